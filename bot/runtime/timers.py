"""Work that falls due at a wall time: a hundred thousand timers cost no tasks and no threads.

Those that are far off are entries of a dictionary and nothing more, so that a move may reset one in
no time. Only what falls due within the next minute is kept in order, with one alarm for the first.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Hashable
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.contexts import by_itself
from bot.runtime.metrics import LATENESS
from data.errors import StorageRefused
from data.ids import ZERO_MS, Ms

log = logging.getLogger(__name__)

Work = Coroutine[Any, Any, object]
Done = TypeVar("Done")
Timer = tuple[Any, ...]
"""When it is due, a number of its own, its key, the work and its arguments: flat, to be small."""

RETRY_MS = 10 * MS
"""How soon work that the database refused is tried again."""
AHEAD_MS = MINUTE_MS
"""How long before they are due timers are put in order."""
MARGIN_MS = 10 * MS
"""How long before the first of the others is due it is looked for, as a clock may jump a little."""
JUMP_MS = 2 * MS
"""A clock that is off by more was put back, or forward."""
NEVER_MS = Ms(1 << 62)
TOGETHER = 20
"""So many timers fire before the event loop has its turn again, however many are due."""
LOOKED_AT = 2_000
"""So many timers are looked at before it has, when the next minute's are put in order."""


def ahead_ms() -> float:
    """By how much the wall clock is ahead of the one that the event loop goes by."""
    return now_ms() - time.monotonic() * MS


