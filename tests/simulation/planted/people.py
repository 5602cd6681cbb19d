"""Faults against what people may rely on: secrets, the deletion of their data, fair moves."""

from tests.simulation.planted.fault import Fault

FAULTS = (
    Fault(
        name="turned-over-and-back",
        harm="A player looks at the cards of a pile that was turned over, and takes it back.",
        promise="No move is taken back that has shown its player anything.",
        scene="A casual game whose stock runs out in a turn, after which the move is taken back.",
        file="engine/courtesy.py",
        old="""\
    if after.refills is not state.refills:
        return None
""",
        new="",
    ),
    Fault(
        name="others-before-the-end",
        harm="Who is in the middle of their try at today's deal reads how far others came.",
        promise="Nobody sees how others did with today's cards before their own try is over.",
        scene="Somebody asks for today's deal in the middle of their own try, and others are done.",
        file="bot/club/today/days.py",
        old="done = own is not None and own.is_over",
        new="done = own is not None",
    ),
    Fault(
        name="drawn-card-told",
        harm="Everybody reads which card somebody has drawn from the stock.",
        promise="Nobody is shown a card of another hand, nor of the stock.",
        scene="Somebody has drawn from the stock, and the table is shown or told of.",
        file="bot/messages/frames.py",
        old="reader = seat if event.seat == seat else None",
        new="reader = event.seat",
    ),
    Fault(
        name="same-cards-open",
        harm="Where all tables of a round have the same cards, anybody looks at another one.",
        promise="Nobody who may still play the same cards sees them elsewhere.",
        scene="A tournament with the same cards for all, and somebody looks on at another table.",
        file="bot/club/tournament/rounds.py",
        old="""audience="sealed" if tournament.duplicate else None""",
        new="""audience=None""",
    ),
    Fault(
        name="shed-by-deletion",
        harm="Who has missed tables of a tournament has their data deleted, and comes in again.",
        promise="Nobody takes part in a tournament under two numbers.",
        scene="Somebody leaves a tournament that runs by having their data deleted, and joins it "
        "anew in its first round.",
        file="data/privacy.py",
        old="""\
    yield seat.where(at.in_(begun)).values(**deletions.marked(user))
""",
        new="",
    ),
    Fault(
        name="dm-remembered",
        harm="The DM of somebody who had their data deleted stays in the database, and names them.",
        promise="After a deletion nothing that is stored has the person's number, name or DM.",
        scene="Somebody has played a game by DM, and has their data deleted.",
        file="data/privacy.py",
        old="""("hand_order", "plan", "dm_channel_id", "dm_message_id", "hinted_step")""",
        new="""("hand_order", "plan", "hinted_step")""",
    ),
)
