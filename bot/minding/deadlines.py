"""Time at the tables: the clock acts, warns, and is charged to nobody while we were away."""

import logging
from contextlib import suppress
from dataclasses import dataclass

from bot.messages.calls import Calls
from bot.messages.failures import PASSING, Unreachable, pause_ms, quietly
from bot.minding.presence import Presence
from bot.minding.vacations import Vacations
from bot.runtime.clock import DAY_MS, MINUTE_MS, MS, in_ms, now_ms
from bot.runtime.desk import Desk
from bot.runtime.outages import Outages
from bot.runtime.senders import Doer
from bot.table.conditions import turn_began_ms
from bot.table.table import Table
from bot.table.tables import Tables
from data import games, pauses
from data.errors import StaleStep
from data.ids import ZERO_MS, GameId, Ms
from data.running import Running

log = logging.getLogger(__name__)

GRACE_MS = 1 * MS
"""A click made in time may still be on its way when the time is over."""
LONG_TURN_MS = 5 * MINUTE_MS
WARN_AT = 0.8
"""The part of a long turn after which its player is warned."""


@dataclass(eq=False, repr=False)
class Deadlines:
    """Sets each table's timers, and does what falls due.

    A timer knows the number of its game and no more: the table may leave memory meanwhile.
    """

    _desk: Desk
    _tables: Tables
    _outages: Outages
    _calls: Calls
    _presence: Presence
    _vacations: Vacations

    def follow(self, table: Table, _: bool = True) -> None:
        """Set the timers of *table* as its state wants them now; one process alone does so."""
        if not self._desk.shards.is_ours(table.row.guild_id):
            return
        due_ms, timers = table.row.deadline_ms, self._desk.timers
        timers.set(("warning", table.id), self._warn_ms(table), self._warn, table.id)
        if table.over or table.paused or due_ms is None:
            timers.cancel(("turn", table.id))
            self._look_daily(table)
        else:
            timers.set(("turn", table.id), due_ms + GRACE_MS, self._time_over, table.id)

    def _warn_ms(self, table: Table) -> Ms | None:
        """When to warn whose turn it is; None where they have been, or their turn is short."""
        due_ms, row = table.row.deadline_ms, table.row
        if table.over or table.paused or due_ms is None or row.warned_step == table.turn_step:
            return None
        return warn_ms(row.wall_ms(in_ms(table.state.turn_at)), due_ms)

    def set_unseen(self, game: Running) -> None:
        """Set the timers of a game that is not in memory, by its row alone.

        When its turn began only the moves tell: the last of them is not much later.
        """
        timers = self._desk.timers
        if game.deadline_ms is not None:
            timers.set(("turn", game.id), game.deadline_ms + GRACE_MS, self._time_over, game.id)
            if (moment_ms := warn_ms(game.moved_ms, game.deadline_ms)) is not None:
                timers.set(("warning", game.id), moment_ms, self._warn, game.id)
        else:
            # Spread over the day: they are questions to Discord.
            due_ms = now_ms() + DAY_MS * (game.id % 997 + 1) // 997
            timers.set(("presence", game.id), due_ms, self._looked, game.id)

    def _look_daily(self, table: Table) -> None:
        """Find out once a day whether a player has left, at a table where nobody's time runs."""
        due_ms = None if table.over or table.paused else now_ms() + DAY_MS
        self._desk.timers.set(("presence", table.id), due_ms, self._looked, table.id)

    async def _looked(self, game: GameId) -> None:
        table = await self._tables.get(game)
        self._look_daily(table)
        await quietly(lambda: self._presence.look(table))

    def excuse(self, table: Table, turn_step: int, until_ms: Ms) -> None:
        """Charge nobody for the time of a turn before *until_ms*, as it was shown late."""
        key = ("late", table.id)
        work = self._desk.timers.try_now(key, self._excuse, table.id, turn_step, until_ms)
        self._desk.tasks.start(work)

    async def _excuse(self, game: GameId, turn_step: int, until_ms: Ms) -> None:
        """Charge nobody for a turn shown late, but once for what is charged to nobody anyway."""
        table = await self._tables.get(game)
        shard = self._desk.shards.of(table.row.guild_id)
        # What comes after is given back once its players can reach us again.
        until_ms = min(until_ms, await self._outages.sure(shard, until_ms))
        async with table.noting() as tx:
            goes_on = not (table.over or table.paused) and table.row.deadline_ms is not None
            late_ms = until_ms - turn_began_ms(table)
            if goes_on and table.turn_step == turn_step and late_ms > 0:
                await pauses.credit(tx, game, late_ms)
        self.follow(table)

    async def act_before(self, doer: Doer, table: Table) -> None:
        """Let the clock act first, where the time was over when *doer* did something.

        Nobody else hurries the clock: what its player did in time may still be on its way. Nor does
        anybody where the players of *table* cannot reach us; what they missed is credited before.
        Raises StorageRefused where it cannot be.
        """
        shard, outages = self._desk.shards.of(table.row.guild_id), self._outages
        if outages.is_cut_off(shard):
            return
        own = table.user_at(table.state.to_act) == doer.user
        moment_ms = doer.at_ms if own else doer.at_ms - GRACE_MS
        counts_ms = table.counts_ms(moment_ms)
        is_over = (table.row.deadline_ms or counts_ms + 1) <= counts_ms
        sure_ms = await outages.sure(shard, moment_ms if is_over else ZERO_MS)
        if is_over:
            await table.act_for_time(min(moment_ms, sure_ms))

    async def _time_over(self, game: GameId) -> None:
        table = await self._tables.get(game)
        sure_ms = await self._reach(table)
        await self._vacations.look(table)
        with suppress(StaleStep):
            if not await table.act_for_time(sure_ms):
                self.follow(table)
                return
            await quietly(lambda: self._presence.look(table))

    async def _reach(self, table: Table) -> Ms:
        """Return until when the players of *table* could reach us; raises StorageRefused."""
        shard = self._desk.shards.of(table.row.guild_id)
        return await self._outages.reach(shard, min(table.row.deadline_ms or ZERO_MS, now_ms()))

    async def _warn(self, game: GameId) -> None:
        table = await self._tables.get(game)
        await self._reach(table)
        async with table.lock:
            if (due_ms := self._warn_ms(table)) is None:
                return
            if now_ms() < due_ms:
                self.follow(table)
                return
            async with self._desk.db.transaction() as tx:
                await games.note(tx, game, warned_step=table.turn_step)
                await table.reload(tx)
        await self._tell_warning(game, table.turn_step)

    async def _tell_warning(self, game: GameId, turn_step: int, failures: int = 0) -> None:
        table, timers = await self._tables.get(game), self._desk.timers
        due_ms = table.row.deadline_ms
        if table.over or table.paused or due_ms is None or table.turn_step != turn_step:
            return
        try:
            await self._calls.warn(table, due_ms)
        except PASSING as error:
            log.warning("table #%s: no warning (%s); trying again", game, error)
            again_ms, failures = now_ms() + pause_ms(error, failures + 2), failures + 1
            key = ("warning", game)
            timers.set(key, again_ms, self._tell_warning, game, turn_step, failures)
            return
        except Unreachable:
            log.debug("table #%s: nobody can be warned", game)
        await quietly(lambda: self._presence.look(table))


def warn_ms(began_ms: Ms, due_ms: Ms) -> Ms | None:
    """When to warn of the end of a turn; None of a short one."""
    long = due_ms - began_ms >= LONG_TURN_MS
    return began_ms + round((due_ms - began_ms) * WARN_AT) if long else None
