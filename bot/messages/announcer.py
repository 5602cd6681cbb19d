"""When players see what a move has changed: soon, at a pace that Discord takes.

A table that changed is marked; what is shown is always its present state, so several moves cost one
edit. A failure is tried again later and never touches the game.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.messages.dms import Dms
from bot.messages.pace import Pace
from bot.messages.public_messages import PublicMessages, Unreachable
from bot.messages.replies import NOBODY
from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS, now_ms
from bot.runtime.contexts import GAME
from bot.table.table import Table
from data.errors import StorageRefused

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

EDIT_EVERY_MS = 2 * MS
"""Discord takes about five edits in five seconds in a channel; a DM has its owner's edits alone."""
PUBLIC_CALLS = 3
"""The table edited, a new call to play posted, the old one deleted."""
LONGEST_RETRY_MS = MINUTE_MS
LONGEST_REFUSED_MS = HOUR_MS
"""The same where Discord does not fail, but refuses: it counts that, and it seldom passes."""
LONGEST_ASKED_SECONDS = 6 * 3600.0
SHOW_SECONDS = 100.0
"""How long one try may take: longer than what discord.py waits by itself, until it tries anew."""
PASSING = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, StorageRefused)
"""What may be better in a moment."""


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

    def __init__(self, app: "Jolly", edit_every_ms: int = EDIT_EVERY_MS) -> None:
        self._app = app
        self._edit_every_ms = edit_every_ms
        self._pace = Pace()
        self._boards: dict[int, tuple[Board, Board]] = {}
        self.dms = Dms(app)
        self.public = PublicMessages(app)

    def mark(self, table: Table) -> None:
        """Show the present state of *table* to everybody, soon."""
        boards = self._boards_of(table)
        self._mark(table, boards if self._app.shows(table) else boards[:1])

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
        calls = board.calls if self._app.shows(table) else 1
        start_ms = max(next_ms, self._pace.slot_ms(now, calls))
        if start_ms <= now:
            board.busy = True
            self._app.tasks.start(self._work(table, board))
        else:
            board.waits = True
            key = ("board", table.id, board.kind)
            self._app.timers.set(key, start_ms, lambda: self._work(table, board))

    async def _work(self, table: Table, board: Board) -> None:
        GAME.set(table.id)
        board.busy, board.waits, board.dirty = True, False, False
        try:
            if self._app.shares_tables:
                # Others may have changed more than what we were woken for: an own order, say.
                await table.catch_up()
            step = table.step
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
            self.forget(table)
        elif self._app.shows(table) and not table.is_computer(table.state.to_act):
            step = min(board.step for board in self._boards[table.id])
            if step >= 0:
                self._app.taking_up.shown(table.id, step)

    def is_busy(self, table: Table) -> bool:
        """Whether something of *table* is still to be shown."""
        return any(board.dirty or board.busy for board in self._boards.get(table.id, ()))

    def forget(self, table: Table) -> None:
        """Drop *table* from memory, with what is remembered of its messages."""
        self._boards.pop(table.id, None)
        self.dms.forget(table)
        self._app.forget(table)

    async def _show_hands(self, table: Table) -> None:
        """Bring the hands up to date; a fault at one keeps none of the others waiting.

        Of another process's table only those that we have shown.
        """
        here = table.row.players if self._app.shows(table) else ()
        users = [player for player in here if (player.user_id or 0) > 0]
        hands = [self._app.hands.refresh(table), *(self.dms.show(table, one) for one in users)]
        for fault in await asyncio.gather(*hands, return_exceptions=True):
            if isinstance(fault, BaseException):
                raise fault

    async def _show_publicly(self, table: Table) -> None:
        if not self._app.shows(table):
            # Its own process is back meanwhile.
            return
        is_ours = self._app.is_ours(table.row.guild_id)
        try:
            await self.public.show(table)
        except Unreachable:
            if is_ours and not table.over:
                await self._app.pauses.begin(table, "channel")
        else:
            if is_ours:
                await self._app.pauses.end(table)

    # a word to one person

    async def tell(self, user: int, text: str) -> None:
        """Send *text* by DM; a closed DM is no fault."""
        await quietly(lambda: self._tell(user, text))

    async def _tell(self, user: int, text: str) -> None:
        channel = await self._app.create_dm(discord.Object(user))
        silent = await self.dms.is_quiet(user)
        await channel.send(text, silent=silent, allowed_mentions=NOBODY)


def pause_ms(error: Exception, failures: int) -> int:
    """How long to wait after so many failures in a row; as long as Discord asks, if longer."""
    longest_ms, asked = LONGEST_RETRY_MS, 0.0
    match error:
        case discord.RateLimited():
            asked = error.retry_after
        case discord.HTTPException(status=429):
            # What a proxy sends, or a ban: discord.py does not wait for these by itself.
            asked = seconds_of(error.response.headers.get("Retry-After", ""))
        case discord.HTTPException() if error.status < 500:
            longest_ms = LONGEST_REFUSED_MS
    return max(round(asked * MS), min(longest_ms, MS << min(failures, 30)))


def seconds_of(text: str) -> float:
    """The seconds that a header names; 0 where it names none."""
    try:
        return min(float(text), LONGEST_ASKED_SECONDS)
    except ValueError:
        return 0.0


async def quietly(work: Callable[[], Awaitable[object]]) -> None:
    """Do *work* that may fail at Discord without consequence."""
    try:
        await work()
    except (*PASSING, Unreachable) as error:
        log.info("not told: %s", error)
