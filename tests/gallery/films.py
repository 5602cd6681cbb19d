"""Short films of somebody playing on a phone: a finger and what it does, as one moving picture."""

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from playwright.async_api import Browser, Locator, Page
from playwright.sync_api import sync_playwright

from sandbox.living_room import ALICE, PEOPLE
from tests.gallery import positions
from tests.gallery.positions import Position
from tests.gallery.reel import FINGER, LIFT, Reel
from tests.gallery.steps import Hand
from tests.sandbox.conftest import QUIET
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.visitor import visit
from tests.web.newcomer import turn_of_tiles
from tests.web.tile_turn import tiles_lie
from tests.web.watching import Camera

PHONE = {"width": 390, "height": 844}
SHARPNESS = 1.25
LOOKED_AT_MS = 1200
TOUCH_MS = 450
CHOSEN_MS = 700
LAST_MS = 4000
OPENED_SECONDS = 0.3
ANSWERED_SECONDS = 1.5
"""Until the answer to a press is there, and that of the computer."""
LONGEST = 60
"""Presses in which a film has to end."""
WANTED = ("Meld ", "Lay off ", "Knock ", "Draw", "Take ", "Pass", "Discard ")
"""How the labels begin of what is pressed, what is pressed first being first."""
BLUE = ".button.s1:not([disabled])"
WARM_SECONDS = 6.0
"""Until a bot that has just started has its emojis, and answers at once."""


@dataclass
class Film:
    """What is seen on *page* while somebody plays there."""

    page: Page
    follows_blue: bool = False
    """Whether what stands out is pressed before all else."""
    reel: Reel = field(default_factory=Reel)

    async def look(self, ms: int = LOOKED_AT_MS) -> None:
        """Show the page as it is for so long."""
        await self.page.wait_for_function("[...document.images].every((one) => one.complete)")
        self.reel.add(await self.page.screenshot(), ms)

    async def tap(self, control: Locator) -> None:
        """Put a finger on *control*, show that, and press it."""
        await control.scroll_into_view_if_needed()
        box = await control.bounding_box()
        assert box, control
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        await self.page.evaluate(FINGER, middle)
        await self.look(TOUCH_MS)
        await self.page.evaluate(LIFT)
        await control.click()

    async def play(self, hand: Locator, is_over: Callable[[int, str], bool]) -> None:
        """Press what *hand* offers first, until after so many presses its text *is_over*."""
        await self.look()
        for pressed in range(LONGEST):
            if is_over(pressed, await hand.inner_text()):
                break
            await self._press(hand)
            await asyncio.sleep(ANSWERED_SECONDS)
            await self.look()
        self.reel.lengths_ms[-1] = LAST_MS

    async def _press(self, hand: Locator) -> None:
        blue = hand.locator(BLUE)
        if self.follows_blue and await blue.count():
            await self.tap(blue.first)
            return
        controls = hand.locator(".button:not([disabled]), .select:not([disabled])")
        labels = [label.strip() for label in await controls.all_inner_texts()]
        _, best = min(
            (place, at)
            for at, label in enumerate(labels)
            for place, wanted in enumerate(WANTED)
            if label.startswith(wanted)
        )
        await self.tap(controls.nth(best))
        await asyncio.sleep(OPENED_SECONDS)
        if await self.choices.count():
            await self.look(CHOSEN_MS)
            await self.tap(self.choices.first)

    @property
    def choices(self) -> Locator:
        """What can be chosen in the menu that is open."""
        return self.page.locator("#layer .option")


@dataclass(frozen=True, slots=True)
class Script:
    """What is filmed: a game from *position* on, until after so many presses a text *is_over*."""

    name: str
    position: Position
    is_over: Callable[[int, str], bool]
    follows_blue: bool = False


FILMS = (
    Script("turn", positions.TURN, lambda pressed, _: pressed == len(positions.TURN.kinds)),
    Script(
        "hand-of-gin",
        positions.HAND_OF_GIN,
        lambda _, text: "Round 1:" in text,
        follows_blue=True,
    ),
)


async def make(browser: Browser, script: Script, into: Path) -> None:
    """Play what *script* says in a sandbox of its own, and write the film into a folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "var").mkdir()
        numbers = await positions.store(f"sqlite:///{folder}/var/sandbox.db", [script.position])
        with SandboxProcess(folder, free_port()) as sandbox:
            film = await played(browser, script, sandbox.address, numbers)
            sandbox.end()
    film.reel.save(into / f"{script.name}.webp")


async def played(browser: Browser, script: Script, address: str, numbers: dict[str, int]) -> Film:
    """The film of somebody who plays on their phone, in their conversation with Jolly."""
    context = await browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        device_scale_factor=SHARPNESS,
        bypass_csp=True,  # or nothing could be waited for
    )
    page = await context.new_page()
    async with visit(address) as visitor:
        await visitor.be(PEOPLE[ALICE].name)
        await asyncio.sleep(WARM_SECONDS)
        hand = Hand(visitor, numbers, PEOPLE[ALICE].direct)
        await page.goto(f"{address}/?as=alice&theme=dark#hand")
        await hand.do(f"/hand ; table:{script.name}")
        shown = page.locator(f'#pane-direct [data-message="{hand.shown["id"]}"]')
        await shown.wait_for()
        await asyncio.sleep(ANSWERED_SECONDS)
        film = Film(page, script.follows_blue)
        await film.play(shown, script.is_over)
    await context.close()
    return film


def make_tiles(chromium: str, into: Path) -> None:
    """Film a turn of tiles at the page of a table, by touch; nothing else may run in a loop."""
    with (
        tiles_lie() as stage,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=QUIET) as browser,
    ):
        turn_of_tiles(browser, stage, partial(Camera, into / "tiles.webp"))
