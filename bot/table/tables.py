"""The tables in memory: one object for each game, for as long as somebody plays or looks.

A game is its record, so a table that nobody has touched for a while is let go and comes back by
replay. Whoever still holds one that was let go holds the one that everybody else gets: two objects
of one game never act side by side.
"""

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.table.table import Table

if TYPE_CHECKING:
    from bot.app import Jolly

IDLE_MS = 10 * MINUTE_MS
"""How long a table stays in memory after somebody has asked for it."""
DRAFT_MS = HOUR_MS
"""How long it stays for the working table of tiles that somebody has left there."""


class Tables:
    """Brings tables into memory, and lets them go."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._known: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._kept: dict[int, tuple[Table, int]] = {}
        """Each with when it was last asked for, the longest ago first."""
        self._loading: dict[int, asyncio.Task[Table]] = {}

    async def get(self, game: int) -> Table:
        """The table with this number, dealt; raises NoSuchGame and StorageRefused.

        A finished one is there for the moment only, for whoever looks at it.
        """
        table = self._known.get(game)
        if table is None:
            table = await self._loaded(game)
        elif self._app.shares_tables:
            await table.catch_up()
        if not table.over:
            self._kept.pop(game, None)
            self._kept[game] = table, now_ms()
        return table

    async def _loaded(self, game: int) -> Table:
        if game not in self._loading:
            loading = asyncio.ensure_future(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
            self._loading[game] = loading
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: int) -> Table:
        credited = self._app.deadlines.credited
        table = await Table.load(self._app.db, game)
        if not self._app.is_ours(table.row.guild_id):
            table.shard_elsewhere = self._app.shard_of_guild(table.row.guild_id)
        elif not table.over:
            await table.deal(now_ms())
        self._known[game] = table
        if self._app.deadlines.credited != credited:
            # It may have been read before the credit was stored.
            async with table.lock, self._app.db.reading() as tx:
                await table.reload(tx)
        self._app.deadlines.tell_gaps(table)
        return table

    @property
    def kept(self) -> tuple[Table, ...]:
        """Those that are being played here, and that somebody looked at of late."""
        return tuple(table for table, _ in self._kept.values())

    def forget(self, table: Table) -> None:
        """Let a table go."""
        self._kept.pop(table.id, None)

    def forget_idle(self) -> None:
        """Let those go that nobody has asked for of late, unless something is still to be done."""
        now = now_ms()
        for table, used_ms in tuple(self._kept.values()):
            if now - used_ms < IDLE_MS:
                return
            if not self._is_busy(table, now - used_ms):
                self._app.announcer.forget(table)

    def _is_busy(self, table: Table, idle_ms: int) -> bool:
        drafts = (step >= table.turn_step for step, _ in table.drafts.values())
        plays = table.is_computer(table.state.to_act) and not table.over and not table.paused
        return (
            table.lock.locked()
            or plays
            or (any(drafts) and idle_ms < DRAFT_MS)
            or self._app.announcer.is_busy(table)
        )
