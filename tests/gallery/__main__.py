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
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from sandbox.living_room import ALICE, CHANNEL, PEOPLE
from sandbox.world import Json
from tests.gallery import pages, positions
from tests.gallery.screens import SCREENS, Screen
from tests.sandbox.conftest import BROWSERS, QUIET
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.visitor import Visitor, visit

LOCALES = {"en": "en-US", "de": "de", "ru": "ru"}
THEMES = ("dark", "light")
SIZES = {"phone": {"width": 390, "height": 2600}, "desktop": {"width": 1280, "height": 2600}}
"""Tall enough for the longest message: what is scrolled away is not photographed."""
SHARPNESS = {"phone": 1.5, "desktop": 1.0}
QUALITY = 50
QUIET_SECONDS = 0.4
"""Who hears nothing for so long has heard all."""
FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
TEXT, USER, BUTTON = 3, 6, 2


class Hand:
    """What the person does, past the keyboard; *shown* is the message that it led to."""

    def __init__(self, visitor: Visitor, numbers: dict[str, int]) -> None:
        self.visitor = visitor
        self.numbers = numbers
        self.shown: Json = {}

    async def do(self, step: str) -> None:
        """Do one step of a screen, as `screens.py` writes them."""
        if step.startswith("/"):
            await self._run(step[1:])
        elif step.startswith("@"):
            await self.turn_to(step[1:])
        else:
            await self._press(step)

    async def _run(self, line: str) -> None:
        name, *rest = line.split(" ; ")
        options = [self._option(*one.split(":", 1)) for one in rest]
        path = name.split()
        for option in options:
            if option["value"] == "?":
                option["value"] = await self._proposed(path, options, option)
        before = len(self.visitor.heard)
        answer = await self.visitor.ask("run", channel=str(CHANNEL), path=path, options=options)
        assert "problem" not in answer, (line, answer)
        await self._look(before)

    async def _proposed(self, path: list[str], options: list[Json], option: Json) -> str:
        """What is proposed first for one of the *options*."""
        others = [one for one in options if one is not option]
        asked = [*others, option | {"value": "", "focused": True}]
        answer = await self.visitor.ask("complete", channel=str(CHANNEL), path=path, options=asked)
        return str(answer["choices"][0]["value"])

    def _option(self, name: str, value: str) -> Json:
        if name == "number":
            return {"name": "table", "type": TEXT, "value": value}
        if name == "table":
            return {"name": name, "type": TEXT, "value": str(self.numbers[value])}
        if value.startswith("@"):
            (person,) = [one for one in PEOPLE.values() if one.name == value[1:]]
            return {"name": name, "type": USER, "value": str(person.id)}
        if value in ("True", "False"):
            return {"name": name, "type": 5, "value": value == "True"}
        return {"name": name, "type": TEXT, "value": value}

    async def _press(self, part: str) -> None:
        ids = [one["custom_id"] for one in controls(self.shown)]
        custom_id = next((one for one in ids if part in one), None)
        assert custom_id is not None, (part, ids)
        before = len(self.visitor.heard)
        answer = await self.visitor.ask(
            "press",
            channel=str(CHANNEL),
            message=self.shown["id"],
            custom_id=custom_id,
            kind=BUTTON,
        )
        assert "problem" not in answer, (part, answer)
        await self._look(before)

    async def _look(self, before: int) -> None:
        """Find what the last act led to: a new answer, or the pressed message as it is now."""
        await self.settle()
        heard = [event for event in self.visitor.heard[before:] if event.get("t") == "message"]
        for event in heard:
            answers = event["new"] and "interaction_metadata" in event["message"]
            if answers or event["message"]["id"] == self.shown.get("id"):
                self.shown = event["message"]

    async def settle(self) -> None:
        """Hear all that comes until it is quiet."""
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(QUIET_SECONDS):
                    await self.visitor.until(lambda event: True)

    async def turn_to(self, part: str) -> None:
        """Look at the newest message with a control whose id has *part*."""
        await self.settle()
        heard = [event["message"] for event in self.visitor.heard if event.get("t") == "message"]
        self.shown = [one for one in heard if any(part in c["custom_id"] for c in controls(one))][
            -1
        ]


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
            bypass_csp=True,  # or nothing could be waited for
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
                await rivals(sandbox.address, hand)
                await hand.do(f"/server set ; language:{code}")
                for theme in THEMES:
                    async with opened(browser, sandbox.address, theme) as screens:
                        await photograph(hand, screens, code, theme)
            sandbox.end()


async def rivals(address: str, alice: Hand) -> None:
    """Play rated games that somebody gives up, so that there are standings."""
    async with visit(address) as visitor:
        await visitor.be("Bob")
        bob = Hand(visitor, {})
        for loser in (bob, alice, bob, bob):
            await alice.do("/challenge ; opponent:@Bob ; game:five-hundred")
            await bob.turn_to(":accept")
            await bob.do(":accept")
            await bob.turn_to("draw:")
            alice.numbers["last"] = int(controls(bob.shown)[0]["custom_id"].split(":")[1])
            await loser.do(f"/resign ; number:{alice.numbers['last']}")
            await loser.do(":resign")


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
