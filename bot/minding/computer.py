"""The computer's turns: each move is thought out beside the event loop and made like any other."""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from bot.table.table import Table
from data.errors import StaleStep
from engine import players
from engine.view import seen_by

if TYPE_CHECKING:
    from bot.app import Jolly


class Computer:
    """Sits at tables."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._thinking: set[int] = set()
        """Games in which its turn is being played."""

    def play(self, table: Table) -> None:
        """Begin its turn; what storage refuses is tried again."""
        timers = self._app.timers
        self._app.tasks.start(timers.try_now(("computer", table.id), lambda: self._play(table)))

    async def _play(self, table: Table) -> None:
        if table.id in self._thinking:
            return
        self._thinking.add(table.id)
        try:
            while table.is_computer(table.state.to_act) and not table.over and not table.paused:
                await self._move(table)
        finally:
            self._thinking.discard(table.id)
            self._app.deadlines.set(table)
            self._app.announcer.mark(table)

    async def _move(self, table: Table) -> None:
        """Make one move from what its seat may see."""
        seat, step = table.state.acting, table.step
        level = table.row.players[seat - 1].stand_in or table.row.computer or "normal"
        move = await asyncio.to_thread(
            players.choose, seen_by(table.state, seat), random.Random(), level
        )
        await self._app.deadlines.settle(table)
        if not table.is_computer(seat):
            return
        # Meanwhile its opponent may have resigned, or its time may be over.
        with suppress(Refused, StaleStep), self._app.outages.noticing(table):
            await table.play(seat, move, now_ms=now_ms(), step=step, source="computer")
