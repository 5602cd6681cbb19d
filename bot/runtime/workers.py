"""Thinking beside the event loop, in processes of their own: Python's lock is theirs there.

What people wait for (moves, hints) has the quick lane; what takes many seconds (the review of a
game) the slow one, where one job is done at a time and all other work goes first. A process is
started when it is needed and ends when it has had nothing to do for a while. Where it has died it
is started again, and its job tried once more.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pickle import PicklingError
from typing import Any, ParamSpec, TypeVar

from bot.runtime.asking import give_way
from bot.runtime.worker import AnswerKind, Report, WorkerAnswer, pickled
from bot.runtime.worker_process import (
    WorkerDied,
    WorkerProcess,
    any_unused,
    end_idle,
    given_back,
    taken,
)

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

Heard = Callable[[int], None]
"""Takes how many jobs come first."""

CANNOT = (PicklingError, AttributeError, TypeError, OSError)
"""What says that a job cannot be sent to a worker, or that there can be none."""
MOST_QUICK = 4
"""So many processes think for those who wait, at most."""
UNUSED_SECONDS = 300.0
"""How long a process is kept that nobody needs: its start would take the next one a moment."""
TRIES = 2
"""How often a job is begun whose worker ends in the middle of it."""


def _nothing(_: float) -> None:
    """Ignore how far a job is."""


class WorkerLane:
    """Some workers, and a thread for each that waits for its answers."""

    def __init__(self, size: int, *, patient: bool = False) -> None:
        self.size = size
        self.open_jobs = 0
        """Those being done and those waiting."""
        self._patient = patient
        self._threads = ThreadPoolExecutor(size, "slow" if patient else "quick", give_way)
        self._busy: set[WorkerProcess] = set()
        self._closed = False

    async def do(
        self, function: Callable[..., R], args: tuple[Any, ...], report: Report | None
    ) -> R:
        """What *function* gives in a worker, of which *report* hears how far it is, if it is given.

        Raises what it raises, and WorkerDied where worker after worker has ended.
        """
        loop = asyncio.get_running_loop()

        def tell(value: float) -> None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(report or _nothing, value)

        self.open_jobs += 1
        try:
            return await loop.run_in_executor(
                self._threads, self._done, function, args, tell if report else None
            )
        finally:
            self.open_jobs -= 1

    def _done(self, function: Callable[..., R], args: tuple[Any, ...], report: Report | None) -> R:
        """Do a job in one of the threads; what no worker knows is done in the thread itself."""
        try:
            kind, value = self._by_a_worker(function, args, report)
        except CANNOT as error:
            log.debug("thinking in a thread: %s", error)
            kind, value = AnswerKind.UNKNOWN, None
        if kind is AnswerKind.RAISED:
            raise value
        if kind is AnswerKind.UNKNOWN:
            return function(*args, *((report,) if report else ()))
        found: R = value
        return found

    def _by_a_worker(
        self, function: Callable[..., object], args: tuple[Any, ...], report: Report | None
    ) -> WorkerAnswer:
        """The answer of a worker; raises one of CANNOT, and WorkerDied."""
        job = pickled((function, args, report is not None))
        for left in reversed(range(TRIES)):
            worker = taken(patient=self._patient)
            self._busy.add(worker)
            try:
                answer = worker.do(job, report or _nothing)
            except WorkerDied as error:
                worker.end()
                if self._closed or not left:
                    raise
                log.warning("a worker has died (%s); its job is begun again", error)
            else:
                given_back(worker)
                return answer
            finally:
                self._busy.discard(worker)
        raise AssertionError("the last try has returned or raised")

    def end_unused(self, seconds: float) -> None:
        """Let the workers of both lanes end that nobody has needed, beside the loop."""
        if not self._closed and any_unused(seconds):
            self._threads.submit(end_idle, seconds)

    def close(self) -> None:
        """Give up what is being done and what waits; idle workers stay with this process."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in tuple(self._busy):
            worker.kill()


class Workers:
    """Both lanes, and the line of those who wait for the slow one."""

    def __init__(self, quick: int | None = None) -> None:
        # One processor is the event loop's.
        self._quick = WorkerLane(quick or max(1, min(MOST_QUICK, (os.cpu_count() or 1) - 1)))
        self._slow = WorkerLane(1, patient=True)
        self._line: dict[object, Heard] = {}
        """Who hears how many jobs come first, by their place; the one whose job is done first."""

    @property
    def waiting(self) -> float:
        """How many quick jobs there are for each worker, with those being done."""
        return self._quick.open_jobs / self._quick.size

    async def ask(self, function: Callable[P, R], *args: P.args, **_: P.kwargs) -> R:
        """What *function*, a function of the engine's, gives for *args*, soon.

        Raises what it raises; WorkerDied where it has brought two workers to their end.
        """
        return await self._quick.do(function, args, None)

    async def work(
        self,
        function: Callable[..., R],
        *args: Any,
        progress: Report = _nothing,
        before: Heard = _nothing,
    ) -> R:
        """What *function* gives for *args*, once it is its turn; raises like `ask`.

        It is called with one argument more, to report how much is done, from 0 to 1: *progress*
        hears that. *before* hears how many jobs come first, whenever that is another number.
        """
        place = object()
        self._line[place] = before
        before(len(self._line) - 1)
        try:
            return await self._slow.do(function, args, progress)
        finally:
            left = [*self._line].index(place)
            del self._line[place]
            for number, moves_up in enumerate([*self._line.values()][left:], left):
                moves_up(number)

    def end_unused(self, seconds: float = UNUSED_SECONDS) -> None:
        """Let processes end that have had nothing to do for so many *seconds*."""
        self._quick.end_unused(seconds)

    async def close(self) -> None:
        """Give up what is being done and what waits."""
        self._quick.close()
        self._slow.close()
