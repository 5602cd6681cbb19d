"""Work that falls due at a wall time."""

import asyncio
import time
from collections.abc import Callable

import pytest

from bot.runtime.clock import now_ms
from bot.runtime.timers import TOGETHER, Tasks, Timers
from data.errors import StorageRefused


async def test_other_plans_come_before_another_try() -> None:
    """Refused work is not tried again where its key was given something newer meanwhile."""
    timers, newer_began = Timers(Tasks()), asyncio.Event()

    async def newer() -> None:
        newer_began.set()

    async def refused() -> None:
        timers.set("key", now_ms(), newer)
        raise StorageRefused("locked", "busy")

    await timers.try_now("key", refused)

    await asyncio.wait_for(newer_began.wait(), timeout=30)


async def test_clock_that_was_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work waits for its wall time, though the loop's own clock says that it is due."""
    timers, began, present_ms, looks = Timers(Tasks()), asyncio.Event(), 1000, 0

    def look() -> int:
        nonlocal looks
        looks += 1
        return present_ms

    monkeypatch.setattr("bot.runtime.timers.now_ms", look)

    async def work() -> None:
        began.set()

    timers.set("key", 1000, work)
    present_ms, looks = 980, 0
    await until(lambda: looks > 0)
    assert not began.is_set()

    present_ms = 1000
    await asyncio.wait_for(began.wait(), timeout=30)


async def test_at_no_time() -> None:
    """What is to begin at no time does not, nor what was to begin before instead of it."""
    timers, begun = Timers(Tasks()), list[str]()

    async def work(name: str) -> None:
        begun.append(name)

    timers.set("key", now_ms(), work, "before")
    timers.set("key", None, work, "never")
    assert "key" not in timers
    timers.set("other", now_ms(), work, "other")
    await until(lambda: bool(begun))
    assert begun == ["other"]


async def test_clock_that_was_put_back_by_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was to come in a moment begins once, soon after; what is far off waits for its time."""
    timers, begun, present_ms = Timers(Tasks()), list[str](), 7_200_000
    monkeypatch.setattr("bot.runtime.timers.now_ms", lambda: present_ms)

    async def work(name: str) -> None:
        begun.append(name)

    for number in range(50):
        timers.set(number, present_ms + 10 + number, work, str(number))
    timers.set("far", present_ms + 600_000, work, "far")
    present_ms -= 3_600_000

    await until(lambda: len(begun) == 50)
    assert sorted(map(int, begun)) == list(range(50))
    assert len(timers) == 1


async def test_timer_that_is_set_after_the_clock_was_put_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It comes before what waits by the old time, and that begins soon all the same."""
    timers, begun, present_ms = Timers(Tasks()), list[str](), 7_200_000
    monkeypatch.setattr("bot.runtime.timers.now_ms", lambda: present_ms)

    async def work(name: str) -> None:
        begun.append(name)

    timers.set("old", present_ms + 10, work, "old")
    present_ms -= 3_600_000
    timers.set("new", present_ms, work, "new")

    await until(lambda: len(begun) == 2)
    assert sorted(begun) == ["new", "old"]


async def test_far_timers_fire_in_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever they were set, moved or taken back: each once, at its last time, the first first."""
    timers, present_ms, begun = Timers(Tasks()), 0, list[str]()
    monkeypatch.setattr("bot.runtime.timers.now_ms", lambda: present_ms)

    async def work(name: str) -> None:
        begun.append(name)

    for name, due_ms in {"a": 900, "b": 100, "c": 400, "d": 300, "e": 700, "f": 20}.items():
        timers.set(name, due_ms * 1000, work, name)
    timers.set("b", 500_000, work, "b")
    timers.set("e", 40_000, work, "e")
    timers.cancel("d")
    assert len(timers) == 5
    for seconds, left in ((19, 5), (21, 4), (41, 3), (350, 3), (401, 2), (600, 1), (901, 0)):
        timers.set("heartbeat", present_ms + 10, work, "")
        present_ms = seconds * 1000
        await until(lambda left=left: len(timers) == left)
    await until(lambda: begun[-1] == "a")
    assert [name for name in begun if name] == ["f", "e", "c", "b", "a"]


async def test_a_clock_that_was_put_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fell due while the machine slept begins with the next timer that fires."""
    timers, begun, present_ms = Timers(Tasks()), asyncio.Event(), 1000
    monkeypatch.setattr("bot.runtime.timers.now_ms", lambda: present_ms)

    async def work() -> None:
        begun.set()

    timers.set("far", 3_600_000, work)
    timers.set("heartbeat", 1000, asyncio.sleep, 0)
    await until(lambda: len(timers) == 1)
    timers.set("heartbeat", 1050, asyncio.sleep, 0)
    present_ms = 7_200_000
    await asyncio.wait_for(begun.wait(), 30)


