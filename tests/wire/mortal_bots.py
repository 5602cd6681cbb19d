"""Bots that die at a chosen commit, or at a request to Discord: before it, or after it was done.

As a program it is a bot that meets points (tests/mortal.py), called after the functions of the
program that led there.
"""

import os
import sys
from pathlib import Path
from types import FrameType
from typing import Any, Self

import aiohttp

from bot.__main__ import main
from data.store import sqlite
from tests.mortal import Points
from tests.wire.process import ROOT, BotProcess
from tests.wire.standin import StandIn

MET, SPARED, SIDE = "TEST_POINTS_MET", "TEST_POINTS_SPARED", "TEST_FATAL_SIDE"
"""In the environment of a bot: the file for the points that it meets, and that with those that it
survives, a line each. At the first other one it dies: `before` what happens there, or `after`."""
OURS = (f"{ROOT}/bot/", f"{ROOT}/data/")
BETWEEN = ("/data/store/sqlite.py", "/data/store/database.py", "/data/store/transaction.py")
"""What every commit passes, so that it tells nothing."""
WRITING = "BEGIN IMMEDIATE"


class MortalBot(BotProcess):
    """One that dies at the first point at which none has died yet, of one *side*."""

    module = "tests.wire.mortal_bots"

    def __init__(self, standin: StandIn, folder: Path, side: str) -> None:
        self._met, self._spared = folder / "met.txt", folder / "spared.txt"
        named = {MET: str(self._met), SPARED: str(self._spared), SIDE: side}
        super().__init__(standin, folder, **named)
        self.died_at: dict[str, None] = {}

    async def start(self, *arguments: str) -> Self:
        """Start the next one, which survives what killed those before."""
        self._spared.write_text("\n".join(self.died_at))
        return await super().start(*arguments)

    def note_death(self) -> None:
        """Keep the point at which the last process has died."""
        side = self.settings[SIDE]
        met = self._met.read_text().splitlines()
        fatal = next(one for one in met if one.startswith(side) and one not in self.died_at)
        self.died_at[fatal] = None

    def spare_all(self) -> None:
        """Let the next ones live."""
        self.settings[SIDE] = "never"


def led_here() -> str:
    """The two functions of the program that led to a point, the last first."""
    frame: FrameType | None = sys._getframe(1)
    names: list[str] = []
    while frame and len(names) < 2:
        file = frame.f_code.co_filename
        if file.startswith(OURS) and not file.endswith(BETWEEN):
            names.append(f"{Path(file).stem}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(names)


def wrap_bot(points: Points) -> None:
    """Meet points around what writes to the database, and around every request to Discord."""

    def commit(line: Any, sql: str) -> str | None:
        return f"commit {led_here()}" if sql == "COMMIT" and line.begin == WRITING else None

    points.around(sqlite.Line, "run", commit)
    points.around(sqlite, "committed", lambda *_: "commit of moves")
    points.around(
        aiohttp.ClientSession, "_request", lambda _, verb, *__, **___: f"{verb} {led_here()}"
    )


if __name__ == "__main__":
    spared = {*Path(os.environ.pop(SPARED)).read_text().splitlines()}
    side = os.environ.pop(SIDE)
    wrap_bot(
        Points(
            Path(os.environ.pop(MET)),
            lambda _, name: name.startswith(side) and name not in spared,
        )
    )
    sys.exit(main())
