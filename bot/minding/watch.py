"""What becomes possible, or ends, by the mere passing of time."""

import logging
from typing import TYPE_CHECKING

from bot.consent.changing import changing
from bot.messages.announcer import quietly
from bot.minding import vacations
from bot.runtime.clock import HOUR_MS, now_ms
from bot.table.conditions import changes_ms, is_slow
from bot.table.table import Table
from data import games, pauses
from data.errors import AlreadyFinished, StaleStep

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

LOOK_EVERY_MS = HOUR_MS
"""How often we look for pauses that have ended, also those that other processes began."""


class Watch:
    """Shows new buttons when their time has come, and ends pauses that nobody ends."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._next_ms = 0

    def begin(self) -> None:
        """Look for pauses that have ended, now and from now on."""
        self._next_ms = now_ms()
        self._app.timers.set("pauses", self._next_ms, self._look)

    def set(self, table: Table) -> None:
        """Something has changed at *table*: its buttons may change by themselves later."""
        key, due_ms = ("ways", table.id), changes_ms(table, now_ms())
        if due_ms is None or not self._app.is_ours(table.row.guild_id):
            self._app.timers.cancel(key)
        else:
            self._app.timers.set(key, due_ms, self._show, table.id)
        if table.row.pause_ends_ms is not None:
            self.expect(table.row.pause_ends_ms)
        begins = table.step == table.turn_step or table.paused
        if begins and not table.over and is_slow(table):
            self._app.tasks.start(quietly(lambda: vacations.look(self._app, table)))

    async def _show(self, game: int) -> None:
        table = await self._app.table(game)
        self.set(table)
        self._app.announcer.mark(table)

    def expect(self, ends_ms: int) -> None:
        """Look again when a pause ends then."""
        if ends_ms < self._next_ms:
            self._next_ms = ends_ms
            self._app.timers.set("pauses", ends_ms, self._look)

    async def _look(self) -> None:
        self._next_ms = now_ms() + LOOK_EVERY_MS
        self._app.timers.set("pauses", self._next_ms, self._look)
        async with self._app.db.reading() as tx:
            soon = await pauses.ended(tx, self._next_ms)
        for row in soon:
            if not self._app.is_ours(row.guild_id):
                continue
            if row.pause_ends_ms is not None and row.pause_ends_ms > now_ms():
                self.expect(row.pause_ends_ms)
            else:
                await self._end(await self._app.table(row.id))

    async def _end(self, table: Table) -> None:
        """Go on after a vacation; call off what has been paused for too long."""
        if table.halted == "vacation":
            self._app.preferences.changed(table.user_at(table.state.to_act) or 0)
            await vacations.look(self._app, table)
            return
        try:
            async with changing(self._app, table) as tx:
                await games.abort(tx, table.id, "expired", now_ms())
        except (AlreadyFinished, StaleStep) as error:
            log.info("table #%s is not called off: %r", table.id, error)
            return
        self._app.after(table)
