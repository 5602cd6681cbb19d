"""Tables at which the players reach us through several processes.

Direct messages come by the first shard, whatever server a game is in. Whoever makes a move at a
table of another process's leaves word for that one, which alone acts for time and shows the table.

Where that one is dead, the process of the first shard that lives shows its tables in its place.
Nobody acts for time there: the channels deliver no presses, and no time counts.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from bot.messages.announcer import Announcer
from bot.messages.hands import Hands
from bot.messages.pages import Pages
from bot.minding.taking_up import TakingUp
from bot.runtime.clock import MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.leases import Leases
from bot.table.table import Table
from bot.table.tables import Tables
from data import running, shards
from data.ids import ZERO_MS, GameId, Ms
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

LOOK_EVERY_MS = MS
"""How often to look for word from other processes, also where the database calls us for it."""

LONGEST_GAP_MS = 5 * MS
"""After a longer time without a look the others may not have been able to show that they live."""


@dataclass(eq=False, repr=False)
class Elsewhere:
    """Looks after what happens in other processes."""

    _desk: Desk
    _leases: Leases
    _tables: Tables
    _hands: Hands
    _pages: Pages
    _announcer: Announcer
    _taking_up: TakingUp
    _looked_ms: Ms = ZERO_MS
    _since_ms: Ms = ZERO_MS
    """When we looked last, and since when we have looked without a gap.

    Processes that are started together, or get their database back, come one after the other.
    """

    async def begin(self) -> None:
        """Look for the moves of others from now on."""
        if self._desk.shards.shared:
            await self.look()

    async def look(self) -> None:
        """Show what others have played at our tables, and here what they have at theirs."""
        self._desk.timers.set("elsewhere", now_ms() + LOOK_EVERY_MS, self.look)
        await self._desk.db.listen(self._hear)
        async with self._desk.db.reading() as tx:
            calls = await running.woken(tx, self._desk.shards.own)
            now = now_ms()
            if now - self._looked_ms > LONGEST_GAP_MS:
                self._since_ms = now
            self._looked_ms = now
            forsaken = await self._forsaken(tx)
            calls_there = await running.woken(tx, forsaken)
        await self._take_over(forsaken)
        self._answer({**calls, **calls_there})
        await self._take_back(calls, calls_there)
        away = (table for table in self._pages.open_tables() if table.shard_elsewhere is not None)
        for game in self._hands.shown_elsewhere() | {table.id for table in away}:
            await self._refresh(game)

    async def _forsaken(self, tx: Transaction) -> frozenset[int]:
        """The shards whose process is dead, if it is on us to show their tables."""
        since_ms = now_ms() - shards.ALIVE_MS
        if self._since_ms > since_ms:
            return frozenset()
        held = await shards.holders(tx, since_ms)
        if not held or held[min(held)] != self._leases.process:
            return frozenset()
        return frozenset(range(self._desk.shards.count)) - held.keys()

    async def _take_over(self, forsaken: frozenset[int]) -> None:
        before, self._desk.shards.forsaken = self._desk.shards.forsaken, forsaken
        for shard in sorted(before - forsaken):
            log.info("shard %s has a process again, or another one shows its tables", shard)
        if new := forsaken - before:
            names = ", ".join(map(str, sorted(new)))
            log.warning("no process has shard %s: showing its tables, whose time stands", names)
            await self._taking_up.begin_at(new)

    def _hear(self, shard: str) -> None:
        if int(shard) in self._desk.shards.own or int(shard) in self._desk.shards.forsaken:
            self._desk.timers.set("elsewhere", now_ms(), self.look)

    def follow(self, table: Table, here: bool) -> None:
        """Leave word for the process of a table that was changed here and is not ours."""
        if not here or self._desk.shards.is_ours(table.row.guild_id):
            return
        if table.left_word:
            table.left_word = False
        else:
            timers, shard = self._desk.timers, self._desk.shards.of(table.row.guild_id)
            word = self._desk.db.write, running.wake, table.id, shard
            self._desk.tasks.start(timers.try_now(("word", table.id), *word))

    def _answer(self, calls: Mapping[int, GameId]) -> None:
        for game in sorted(set(calls.values())):
            work = self._desk.timers.try_now(("called", game), self._look_at, game)
            self._desk.tasks.start(work)

    async def _take_back(self, own: Mapping[int, GameId], there: Mapping[int, GameId]) -> None:
        """Take back the calls that were answered.

        Those to a dead process only while it is dead: one that has begun meanwhile may have read
        the games before what it is called for.
        """
        if not own and not there:
            return
        async with self._desk.db.transaction() as tx:
            await shards.hold(tx)
            still = await running.woken(tx, await self._forsaken(tx)) if there else {}
            await running.heard(tx, [*own, *(there.keys() & still.keys())])

    async def _look_at(self, game: GameId) -> None:
        await (await self._tables.get(game)).hear()

    async def _refresh(self, game: GameId) -> None:
        """Bring the hands and pages up to date that we alone can, at another process's table."""
        table = await self._tables.get(game)
        if self._hands.are_behind(table):
            self._announcer.mark(table)
