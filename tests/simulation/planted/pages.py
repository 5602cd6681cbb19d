"""Faults of the page on which a table is touched: what its readers see, and when."""

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
        name="page-of-the-first-step",
        harm="A page goes on showing the table that was in memory when it was opened.",
        promise="Every page shows the table as it stands soon after the last move.",
        scene="A table leaves memory while its page is open, and comes back as another.",
        file="bot/web/visits.py",
        old="""\
            visit.table = table
""",
        new="""\
            pass
""",
    ),
)
