"""Work that falls due at a wall time."""

import asyncio

import pytest

from bot.clock import now_ms
from bot.timers import Tasks, Timers
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

    await asyncio.wait_for(newer_began.wait(), timeout=2)


async def test_clock_that_was_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work waits for its wall time, though the loop's own clock says that it is due."""
    timers, began, present_ms = Timers(Tasks()), asyncio.Event(), 1000
    monkeypatch.setattr("bot.timers.now_ms", lambda: present_ms)

    async def work() -> None:
        began.set()

    timers.set("key", 1000, work)
    present_ms = 980
    await asyncio.sleep(0.01)
    assert not began.is_set()

    present_ms = 1000
    await asyncio.wait_for(began.wait(), timeout=2)


async def test_cancelled_work_never_begins() -> None:
    """After the end of the program nothing falls due any more."""
    timers, began = Timers(Tasks()), asyncio.Event()

    async def late() -> None:
        began.set()

    timers.set("key", now_ms(), late)
    timers.cancel_all()
    await asyncio.sleep(0.01)

    assert not began.is_set()
