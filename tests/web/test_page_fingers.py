"""A full working table of tiles under a finger: each tile can be hit, whatever the screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bot.table.drafts import draft_of, keep
from bot.table.table import Table
from bot.web.working import laid_out, read_rows
from tests.bot.table.bare_tables import ALICE, BOB, bare_table
from tests.engine.tables import position
from tests.sandbox.conftest import browser as browser
from tests.web.sitting import sitting
from tests.web.stage import Stage
from tests.web.test_page_screens import SIZES, STILL, out_of_reach

pytestmark = pytest.mark.browser

SUITS = "bgry"
LONG = [[f"{suit}{rank}" for rank in range(1, 14)] for suit in SUITS[:2]]
SHORT = [
    [f"{suit}{rank}" for rank in ranks] for suit in SUITS[2:] for ranks in ((1, 2, 3), (4, 5, 6, 7))
]
GROUPS = [[f"{suit}{rank}" for suit in SUITS[:3]] for rank in range(1, 14)]
LYING = [*LONG, *SHORT, *GROUPS]
RACK = "r8 r9 r10 r11 r12 r13 y8 y9 y10 y11 y12 y13 y1 y2 y3 y4 y5 y6 y7 y8"


def full_table() -> Table:
    """A game with eighty tiles on the table, of which some lie wrong, and twenty in the rack."""
    table = bare_table("tile", (ALICE, BOB))
    table.state = position(RACK, " | ".join(map(" ".join, LYING)), others=("y13",))
    first, second, *others = LYING
    laid = [first[:5], first[5:], [*second, "y8"], *others[:-1], others[-1][:2], others[-1][2:]]
    draft = draft_of(table, 1)
    assert draft is not None
    keep(table, 1, laid_out(draft, read_rows(laid)))
    return table


@pytest.fixture
def stage() -> Iterator[Stage]:
    """That table, before somebody."""
    stage = Stage(full_table())
    yield stage
    stage.close()


def test_each_tile_can_be_hit(browser: Browser, stage: Stage) -> None:
    """On every screen: tiles of rows and of the rack, raised or not, and every button."""
    with sitting(browser, stage, reduced_motion=STILL) as me:
        for name, size in SIZES.items():
            me.page.set_viewport_size(size)
            me.sit()
            me.page.locator(".row .card").nth(3).click()
            me.card("r8").click()
            assert not out_of_reach(me), name
