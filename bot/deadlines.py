"""Time at the tables: the clock acts, warns, and is charged to nobody while we were away."""

import logging
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING

from bot.announcer import PASSING, pause_ms, quietly
from bot.clicks import Click
from bot.clock import HOUR_MS, MINUTE_MS, MS, click_ms, now_ms
from bot.public_messages import Unreachable
from bot.table import Table
from data import games, pauses
from data.errors import StaleStep

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

GRACE_MS = 1 * MS
"""A click made in time may still be on its way when the time is over."""
LONG_TURN_MS = 5 * MINUTE_MS
WARN_AT = 0.8
"""The part of a long turn after which its player is warned."""
DAY_MS = 24 * HOUR_MS


class Deadlines:
    """Sets each table's timers, and does what falls due."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._notes_ms: dict[int, int] = {}
        """Credit of tables that are not in memory yet, for their players to see."""

    def set(self, table: Table) -> None:
        """Set the timers of *table* as its state wants them; one process alone does so."""
        if not self._app.is_ours(table.row.guild_id):
            return
        due_ms, step, timers = table.row.deadline_ms, table.step, self._app.timers
        turn, warning = ("turn", table.id), ("warning", table.id)
        if table.over or table.paused or due_ms is None:
            timers.cancel(turn)
            timers.cancel(warning)
            self._look_daily(table)
            return
        timers.set(turn, due_ms + GRACE_MS, lambda: self._time_over(table))
        began_ms = table.row.wall_ms(round(table.state.turn_at * MS))
        warn_ms = began_ms + round((due_ms - began_ms) * WARN_AT)
        if due_ms - began_ms >= LONG_TURN_MS and table.row.warned_step != table.turn_step:
            timers.set(warning, warn_ms, lambda: self._warn(table, step))
        else:
            timers.cancel(warning)

    def _look_daily(self, table: Table) -> None:
        """Nobody's time runs: still find out whether a player has left the server."""
        key = ("presence", table.id)
        if table.over or table.paused:
            self._app.timers.cancel(key)
        else:
            self._app.timers.set(key, now_ms() + DAY_MS, lambda: self._looked(table))

    async def _looked(self, table: Table) -> None:
        self._look_daily(table)
        await quietly(lambda: self._app.presence.look(table))

    async def act_before(self, click: Click, table: Table) -> None:
        """Let the clock act first, where the time was over when the click was made.

        Somebody else's click does not hurry the clock: the player's own, made in time, may still
        be on its way. Nor does any where the players of *table* cannot reach us.
        """
        if self._app.outages.is_cut_off(self._app.shard_of_guild(table.row.guild_id)):
            return
        own = table.user_at(table.state.to_act) == click.user.id
        moment_ms = click_ms(click) if own else click_ms(click) - GRACE_MS
        if await table.act_for_time(moment_ms):
            self._app.after(table)

    async def _time_over(self, table: Table) -> None:
        await self._app.outages.reach(self._app.shard_of_guild(table.row.guild_id))
        try:
            acted = await table.act_for_time(now_ms())
        except StaleStep:
            self._app.after(table)
            return
        if acted:
            self._app.after(table)
            await quietly(lambda: self._app.presence.look(table))
        else:
            self.set(table)

    async def _warn(self, table: Table, step: int, failures: int = 0) -> None:
        async with table.lock, self._app.db.transaction() as tx:
            due_ms = table.row.deadline_ms
            if table.over or table.paused or table.step != step or due_ms is None:
                return
            await games.note(tx, table.id, warned_step=table.turn_step)
            await table.reload(tx)
        try:
            await self._app.announcer.public.warn(table, due_ms)
        except PASSING as error:
            log.warning("table #%s: no warning (%s); trying again", table.id, error)
            again_ms = now_ms() + pause_ms(error, failures + 2)
            again = partial(self._warn, table, step, failures + 1)
            self._app.timers.set(("warning", table.id), again_ms, again)
            return
        except Unreachable:
            log.debug("table #%s: nobody can be warned", table.id)
        await quietly(lambda: self._app.presence.look(table))

    async def credit(self, shard: int, since_ms: int, until_ms: int) -> None:
        """Charge nobody for that time, at the tables of *shard*. Raises StorageRefused."""
        async with AsyncExitStack() as held:
            for table in self._app.tables:
                await held.enter_async_context(table.lock)
            missed = await self._store_credit(shard, since_ms, until_ms)
            for table in self._app.tables:
                if table.id in missed:
                    async with self._app.db.reading() as tx:
                        await table.reload(tx)
        for game, ms in missed.items():
            self._notes_ms[game] = self._notes_ms.get(game, 0) + ms
        for table in self._app.tables:
            self.tell_credit(table)

    async def _store_credit(self, shard: int, since_ms: int, until_ms: int) -> dict[int, int]:
        missed = {}
        async with self._app.db.transaction() as tx:
            for row in await games.running(tx):
                ms = until_ms - max(since_ms, row.moved_ms)
                own = self._app.shard_of_guild(row.guild_id) == shard
                if own and ms > 0 and row.paused_since_ms is None:
                    missed[row.id] = ms
                    await pauses.credit(tx, row.id, ms)
        return missed

    def owes(self, game: int) -> bool:
        """Whether a credit of *game* has not been shown to its players."""
        return game in self._notes_ms

    def tell_credit(self, table: Table) -> None:
        """Show the players what time was not charged, and set the timers by it."""
        if ms := self._notes_ms.pop(table.id, 0):
            table.credited_note_ms += ms
            self.set(table)
            self._app.announcer.mark(table)