async def finish(tasks: Collection[asyncio.Task[Any]], seconds: float) -> None:
    """Give *tasks* up to *seconds* to end, then cancel them."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)


def shared(work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
    """*work*, to be awaited by many, each behind `asyncio.shield`."""
    task = asyncio.ensure_future(work)
    # Whoever asked may have been cancelled since: then nobody takes what it raises.
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


class Tasks:
    """Work begun outside any interaction: kept until done, faults logged, awaited at the end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[object]] = set()
        self._is_over = False

    def start(self, work: Work) -> None:
        """Begin *work*, unless this has been closed."""
        if self._is_over:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Give what is running, and what that begins, up to *seconds* to end, then cancel it."""
        end = time.monotonic() + seconds
        while self._running:
            await finish(tuple(self._running), max(0.0, end - time.monotonic()))

    async def close(self, seconds: float) -> None:
        """Finish all tasks, and begin none any more."""
        await self.finish(seconds)
        self._is_over = True


class Timers:
    """One timer for each key.

    The loop's clock stands still while a laptop sleeps, and a wall clock may be put forward or
    back: whenever the alarm rings, all that is due by the wall clock fires; and whenever a timer is
    set, which heartbeats do all the time, an alarm that rings too late by now is set anew. After a
    clock was put back, what was to come within the minute does not wait until it is there again: it
    begins at once, so work that has a time of its own looks at it.
    """

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._set: dict[Hashable, Timer] = {}
        self._order = count()
        self._soon: list[Timer] = []
        """A heap of all timers due by *_ordered_ms*, and of some that were replaced since."""
        self._ordered_ms = ZERO_MS
        self._far_ms = NEVER_MS
        """No timer beyond is due before."""
        self._alarm: asyncio.Handle | None = None
        self._alarm_ms = NEVER_MS
        """When it rings, by the wall clock."""
        self._ahead_ms = 0.0
        """By how much the wall clock was ahead of the loop's when the alarm was set."""
        self._is_over = False

    def set(self, key: Hashable, due_ms: Ms | None, work: Callable[..., Work], *args: Any) -> None:
        """Begin *work* at *due_ms* (milliseconds since 1970), instead of what *key* had before.

        None: at no time.
        """
        if due_ms is None:
            self.cancel(key)
        if due_ms is None or self._is_over:
            return
        if self._alarm is not None and self._ahead_ms - ahead_ms() > JUMP_MS:
            # Or the alarm would be set anew for this one, and the others wait for the old time.
            self._begin_early(now_ms())
            self._wake()
        timer = self._set[key] = (due_ms, next(self._order), key, work, *args)
        rings_ms = NEVER_MS
        if due_ms <= self._ordered_ms:
            heappush(self._soon, timer)
            rings_ms = due_ms
        elif due_ms < self._far_ms:
            self._far_ms = due_ms
            rings_ms = due_ms - MARGIN_MS
        if rings_ms < self._alarm_ms or ahead_ms() - self._ahead_ms > JUMP_MS:
            self._wake()

    def _wake(self) -> None:
        """Set the alarm for the first timer, or for when the next ones are to be put in order."""
        first_ms = self._soon[0][0] if self._soon else NEVER_MS
        self._alarm_ms = min(first_ms, self._far_ms - MARGIN_MS)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._ahead_ms = ahead_ms()
        if self._alarm_ms < NEVER_MS - MARGIN_MS:
            delay = max(0, self._alarm_ms - now_ms()) / MS
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        """Fire what is due; where that is much, the rest after what it began has had its turn."""
        now, fired = now_ms(), 0
        if self._alarm_ms - now > JUMP_MS:
            self._begin_early(now)
        if self._far_ms - MARGIN_MS <= now:
            self._put_in_order(now)
        while self._soon and self._soon[0][0] <= now and fired < TOGETHER:
            timer = heappop(self._soon)
            if self._set.get(timer[2]) is timer:
                del self._set[timer[2]]
                LATENESS.observe((now - timer[0]) / MS)
                self._tasks.start(self.try_now(*timer[2:]))
                fired += 1
        self._wake()

    def _begin_early(self, now: Ms) -> None:
        """Let all of the next minute be due *now*: the clock was put back since it was ordered."""
        until_ms, self._ahead_ms = self._alarm_ms + AHEAD_MS, ahead_ms()
        self._soon.clear()
        self._alarm_ms, self._ordered_ms = now, now + AHEAD_MS
        for timer in [timer for timer in self._set.values() if timer[0] <= until_ms]:
            self.set(timer[2], now, *timer[3:])

    def _put_in_order(self, now: Ms) -> None:
        """Put the timers of the next minute in order, from now on and in passing."""
        before_ms, self._ordered_ms = self._ordered_ms, now + AHEAD_MS
        self._far_ms = NEVER_MS
        self._look_through(list(self._set.values()), 0, before_ms)

    def _look_through(self, timers: list[Timer], first: int, before_ms: Ms) -> None:
        """Order some of *timers*, of those that were not when they were listed, then the rest."""
        ordered_ms, far_ms = self._ordered_ms, self._far_ms
        for timer in timers[first : first + LOOKED_AT]:
            due_ms = timer[0]
            if due_ms > ordered_ms:
                far_ms = min(far_ms, due_ms)
            elif due_ms > before_ms and self._set.get(timer[2]) is timer:
                heappush(self._soon, timer)
        self._far_ms = far_ms
        if first + LOOKED_AT < len(timers):
            loop = asyncio.get_running_loop()
            loop.call_soon(self._look_through, timers, first + LOOKED_AT, before_ms)
        self._wake()

    async def try_now(self, key: Hashable, work: Callable[..., Work], *args: Any) -> None:
        """Do *work*; where the database refuses it, again later, unless *key* has other plans."""
        by_itself()
        try:
            await work(*args)
        except StorageRefused as refusal:
            log.error("the database refused (%s); trying again", refusal)
            if key not in self._set:
                self.set(key, now_ms() + RETRY_MS, work, *args)

    def __len__(self) -> int:
        return len(self._set)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._set

    def cancel(self, key: Hashable) -> bool:
        """Drop the timer of *key*; tells whether there was one that had not begun its work."""
        return self._set.pop(key, None) is not None

    def cancel_all(self) -> None:
        """Drop every timer; nothing begins any more, whoever still sets one."""
        self._is_over = True
        self._set.clear()
        self._soon.clear()
        self._far_ms = NEVER_MS
        self._wake()
