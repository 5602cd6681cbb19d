"""What workers are given to do in tests: functions that they find by their names."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from engine.view import Seen


def number() -> int:
    """The number of the process in which this is done."""
    return os.getpid()


def key_of(seen: Seen) -> tuple[str, int]:
    """What a position is of, and where that was found out."""
    return seen.variant.key, os.getpid()


def fail(text: str) -> None:
    """Raise what it is told."""
    raise LookupError(text)


class Odd(Exception):
    """Cannot be made again from its pickle."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def fail_oddly() -> None:
    """Raise what no pickle brings back."""
    raise Odd("this", "that")


def meet(own: Path, other: Path) -> int:
    """Wait until somebody else does the same at the same time."""
    own.touch()
    while not other.exists():
        time.sleep(0.01)
    return os.getpid()


def die(trace: Path, times: int) -> int:
    """End the process the first *times* that this is done, as `kill -9` does; count in *trace*."""
    with trace.open("a") as file:
        file.write("x")
    if len(trace.read_text()) <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def count(steps: int, report: Callable[[float], None]) -> int:
    """Report every step; prints, which nobody is to take for an answer."""
    for step in range(1, steps + 1):
        print("step", step)
        report(step / steps)
    return os.getpid()


def niceness(_: object = None) -> int:
    """The priority of the process; slow work is given a report."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def wait_for(file: Path, started: Path, _: Callable[[float], None]) -> None:
    """Say that it has begun, and wait until there is *file*."""
    started.write_text(str(os.getpid()))
    while not file.exists():
        time.sleep(0.01)


def endure(started: Path) -> None:
    """Write where it is done, and go on for longer than any test."""
    started.write_text(str(os.getpid()))
    time.sleep(3600)


def loaded(*names: str) -> list[str]:
    """Which of these modules the process has loaded."""
    return [name for name in names if name in sys.modules]
