"""Event loops on one virtual clock: the whole of what runs, in an order that a seed decides.

Each process of a simulation has a loop of its own, as it has in reality, in which what is ready
runs in the order in which it became so: asyncio promises that, and libraries rely on it. Between
the processes nothing is promised, so the seed decides whose next step is done. When nobody is
ready the clock goes on to the next moment at which somebody is. Nothing waits, and nothing looks
at the real time.
"""

import asyncio
import gc
import random
from asyncio.events import _set_running_loop
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Any, TypeVar

from tests.simulation.storage import InLine
from tests.simulation.wires import Network, Server

Done = TypeVar("Done")
Delay = Callable[[], float]
FIRST = 1000.0
"""What the loops' clocks show in the beginning: seconds."""


def at_once() -> float:
    """No delay."""
    return 0.0


def no_matter() -> None:
    """Nobody wants to know."""


def no_fault(_: str) -> None:
    """All is well."""


class Stuck(Exception):
    """Nothing will ever happen any more, and what was waited for has not happened."""


TURNS = count()
"""In which order timers were asked for."""
GONE: list[Any] = []
"""What was going on at the end: Python would end it in order if it were thrown away.

With all that there is at that moment it is never searched for garbage again.
"""


class Schedule:
    """The clock, and whose step comes next; *seed* decides where nothing else does."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)
        self.now = FIRST
        self.network = Network(self)
        self.loops: list[Loop] = []
        self.dropped: list[Loop] = []
        """Those of processes that are gone."""
        self.steps = 0
        self._after_step: Callable[[], None] | None = None
        self.current: Loop | None = None
        """Whose step is being done."""
        self.committed: Callable[[], object] = no_matter
        """Called when a process has committed something."""

    def loop(self, name: str, *, aside: Delay = at_once) -> "Loop":
        """Another process's loop; what it has done *aside* takes so many seconds."""
        made = Loop(self, name, aside)
        self.loops.append(made)
        return made

    def run(self, loop: "Loop", work: Coroutine[Any, Any, Done]) -> Done:
        """Do *work* in *loop* to its end, while the others go on. Raises Stuck."""
        task = loop.create_task(work)
        try:
            while not task.done():
                self.step()
        finally:
            self.rest()
        return task.result()

    def step(self) -> None:
        """Let one of those who are ready do its next step; raises Stuck where nobody ever is."""
        ready = [loop for loop in self.loops if loop._ready and loop.frozen_until <= self.now]
        while not ready:
            self._go_on()
            ready = [loop for loop in self.loops if loop._ready and loop.frozen_until <= self.now]
        loop = ready[0] if len(ready) == 1 else self.random.choice(ready)
        self.steps += 1
        self.current = loop
        loop.step()
        if self._after_step:
            work, self._after_step = self._after_step, None
            work()

    def rest(self) -> None:
        """Nobody's step is being done."""
        self.current = None
        _set_running_loop(None)

    def after_step(self, work: Callable[[], None]) -> None:
        """Do *work* before anybody does another step."""
        self._after_step = work

    def _go_on(self) -> None:
        """Let it be the next moment at which something is due, and make ready what is."""
        soonest = inf
        for loop in self.loops:
            if (at := loop.due()) < soonest:
                soonest = at
        if soonest == inf:
            raise Stuck(f"nothing happens any more after {self.now - FIRST:.3f} s")
        self.now = now = max(self.now, soonest)
        for loop in self.loops:
            if loop.frozen_until <= now:
                loop.make_ready(now)

    def drop(self, loop: "Loop") -> None:
        """Do nothing any more of what *loop* has to do: its process is gone."""
        self.loops.remove(loop)
        self.dropped.append(loop)
        GONE.extend(asyncio.all_tasks(loop))
        gc.freeze()

    def close(self) -> None:
        """End all loops, wherever they are."""
        for loop in tuple(self.loops):
            self.drop(loop)
        for loop in self.dropped:
            loop.close()


class Loop(asyncio.BaseEventLoop):
    """The loop of one process. What it runs in a thread elsewhere is done in line, a little later.

    *ahead* are the seconds by which the process's wall clock is ahead of the true time.
    """

    def __init__(self, schedule: Schedule, name: str, aside: Delay) -> None:
        self.schedule = schedule
        self.name = name
        super().__init__()
        self.aside = aside
        self.ahead = 0.0
        self.frozen_until = 0.0
        self.storage_delay: Delay = at_once
        self.storage_fault: Callable[[str], None] = no_fault
        """Called before a visit to the database with what it asks; raises where it is refused."""
        self.lines: list[InLine] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """A heap: what is due first, and was asked for first, comes first."""
        self.signals: dict[int, tuple[Callable[..., object], tuple[Any, ...]]] = {}
        self.faults: list[dict[str, Any]] = []
        """What nobody handled."""
        self.set_exception_handler(lambda _, fault: self.faults.append(fault))

    def __repr__(self) -> str:
        return f"<loop of {self.name}>"

    # the steps

    def step(self) -> None:
        """Do what became ready first."""
        handle = self._ready.popleft()
        if handle._cancelled:
            return
        _set_running_loop(self)
        handle._run()

    def due(self) -> float:
        """When the next timer is due, or what is due already can be done; never if nothing is."""
        if self._ready:
            return self.frozen_until
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            heappop(timers)
        return max(timers[0][0], self.frozen_until) if timers else inf

    def make_ready(self, now: float) -> None:
        """Let all be ready that is due by *now*."""
        timers = self._timers
        while timers and timers[0][0] <= now:
            timer = heappop(timers)[2]
            timer._scheduled = False
            self._ready.append(timer)

    # what asyncio asks of a loop

    def time(self) -> float:
        return self.schedule.now

    def is_running(self) -> bool:
        return self.schedule.current is self

    def run_forever(self) -> None:
        """Run until `stop` is called, while the other loops of the schedule go on."""
        try:
            while not self._stopping:
                self.schedule.step()
        finally:
            self._stopping = False
            self.schedule.rest()

    def get_debug(self) -> bool:
        return False

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.schedule.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        timer._scheduled = True
        heappush(self._timers, (when, next(TURNS), timer))
        return timer

    def _timer_handle_cancelled(self, _: asyncio.TimerHandle) -> None:
        """It stays in its place until it would be due."""

    def run_in_executor(
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> Any:
        future = self.create_future()
        self.call_later(self.aside(), self._do, future, func, args)
        return future

    def _do(self, future: asyncio.Future[Any], work: Callable[..., Any], args: Any) -> None:
        if future.done():
            return
        try:
            future.set_result(work(*args))
        except Exception as error:
            future.set_exception(error)

    def add_signal_handler(self, sig: int, callback: Callable[..., object], *args: Any) -> None:
        self.signals[sig] = callback, args

    def remove_signal_handler(self, sig: int) -> bool:
        return self.signals.pop(sig, None) is not None

    async def getaddrinfo(self, host: Any, port: Any, **_: Any) -> Any:
        raise OSError(f"{host}: there are no names here")

    async def sock_connect(self, sock: Any, address: Any) -> None:
        await self.schedule.network.reach(self, sock, address)

    async def create_connection(self, protocol_factory: Any, *_: Any, **how: Any) -> Any:
        return self.schedule.network.connect(self, protocol_factory, how["sock"])

    async def create_server(
        self, protocol_factory: Any, _: Any = None, port: int | None = None, **__: Any
    ) -> Server:
        return self.schedule.network.serve(self, protocol_factory, port)

    def _process_events(self, _: Any) -> None:
        """There is no selector."""

    def _write_to_self(self) -> None:
        """Nobody sleeps."""
