"""What becomes possible, or ends, by the mere passing of time."""

import logging
from dataclasses import dataclass

from bot.messages.announcer import Announcer
from bot.messages.failures import quietly
from bot.minding.vacations import Vacations
from bot.people.preferences import Preferences
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from bot.table.conditions import acted_ms, changes_ms, is_alone, is_slow
from bot.table.table import Table
from bot.table.tables import Tables
from data import games, pauses, running
from data.errors import AlreadyFinished, StaleStep
from data.ids import NO_USER, ZERO_MS, GameId, Ms

log = logging.getLogger(__name__)

LOOK_EVERY_MS = HOUR_MS
"""How often we look for what has ended, also pauses that other processes began."""


@dataclass(eq=False, repr=False)
class Watch:
    """Shows new buttons when their time has come, and ends pauses and games that nobody ends."""

    _desk: Desk
    _tables: Tables
    _preferences: Preferences
    _announcer: Announcer
    _vacations: Vacations
    _next_ms: Ms = ZERO_MS

    def begin(self) -> None:
        """Look for what has ended by itself, now and from now on."""
        self._next_ms = now_ms()
        self._desk.timers.set("pauses", self._next_ms, self._look)

    def follow(self, table: Table, _: bool = True) -> None:
        """Look when the buttons of *table*, which has changed, change by themselves."""
        is_ours = self._desk.shards.is_ours(table.row.guild_id)
        due_ms = changes_ms(table, now_ms()) if is_ours else None
        self._desk.timers.set(("ways", table.id), due_ms, self._show, table.id)
        if table.row.pause_ends_ms is not None:
            self.expect(table.row.pause_ends_ms)
        begins = table.step == table.turn_step or table.paused
        if is_ours and begins and not table.over and is_slow(table):
            self._desk.tasks.start(quietly(lambda: self._vacations.look(table)))

    async def _show(self, game: GameId) -> None:
        table = await self._tables.get(game)
        self.follow(table)
        self._announcer.mark(table)

    def expect(self, ends_ms: Ms) -> None:
        """Look at a table again when its pause ends."""
        if ends_ms < self._next_ms:
            self._next_ms = ends_ms
            self._desk.timers.set("pauses", ends_ms, self._look)

    async def _look(self) -> None:
        self._next_ms = now_ms() + LOOK_EVERY_MS
        self._desk.timers.set("pauses", self._next_ms, self._look)
        async with self._desk.db.reading() as tx:
            soon = await pauses.ended(tx, self._next_ms)
            left = await running.untouched(tx, now_ms() - pauses.LONGEST_MS)
        for row in soon:
            if not self._desk.shards.is_ours(row.guild_id):
                continue
            if row.pause_ends_ms is not None and row.pause_ends_ms > now_ms():
                self.expect(row.pause_ends_ms)
            else:
                await self._end(await self._tables.get(row.id))
        for row in left:
            if self._desk.shards.is_ours(row.guild_id):
                await self._leave(await self._tables.get(row.id))

    async def _end(self, table: Table) -> None:
        """Go on after a vacation; call off what has been paused for too long."""
        if table.halted == "vacation":
            self._preferences.changed(table.user_at(table.state.to_act) or NO_USER)
            await self._vacations.look(table)
            return
        await self._call_off(table)

    async def _leave(self, table: Table) -> None:
        """End a game of one person with the computer that they have left lying."""
        if is_alone(table) and acted_ms(table) < now_ms() - pauses.LONGEST_MS:
            await self._call_off(table)

    async def _call_off(self, table: Table) -> None:
        try:
            async with table.changing() as tx:
                await games.abort(tx, table.id, "expired", now_ms())
        except (AlreadyFinished, StaleStep) as error:
            log.info("table #%s is not called off: %r", table.id, error)
