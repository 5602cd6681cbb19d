"""When Python looks through everything for garbage."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.runtime.garbage import EVERY_MS, LATEST_MS, QUIET_MS, Garbage
from bot.runtime.timers import Tasks, Timers


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What is changed of Python is put back."""
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


class _Circle:
    """Garbage as soon as nobody else has it."""

    def __init__(self) -> None:
        self.itself = self


def _old_circle() -> "weakref.ref[_Circle]":
    """One that Python takes for something that lives long."""
    circle = _Circle()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(circle)


@pytest.mark.slow
async def test_old_garbage_waits_for_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is made; then it goes, within the hour even if it is never quiet."""
    present_ms = 1_000_000
    monkeypatch.setattr("bot.runtime.garbage.now_ms", lambda: present_ms)
    garbage = Garbage(Timers(Tasks()))
    garbage.begin()
    circle = _old_circle()
    kept = [[number] for number in range(200_000)]
    assert circle() is not None

    garbage.pressed()
    present_ms += QUIET_MS - 1
    await garbage.look()
    assert circle() is not None

    present_ms += 1
    await garbage.look()
    assert circle() is None

    circle = _old_circle()
    for _ in range(LATEST_MS // EVERY_MS):
        present_ms += EVERY_MS
        garbage.pressed()
        await garbage.look()
    assert circle() is None
    assert kept


@pytest.mark.slow
async def test_searches_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, each in its time."""
    monkeypatch.setattr("bot.runtime.garbage.EVERY_MS", 1)
    Garbage(Timers(Tasks())).begin()
    for _ in range(3):
        circle = _old_circle()
        async with asyncio.timeout(30):
            while circle() is not None:
                await asyncio.sleep(0.01)
