"""Tables at which the players reach us through several processes.

Direct messages come by the first shard, whatever server a game is in. Whoever makes a move at a
table of another process's leaves word for that one, which alone acts for time and shows the table.
"""

from typing import TYPE_CHECKING

from bot.clock import MS, now_ms
from bot.table import Table
from data import running

if TYPE_CHECKING:
    from bot.app import Jolly

LOOK_EVERY_MS = MS
"""How often to look for word from other processes, also where the database calls us for it."""


class Elsewhere:
    """Looks after what happens in other processes."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app

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
        if calls:
            await self._answer(calls)
        for game in self._app.hands.shown_elsewhere():
            await self._refresh(game)

    def _hear(self, shard: str) -> None:
        if int(shard) in self._app.own_shards():
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

    async def _answer(self, calls: dict[int, int]) -> None:
        for game in sorted(set(calls.values())):
            work = self._app.timers.try_now(("called", game), self._look_at, game)
            self._app.tasks.start(work)
        async with self._app.db.transaction() as tx:
            await running.heard(tx, list(calls))

    async def _look_at(self, game: int) -> None:
        table = await self._app.table(game)
        self._app.agreements.look(game)
        self._app.after(table)

    async def _refresh(self, game: int) -> None:
        """Bring the hands up to date that we alone can, at a table of another process's."""
        table = await self._app.table(game)
        if self._app.hands.are_behind(table):
            self._app.announcer.mark(table)
