"""What is kept for how long: once a day, what nobody needs any more is removed.

By the process of the first shard alone: there is one, however many processes there are.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from data import around, bans, moderation, privacy, puzzles, retention
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

GRACE_DAYS = 30
"""How long the settings of a server outlast our leaving it: an invitation may have slipped."""
BANS_DAYS, DEEDS_DAYS = 90, 365
"""How long bans that are over, and what moderators did, can still be asked about."""
LAPSED_DAYS = 30
"""How long what somebody said about when they may be called is kept to be renewed by a press."""
DAY_MS = 24 * HOUR_MS
FIRST_MS = 5 * MINUTE_MS
"""A start has more urgent things to do."""
BREATH_SECONDS = 0.1
"""Between two transactions: players come first."""


class Retention:
    """Removes what is older than the host wants it; games, if ever, lose their moves alone."""

    def __init__(self, desk: Desk, games_days: int | None, challenges_days: int) -> None:
        self._desk = desk
        self._games_days = games_days
        self._challenges_days = challenges_days

    def begin(self) -> None:
        """Do so from now on."""
        if 0 in self._desk.shards.own:
            self._desk.timers.set("retention", now_ms() + FIRST_MS, self._daily)

    async def _daily(self) -> None:
        self._desk.timers.set("retention", now_ms() + DAY_MS, self._daily)
        await self.remove_old()

    async def remove_old(self) -> None:
        """Remove all that is due, in small transactions. Raises StorageRefused."""
        before_ms = now_ms() - self._challenges_days * DAY_MS
        await self._all("challenges", lambda tx: retention.remove_challenges(tx, before_ms))
        await self._all("tournaments", lambda tx: retention.remove_tournaments(tx, before_ms))
        lapsed_ms = now_ms() - LAPSED_DAYS * DAY_MS
        await self._all("availabilities", lambda tx: around.remove_lapsed(tx, lapsed_ms))
        left_ms = now_ms() - GRACE_DAYS * DAY_MS
        await self._all("server settings", lambda tx: privacy.forget_servers(tx, left_ms))
        now = now_ms()
        over_ms, done_ms = now - BANS_DAYS * DAY_MS, now - DEEDS_DAYS * DAY_MS
        await self._all("bans", lambda tx: bans.remove_old(tx, now, over_ms))
        await self._all("deeds", lambda tx: moderation.remove_old(tx, done_ms))
        await self._all("answers to puzzles", lambda tx: puzzles.remove_old(tx, now_ms()))
        if self._games_days is not None:
            ended_ms = now_ms() - self._games_days * DAY_MS
            await self._all("records", lambda tx: retention.remove_records(tx, ended_ms))

    async def _all(self, what: str, remove: Callable[[Transaction], Awaitable[int]]) -> None:
        total = 0
        while removed := await self._some(remove):
            total += removed
            await asyncio.sleep(BREATH_SECONDS)
        if total:
            log.info("removed %s old %s", total, what)

    async def _some(self, remove: Callable[[Transaction], Awaitable[int]]) -> int:
        async with self._desk.db.transaction() as tx:
            return await remove(tx)


async def note_server(desk: Desk, guild: int, *, here: bool) -> None:
    """Remember that we are *here*, in a server, or not any more."""
    left_ms = None if here else now_ms()

    async def note() -> None:
        async with desk.db.transaction() as tx:
            await privacy.note_server(tx, guild, left_ms)

    await desk.timers.try_now(("server", guild), note)
