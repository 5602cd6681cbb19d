"""What the strong computer would do, asked ahead of need; and what being told it costs."""

import asyncio
from contextlib import suppress
from enum import StrEnum

from bot.runtime.newest import Newest
from bot.runtime.worker_process import WorkerDied
from bot.runtime.workers import Workers
from bot.table.table import Table
from data import solos
from data.ids import GameId
from engine.cards import Seat
from engine.moves import Move
from engine.players.thoughts import advise
from engine.view import Seen, seen_by

PATIENCE_SECONDS = 0.15
"""For how long a hand waits for advice that is not there yet."""
KEPT = 1_000
"""Positions whose advice is remembered."""


class Price(StrEnum):
    """What it costs a player to be told what to do now."""

    NEVER = ""
    """They may not be told at all."""
    FREE = "free"
    COUNTING = "counting"
    """The game ceases to count for their level against the computer."""


def price(table: Table, seat: Seat) -> Price:
    """What advice costs *seat* now; none is given off their turn, or where others are rivals."""
    is_asked = table.state.to_act == seat and not table.halted and not table.over
    if not is_asked or not table.row.takes_advice:
        return Price.NEVER
    return Price.COUNTING if still_counts(table, seat) else Price.FREE


def still_counts(table: Table, seat: Seat) -> bool:
    """Whether the game will count for the place of *seat* on the computer's scale, if finished."""
    row = table.row
    is_own = row.players[seat - 1].hinted_step is None
    return is_own and solos.alone(row) is not None and row.computer_place is not None


class Advice:
    """Asks the strong computer as soon as somebody has to decide who may be told for nothing."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asked: Newest[tuple[GameId, int], asyncio.Task[Move | None]] = Newest(KEPT)

    def begin(self, table: Table, seat: Seat) -> None:
        """Ask for what *seat* should do, unless it is asked already or somebody waits longer."""
        key = table.id, table.step
        if key in self._asked or self._workers.waiting >= 1 or price(table, seat) != Price.FREE:
            return
        asking = self._ask(seen_by(table.state, seat))
        self._asked[key] = asyncio.get_running_loop().create_task(asking)

    async def of(self, table: Table, seat: Seat) -> Move | None:
        """What *seat* should do, where that is known in time; None where it is not, or not told."""
        task = self._asked.get((table.id, table.step))
        if task is None or price(table, seat) != Price.FREE:
            return None
        done, _ = await asyncio.wait([task], timeout=PATIENCE_SECONDS)
        return task.result() if done and not task.cancelled() else None

    async def _ask(self, seen: Seen) -> Move | None:
        with suppress(WorkerDied):
            return await self._workers.ask(advise, seen)
        return None
