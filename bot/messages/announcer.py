"""When players see what a move has changed: soon, at a pace that Discord takes.

A table that changed is marked; what is shown is always its present state, so several moves cost one
edit. A failure is tried again later and never touches the game.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.messages.dms import Dms
from bot.messages.failures import PASSING, Unreachable, pause_ms
from bot.messages.hands import Hands
from bot.messages.public_messages import PublicMessages
from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.contexts import GAME
from bot.runtime.desk import Desk
from bot.runtime.signals import Hook, Signal
from bot.table.table import Table
from bot.table.tables import Tables

log = logging.getLogger(__name__)

EDIT_EVERY_MS = 2 * MS
"""Discord takes about five edits in five seconds in a channel; a DM has its owner's edits alone."""
PUBLIC_CALLS = 3
"""The table edited, a new call to play posted, the old one deleted."""
CALLS_PER_SECOND = 40
"""Discord takes 50 in a second; answers to commands and presses do not count, other calls do."""
BURST = 8
"""Calls that may be made at once after a quiet moment."""
LONGEST_WAIT_MS = 10 * MINUTE_MS
"""Nobody waits longer: the clock was put back."""
SHOW_SECONDS = 100.0
"""How long one try may take: longer than what discord.py waits by itself, until it tries anew."""


class Pace:
    """Hands out the moments at which calls may be made, first come, first served.

    Where many tables are played at once each is shown a little later, with more moves in one edit.
    """

    def __init__(self, each_second: float = CALLS_PER_SECOND, burst: int = BURST) -> None:
        self._call_ms = MS / each_second
        self._burst_ms = burst * self._call_ms
        self._taken_ms = 0.0
        """Until when all calls are given away."""

    def slot_ms(self, now_ms: int, calls: int) -> int:
        """When so many *calls* may begin; they are given away by that."""
        if self._taken_ms - now_ms > LONGEST_WAIT_MS:
            self._taken_ms = now_ms
        start = max(now_ms, self._taken_ms - self._burst_ms)
        self._taken_ms = max(now_ms, self._taken_ms) + calls * self._call_ms
        return round(start)


@dataclass(slots=True)
class Board:
    """How far the messages of one kind are behind their table."""

    kind: str
    show: Callable[[Table], Awaitable[None]]
    every_ms: int
    calls: int
    """What showing it usually takes, of the calls that count against the limit of all."""
    dirty: bool = False
    waits: bool = False
    busy: bool = False
    ended_ms: int = 0
    """When it was shown last, or tried."""
    next_ms: int = 0
    failures: int = 0
    step: int = -1
    """Up to which move it was shown."""


