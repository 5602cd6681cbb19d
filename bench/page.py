"""The page of a table in Chromium slowed four times: its size, its first hand, and its frames.

    python bench/page.py [DRAGS]

How long it takes from the address until the hand is there; and, by Chromium's own trace, how long
the page holds up a frame while tiles are dragged over a table of eighty, by a finger on a phone.
The table is one in memory (tests/web/stage.py): what the bot takes is in bench/table.py.
"""

import gzip
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from shutil import which
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.bot.table.bare_tables import ALICE, BOB, bare_table
from tests.engine.tables import position
from tests.sandbox.conftest import QUIET
from tests.web.sitting import PHONE, Sitting, sitting
from tests.web.stage import Stage

SLOWED = 4
TILES = 80
OPENINGS = 9
MAIN = "CrRendererMain"
"""The thread of Chromium on which the page runs."""
PAGE = Path(__file__).parents[1] / "bot" / "web" / "page"
ALONE = ("sdk.js", "discord.js")
"""What is loaded inside Discord alone."""


def packed() -> int:
    """The bytes of all that a page loads, compressed."""
    files = (each for each in PAGE.iterdir() if each.name not in ALONE)
    return sum(len(gzip.compress(each.read_bytes(), 9)) for each in files)


def large_table() -> Stage:
    """A game in which eighty tiles lie on the table, in the turn of seat 1."""
    table = bare_table("tile", (ALICE, BOB))
    runs = ("1 2 3 4 5", "6 7 8 9 10")
    rows = [[f"{suit}{rank}" for rank in run.split()] for suit in "bgry" for run in runs]
    lying = " | ".join(" ".join(row) for row in rows + rows)
    table.state = position("b11 b12 b13 g11 r12 y13", lying, others=("g12 r13",))
    assert sum(len(meld.cards) for meld in table.state.melds) == TILES
    return Stage(table)


def slow(page: Page) -> None:
    """Let *page* run as on a slow phone."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def first_hands(browser: Browser, stage: Stage) -> Iterator[float]:
    """How long each opening takes until the hand is there, in seconds; nothing is kept between."""
    for _ in range(OPENINGS):
        context = browser.new_context(viewport=PHONE, has_touch=True)
        page = context.new_page()
        slow(page)
        began = time.monotonic()
        page.goto(f"{stage.address}/table/1", wait_until="commit")
        expect(page.locator("#hand .card").first).to_be_visible()
        yield time.monotonic() - began
        context.close()


def drag(me: Sitting, drags: int) -> None:
    """Drag tiles from row to row, and back."""
    for number in range(drags):
        rows = me.page.locator("#melds .row")
        count = rows.count()
        tile = rows.nth(number % count).locator(".card").first
        tile.scroll_into_view_if_needed()
        me.swipe(tile, rows.nth((number + 2) % min(count, 6)).locator(".card").last)


def dragged(trace: Path) -> list[float]:
    """How long each piece of the page's work took between a finger's coming and going, in ms."""
    events = json.loads(trace.read_text())["traceEvents"]
    names = (each for each in events if each["name"] == "thread_name")
    threads = {(each["pid"], each["tid"]) for each in names if each["args"]["name"] == MAIN}
    drags = list(drags_in(events))
    assert drags
    return [
        each["dur"] / 1000
        for each in events
        if each["name"] == "RunTask" and (each["pid"], each["tid"]) in threads and "dur" in each
        if any(down < each["ts"] < each["ts"] + each["dur"] < up for down, up in drags)
    ]


def drags_in(events: Sequence[Any]) -> Iterator[tuple[float, float]]:
    """When a finger came and went, in the trace's microseconds; not where it has scrolled."""
    kinds = ("pointerdown", "pointerup", "pointercancel")
    heard = sorted((at, kind) for kind in kinds for at in moments(events, kind))
    for (down, came), (up, went) in pairwise(heard):
        if (came, went) == kinds[:2]:
            yield down, up


def moments(events: Iterable[Any], kind: str) -> Iterator[float]:
    """When events of a *kind* were heard on the page, in the trace's microseconds."""
    for each in events:
        if each["name"] == "EventDispatch" and each["args"]["data"]["type"] == kind:
            yield each["ts"]


def frames(browser: Browser, stage: Stage, drags: int, trace: Path) -> list[float]:
    """How long the page's work took while tiles were dragged, in ms."""
    with sitting(browser, stage) as me:
        slow(me.page)
        categories = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel"]
        browser.start_tracing(page=me.page, path=str(trace), categories=categories)
        drag(me, drags)
        browser.stop_tracing()
    return dragged(trace)


def main() -> None:
    """Print all, beside what it may be."""
    drags = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    trace = Path("/tmp") / "jolly-page-trace.json"
    print(f"all that is loaded, compressed   {packed() / 1000:.1f} kB (60)")
    stage = large_table()
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=which("chromium"), args=QUIET)
        hands = sorted(first_hands(browser, stage))
        print(f"the first hand                   {median(hands):.2f} s, worst {hands[-1]:.2f} (1)")
        tasks = sorted(frames(browser, stage, drags, trace))
        over = sum(each > 32 for each in tasks)
        print(f"the longest work while dragging  {tasks[-1]:.0f} ms, {over} over 32 ms (none)")
        browser.close()
    stage.close()
    trace.unlink()


if __name__ == "__main__":
    main()
