"""The tables in memory: one object for each game, for as long as somebody plays or looks.

A game is its record, so a table that nobody has touched for a while is let go and comes back by
replay. Whoever still holds one that was let go holds the one that everybody else gets: two objects
of one game never act side by side.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from contextlib import AsyncExitStack, suppress
from typing import NamedTuple
from weakref import WeakValueDictionary

from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.contexts import GAME
from bot.runtime.desk import Desk
from bot.runtime.leases import Leases
from bot.runtime.outages import Outages
from bot.runtime.signals import Signal
from bot.runtime.timers import shared
from bot.table.shown import ShownSteps
from bot.table.table import Missed, Surroundings, Table
from data import running, shards
from data.errors import NoSuchGame
from data.ids import GameId, GuildId, Ms, UserId

IDLE_MS = 10 * MINUTE_MS
"""How long a table stays in memory after somebody has asked for it."""
DRAFT_MS = HOUR_MS
"""How long it stays for the working table of tiles that somebody has left there."""
REMEMBERED_GAPS = 1_000


class Gap(NamedTuple):
    """Time in which the players of a shard could not reach us, credited to its tables."""

    shard: int
    since_ms: Ms
    until_ms: Ms


class Tables:
    """Brings tables into memory, and lets them go."""

    def __init__(self, desk: Desk, leases: Leases, outages: Outages, shown: ShownSteps) -> None:
        self._desk = desk
        self._leases = leases
        self.changed: Signal[Table, bool] = Signal()
        """A table has changed, and whether it was here; each listener does its own part."""
        self.forgotten: Signal[Table] = Signal()
        """A table has left memory."""
        self._around = Surroundings(desk.db, desk.shards, outages, shown, self.changed)
        self._known: WeakValueDictionary[GameId, Table] = WeakValueDictionary()
        self._kept: dict[GameId, tuple[Table, Ms]] = {}
        """Each with when it was last asked for, the longest ago first."""
        self._loading: dict[GameId, asyncio.Task[Table]] = {}
        self._gaps: deque[Gap] = deque(maxlen=REMEMBERED_GAPS)
        """What has been credited, for the players of tables that were not in memory to see."""
        self._credited = 0
        """How often something has been credited."""
        self.is_behind: Callable[[Table], bool] = lambda _: False
        """Whether something of a table is still to be shown: it is not let go before."""

    async def get(self, game: GameId) -> Table:
        """The table with this number, dealt; raises NoSuchGame and StorageRefused.

        A finished one is there for the moment only, for whoever looks at it.
        """
        GAME.set(game)
        table = self._known.get(game)
        if table is None:
            table = await self._loaded(game)
        elif self._desk.shards.shared:
            await table.catch_up()
        if not table.over:
            self._kept.pop(game, None)
            self._kept[game] = table, now_ms()
        return table

    async def _loaded(self, game: GameId) -> Table:
        if game not in self._loading:
            loading = shared(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
            self._loading[game] = loading
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: GameId) -> Table:
        credited, own = self._credited, self._desk.shards
        table = await Table.load(self._around, game)
        if not own.is_ours(table.row.guild_id):
            table.shard_elsewhere = own.of(table.row.guild_id)
        elif not table.over:
            await table.deal(now_ms())
        self._known[game] = table
        if self._credited != credited:
            # It may have been read before the credit was stored.
            async with table.lock, self._desk.db.reading() as tx:
                await table.reload(tx)
        self._tell_gaps(table)
        return table

    @property
    def kept(self) -> tuple[Table, ...]:
        """The tables that are being played here, and those that somebody looked at of late."""
        return tuple(table for table, _ in self._kept.values())

    def playing(self, *, guild: GuildId | None = None) -> Iterable[Table]:
        """The tables in memory at which a game goes on, all or those in a server."""
        for table in self.kept:
            if guild in (None, table.row.guild_id) and not table.over:
                yield table

    def known(self, games: Collection[GameId]) -> list[Table]:
        """The tables of *games* that are in memory, also where somebody only looks at one."""
        found = (self._known.get(game) for game in games)
        return [table for table in found if table is not None]

    def of_person(self, user: UserId) -> list[Table]:
        """The tables in memory at which *user* sits or sat."""
        return [table for table in self._known.values() if table.seat_of(user) is not None]

    async def show_opened(self, numbers: Iterable[GameId]) -> None:
        """Show these games anew: they are sealed no longer (`data.games.open_sealed`)."""
        for number in numbers:
            with suppress(NoSuchGame):
                await (await self.get(number)).hear()

    def forget(self, table: Table) -> None:
        """Let a table go: a finished one, once everybody has seen its end."""
        self._kept.pop(table.id, None)
        self.forgotten.publish(table)

    def forget_idle(self) -> None:
        """Let tables go that nobody has asked for of late, unless something is still to be done."""
        now = now_ms()
        for table, used_ms in tuple(self._kept.values()):
            if now - used_ms < IDLE_MS:
                return
            if not self._is_busy(table, now - used_ms):
                self.forget(table)

    def _is_busy(self, table: Table, idle_ms: Ms) -> bool:
        drafts = (step >= table.turn_step for step, _ in table.drafts.values())
        return (
            table.lock.locked()
            or table.is_computers_turn
            or (any(drafts) and idle_ms < DRAFT_MS)
            or self.is_behind(table)
        )

    async def credit(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Charge nobody for that time, at the tables of *shard*. Raises StorageRefused.

        Also at those that were let go and that somebody still holds. Where the clock was put back
        there is nothing to tell but that times end earlier.
        """
        is_back = until_ms < since_ms
        known = self._known.values()
        own = [one for one in known if self._desk.shards.of(one.row.guild_id) == shard]
        count, process = self._desk.shards.count, self._leases.process
        async with AsyncExitStack() as held:
            for table in own:
                await held.enter_async_context(table.lock)
            async with self._desk.db.transaction() as tx:
                await shards.credit(tx, shard, count, process, since_ms, until_ms)
                rows = await running.load(tx, [table.id for table in own])
            if is_back:
                self._gaps.clear()
            else:
                self._gaps.append(Gap(shard, since_ms, until_ms))
            self._credited += 1
            credited = [table for table in own if table.id in rows]
            for table in credited:
                row = rows[table.id]
                lost_ms, table.row = row.credited_ms - table.row.credited_ms, row
                table.credited_note_ms += max(0, lost_ms)
                if is_back:
                    table.missed.clear()
                else:
                    table.missed.append(Missed(lost_ms, until_ms))
        for table in credited:
            if table.credited_note_ms or is_back:
                self.changed.publish(table, True)

    def _tell_gaps(self, table: Table) -> None:
        """Let the players of a table that comes into memory see what time was not charged."""
        shard, moved_ms = self._desk.shards.of(table.row.guild_id), table.row.moved_ms
        missed = [
            Missed(gap.until_ms - max(gap.since_ms, moved_ms), gap.until_ms)
            for gap in self._gaps
            if gap.shard == shard and gap.until_ms > moved_ms and not table.paused
        ]
        table.missed.extend(missed)
        table.credited_note_ms = sum(one.ms for one in missed)
