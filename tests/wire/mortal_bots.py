"""Bots that die at a chosen commit, or at a request to Discord: before it, or after it was done.

As a program it is a nursery whose bots meet points (tests/mortal.py), called after the functions
of the bot that led there.
"""

import asyncio
import os
import sys
from pathlib import Path
from types import FrameType
from typing import Any, Self

import aiohttp

from data.store import sqlite
from tests.mortal import Points
from tests.wire import nursery
from tests.wire.forks import Nursery
from tests.wire.process import BYTECODE, ROOT

FATAL, MET = "TEST_FATAL_POINT", "TEST_POINTS_MET"
"""In the environment of a bot: at which point it dies, and the file with those that it met."""
OURS = (f"{ROOT}/bot/", f"{ROOT}/data/")
BETWEEN = ("/data/store/sqlite.py", "/data/store/database.py", "/data/store/transaction.py")
"""What every commit passes, so that it tells nothing."""
WRITING = "BEGIN IMMEDIATE"


class MortalNursery(Nursery):
    """Forks bots that meet points."""

    async def __aenter__(self) -> Self:
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
        own = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(BYTECODE)}
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.wire.mortal_bots"),
            cwd=ROOT,
            env=kept | own | {"PYTHONUNBUFFERED": "1"},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self


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


def main() -> None:
    """Be a nursery."""
    become = nursery.become

    def meeting(wish: dict[str, Any]) -> None:
        environment = wish["environment"]
        wrap_bot(Points(Path(environment.pop(MET)), environment.pop(FATAL, None)))
        become(wish)

    nursery.become = meeting
    nursery.main()


if __name__ == "__main__":
    main()
