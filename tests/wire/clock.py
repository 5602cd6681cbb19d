"""A wall clock that can be put forward, for the stand-in and its bots alike: days in minutes.

    with Clock(tmp_path / "clock") as clock:  # or the fixture of this name
        clock.put_to(datetime(2027, 3, 14, 21, 59, 50, tzinfo=UTC))
        async with BotProcess(standin, tmp_path, **clock.settings) as bot:
            ...  # in ten seconds it is midnight in Riga
            clock.put_to(datetime(2027, 3, 14, 22, 59, 58, tzinfo=UTC))  # and soon in Berlin

It goes on as real time does from wherever it was put to, and can be put forward while bots run:
what falls due by that is done within a second, as after a laptop's sleep. Ids, timestamps and
events of the stand-in, and `now_ms()` and the log of the bots, are all of that time, also of a bot
that is killed and started anew with these settings. How long somebody waits for an answer, how long
a token is good and what rate limits count stays real. To a bot the hours that were skipped are
hours in which nobody could reach it: running games are credited them. By how many seconds the clock
is ahead stands in a small file that every process has in its memory.
"""

import mmap
import struct
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self

import discord

from sandbox import clock as sandbox_clock

CLOCK = "TESTS_CLOCK"
"""The setting of a bot process that names the file."""
SHAPE = struct.Struct("d")


class Shift:
    """How far ahead the clock in *file* is, at any moment."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            # Written in one piece: `pack_into` clears it first, and another process reads that.
            self._memory = memoryview(mmap.mmap(opened.fileno(), SHAPE.size)).cast("d")

    @property
    def seconds(self) -> float:
        """The seconds that it is ahead of the real one."""
        return float(self._memory[0])

    @seconds.setter
    def seconds(self, ahead: float) -> None:
        self._memory[0] = ahead


class Clock:
    """The clock of this process's stand-in; *settings* give it to a bot process."""

    def __init__(self, file: Path) -> None:
        file.write_bytes(SHAPE.pack(0.0))
        self._shift = Shift(file)
        self.settings = {CLOCK: str(file)}

    def now(self) -> datetime:
        """What it shows."""
        return datetime.now(UTC) + timedelta(seconds=self._shift.seconds)

    def put_to(self, moment: datetime) -> None:
        """Let it be *moment* now, which is later than it was: nothing was made in the future."""
        assert moment > self.now(), f"{moment} is over: it is {self.now()}"
        self._shift.seconds += (moment - self.now()).total_seconds()

    def __enter__(self) -> Self:
        self._before, sandbox_clock.now = sandbox_clock.now, self.now
        return self

    def __exit__(self, *exc: object) -> None:
        sandbox_clock.now = self._before


def follow(file: Path) -> None:
    """Have the program in this process live by the clock in *file*."""
    shift, now, seconds = Shift(file), discord.utils.utcnow, time.time
    moved = {
        discord.utils: ("utcnow", lambda: now() + timedelta(seconds=shift.seconds)),
        time: ("time", lambda: seconds() + shift.seconds),
    }
    for module, (name, instead) in moved.items():
        setattr(module, name, instead)