async def test_a_clock_that_was_put_forward_while_nothing_was_near(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is due by the new time does not wait for an alarm that was set by the old one."""
    timers, begun, present_ms = Timers(Tasks()), list[str](), 1000
    monkeypatch.setattr("bot.runtime.timers.now_ms", lambda: present_ms)

    async def work(name: str) -> None:
        begun.append(name)

    timers.set("far", present_ms + 50_000, work, "far")
    timers.set("farther", present_ms + 3_600_000, work, "farther")
    present_ms += 7_200_000
    timers.set("next", present_ms, work, "next")
    async with asyncio.timeout(30):
        await until(lambda: len(begun) == 3)
    timers.cancel_all()


@pytest.mark.slow
async def test_a_clock_that_was_put_forward_to_just_before_the_alarm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is set for later than the alarm has it ring by the new time, too."""
    timers, begun, ahead_ms = Timers(Tasks()), list[str](), 0
    monkeypatch.setattr(
        "bot.runtime.timers.now_ms", lambda: round(time.monotonic() * 1000) + ahead_ms
    )

    async def work(name: str) -> None:
        begun.append(name)

    start_ms = round(time.monotonic() * 1000)
    timers.set("first", start_ms + 50_000, work, "first")
    timers.set("due", start_ms, work, "due")
    async with asyncio.timeout(30):
        await until(lambda: begun == ["due"])
        ahead_ms = 49_000
        timers.set("next", start_ms + ahead_ms + 1_500, work, "next")
        await until(lambda: begun == ["due", "first", "next"])
    timers.cancel_all()


async def test_many_that_fall_due_at_once() -> None:
    """All begin, in their order, and the event loop has its turn in between."""
    timers, begun, turns = Timers(Tasks()), list[int](), 0

    async def work(number: int) -> None:
        begun.append(number)

    due_ms = now_ms()
    for number in range(5_000):
        timers.set(number, due_ms + number % 2, work, number)
    while len(begun) < 5_000:
        await asyncio.sleep(0)
        turns += 1
    assert begun == sorted(range(5_000), key=lambda number: (number % 2, number))
    assert turns > 5_000 // TOGETHER


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.001)


async def test_cancelled_work_never_begins() -> None:
    """After the end of the program nothing falls due any more."""
    timers, began = Timers(Tasks()), asyncio.Event()

    async def late() -> None:
        began.set()

    timers.set("key", now_ms(), late)
    timers.cancel_all()
    next_one, later = Timers(Tasks()), asyncio.Event()

    async def last() -> None:
        later.set()

    next_one.set("key", now_ms(), last)
    await asyncio.wait_for(later.wait(), timeout=30)

    assert not began.is_set()


async def test_nothing_is_set_after_the_end() -> None:
    """Whoever sets a timer after the end of the program waits for nothing."""
    timers, begun = Timers(Tasks()), list[str]()

    async def late() -> None:
        begun.append("late")

    timers.cancel_all()
    timers.set("key", now_ms(), late)
    await asyncio.sleep(0.01)
    assert (begun, len(timers)) == ([], 0)


async def test_what_running_work_begins_is_waited_for() -> None:
    """The last of a chain has been done when the end is over; after that nothing begins."""
    tasks, done = Tasks(), list[int]()

    async def work(left: int) -> None:
        await asyncio.sleep(0)
        done.append(left)
        if left:
            tasks.start(work(left - 1))

    tasks.start(work(3))
    await tasks.close(30.0)
    assert done == [3, 2, 1, 0]
    tasks.start(work(0))
    await asyncio.sleep(0.01)
    assert done == [3, 2, 1, 0]
