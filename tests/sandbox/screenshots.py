"""Make the README's pictures, docs/table.png and hand.png: `python -m tests.sandbox.screenshots`.

Plays a game in the sandbox until there is something to see, and takes the two messages as a person
sees them.
"""

import asyncio
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.sandbox.conftest import BROWSERS, QUIET
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.table import Seat, sit_down

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = {"table": "#pane-server .message:not(.only)", "hand": "#pane-direct .message"}
MELDS_WANTED = 3
MOST_GAMES = 6
SIZE = {"width": 1180, "height": 1000}


async def play(address: str) -> None:
    """Play games until one shows some melds while it is Alice's turn to discard."""
    for _ in range(MOST_GAMES):
        async with sit_down(address, "Alice", "Jolly") as alice:
            if await shows_something(alice):
                return
            await alice.run("resign")


async def shows_something(alice: Seat) -> bool:
    """Play on until there is enough on the table."""
    while await alice.draws():
        await alice.lays_what_it_can()
        if alice.melds >= MELDS_WANTED:
            return True
        await alice.discards()
    return False


def take(address: str) -> None:
    """Photograph the table and the hand."""
    browser_path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=QUIET)
        page = browser.new_page(viewport=SIZE, device_scale_factor=1.5)  # type: ignore[arg-type]
        page.goto(f"{address}/?as=alice")
        page.wait_for_timeout(3000)
        for name, place in PICTURES.items():
            message = page.locator(place, has_text="On the table").last
            message.screenshot(path=DOCS / f"{name}.png")
        browser.close()


def main() -> None:
    """Play, and take the pictures."""
    DOCS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        SandboxProcess(Path(folder), free_port()) as sandbox,
    ):
        asyncio.run(play(sandbox.address))
        take(sandbox.address)
        sandbox.end()


if __name__ == "__main__":
    main()
