"""Make docs/gallery anew: `python -m tests.gallery`, or with the names of some languages.

Each screen is brought up in a sandbox by the commands and presses that a person gives, on games
that are the same every time, and photographed in headless Chromium.
"""

import asyncio
import io
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from bot.sandbox.people import PEOPLE, Json
from bot.sandbox.snowflakes import ALICE, CHANNEL
from tests.gallery import pages, positions
from tests.gallery.screens import SCREENS, Screen
from tests.sandbox.conftest import BROWSERS, QUIET
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.visitor import Visitor, visit

LOCALES = {"en": "en-US", "de": "de", "ru": "ru"}
THEMES = ("dark", "light")
SIZES = {"phone": {"width": 390, "height": 2600}, "desktop": {"width": 1280, "height": 2600}}
"""Tall enough for the longest message: what is scrolled away is not photographed."""
SHARPNESS = {"phone": 2.0, "desktop": 1.0}
QUALITY = 62
FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
TEXT, USER, BUTTON = 3, 6, 2


class Hand:
    """What the person does, past the keyboard; *shown* is the message that it led to."""

    def __init__(self, visitor: Visitor, numbers: dict[str, int]) -> None:
        self.visitor = visitor
        self.numbers = numbers
        self.shown: Json = {}

    async def do(self, step: str) -> None:
        """Give a command, `/hand table:500`, or press the button whose id has what is given."""
        if step.startswith("/"):
            await self._run(step[1:])
        else:
            await self._press(step)

    async def _run(self, line: str) -> None:
        name, *rest = line.split(" ; ")
        options = [self._option(*one.split(":", 1)) for one in rest]
        before = len(self.visitor.heard)
        path = name.split()
        answer = await self.visitor.ask("run", channel=str(CHANNEL), path=path, options=options)
        assert "problem" not in answer, (line, answer)
        self._look(before)

    def _option(self, name: str, value: str) -> Json:
        if name == "table":
            return {"name": name, "type": TEXT, "value": str(self.numbers[value])}
        if value.startswith("@"):
            (person,) = [one for one in PEOPLE.values() if one.name == value[1:]]
            return {"name": name, "type": USER, "value": str(person.id)}
        if value in ("True", "False"):
            return {"name": name, "type": 5, "value": value == "True"}
        return {"name": name, "type": TEXT, "value": value}

    async def _press(self, part: str) -> None:
        button = next(one for one in controls(self.shown) if part in one["custom_id"])
        before = len(self.visitor.heard)
        answer = await self.visitor.ask(
            "press",
            channel=str(CHANNEL),
            message=self.shown["id"],
            custom_id=button["custom_id"],
            kind=BUTTON,
        )
        assert "problem" not in answer, (part, answer)
        self._look(before)

    def _look(self, before: int) -> None:
        here = [event for event in self.visitor.heard[before:] if event.get("t") == "message"]
        own = [one["message"] for one in here if one["message"]["channel_id"] == str(CHANNEL)]
        self.shown = own[-1] if own else self.shown


def controls(part: Any) -> list[Json]:
    """Everything in a message that can be pressed."""
    if isinstance(part, list):
        return [one for each in part for one in controls(each)]
    if not isinstance(part, dict):
        return []
    own = [part] if "custom_id" in part else []
    return own + controls(part.get("components", []))


@asynccontextmanager
async def opened(browser: Browser, address: str, theme: str) -> AsyncIterator[dict[str, Page]]:
    """The page on each size of screen."""
    made = {}
    for size, viewport in SIZES.items():
        context = await browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]
            device_scale_factor=SHARPNESS[size],
        )
        made[size] = await context.new_page()
        await made[size].goto(f"{address}/?as=alice&theme={theme}")
    yield made
    for page in made.values():
        await page.context.close()


async def take(page: Page, message: str, file: Path) -> None:
    """Photograph one message, its pictures loaded."""
    shown = page.locator(f'#pane-server [data-message="{message}"]')
    await shown.wait_for()
    await page.wait_for_function(
        "[...document.images].every((one) => one.complete)"  # also those still coming
    )
    png = await shown.screenshot()
    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)


async def language(browser: Browser, code: str) -> None:
    """All screens in one language."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "var").mkdir()
        numbers = await positions.store(f"sqlite:///{folder}/var/sandbox.db", PEOPLE[ALICE])
        with SandboxProcess(folder, free_port()) as sandbox:
            async with visit(sandbox.address) as visitor:
                await visitor.be("Alice")
                await visitor.ask("speak", locale=LOCALES[code])
                hand = Hand(visitor, numbers)
                await hand.do(f"/server set ; language:{code}")
                for theme in THEMES:
                    async with opened(browser, sandbox.address, theme) as screens:
                        await photograph(hand, screens, code, theme)
            sandbox.end()


async def photograph(hand: Hand, screens: dict[str, Page], code: str, theme: str) -> None:
    """Every screen in one language and theme."""
    await hand.do(f"/preferences ; background:{theme}")
    for screen in SCREENS:
        if screen.once and theme != THEMES[0]:
            continue
        await bring_up(hand, screen)
        for size, page in screens.items():
            file = FOLDER / code / f"{screen.name}-{theme}-{size}.webp"
            await take(page, hand.shown["id"], file)


async def bring_up(hand: Hand, screen: Screen) -> None:
    """Do what leads to *screen*."""
    for step in screen.steps:
        await hand.do(step)
        await asyncio.sleep(screen.seconds)


async def main(codes: Sequence[str]) -> None:
    """Make the pictures of the languages *codes*, then the page that shows all."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for code in codes:
            shutil.rmtree(FOLDER / code, ignore_errors=True)
            (FOLDER / code).mkdir(parents=True)
            await language(browser, code)
        await browser.close()
    pages.write(FOLDER, list(LOCALES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or list(LOCALES)))
