"""Tables at which the players reach us through several processes.

Direct messages come by the first shard, whatever server a game is in. Whoever makes a move at a
table of another process's leaves word for that one, which alone acts for time and shows the table.

Where that one is dead, the process of the first shard that lives shows its tables in its place.
Nobody acts for time there: the channels deliver no presses, and no time counts.
"""

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.runtime.clock import MS, now_ms
from bot.table.table import Table
from data import running, shards
from data.store.transaction import Transaction

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

LOOK_EVERY_MS = MS
"""How often to look for word from other processes, also where the database calls us for it."""

LONGEST_GAP_MS = 5 * MS
"""After a longer time without a look the others may not have been able to show that they live."""


class Elsewhere:
    """Looks after what happens in other processes."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._looked_ms = self._since_ms = 0
        """When we looked last, and since when we have looked without a gap.

        Processes that are started together, or get their database back, come one after the other.
        """
        self.forsaken: frozenset[int] = frozenset()
        """The shards whose process is dead, and whose tables we show."""

    async def begin(self) -> None:
        """Look for the moves of others from now on."""
        if self._app.shares_tables:
            await self.look()

    async def look(self) -> None:
        """Show what others have played at our tables, and here what they have at theirs."""
        self._app.timers.set("elsewhere", now_ms() + LOOK_EVERY_MS, self.look)
        await self._app.db.listen(self._hear)
        async with self._app.db.reading() as tx:
            calls = await running.woken(tx, self._app.own_shards())
            self._note_look(now_ms())
            forsaken = await self._forsaken(tx)
            calls_there = await running.woken(tx, forsaken)
        await self._take_over(forsaken)
        self._answer({**calls, **calls_there})
        await self._take_back(calls, calls_there)
        for game in self._app.hands.shown_elsewhere():
            await self._refresh(game)

    def _note_look(self, now: int) -> None:
        if now - self._looked_ms > LONGEST_GAP_MS:
            self._since_ms = now
        self._looked_ms = now

    async def _forsaken(self, tx: Transaction) -> frozenset[int]:
        """The shards whose process is dead, if it is on us to show their tables."""
        app, since_ms = self._app, now_ms() - shards.ALIVE_MS
        if self._since_ms > since_ms:
            return frozenset()
        held = await shards.holders(tx, since_ms)
        if not held or held[min(held)] != app.leases.process:
            return frozenset()
        return frozenset(range(app.count)) - held.keys()

    async def _take_over(self, forsaken: frozenset[int]) -> None:
        before, self.forsaken = self.forsaken, forsaken
        for shard in sorted(before - forsaken):
            log.info("shard %s has a process again, or another one shows its tables", shard)
        if new := forsaken - before:
            names = ", ".join(map(str, sorted(new)))
            log.warning("no process has shard %s: showing its tables, whose time stands", names)
            await self._app.taking_up.begin_at(new)

    def _hear(self, shard: str) -> None:
        if int(shard) in self._app.own_shards() or int(shard) in self.forsaken:
            self._app.timers.set("elsewhere", now_ms(), self.look)

    def tell(self, table: Table) -> None:
        """Something has changed at a table of another process's, which must hear of it."""
        if table.left_word:
            table.left_word = False
        else:
            timers, key = self._app.timers, ("word", table.id)
            self._app.tasks.start(timers.try_now(key, self._tell, table))

    async def _tell(self, table: Table) -> None:
        async with self._app.db.transaction() as tx:
            await running.wake(tx, table.id, self._app.shard_of_guild(table.row.guild_id))

    def _answer(self, calls: Mapping[int, int]) -> None:
        for game in sorted(set(calls.values())):
            work = self._app.timers.try_now(("called", game), self._look_at, game)
            self._app.tasks.start(work)

    async def _take_back(self, own: Mapping[int, int], there: Mapping[int, int]) -> None:
        """Take back the calls that were answered.

        Those to a dead process only while it is dead: one that has begun meanwhile may have read
        the games before what it is called for.
        """
        if not own and not there:
            return
        async with self._app.db.transaction() as tx:
            await shards.hold(tx)
            still = await running.woken(tx, await self._forsaken(tx)) if there else {}
            await running.heard(tx, [*own, *(there.keys() & still.keys())])

    async def _look_at(self, game: int) -> None:
        table = await self._app.table(game)
        self._app.agreements.look(game)
        if self._app.is_ours(table.row.guild_id):
            self._app.after(table)
        else:
            self._app.show(table)

    async def _refresh(self, game: int) -> None:
        """Bring the hands up to date that we alone can, at a table of another process's."""
        table = await self._app.table(game)
        if self._app.hands.are_behind(table):
            self._app.announcer.mark(table)
