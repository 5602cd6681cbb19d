"""The page on all screens: nothing too small for a finger, or in anybody's way."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ViewportSize

from bot.web.files import FOLDER
from engine.cards import pack, write_card
from engine.variants import VARIANTS
from tests.bot.table.bare_tables import ALICE, BOB, bare_table
from tests.sandbox.conftest import browser as browser
from tests.sandbox.test_sandbox_screens import COLOURS, EVERYTHING
from tests.web.sitting import DESK, PHONE, Sitting, sitting
from tests.web.stage import LOOK, Stage, play_on

MOST_BYTES = 60_000
SMALLEST = 44
"""CSS pixels of what a finger must hit, at least."""
GAMES = [*VARIANTS]
OF_CARDS = [key for key, variant in VARIANTS.items() if not variant.tiles]
SIZES: dict[str, ViewportSize] = {
    "small": {"width": 360, "height": 640},
    "phone": PHONE,
    "across": {"width": 844, "height": 390},
    "zoomed": {"width": 640, "height": 450},
    "pad": {"width": 768, "height": 1024},
    "desk": DESK,
}
STILL = "reduce"
"""The motion that is wished for: nothing flies while it is looked at."""
HAND = 26
"""Cards of a hand of 500 that has taken a long pile."""
HOLD = """([hand]) => import(document.querySelector('script').src.replace('main', 'state'))
    .then(({ change, state }) => change({ table: { ...state.table, order: hand } }))"""
REACHED = """() => [...document.querySelectorAll('button, a')].filter(element =>
    element.checkVisibility()).map(element => {
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map(
        side => Math.round(box[side]));
    const hit = (x, y) => element.contains(document.elementFromPoint(x, y));
    const reach = (from, to, hits) => {
        while (from < to && !hits(from)) from++;
        while (from < to && !hits(to - 1)) to--;
        return to - from;
    };
    const wide = reach(left, right, x => hit(x, Math.min(top + 22, bottom - 1)));
    const high = reach(top, bottom, y => hit(Math.min(left + 22, right - 1), y));
    return [element.ariaLabel || element.textContent, wide, high];
})"""
"""Of everything that can be pressed: how wide and high it is where a finger reaches it."""


def test_the_page_is_small() -> None:
    """All files of the page together, but for Discord's own, are few bytes when packed."""
    files = [path for path in FOLDER.iterdir() if path.name not in ("sdk.js", "sentence.html")]
    packed = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    assert sum(packed.values()) <= MOST_BYTES, packed


@pytest.fixture
def stage(request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A game that has gone on for a while."""
    table = bare_table(request.param, (ALICE, BOB))
    play_on(table, 15)
    stage = Stage(table)
    yield stage
    stage.close()


@pytest.mark.browser
@pytest.mark.parametrize("stage", OF_CARDS, indirect=True)
def test_what_is_pressed_can_be_reached(browser: Browser, stage: Stage) -> None:
    """On every screen all to press is large enough for a finger, and all of it is in sight."""
    with sitting(browser, stage, reduced_motion=STILL) as me:
        for name, size in SIZES.items():
            me.page.set_viewport_size(size)
            me.sit()
            assert not out_of_reach(me), name


@pytest.mark.browser
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", ["small", "phone", "across"])
@pytest.mark.parametrize("stage", ["five-hundred"], indirect=True)
def test_a_large_hand_is_seen_whole(
    browser: Browser, stage: Stage, size: str, *, large: bool
) -> None:
    """Of 26 cards each can be read and reached on a phone, and nothing scrolls."""
    stage.look = replace(LOOK, large=large)
    cards = [write_card(card) for card in pack()][:HAND]
    with sitting(browser, stage, SIZES[size], reduced_motion=STILL) as me:
        me.page.evaluate(HOLD, [cards])
        assert me.hand() == cards
        assert not out_of_reach(me)


def out_of_reach(me: Sitting) -> list[Any]:
    """What is too small to press where it is seen, or wider than the screen."""
    me.settle()
    small = [each for each in me.page.evaluate(REACHED) if min(each[1:]) < SMALLEST]
    fits = me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return small if fits else ["the page", *small]


@pytest.mark.browser
@pytest.mark.parametrize("stage", GAMES, indirect=True)
def test_nothing_keeps_people_away(browser: Browser, stage: Stage) -> None:
    """Axe-core finds nothing: names, roles, contrast, and contrast where the page is light too."""
    stage.look = replace(LOOK, background="dark")
    with sitting(browser, stage, bypass_csp=True, reduced_motion=STILL) as me:
        assert not wrong(me)
        stage.look = replace(LOOK, background="light")
        me.sit()
        assert not wrong(me, COLOURS)


def wrong(me: Sitting, rules: dict[str, Any] = EVERYTHING) -> list[Any]:
    """What axe-core finds while a card is raised."""
    me.card(me.hand()[0]).click()
    me.settle()
    found = Axe().run(me.page, options=rules).response["violations"]
    return [(each["id"], each["nodes"][0]["html"]) for each in found]
