"""Make docs/gallery anew: `python -m tests.gallery`, or with the names of some languages.

English, German and Russian are shown on a phone and on a desktop, dark and light, the others on a
dark phone. With `--only club,today` only these screens are made, and the others stay as they are;
`tiles` is the film of the page.

Each screen is brought up in a sandbox by the commands and presses that a person gives, on games
that are the same every time, and photographed in headless Chromium.
"""

import argparse
import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from playwright.async_api import Browser, Error, Page, async_playwright

from tests.gallery import club_days, films, pages, positions, tables
from tests.gallery.reel import save
from tests.gallery.screens import SCREENS, Screen
from tests.gallery.steps import Hand
from tests.sandbox.conftest import BROWSERS, QUIET
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.visitor import visit

LOCALES = {
    "en": "en-US",
    "de": "de",
    "ru": "ru",
    "cs": "cs",
    "lt": "lt",
    "pl": "pl",
    # Discord itself speaks neither.
    "et": "en-US",
    "lv": "en-US",
}
WHOLE = ("en", "de", "ru")
"""The languages that are shown in all sizes and themes."""
THEMES = ("dark", "light")
SIZES = {"phone": {"width": 390, "height": 2600}, "desktop": {"width": 1280, "height": 2600}}
"""Tall enough for the longest message: what is scrolled away is not photographed."""
SHARPNESS = {"phone": 1.5, "desktop": 1.0}
TAKES = 3
WARM_SECONDS = 6.0
"""Until a bot that has just started answers within the three seconds that it has."""
Shown = TypeVar("Shown", Screen, tables.TableScreen)
FOLDER = Path(__file__).parents[2] / "docs" / "gallery"


@asynccontextmanager
async def opened(
    browser: Browser, address: str, theme: str, sizes: Sequence[str]
) -> AsyncIterator[dict[str, Page]]:
    """The page on each of these sizes of screen."""
    made = {}
    for size in sizes:
        viewport = SIZES[size]
        context = await browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]
            device_scale_factor=SHARPNESS[size],
            bypass_csp=True,  # or nothing could be waited for
        )
        made[size] = await context.new_page()
        await made[size].goto(f"{address}/?as=alice&theme={theme}#play")
        # What is offered to others would stand over what is photographed.
        await made[size].add_style_tag(content="#toasts { display: none }")
    yield made
    for page in made.values():
        await page.context.close()


async def take(page: Page, message: str, file: Path) -> None:
    """Photograph one message, its pictures loaded; once more where it is shown anew meanwhile."""
    shown = page.locator(f'#pane-server [data-message="{message}"]')
    for left in reversed(range(TAKES)):
        await shown.wait_for()
        await page.wait_for_function(
            "[...document.images].every((one) => one.complete)"  # also those still coming
        )
        try:
            picture = await shown.screenshot()
            break
        except Error:
            if not left:
                raise
    save(picture, file)


async def language(browser: Browser, code: str, only: Sequence[str]) -> None:
    """All screens in one language, or only some."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "var").mkdir()
        database = f"sqlite:///{folder}/var/sandbox.db"
        numbers = await positions.store(database, (*positions.RIVALS, *positions.POSITIONS))
        await club_days.seasons_before(database)
        with SandboxProcess(folder, free_port()) as sandbox:
            async with visit(sandbox.address) as visitor:
                await visitor.be("Alice")
                await visitor.ask("speak", locale=LOCALES[code])
                hand = Hand(visitor, numbers)
                await asyncio.sleep(WARM_SECONDS)
                await rivals(sandbox.address, numbers)
                await hand.do(f"/server set ; language:{code}")
                await hand.do(f"/preferences ; language:{code}")
                await club_days.tries(database, "gin")
                themes, sizes = (THEMES, SIZES) if code in WHOLE else (THEMES[:1], ["phone"])
                for theme in themes:
                    async with opened(browser, sandbox.address, theme, list(sizes)) as screens:
                        await photograph(hand, screens, code, theme, only)
            sandbox.end()


async def rivals(address: str, numbers: dict[str, int]) -> None:
    """Have the rated games ended, each by who wins it, so that there are standings."""
    for game in positions.RIVALS:
        async with visit(address) as visitor:
            await visitor.be(game.people[0])
            await Hand(visitor, numbers).do(f"/discard ; table:{game.name} ; card:?")


async def photograph(
    hand: Hand, screens: dict[str, Page], code: str, theme: str, only: Sequence[str]
) -> None:
    """Every screen in one language and theme, or *only* some."""
    await hand.do(f"/preferences ; background:{theme}")
    for screen in wanted(SCREENS, only):
        if screen.once and theme != THEMES[0]:
            continue
        await bring_up(hand, screen)
        for size, page in screens.items():
            file = FOLDER / code / f"{screen.name}-{theme}-{size}.webp"
            await take(page, hand.shown["id"], file)


def wanted(screens: Sequence[Shown], only: Sequence[str]) -> list[Shown]:
    """The *screens* that are named in *only*, or all."""
    return [screen for screen in screens if not only or screen.name in only]


async def bring_up(hand: Hand, screen: Screen) -> None:
    """Do what leads to *screen*."""
    for step in screen.steps:
        await hand.do(step)


def main(codes: Sequence[str], only: Sequence[str]) -> None:
    """Make the pictures of the languages *codes* and the films, then the page that shows all."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)))
    asyncio.run(play(chromium, codes, only))
    if not only or "tiles" in only:
        films.make_tiles(chromium, FOLDER)
    pages.write(FOLDER, list(LOCALES))


async def play(chromium: str, codes: Sequence[str], only: Sequence[str]) -> None:
    """Bring everything up that is played in a sandbox."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for code in codes:
            if not only:
                shutil.rmtree(FOLDER / code, ignore_errors=True)
            (FOLDER / code).mkdir(parents=True, exist_ok=True)
            if wanted(SCREENS, only):
                await language(browser, code, only)
            if found := wanted(tables.TABLES, only):
                await tables.photograph(browser, code, LOCALES[code], found, FOLDER / code)
        for film in films.FILMS if not only else ():
            await films.make(browser, film, FOLDER)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("languages", nargs="*", default=list(LOCALES))
    parser.add_argument("--only", default="", help="the names of screens, with commas")
    wish = parser.parse_args()
    main(wish.languages, list(filter(None, wish.only.split(","))))
