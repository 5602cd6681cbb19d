"""What is kept for how long: once a day, what nobody needs any more is removed.

By the process of the first shard alone: there is one, however many processes there are.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.controls.places import WINGS
from bot.runtime.clock import DAY_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from data import privacy, retention, sessions
from data.ids import GuildId
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

GRACE_DAYS = 30
"""How long the settings of a server outlast our leaving it: an invitation may have slipped."""
FIRST_MS = 5 * MINUTE_MS
"""A start has more urgent things to do."""
BREATH_SECONDS = 0.1
"""Between two transactions: players come first."""


@dataclass(eq=False, repr=False)
class Retention:
    """Removes what is older than the host wants it; games, if ever, lose their moves alone."""

    _desk: Desk
    _games_days: int | None
    _challenges_days: int

    def begin(self) -> None:
        """Remove what is old now, and once a day from now on."""
        if 0 in self._desk.shards.own:
            self._desk.timers.set("retention", now_ms() + FIRST_MS, self._daily)

    async def _daily(self) -> None:
        self._desk.timers.set("retention", now_ms() + DAY_MS, self._daily)
        await self.remove_old()

    async def remove_old(self) -> None:
        """Remove all that is due, in small transactions. Raises StorageRefused."""
        before_ms = now_ms() - self._challenges_days * DAY_MS
        await self._all("challenges", lambda tx: retention.remove_challenges(tx, before_ms))
        await self._all("sessions", lambda tx: sessions.remove_old(tx, now_ms()))
        left_ms = now_ms() - GRACE_DAYS * DAY_MS
        await self._all("server settings", lambda tx: privacy.forget_servers(tx, left_ms))
        for sweep in [sweep for wing in WINGS for sweep in wing.sweeps]:
            await self._all(sweep.what, lambda tx, one=sweep: one.remove(tx, now_ms(), before_ms))  # type: ignore[misc]
        if self._games_days is not None:
            ended_ms = now_ms() - self._games_days * DAY_MS
            await self._all("records", lambda tx: retention.remove_records(tx, ended_ms))

    async def _all(self, what: str, remove: Callable[[Transaction], Awaitable[int]]) -> None:
        total = 0
        while removed := await self._desk.db.write(remove):
            total += removed
            await asyncio.sleep(BREATH_SECONDS)
        if total:
            log.info("removed %s old %s", total, what)


async def note_server(desk: Desk, guild: GuildId, *, here: bool) -> None:
    """Remember that we are *here*, in a server, or not any more."""
    left_ms = None if here else now_ms()
    await desk.timers.try_now(("server", guild), desk.db.write, privacy.note_server, guild, left_ms)
