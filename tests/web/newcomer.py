"""Watch somebody who has never seen the page: `python -m tests.web.newcomer [--watch]`.

A friend has challenged them, they have accepted and asked for the table: from the link on they play
on a phone, by touch, until a meld of theirs lies on the felt. Then they lay tiles, in five drags
and Done. Prints the touches and seconds that this took, at a person's pace. With --watch one sees
it in a window or, where there is no display, in two films, `meld.webp` and `tiles.webp`.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from engine.cards import parse_card
from engine.melds import read
from tests.sandbox.conftest import BROWSERS, QUIET
from tests.web.friends import Friends, friends
from tests.web.sitting import Beside, PageUser, before_screen, sitting
from tests.web.stage import Stage
from tests.web.tile_turn import done, five_drags, tiles_lie
from tests.web.watching import Camera, Marked, Pace

THOUGHT_SECONDS = 1.0
"""What a person thinks before each touch."""
MOST_SECONDS = 30.0
"""From opening the link to a meld on the felt, that included."""
MELD_TOUCHES, TILE_TOUCHES = 5, 6
"""Draw, raise three cards, drag them to the felt; five drags and Done."""
SHARPNESS = 1.25
Company = Callable[[PageUser], Beside]
"""Who sits beside somebody, and sees it."""


class Effort(NamedTuple):
    """What something took."""

    touches: int
    seconds: float


def nobody(_: PageUser) -> Beside:
    """Nobody sits beside them, and they need not think."""
    return Beside()


def meld_by_link(browser: Browser, club: Friends, company: Company = nobody) -> Effort:
    """Come by a link, draw, and drag a meld to the felt: at the first table that deals one."""
    while True:
        link = club.invite()
        with before_screen(browser, PageUser, device_scale_factor=SHARPNESS) as me:
            me.beside, begun = company(me), time.monotonic()
            me.page.goto(link)
            expect(me.page.locator("#hand .card")).not_to_have_count(0)
            if meld := meld_in(me.hand()):
                lay(me, meld)
                me.settle()
                me.beside.end()
                return Effort(me.touches, time.monotonic() - begun)


def meld_in(hand: list[str]) -> tuple[str, ...] | None:
    """Three cards of *hand* that are a meld, if there are any."""
    return next(filter(is_meld, combinations(hand, 3)), None)


def is_meld(cards: tuple[str, ...]) -> bool:
    """Whether *cards* are one, whatever game is played."""
    return read((parse_card(card), None) for card in cards) is not None


def lay(me: PageUser, meld: tuple[str, ...]) -> None:
    """Draw, raise the cards of *meld*, and drag them all to the felt with the first."""
    held = len(me.hand())
    me.tap(me.page.locator("#stock"))
    expect(me.page.locator("#hand .card")).to_have_count(held + 1)
    for card in meld:
        me.tap(me.card(card))
        expect(me.card(card)).to_have_attribute("aria-pressed", "true")
    felt = me.page.locator("#felt").bounding_box()
    assert felt
    # Above the stock and below what the friend has laid.
    me.swipe_to(me.card(meld[0]), felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2)
    for card in meld:
        expect(me.page.locator(f'#melds [data-card="{card}"]')).to_be_visible()


def turn_of_tiles(browser: Browser, stage: Stage, company: Company = nobody) -> Effort:
    """Arrange the tiles of *stage* in five drags, and press Done."""
    with sitting(browser, stage, device_scale_factor=SHARPNESS) as me:
        me.beside, begun = company(me), time.monotonic()
        five_drags(me, me.swipe)
        me.tap(done(me))
        expect(me.page.locator("#turn")).to_contain_text("Bob")
        me.settle()
        me.beside.end()
        return Effort(me.touches, time.monotonic() - begun)


def company_of(name: str, *, watch: bool, window: bool) -> Company:
    """Who sits beside somebody who does what is called *name*."""
    if window:
        return partial(Marked, seconds=THOUGHT_SECONDS)
    return partial(Camera, Path(f"{name}.webp")) if watch else lambda _: Pace(THOUGHT_SECONDS)


def main(arguments: list[str]) -> None:
    """Play, and print what it took."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.newcomer", description=__doc__)
    parser.add_argument("--watch", action="store_true", help="in a window, or in films")
    watch = parser.parse_args(arguments).watch
    window = watch and bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
    company = partial(company_of, watch=watch, window=window)
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        friends(Path(folder)) as club,
        tiles_lie() as stage,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium, headless=not window, args=QUIET
        ) as browser,
    ):
        tell("a meld by a link", meld_by_link(browser, club, company("meld")))
        tell("a turn of tiles", turn_of_tiles(browser, stage, company("tiles")))


def tell(what: str, effort: Effort) -> None:
    """Print what it took."""
    print(f"{what}: {effort.touches} touches, {effort.seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
