"""A turn of tiles at the page that takes five drags, and the game in memory in which it is made."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from bot.table.table import Table
from engine.game import play
from engine.moves import DEALER
from engine.record.lines import write_move
from tests.bot.rack_stage import deck
from tests.bot.table.bare_tables import bare_table, change_player
from tests.web.sitting import Drag, Sitting
from tests.web.stage import Stage

RED, BLUE, NINES = "r9 r10 r11 r12 r13", "b10 b11 b12 b13", "b9 g9 y9"
ARRANGED = "1 table r10 r11 r12 | b10 b11 b12 | b9 g9 r9 y9 | b13 g13 r13 y13"
"""The line of the turn in the record."""


@contextmanager
def tiles_lie() -> Iterator[Stage]:
    """A game in which both have opened, and three rows lie there; it's Alice's turn."""
    stage = Stage(racks(f"{RED} g13 y13", f"{BLUE} {NINES}"))
    stage.play(1, f"table {RED}")
    stage.play(2, f"table {RED} | {BLUE}")
    stage.play(1, "draw")
    stage.play(2, f"table {RED} | {BLUE} | {NINES}")
    yield stage
    stage.close()


def racks(*named: str) -> Table:
    """A table of tiles at which Alice, who begins, and Bob were dealt these racks."""
    table = bare_table("tile", options={"turn-limit": "none"})
    for seat, name in enumerate(("Alice", "Bob"), 1):
        change_player(table, seat, name=name)
    start = table.events[0].before
    table.events.clear()
    deal = deck(named, "", len(named))
    table._advance(DEALER, deal, play(start, DEALER, deal), "dealer")
    return table


def five_drags(me: Sitting, drag: Drag) -> None:
    """Move two tiles of the rack and three of the table; meanwhile the page says what's missing."""
    drag(tile(me, "r13"), me.page.locator(".newrow"))
    expect(me.page.locator(".row[data-wrong]")).to_have_count(1)
    expect(me.page.locator(".row[data-wrong] .why")).not_to_be_empty()
    expect(done(me)).to_be_disabled()
    drag(tile(me, "b13"), tile(me, "r13"))
    drag(me.card("g13"), tile(me, "r13"))
    expect(me.page.locator(".row[data-wrong]")).to_have_count(0)
    drag(me.card("y13"), tile(me, "r13"))
    drag(tile(me, "r9"), tile(me, "g9"))
    expect(me.page.locator(".row").nth(2).locator(".card")).to_have_count(4)
    expect(done(me)).to_be_enabled()


def tile(me: Sitting, token: str) -> Locator:
    """A tile of the table."""
    return me.page.locator(f'.row [data-card="{token}"]')


def rows(me: Sitting) -> list[str]:
    """The rows as they are shown."""
    shown = me.page.locator(".row").all()
    return [
        " ".join(each.get_attribute("data-card") or "" for each in row.locator(".card").all())
        for row in shown
    ]


def done(me: Sitting) -> Locator:
    """The button that plays the working table."""
    return me.page.locator("[data-name=done]")


def record(stage: Stage) -> list[str]:
    """The moves that were made, as lines of the game's record."""
    return [write_move(each.seat, each.move, tiles=True) for each in stage.table.events]
