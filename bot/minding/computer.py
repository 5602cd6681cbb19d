"""The computer's turns: each move is thought out beside the event loop and made like any other."""

import logging
from contextlib import suppress

from bot.messages.announcer import Announcer
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from bot.runtime.outages import Outages
from bot.runtime.timers import RETRY_MS
from bot.runtime.worker_process import WorkerDied
from bot.runtime.workers import Workers
from bot.table.table import Table
from data.errors import StaleStep
from data.ids import GameId
from engine.players import Level
from engine.players.thoughts import seed_of, think, thought_for
from engine.view import seen_by

log = logging.getLogger(__name__)


class Computer:
    """Plays at the seats that the computer has."""

    def __init__(
        self, desk: Desk, outages: Outages, workers: Workers, announcer: Announcer
    ) -> None:
        self._desk = desk
        self._outages = outages
        self._workers = workers
        self._announcer = announcer
        self._thinking: set[GameId] = set()
        """Games in which its turn is being played."""

    def follow(self, table: Table, _: bool = True) -> None:
        """Begin the computer's turn, as a table has changed; again where that fails."""
        waits = table.is_computers_turn and table.id not in self._thinking
        if waits and self._desk.shards.shows(table.row.guild_id):
            timers = self._desk.timers
            self._desk.tasks.start(timers.try_now(("computer", table.id), self._play, table))

    async def _play(self, table: Table) -> None:
        if table.id in self._thinking:
            return
        self._thinking.add(table.id)
        try:
            while table.is_computers_turn:
                await self._move(table)
        except WorkerDied as error:
            log.error("the computer could not think (%s); trying again", error)
            again_ms = now_ms() + RETRY_MS
            self._desk.timers.set(("computer", table.id), again_ms, self._play, table)
        finally:
            self._thinking.discard(table.id)
            if table.is_computers_turn:
                # It could not move: players are to see how far the game is.
                self._announcer.mark(table)

    async def _move(self, table: Table) -> None:
        seat, step = table.state.acting, table.step
        level = table.row.players[seat - 1].stand_in or table.row.computer or Level.NORMAL
        # At the deal of the day it thinks as much as ever: the same moves meet the same answers.
        crowd = 0 if table.row.is_todays else self._workers.waiting
        thought = thought_for(table.variant, level, crowd)
        seen = seen_by(table.state, seat)
        move = await self._workers.ask(think, seen, seed_of(table.key, step), thought)
        # A machine may have slept meanwhile: what its players missed is charged to nobody first.
        await self._outages.wait(self._desk.shards.of(table.row.guild_id))
        if not table.is_computer(seat):
            return
        # Meanwhile its opponent may have resigned, or its time may be over.
        with suppress(Refused, StaleStep):
            await table.play(
                seat, move, now_ms=now_ms(), step=step, source="computer", thought=str(thought)
            )