class Announcer:
    """Keeps every message of every table current."""

    def __init__(
        self,
        desk: Desk,
        tables: Tables,
        hands: Hands,
        dms: Dms,
        public: PublicMessages,
        edit_every_ms: int = EDIT_EVERY_MS,
    ) -> None:
        self._desk = desk
        self._tables = tables
        self._hands = hands
        self._dms = dms
        self._public = public
        self._edit_every_ms = edit_every_ms
        self._pace = Pace()
        self._boards: dict[int, tuple[Board, Board]] = {}
        self.shown: Signal[int, int] = Signal()
        """Everybody has seen how a game stood after so many moves."""
        self.reached: Hook[Table, bool] = Hook()
        """Whether the channel of one of our tables could be written to."""

    def follow(self, table: Table, _: bool = True) -> None:
        """A table has changed: show it, unless the computer is to move, which takes a moment.

        Nothing is tried where its channel is lost: Discord counts that against us.
        """
        if table.is_computers_turn and self._shows(table):
            return
        if table.halted == "channel":
            self.mark_hands(table)
        else:
            self.mark(table)

    def mark(self, table: Table) -> None:
        """Show the present state of *table* to everybody, soon."""
        boards = self._boards_of(table)
        self._mark(table, boards if self._shows(table) else boards[:1])

    def _shows(self, table: Table) -> bool:
        return self._desk.shards.shows(table.row.guild_id)

    def mark_all(self, *, user: int | None = None, guild: int | None = None) -> None:
        """The same of all tables at which *user* sits, or of a server: they are shown otherwise."""
        for table in self._tables.playing(user=user, guild=guild):
            self.mark(table)

    def mark_hands(self, table: Table) -> None:
        """The same where only a player's own working table has changed."""
        self._mark(table, self._boards_of(table)[:1])

    def _boards_of(self, table: Table) -> tuple[Board, ...]:
        if table.id not in self._boards:
            self._boards[table.id] = self._new_boards(table)
        return self._boards[table.id]

    def _mark(self, table: Table, boards: tuple[Board, ...]) -> None:
        for board in boards:
            board.dirty = True
            self._hurry(table, board)

    def _new_boards(self, table: Table) -> tuple[Board, Board]:
        """What there is to keep current of *table*: the hands, then what is in the channel."""
        every_ms = self._edit_every_ms
        return (
            Board("hands", self._show_hands, every_ms // 2, table.row.seats),
            Board("channel", self._show_publicly, every_ms, PUBLIC_CALLS),
        )

    def _hurry(self, table: Table, board: Board) -> None:
        if board.busy or board.waits:
            return
        now = now_ms()
        next_ms = board.next_ms if board.ended_ms <= now else now  # the clock was put back
        calls = board.calls if self._shows(table) else 1
        start_ms = max(next_ms, self._pace.slot_ms(now, calls))
        if start_ms <= now:
            board.busy = True
            self._desk.tasks.start(self._work(table, board))
        else:
            board.waits = True
            key = ("board", table.id, board.kind)
            self._desk.timers.set(key, start_ms, lambda: self._work(table, board))

    async def _work(self, table: Table, board: Board) -> None:
        GAME.set(table.id)
        board.busy, board.waits = True, False
        try:
            if self._desk.shards.shared:
                # Others may have changed more than what we were woken for: an own order, say.
                await table.catch_up()
            board.dirty, step = False, table.step
            async with asyncio.timeout(SHOW_SECONDS):
                await board.show(table)
            board.step, board.failures = step, 0
            board.next_ms = now_ms() + board.every_ms
        except PASSING as error:
            board.failures += 1
            board.dirty = True
            board.next_ms = now_ms() + pause_ms(error, board.failures)
            log.warning("table #%s could not be shown (%s); trying again", table.id, error)
        finally:
            board.busy, board.ended_ms = False, now_ms()
        if board.dirty:
            self._hurry(table, board)
        elif not self.is_busy(table):
            self._shown(table)

    def _shown(self, table: Table) -> None:
        """Everybody has seen how *table* stands."""
        if table.over:
            self._tables.forget(table)
        elif self._shows(table) and not table.is_computer(table.state.to_act):
            step = min(board.step for board in self._boards[table.id])
            if step >= 0:
                self.shown.publish(table.id, step)

    def is_busy(self, table: Table) -> bool:
        """Whether something of *table* is still to be shown."""
        return any(board.dirty or board.busy for board in self._boards.get(table.id, ()))

    def forget(self, table: Table) -> None:
        """A table has left memory: drop what is remembered of its messages."""
        self._boards.pop(table.id, None)
        self._dms.forget(table)

    async def _show_hands(self, table: Table) -> None:
        """Bring the hands up to date; a fault at one keeps none of the others waiting.

        Of another process's table only those that we have shown.
        """
        here = table.row.players if self._shows(table) else ()
        users = [player for player in here if (player.user_id or 0) > 0]
        hands = [self._hands.refresh(table), *(self._dms.show(table, one) for one in users)]
        for fault in await asyncio.gather(*hands, return_exceptions=True):
            if isinstance(fault, BaseException):
                raise fault

    async def _show_publicly(self, table: Table) -> None:
        if not self._shows(table):
            # Its own process is back meanwhile.
            return
        is_reached = True
        try:
            await self._public.show(table)
        except Unreachable:
            is_reached = False
        if self._desk.shards.is_ours(table.row.guild_id):
            await self.reached.run(table, is_reached)
