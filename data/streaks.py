"""Days in a row on which somebody has done something of the day. Days are since 1970 (UTC).

A day counts on which they have solved a medium or hard puzzle of it, or played its deal of a game
to the end. Days of vacation, and days on which we were away for long, neither count nor end a
streak.
"""

from collections.abc import Set
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, insert, or_, select, update

from data.days import DAY_MS, day_of
from data.ids import Ms, UserId
from data.settings import UserSettings, held_user, user_settings
from data.store.club import days_away, puzzle_streaks
from data.store.schema import users
from data.store.transaction import Transaction

LONG_AWAY_MS = Ms(4 * 60 * 60_000)
"""So long away on one day, and nobody needs to have done anything on it."""
WORTH_KEEPING = 3
"""Nobody is reminded of a shorter streak."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row that count: the present ones, and the most there were."""

    days: int = 0
    best: int = 0


class Counted(NamedTuple):
    """What is stored of a streak: how long it was on the last day that counted, and the longest."""

    days: int
    best: int
    last_day: int


async def go_on(tx: Transaction, user: UserId, day: int) -> None:
    """Count *day* for the streak of *user*; once."""
    preferences = await held_user(tx, user)
    stored = await _stored(tx, user) or Counted(0, 0, day - 1)
    if day <= stored.last_day:
        return
    days = stored.days + 1 if await _lasts(tx, stored.last_day, day, preferences) else 1
    best = max(stored.best, days)
    await tx.put(puzzle_streaks, {"user_id": user}, days=days, best=best, last_day=day)


async def streak_of(tx: Transaction, user: UserId, day: int) -> Streak:
    """The streak of *user* as it stands on *day*, whether that counts already or not."""
    stored = await _stored(tx, user)
    if stored is None:
        return Streak()
    lasts = await _lasts(tx, stored.last_day, day, await user_settings(tx, user))
    return Streak(stored.days if lasts else 0, stored.best)


async def counts(tx: Transaction, user: UserId, day: int) -> bool:
    """Whether *day* counts for the streak of *user* already."""
    stored = await _stored(tx, user)
    return stored is not None and stored.last_day >= day


async def remindable(tx: Transaction, day: int) -> tuple[UserId, ...]:
    """Who wants to be reminded, has a streak, has done nothing on *day*, and was not told yet."""
    at = puzzle_streaks.c
    wanted = users.c.settings["streaks"].as_boolean().is_(True)
    query = select(at.user_id).join(users, users.c.id == at.user_id)
    query = query.where(wanted, at.days >= WORTH_KEEPING, at.last_day < day, _untold(day))
    return tuple(await tx.scalars(query.order_by(at.user_id)))


async def remind(tx: Transaction, user: UserId, day: int) -> int:
    """Note that *user* is told on *day* that their streak ends with it; its days.

    0 where it does not end with that day, where they were told, or do not want that any more.
    """
    preferences, stored = await held_user(tx, user), await _stored(tx, user)
    if stored is None or not preferences.streaks or not stored.last_day < day:
        return 0
    lasts = await _lasts(tx, stored.last_day, day, preferences)
    if not lasts or await _lasts(tx, stored.last_day, day + 1, preferences):
        return 0
    own = update(puzzle_streaks).where(puzzle_streaks.c.user_id == user, _untold(day))
    told = await tx.execute(own.values(reminded_day=day))
    return stored.days if told.rowcount else 0


def _untold(day: int) -> ColumnElement[bool]:
    """Whose streak nobody was reminded of on *day*."""
    at = puzzle_streaks.c
    return or_(at.reminded_day.is_(None), at.reminded_day < day)


async def _stored(tx: Transaction, user: UserId) -> Counted | None:
    at = puzzle_streaks.c
    query = select(at.days, at.best, at.last_day).where(at.user_id == user)
    row = (await tx.execute(query)).first()
    return Counted(*row) if row else None


async def _lasts(tx: Transaction, last: int, day: int, preferences: UserSettings) -> bool:
    """Whether nothing was missed between two days, neither of them counted."""
    missed = day - last - 1
    if missed <= 0:
        return True
    free = on_vacation(preferences, last, day) | await _away(tx, last, day)
    return len(free) == missed


def on_vacation(preferences: UserSettings, last: int, day: int) -> Set[int]:
    """The days between two that the vacation of somebody has touched."""
    if not preferences.vacation_from_ms:
        return frozenset()
    first, end = day_of(preferences.vacation_from_ms), day_of(preferences.vacation_to_ms)
    return frozenset(range(max(last + 1, first), min(day, end + 1)))


async def _away(tx: Transaction, last: int, day: int) -> Set[int]:
    """The days between two on which one of our shards was away for long."""
    at = days_away.c
    query = select(at.day).where(at.day > last, at.day < day, at.away_ms >= LONG_AWAY_MS)
    return frozenset(await tx.scalars(query))


async def note_away(tx: Transaction, shard: int, since_ms: Ms, until_ms: Ms) -> None:
    """Add the time in which nobody could reach a shard to the days that it lies in."""
    await tx.hold("days away")
    while since_ms < until_ms:
        day = day_of(since_ms)
        end_ms = min(until_ms, (day + 1) * DAY_MS)
        own, away_ms = {"day": day, "shard": shard}, end_ms - since_ms
        if not await tx.change(days_away, own, away_ms=days_away.c.away_ms + away_ms):
            await tx.execute(insert(days_away).values(away_ms=away_ms, **own))
        since_ms = end_ms
