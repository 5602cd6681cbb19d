"""Vacation days: at slow games no time runs for who is away, so many days a year."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.messages.dms import Dms
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.refused import Refused
from bot.people.texts import say
from bot.runtime.clock import DAY_MS, MS, now_ms
from bot.runtime.desk import Desk
from bot.table.conditions import is_slow
from bot.table.table import Table
from bot.table.tables import Tables
from data import games, pauses, settings
from data.errors import StaleStep
from data.ids import ZERO_MS, Ms, UserId
from data.settings import UserSettings
from engine.cards import Seat

DAYS_A_YEAR = 21


def year_of(ms: Ms) -> int:
    """The calendar year, UTC."""
    return datetime.fromtimestamp(ms / MS, UTC).year


def days_left(present: UserSettings, now: Ms) -> int:
    """The days of this year that can still be taken, besides those of the present vacation."""
    taken = present.vacation_days if present.vacation_year == year_of(now) else 0
    return DAYS_A_YEAR - taken


def not_begun(present: UserSettings, now: Ms) -> int:
    """The days of the present vacation that come back when it ends now."""
    if present.vacation_year != year_of(now):
        return 0
    return max(0, present.vacation_until_ms - now) // DAY_MS


def changes(present: UserSettings, days: int, now: Ms) -> dict[str, Any]:
    """What to store for a vacation of *days* from now on, 0 ending the present one.

    Days that have begun are spent; all days count for the year in which they were taken. Raises
    Refused where fewer are left.
    """
    left = days_left(present, now) + not_begun(present, now)
    if days > left:
        raise Refused("vacation-too-long", days=left)
    goes_on = present.vacation_until_ms > now
    return {
        "vacation_until_ms": now + days * DAY_MS if days else 0,
        "vacation_from_ms": present.vacation_from_ms if goes_on else now,
        "vacation_to_ms": now + days * DAY_MS,
        "vacation_year": year_of(now),
        "vacation_days": DAYS_A_YEAR - left + days,
    }


@dataclass(eq=False, repr=False)
class Vacations:
    """Stops the clocks of slow games for who is away, and starts them again."""

    _desk: Desk
    _tables: Tables
    _preferences: Preferences
    _languages: Languages
    _dms: Dms

    async def look(self, table: Table) -> None:
        """Stop the clocks where whose turn it is has a vacation; start them when it is over."""
        if table.over or table.halted not in ("", "vacation") or not is_slow(table):
            return
        user, now = table.user_at(table.state.to_act), now_ms()
        until_ms = (await self._preferences.of_user(user)).vacation_until_ms if user else ZERO_MS
        # Where another process plays meanwhile, we are told and look again.
        with suppress(StaleStep):
            if until_ms > now:
                await stop(table, until_ms)
            elif table.halted:
                await start(table)

    async def look_at_all(self, user: UserId) -> None:
        """Look at all tables of *user*, whose vacation has changed."""
        for row in await self._desk.db.read(games.tables_of, user):
            await self.look(await self._tables.get(row.id))

    async def come_back(self, user: UserId, language: str, table: Table, seat: Seat) -> None:
        """End the vacation of *user*, who is about to play where the table waits for them."""
        if table.halted != "vacation" or table.state.to_act != seat:
            return
        async with self._desk.db.transaction() as tx:
            present = await settings.held_user(tx, user)
            present = await settings.change_user(tx, user, **changes(present, 0, now_ms()))
        self._preferences.changed(user)
        await self.look_at_all(user)
        left = days_left(present, now_ms())
        self._desk.tasks.start(self._dms.tell(user, say(language, "vacation-ended", days=left)))


async def stop(table: Table, until_ms: Ms) -> None:
    """Let no time run at *table* until *until_ms*."""
    seat = table.state.to_act
    if table.halted and table.row.pause_ends_ms == until_ms:
        return
    async with table.changing() as tx:
        if table.state.to_act != seat:
            return
        if not await pauses.pause(tx, table.id, "vacation", now_ms(), until_ms):
            await pauses.prolong(tx, table.id, "vacation", until_ms)


async def start(table: Table) -> None:
    """Let time run again at a table that waited for somebody's vacation."""
    async with table.changing() as tx:
        table.rested_note_ms += await pauses.resume(tx, table.id, now_ms(), "vacation")
