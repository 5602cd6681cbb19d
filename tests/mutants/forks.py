"""Work in forks of this process, each of which ends with it, or is ended when it takes too long."""

import os
import resource
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import Any, TypeVar

Job = TypeVar("Job")
MEMORY = 4 * 2**30
"""Bytes that a fork may take: an endless loop may collect something."""
FORKS = get_context("fork")


class TookTooLong:
    """Stands for what a fork would have found."""


class Died:
    """Stands for what a fork would have found that ended without a word."""


@dataclass(frozen=True)
class Failed:
    """Stands for what a fork would have found whose work raised an error."""

    error: str


def in_forks(
    jobs: Iterable[tuple[Job, float]], work: Callable[[Job], Any], at_once: int
) -> Iterator[tuple[Job, Any]]:
    """Do *work* on each job, which may take so many seconds; as each is done, what it found."""
    waiting = iter(jobs)
    running: dict[Connection, tuple[Job, float, ForkProcess]] = {}
    while True:
        while len(running) < at_once and (job := next(waiting, None)):
            hears, tells = FORKS.Pipe(duplex=False)
            process = FORKS.Process(target=_do, args=(work, job[0], tells))
            process.start()
            tells.close()
            running[hears] = (job[0], time.monotonic() + job[1], process)
        if not running:
            return
        ready = wait([*running], min(end for _, end, _ in running.values()) - time.monotonic())
        for hears, (subject, end, process) in [*running.items()]:
            if hears in ready or time.monotonic() >= end:
                found = _heard(hears) if hears in ready else TookTooLong()
                _end(process)
                del running[hears]
                yield subject, found


def _do(work: Callable[[Job], Any], job: Job, tells: Connection) -> None:
    """The whole life of a fork: quiet, and in a group of its own with what it starts."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(quiet, stream)
    try:
        found = work(job)
    except Exception as error:
        found = Failed(repr(error))
    tells.send(found)


def _heard(hears: Connection) -> Any:
    try:
        return hears.recv()
    except EOFError:
        return Died()


def _end(process: ForkProcess) -> None:
    """End it and all that it has started: a test that failed may have left something running."""
    assert process.pid
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:  # it has not come to have a group, or has ended
        process.kill()
    process.join()
