"""Faults of the page on which a table is touched: what its readers see, and what is made of it."""

from tests.simulation.planted.fault import Fault

FAULTS = (
    Fault(
        name="onlooker-in-a-seat",
        harm="Whoever looks on at the page sees the cards of the player whose turn it is.",
        promise="Nobody is shown a card of another hand, nor of the stock.",
        scene="Somebody who does not play has the page of a table open.",
        file="bot/web/contents.py",
        old="""\
        if seat is None:
            return public_frame(table, language, look), page, None
""",
        new="""\
        if seat is None:
            seat = table.state.to_act or 1
""",
    ),
    Fault(
        name="acknowledged-before-stored",
        harm="A move at the page is answered as made, and a crash or a refusal takes it away.",
        promise="Every acknowledged move is in the record exactly once.",
        scene="The process dies, or its disk refuses, right after somebody at the page has moved.",
        file="bot/web/granting.py",
        old="""\
    await act_for(teller, asked.doer, table, *moves, step=wish.step)
""",
        new="""\
    asked.client.desk.tasks.start(act_for(teller, asked.doer, table, *moves, step=wish.step))
""",
    ),
)
