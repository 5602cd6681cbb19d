"""What the strong computer would do, asked ahead of need; and what being told it costs."""

import asyncio
import logging
from enum import StrEnum
from typing import NamedTuple

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

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 0.15
"""For how long hands wait for advice, from when it was asked."""
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


class AdviceAsked(NamedTuple):
    """Advice that has been asked for, and until when by the loop's clock hands wait for it."""

    task: asyncio.Task[Move | None]
    until: float

    async def in_time(self) -> Move | None:
        """What to do, where that is known in time; None where it is not."""
        left = self.until - asyncio.get_running_loop().time()
        if not self.task.done() and left > 0:
            await asyncio.wait([self.task], timeout=left)
        return self.task.result() if self.task.done() and not self.task.cancelled() else None


class Advice:
    """Asks the strong computer as soon as somebody has to decide who may be told for nothing."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asked: Newest[tuple[GameId, int], AdviceAsked] = Newest(KEPT)

    def begin(self, table: Table, seat: Seat) -> AdviceAsked | None:
        """Ask for what *seat* should do now, unless that is done already or somebody waits longer.

        None where it was not asked, or may not be told.
        """
        if price(table, seat) != Price.FREE:
            return None
        key, loop = (table.id, table.step), asyncio.get_running_loop()
        if key not in self._asked and self._workers.waiting < 1:
            asking = self._ask(*key, seen_by(table.state, seat))
            self._asked[key] = AdviceAsked(loop.create_task(asking), loop.time() + PATIENCE_SECONDS)
        return self._asked.get(key)

    async def _ask(self, game: GameId, step: int, seen: Seen) -> Move | None:
        """What the strong computer would do; a fault is logged, as a hand does without advice."""
        try:
            return await self._workers.ask(advise, seen)
        except WorkerDied:
            return None
        except Exception as error:
            # Not with its traceback, whose last line may name cards.
            log.error("no advice for game #%s at step %s: %s", game, step, type(error).__name__)
            return None
