"""Deadlines on the event loop: one for each key, set and moved at no cost in tasks or threads."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from bot.clock import MS, now_ms
from bot.metrics import LATENESS
from data.errors import StorageRefused

log = logging.getLogger(__name__)

Work = Coroutine[Any, Any, object]

RETRY_MS = 10 * MS
"""How soon work that the database refused is tried again."""


class Tasks:
    """Work begun outside any interaction: kept until done, faults logged, awaited at the end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[object]] = set()

    def start(self, work: Work) -> None:
        """Begin *work*."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Give what is running up to *seconds* to end, then cancel it."""
        if not self._running:
            return
        _, late = await asyncio.wait(self._running, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


class Timers:
    """Work that falls due at a wall time."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._set: dict[Hashable, asyncio.TimerHandle] = {}

    def set(self, key: Hashable, due_ms: int, work: Callable[[], Work]) -> None:
        """Begin *work* at *due_ms* (milliseconds since 1970), instead of what *key* had before."""
        self.cancel(key)
        delay = max(0, due_ms - now_ms()) / MS
        loop = asyncio.get_running_loop()
        self._set[key] = loop.call_later(delay, self._fire, key, due_ms, work)

    def _fire(self, key: Hashable, due_ms: int, work: Callable[[], Work]) -> None:
        del self._set[key]
        # The loop's clock stands still while a laptop sleeps, and a wall clock may be put back.
        if now_ms() < due_ms:
            self.set(key, due_ms, work)
        else:
            LATENESS.observe((now_ms() - due_ms) / MS)
            self._tasks.start(self.try_now(key, work))

    async def try_now(self, key: Hashable, work: Callable[[], Work]) -> None:
        """Do *work*; where the database refuses it, again later, unless *key* has other plans."""
        try:
            await work()
        except StorageRefused as refusal:
            log.error("the database refused (%s); trying again", refusal)
            if key not in self._set:
                self.set(key, now_ms() + RETRY_MS, work)

    def cancel(self, key: Hashable) -> None:
        """Drop the timer of *key*, if there is one."""
        if handle := self._set.pop(key, None):
            handle.cancel()

    def __len__(self) -> int:
        return len(self._set)

    def cancel_all(self) -> None:
        """Drop every timer; nothing begins any more."""
        for key in tuple(self._set):
            self.cancel(key)
