"""What 100,000 deadlines cost: `bot.runtime.timers` beside a timer of the event loop for each.

    python bench/deadlines.py [DEADLINES]

Both hold the same deadlines in one run, most of them hours away, and move them as moves do. Then
two thousand fall due within five seconds; late is the time from the deadline to the begin of the
work. A stall is the time in which the event loop did nothing else.
"""

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from bot.runtime.clock import now_ms
from bot.runtime.timers import Tasks, Timers

HOUR_MS = 3_600_000
RESETS, TOGETHER = 200_000, 100
DUE, DUE_WITHIN_MS = 2_000, 5_000
TICK_SECONDS = 0.001

Set = Callable[[int, int], None]


class Late:
    """Work that notes how late it begins."""

    def __init__(self) -> None:
        self.ms: list[int] = []

    async def begin(self, due_ms: int) -> None:
        self.ms.append(now_ms() - due_ms)


class Ours:
    """Timers, a game's number being the key."""

    def __init__(self, late: Late) -> None:
        self.timers, self.work = Timers(Tasks()), late.begin

    def set(self, game: int, due_ms: int) -> None:
        self.timers.set(("turn", game), due_ms, self.work, due_ms)


class Loops:
    """A call_later for each key, cancelled when it is moved."""

    def __init__(self, late: Late) -> None:
        self.loop, self.work = asyncio.get_running_loop(), late.begin
        self.handles: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def set(self, game: int, due_ms: int) -> None:
        key = ("turn", game)
        if handle := self.handles.pop(key, None):
            handle.cancel()
        delay = max(0, due_ms - now_ms()) / 1000
        self.handles[key] = self.loop.call_later(delay, self.fire, key, due_ms)

    def fire(self, key: tuple[str, int], due_ms: int) -> None:
        del self.handles[key]
        task = self.loop.create_task(self.work(due_ms))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def measure(kind: type[Ours] | type[Loops], count: int) -> None:
    """Print a line of what *kind* takes."""
    random, late = Random(1), Late()
    gc.collect()
    tracemalloc.start()
    way = kind(late)
    for game in range(count):
        way.set(game, now_ms() + random.randrange(HOUR_MS, 24 * HOUR_MS))
    bytes_each = tracemalloc.get_traced_memory()[0] / count
    tracemalloc.stop()
    # What has lived until now stays: a bot does the same once it plays.
    gc.freeze()
    reset = await resets(way.set, count, random)
    now = now_ms() + 1_000
    for game in random.sample(range(count), DUE):
        way.set(game, now + random.randrange(DUE_WITHIN_MS))
    stall = await stalls(1 + DUE_WITHIN_MS / 1000 + 1)
    lateness = sorted(late.ms)
    assert len(lateness) == DUE, len(lateness)
    print(
        f"{kind.__name__:6}{bytes_each:10.0f} B{reset * 1e6:10.2f} µs"
        f"{median(lateness):8.0f} ms{lateness[int(DUE * 0.99)]:8.0f} ms{lateness[-1]:8.0f} ms"
        f"{stall * 1e3:10.1f} ms"
    )


async def resets(set_one: Set, count: int, random: Random) -> float:
    """Seconds a reset takes, as moves come in: some, then the loop's turn; the median of those."""
    day_ms, taken = now_ms() + 24 * HOUR_MS, []
    for first in range(0, RESETS, TOGETHER):
        moves = [(random.randrange(count), day_ms + first + one) for one in range(TOGETHER)]
        began = perf_counter()
        for game, due_ms in moves:
            set_one(game, due_ms)
        taken.append((perf_counter() - began) / TOGETHER)
        await asyncio.sleep(0)
    return median(taken)


async def stalls(seconds: float) -> float:
    """The longest that the event loop was busy within *seconds*."""
    end, worst, before = perf_counter() + seconds, 0.0, perf_counter()
    while before < end:
        await asyncio.sleep(TICK_SECONDS)
        now = perf_counter()
        worst, before = max(worst, now - before - TICK_SECONDS), now
    return worst


async def main() -> None:
    """Measure both."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    print(f"{count:,} deadlines, {RESETS:,} resets, {DUE:,} due within {DUE_WITHIN_MS // 1000} s")
    print("          memory     reset   late: median     p99     worst  longest stall")
    for kind in (Ours, Loops):
        await measure(kind, count)


if __name__ == "__main__":
    asyncio.run(main())
