"""The page enlarged to 200 %: as a whole, as a browser does it, and its texts alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from bot.table.table import Table
from engine.cards import pack, write_card
from tests.bot.table.bare_tables import ALICE, BOB, bare_table
from tests.sandbox.conftest import browser as browser
from tests.web.sitting import DESK, PHONE, Sitting, sitting
from tests.web.stage import Stage, play_on
from tests.web.test_page_fingers import full_table
from tests.web.test_page_screens import HAND, HOLD, STILL, out_of_reach

pytestmark = pytest.mark.browser

HALF: ViewportSize = {"width": 640, "height": 450}
"""What is left of a desk where everything is twice as large."""
TWICE = {"standard": 32, "fixed": 26}
"""The sizes of texts, in pixels, to which somebody has set their browser."""
TEXTS = "#title, .press, .name, .player .cards, .score, #told, #turn, #missing, .offer"
CUT = """texts => [...document.querySelectorAll(texts)].filter(text => {
    if (!text.textContent || !text.checkVisibility()) return false;
    if (text.closest('#doing')) text.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = text.getBoundingClientRect();
    const cut = ['Width', 'Height'].some(size => text['scroll' + size] > text['client' + size] + 1);
    const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return cut || !seen || !(text.contains(under) || under.contains(text));
}).map(text => text.textContent)"""
"""The texts that are not seen whole, or over which something lies."""
LOST = """() => [...document.querySelectorAll('#hand .card')].filter(card => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).length"""
"""How many cards of the hand are not on the screen as it is."""


def late() -> Table:
    """A game of 500 in which many melds lie, in the turn of seat 1."""
    table = bare_table("five-hundred", (ALICE, BOB))
    play_on(table, 24)
    while table.state.to_act != 1:
        play_on(table, 1)
    return table


@pytest.fixture(params=[late, full_table], ids=["cards", "tiles"])
def stage(request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A game with much on the table."""
    stage = Stage(request.param())
    yield stage
    stage.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_texts_twice_as_large(browser: Browser, stage: Stage, size: ViewportSize) -> None:
    """Where a browser is told to write large, that is done as far as all else has room."""

    def enlarge(page: Page) -> None:
        page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": TWICE})

    with sitting(browser, stage, size, enlarge, reduced_motion=STILL) as me:
        check(me)


def test_all_twice_as_large(browser: Browser, stage: Stage) -> None:
    """At half of a desk nothing is cut, covered or too small, however many cards one holds."""
    with sitting(browser, stage, HALF, device_scale_factor=2, reduced_motion=STILL) as me:
        check(me)


def check(me: Sitting) -> None:
    """Fail where something of the page is not seen or reached."""
    if not me.stage.table.variant.tiles:
        me.page.evaluate(HOLD, [[write_card(card) for card in pack()][:HAND]])
    me.settle()
    assert not me.page.evaluate(LOST)
    assert me.page.evaluate(CUT, TEXTS) == []
    assert not out_of_reach(me)
    assert not me.page.evaluate(LOST)
