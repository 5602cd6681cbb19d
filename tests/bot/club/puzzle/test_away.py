"""Our outages are written down for streaks, and so are vacations."""

import pytest

from bot.minding.vacations import changes
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from data import puzzles, settings, streaks
from data.puzzles import DAY_MS, Key, day_of
from data.settings import UserSettings
from tests.bot.conftest import Room


@pytest.mark.parametrize(("hours", "days"), [(5, 1), (3, 0)])
async def test_a_long_outage_keeps_a_streak(room: Room, hours: int, days: int) -> None:
    """A day on which we were away for hours does not end it; one with a short outage does."""
    day = day_of(now_ms()) + 1
    begin = day * DAY_MS + 8 * HOUR_MS
    async with room.db.transaction() as tx:
        key = Key(room.alice.id, day - 1, "gin", "medium")
        await puzzles.answer(tx, key, "ab", 0, solved=True)
    await room.app.outages.missed.run(0, begin, begin + hours * HOUR_MS)
    await room.app.outages.missed.run(0, begin, begin + MINUTE_MS - 1)
    async with room.db.reading() as tx:
        assert (await puzzles.streak_of(tx, room.alice.id, day + 1)).days == days


def test_a_vacation_is_remembered() -> None:
    """When it began and ends; longer or ended early, it began when it did."""
    now = 100 * DAY_MS
    first = UserSettings(**changes(UserSettings(), 3, now))
    assert (first.vacation_from_ms, first.vacation_to_ms) == (now, now + 3 * DAY_MS)
    later = now + DAY_MS
    longer = UserSettings(**changes(first, 5, later))
    assert (longer.vacation_from_ms, longer.vacation_to_ms) == (now, later + 5 * DAY_MS)
    ended = UserSettings(**changes(first, 0, later))
    assert (ended.vacation_from_ms, ended.vacation_to_ms) == (now, later)
    assert ended.vacation_until_ms == 0
    assert streaks.on_vacation(ended, 98, 103) == {100, 101}


async def test_a_vacation_keeps_a_streak(room: Room) -> None:
    """Taken by who has solved one, it lasts until the days are over."""
    day = day_of(now_ms())
    async with room.db.transaction() as tx:
        key = Key(room.alice.id, day, "gin", "medium")
        await puzzles.answer(tx, key, "ab", 0, solved=True)
        taken = changes(UserSettings(), 3, now_ms())
        await settings.change_user(tx, room.alice.id, **taken)
        assert (await puzzles.streak_of(tx, room.alice.id, day + 4)).days == 1
        assert (await puzzles.streak_of(tx, room.alice.id, day + 5)).days == 0
