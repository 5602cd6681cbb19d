"""A process that dies at each point at which something lasts, once, in one virtual evening.

A point is before or after a commit, or a request to Discord, and is called after the functions of
the program that led there.
"""

import asyncio
import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import aiohttp

from data.store import sqlite
from tests.simulation.databases import DATABASE
from tests.simulation.loops import GONE, Schedule
from tests.simulation.processes import Process
from tests.simulation.trace import Logged, Trace
from tests.wire.standin import StandIn

ROOT = Path(__file__).parents[2]
OURS = (f"{ROOT}/bot/", f"{ROOT}/data/")
BETWEEN = ("/data/store/sqlite.py", "/data/store/database.py", "/data/store/transaction.py")
"""What every commit passes, so that it tells nothing."""
WRITING = "BEGIN IMMEDIATE"
NEVER = "never"
READY_SECONDS = 120.0


class Mortal:
    """What evenings ask of a bot (tests/wire/process.BotProcess), of one that is simulated.

    It dies on one *side* (`before` or `after`) of the first point at which none has died yet.
    """

    def __init__(self, schedule: Schedule, standin: StandIn, folder: Path, side: str) -> None:
        self.process = Process(schedule, standin, folder / DATABASE)
        self.side = side
        self.died_at: dict[str, None] = {}
        self._logged = Logged(Trace(schedule))

    @property
    def database(self) -> Path:
        """Where its games are."""
        return self.process.database

    @property
    def written(self) -> list[str]:
        """What it logged as a fault of its own."""
        return self._logged.faults

    @property
    def lives(self) -> bool:
        """Whether the process is there."""
        return self.process.lives

    async def start(self) -> None:
        """Start it."""
        self.process.start()

    async def ready(self) -> None:
        """Wait until it lets people play."""
        async with asyncio.timeout(READY_SECONDS):
            while not self.process.plays:
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """End it, if it lives."""
        if self.process.loop is not None:
            self.process.kill()

    def spare_all(self) -> None:
        """Let the next ones live."""
        self.side = NEVER

    def meets(self, point: str) -> bool:
        """Whether it dies at *point*: then nothing more is done after this step."""
        schedule, loop = self.process.schedule, self.process.loop
        if schedule.current is not loop or not point.startswith(self.side) or point in self.died_at:
            return False
        self.died_at[point] = None
        schedule.after_step(self.process.kill)
        return True

    @contextmanager
    def wrapped(self) -> Iterator[None]:
        """Let processes meet their points."""

        def commit(line: Any, sql: str) -> str | None:
            return f"commit {led_here()}" if sql == "COMMIT" and line.begin == WRITING else None

        def request(_: Any, verb: str, *__: Any, **___: Any) -> str:
            return f"{verb} {led_here()}"

        with (
            self._logged.hearing(),
            self._around(sqlite.LockedConnection, "run", commit),
            self._around(sqlite.LockedConnection, "record", lambda *_: "commit of moves"),
            self._around(aiohttp.ClientSession, "_request", request),
        ):
            yield

    def _around(self, owner: Any, attribute: str, name: Callable[..., str | None]) -> Any:
        """Meet points before and after each call of a coroutine function, if they have a name."""
        original = getattr(owner, attribute)

        @functools.wraps(original)
        def call(*arguments: Any, **options: Any) -> Any:
            point = name(*arguments, **options)
            work = original(*arguments, **options)
            return work if point is None else self._meeting(point, work)

        return patch.object(owner, attribute, call)

    async def _meeting(self, point: str, work: Any) -> Any:
        if self.meets(f"before {point}"):
            GONE.append(work)
            await asyncio.Event().wait()
        done = await work
        if self.meets(f"after {point}"):
            await asyncio.Event().wait()
        return done


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
