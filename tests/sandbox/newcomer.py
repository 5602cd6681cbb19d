"""Watch somebody who has never seen it: `python -m tests.sandbox.newcomer [--watch] [--to-end]`.

Opens the sandbox on a phone, starts a game with one press, and plays a turn; prints the seconds and
presses that it took, with --to-end also those to the end of the game. With --watch one sees it, in
a window and slowly.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Locator, expect, sync_playwright

from tests.sandbox.conftest import BROWSERS
from tests.sandbox.player import PHONE, Player, player
from tests.sandbox.process import SandboxProcess, free_port

GAME = "straight"
MOST_PRESSES = 5
"""From opening the page to the end of the first turn: start, close the table,
draw, and discard from a menu."""
MOST_SECONDS = 20.0
SLOWLY_MS = 700


class Newcomer:
    """Presses what is in sight; *presses* and *seconds* count from opening the page."""

    def __init__(self, sitting: Player) -> None:
        self.player = sitting
        self.presses = 0
        self.begun = time.monotonic()

    @property
    def seconds(self) -> float:
        """Since the page was opened."""
        return time.monotonic() - self.begun

    @property
    def hand(self) -> Locator:
        """The newest message with a menu: other ones tell what has happened."""
        return self.player.direct.locator(".message:has(.select)").last

    def press(self, part: Locator) -> None:
        """Press *part*, without scrolling to it: it has to be in sight."""
        expect(part).to_be_in_viewport(ratio=0.9)
        part.click()
        self.presses += 1

    def arrive(self, address: str) -> None:
        """Open the page, and start a game; what is below the screen is pressed too."""
        self.begun = time.monotonic()
        self.player.arrive(address)
        self.player.start(GAME, "computer")
        self.presses += 2

    def play_a_turn(self) -> None:
        """Draw, and discard what is proposed first."""
        draw = self.hand.get_by_role("button", name="Draw", exact=True)
        expect(draw).to_be_visible()
        self.press(draw)
        discards = self.hand.locator(".select", has_text="Discard …")
        self.press(discards)
        self.press(self.player.page.locator("#layer .option").first)
        expect(discards).to_have_count(0)

    def play_to_the_end(self) -> None:
        """Play on until there is no next turn."""
        draw = self.hand.get_by_role("button", name="Draw", exact=True)
        rematch = self.player.direct.get_by_role("button", name="Rematch").last
        while True:
            expect(draw.or_(rematch).first).to_be_visible()
            if rematch.is_visible():
                return
            self.play_a_turn()


def main(arguments: list[str]) -> None:
    """Play, and print what it took."""
    parser = argparse.ArgumentParser(prog="python -m tests.sandbox.newcomer", description=__doc__)
    parser.add_argument("--watch", action="store_true", help="in a window, slowly")
    parser.add_argument("--to-end", action="store_true", help="play the game to its end")
    wish = parser.parse_args(arguments)
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    slow = SLOWLY_MS if wish.watch else 0
    with (
        tempfile.TemporaryDirectory() as folder,
        SandboxProcess(Path(folder), free_port()) as sandbox,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium, headless=not wish.watch, slow_mo=slow, args=["--no-sandbox"]
        ) as browser,
        player(browser, PHONE) as sitting,
    ):
        newcomer = Newcomer(sitting)
        newcomer.arrive(sandbox.address)
        newcomer.play_a_turn()
        print(f"first turn: {newcomer.seconds:.1f} s, {newcomer.presses} presses", flush=True)
        if wish.to_end:
            newcomer.play_to_the_end()
            print(f"the end:    {newcomer.seconds:.1f} s, {newcomer.presses} presses")


if __name__ == "__main__":
    main(sys.argv[1:])
