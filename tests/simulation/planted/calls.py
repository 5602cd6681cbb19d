"""Faults of what goes out to Discord: the budget, tokens, lanes, and messages posted once."""

from tests.simulation.planted.fault import Fault

FAULTS = (
    Fault(
        name="waiter-keeps-slot",
        harm="Whoever gives up in the moment of getting a slot keeps it: all tables get slower.",
        promise="No slot of the budget is kept while nothing is on its way.",
        scene="More calls than half a window at once; work cancelled as it gets its slot, so that "
        "showing takes longer than its limit.",
        file="bot/runtime/budget.py",
        old="""\
            elif not waiting.cancelled():
                self._give_back(place)
""",
        new="",
    ),
    Fault(
        name="failed-call-keeps-slot",
        harm="Each call that fails on the way costs a slot for ever: in the end nothing is shown.",
        promise="After an outage every table is shown again as soon as Discord answers; no slot is "
        "kept while nothing is on its way.",
        scene="Some dozens of requests whose connection is refused, or breaks off as it is made.",
        file="bot/runtime/budget.py",
        old="""\
            return await connect()
        finally:
            # It goes out now, which may be long after its slot was there, or it has failed.
            self._kept -= 1
""",
        new="""\
            done = await connect()
            self._kept -= 1
            return done
        finally:
""",
    ),
    Fault(
        name="slots-of-others-forgotten",
        harm="Each process has the whole budget for itself: Discord answers 429 to both.",
        promise="No second has more counted calls than Discord takes, of all processes together.",
        scene="Two processes of which both have a burst: a start with many tables that are behind.",
        file="data/shards.py",
        old="""" ".join(map(str, [*taken, *([now_ms] * count)]))""",
        new="""" ".join(map(str, [now_ms] * count))""",
    ),
    Fault(
        name="dead-token",
        harm="A hand whose token Discord does not know any more stays as it is for minutes.",
        promise="Every hand shows the table as it stands soon after the last move.",
        scene="Discord answers 404 to an edit by a token within a quarter of an hour of its press, "
        "or a player has dismissed their hand, and the other moves.",
        file="bot/messages/tokens.py",
        old="or not is_passing(error)",
        new="or not is_passing(error) and error.status != 404",
    ),
    Fault(
        name="endless-tokens",
        harm="Tokens are tried that have ended: Discord counts that, and bans who does it often.",
        promise="Nothing is called with a token that has ended.",
        scene="A hand in a DM is pressed, and changes more than a quarter of an hour later.",
        file="bot/messages/tokens.py",
        old="return press is not None and now_ms() < until_ms(press)",
        new="return press is not None",
    ),
    Fault(
        name="late-edit",
        harm="An edit that was worked out before a press covers the answer to it: a player sees "
        "an earlier hand, with a card they have just played.",
        promise="Every hand shows the table as it stands soon after the last move.",
        scene="A hand in the channel is pressed while it is being refreshed, as the other has "
        "moved, and what is worked out beside the loop takes a while.",
        file="bot/messages/hands.py",
        old="""\
        if self._shown.get((table.id, user_of(click)), shown) is not shown:
            # Pressed and answered while the hand was worked out.
            return False
""",
        new="",
    ),
    Fault(
        name="ten-budgets",
        harm="Where many tables are shown at once Discord refuses the calls of all for a second.",
        promise="What is asked of Discord stays within its limits.",
        scene="An evening of dozens of tables, and a start at which they are behind.",
        file="bot/runtime/budget.py",
        old="MOST = 42\n",
        new="MOST = 420\n",
    ),
    Fault(
        name="table-posted-twice",
        harm="After a kill a table stands in its channel twice, and one of them never changes.",
        promise="Each table has one public message.",
        scene="A kill between the answer to a table's first message and the note of it.",
        file="bot/messages/public_messages.py",
        old="""nonce_of(table, "t", before)""",
        new="""nonce_of(table, "t", now_ms())""",
    ),
    Fault(
        name="nonce-of-all-rounds",
        harm="The result of a round that was short is never posted: Discord takes it for the last.",
        promise="The result of each round is posted, once.",
        scene="Two rounds of one game that end within some minutes.",
        file="bot/messages/result_messages.py",
        old="""f"{table.id}.round{number}\"""",
        new="""f"{table.id}.round\"""",
    ),
    Fault(
        name="noted-before-called",
        harm="Whose turn it is is not called where Discord fails once, and waits without knowing.",
        promise="Who is away is called when their turn comes.",
        scene="Discord fails, or the process is killed, as a call is posted to somebody away.",
        file="bot/messages/calls.py",
        old="""\
        self._begun[table.id] = turn_step, since_ms
        new = await self._post_anew(table, frame, user, text, since_ms)
""",
        new="""\
        self._begun[table.id] = turn_step, since_ms
        await self._posts.note(table, pinged_step=turn_step)
        new = await self._post_anew(table, frame, user, text, since_ms)
""",
    ),
)
