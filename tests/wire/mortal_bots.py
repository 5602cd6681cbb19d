"""Bots that die at a chosen commit, or at a request to Discord: before it, or after it was done.

As a program it is a bot that meets points (tests/mortal.py), called after the functions of the
program that led there.
"""

import os
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import aiohttp

from bot.__main__ import main
from data.store import sqlite
from tests.mortal import Points
from tests.wire.process import ROOT, BotProcess

FATAL, MET = "TEST_FATAL_POINT", "TEST_POINTS_MET"
"""In the environment of a bot: at which point it dies, and the file with those that it met."""
OURS = (f"{ROOT}/bot/", f"{ROOT}/data/")
BETWEEN = ("/data/store/sqlite.py", "/data/store/database.py", "/data/store/transaction.py")
"""What every commit passes, so that it tells nothing."""
WRITING = "BEGIN IMMEDIATE"


class MortalBot(BotProcess):
    """One that meets points."""

    module = "tests.wire.mortal_bots"


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
    wrap_bot(Points(Path(os.environ.pop(MET)), os.environ.pop(FATAL, None)))
    sys.exit(main())
