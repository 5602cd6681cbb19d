"""Moves of many games in one transaction: what comes while one commits waits for the next."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from data import games
from data.games import Clock, Deadline, NewMove
from data.ids import GameId, Ms
from data.store.transaction import Source


@dataclass(frozen=True, slots=True, eq=False)
class Appending:
    """What games.append takes, and the promise to its caller."""

    game: GameId
    step: int
    made: Sequence[NewMove]
    deadline: Deadline | None
    now_ms: Ms
    clock: Clock
    stored: asyncio.Future[None] = field(default_factory=asyncio.Future)

    def fail(self, error: BaseException) -> None:
        """Raise *error* where the caller waits, if it still does."""
        if not self.stored.done():
            self.stored.set_exception(error)

    def succeed(self) -> None:
        """Let the caller go on."""
        if not self.stored.done():
            self.stored.set_result(None)


RecordMoves = Callable[[Sequence[Appending]], Awaitable[Collection[Appending]]]
"""Commit the moves of different games together, and return what was stored.

Left out is whose game does not stand as the caller believes, or is held by somebody else.
"""


class Commits:
    """Records moves; each caller goes on once its own are on the disk."""

    def __init__(self, record: RecordMoves, writer: Source) -> None:
        self._record = record
        self._writer = writer
        self._waiting: list[Appending] = []
        self._running: set[asyncio.Task[None]] = set()
        self._gathers = True
        """Whether what comes now needs somebody who writes it."""

    async def append(
        self,
        game: GameId,
        step: int,
        made: Sequence[NewMove],
        *,
        deadline: Deadline | None,
        now_ms: Ms,
        clock: Clock,
    ) -> int:
        """Record moves as games.append does, one at least, and commit; returns the next step.

        Raises StaleStep, which concerns nobody else, and StorageRefused; then nothing is written
        (OutcomeUnknown: perhaps). A caller that is cancelled does not know.
        """
        appending = Appending(game, step, made, deadline, now_ms, clock)
        self._waiting.append(appending)
        if self._gathers:
            self._gathers = False
            self._start(self._write_all())
        await appending.stored
        return step + len(made)

    async def close(self) -> None:
        """Wait until all is stored that was waiting."""
        while self._running:
            await asyncio.wait(self._running)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _write_all(self) -> None:
        try:
            while batch := self._next():
                await self._write(batch)
        finally:
            self._gathers = True

    def _next(self) -> list[Appending]:
        """The moves that wait, at most once for each game, without those who have given up."""
        batch: dict[GameId, Appending] = {}
        later = []
        for appending in self._waiting:
            if appending.stored.done():
                continue
            if batch.setdefault(appending.game, appending) is not appending:
                later.append(appending)
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: Sequence[Appending]) -> None:
        try:
            stored = await self._record(batch)
        except BaseException as error:
            for appending in batch:
                appending.fail(error)
            if not isinstance(error, Exception):
                raise
            return
        for appending in batch:
            if appending in stored:
                appending.succeed()
            else:
                self._start(self._write_alone(appending))

    async def _write_alone(self, appending: Appending) -> None:
        """Record what could not be together with others, and say why if it cannot be at all."""
        try:
            async with self._writer.transaction() as tx:
                await games.append(
                    tx,
                    appending.game,
                    appending.step,
                    appending.made,
                    deadline=appending.deadline,
                    now_ms=appending.now_ms,
                    clock=appending.clock,
                )
        except BaseException as error:
            appending.fail(error)
            if not isinstance(error, Exception):
                raise
        else:
            appending.succeed()
