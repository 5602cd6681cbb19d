"""What players see by themselves after a move: hands by DM, the public message, the call to play.

A table that changed is marked; what is shown is always its present state, so several moves cost one
edit. A failure is tried again later and never touches the game.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.clock import MINUTE_MS, MS, now_ms, to_ms
from bot.dms import Dms, nonce_of
from bot.frames import frame_of, jump_url, partial
from bot.render.public import call_text, call_view, end_view, round_view, table_view
from bot.render.titles import moment
from bot.replies import NOBODY
from bot.table import Table
from bot.texts import say
from data import games
from data.errors import StorageRefused

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

EDIT_EVERY_MS = 2 * MS
"""Discord takes about five edits in five seconds in a channel; a DM has its owner's edits alone."""
OLD_MS = 50 * MINUTE_MS
"""Messages older than an hour take far fewer edits: they are posted anew before."""
SCROLLED_BY = 8
"""So many messages below the table's, and on a phone it is out of sight."""
LONGEST_RETRY_MS = MINUTE_MS
PASSING = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, StorageRefused)
"""What may be better in a moment."""

UNREACHABLE = {10003, 50001, 50013, 160005}
"""Unknown channel, missing access, missing permissions, locked thread."""


@dataclass(slots=True)
class Board:
    """How far the messages of one kind are behind their table."""

    kind: str
    show: Callable[[Table], Awaitable[None]]
    every_ms: int
    dirty: bool = False
    busy: bool = False
    next_ms: int = 0
    failures: int = 0


class Unreachable(Exception):
    """The table's channel is gone or closed to us."""


class Announcer:
    """Keeps every message of every table current."""

    def __init__(self, app: "Jolly", edit_every_ms: int = EDIT_EVERY_MS) -> None:
        self._app = app
        self._edit_every_ms = edit_every_ms
        self._boards: dict[int, tuple[Board, ...]] = {}
        self.dms = Dms(app)

    def mark(self, table: Table) -> None:
        """Show the present state of *table* to everybody, soon."""
        if table.id not in self._boards:
            every_ms = self._edit_every_ms
            self._boards[table.id] = (
                Board("hands", self._show_hands, every_ms // 2),
                Board("channel", self._show_publicly, every_ms),
            )
        for board in self._boards[table.id]:
            board.dirty = True
            self._hurry(table, board)

    def _hurry(self, table: Table, board: Board) -> None:
        if board.busy:
            return
        if board.next_ms <= now_ms():
            board.busy = True
            self._app.tasks.start(self._work(table, board))
        else:
            key = ("board", table.id, board.kind)
            self._app.timers.set(key, board.next_ms, lambda: self._late(table, board))

    async def _late(self, table: Table, board: Board) -> None:
        self._hurry(table, board)

    async def _work(self, table: Table, board: Board) -> None:
        board.dirty = False
        try:
            await board.show(table)
            board.failures = 0
            board.next_ms = now_ms() + board.every_ms
        except PASSING as error:
            board.failures += 1
            board.dirty = True
            board.next_ms = now_ms() + pause_ms(error, board.failures)
            log.warning("table #%s could not be shown (%s); trying again", table.id, error)
        finally:
            board.busy = False
        if board.dirty:
            self._hurry(table, board)
        elif table.over and not any(one.dirty or one.busy for one in self._boards[table.id]):
            self._forget(table)

    def _forget(self, table: Table) -> None:
        self._boards.pop(table.id, None)
        self.dms.forget(table)
        self._app.forget(table)

    async def _show_hands(self, table: Table) -> None:
        """Bring the hands up to date; a fault at one keeps none of the others waiting."""
        users = [player for player in table.row.players if player.user_id]
        hands = [self._app.hands.refresh(table), *(self.dms.show(table, one) for one in users)]
        for fault in await asyncio.gather(*hands, return_exceptions=True):
            if isinstance(fault, BaseException):
                raise fault

    async def _show_publicly(self, table: Table) -> None:
        try:
            if table.row.guild_id is None:
                await self._results(table)
                return
            await self._public(table)
            await self._results(table)
            await self._call(table)
        except Unreachable:
            if not table.over:
                await self._app.pauses.begin(table, "channel")
        else:
            await self._app.pauses.end(table)

    # the public message

    async def _public(self, table: Table) -> None:
        view = table_view(frame_of(table, None, await self._app.public_language(table)))
        message = table.row.table_message_id
        stays = message is not None and not await self._out_of_sight(table, message)
        if message is not None and stays and await self._edit(table, message, view):
            return
        nonce = nonce_of(table, "t", message)
        new = await self._post(table, nonce=nonce, view=view, allowed_mentions=NOBODY)
        await self._note(table, table_message_id=new.id)
        if message is not None:
            await self._delete(table, message)

    async def _edit(self, table: Table, message: int, view: discord.ui.LayoutView) -> bool:
        """Edit the public message; False where it is gone."""
        place = partial(self._app, table.row.channel_id, table.row.guild_id)
        try:
            await place.get_partial_message(message).edit(view=view, allowed_mentions=NOBODY)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code in UNREACHABLE:
                raise Unreachable from error
            return False
        return True

    async def _post(self, table: Table, **content: Any) -> discord.Message:
        place = partial(self._app, table.row.channel_id, table.row.guild_id)
        try:
            return await place.send(**content)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code in UNREACHABLE:
                raise Unreachable from error
            raise

    async def _delete(self, table: Table, message: int) -> None:
        place = partial(self._app, table.row.channel_id, table.row.guild_id)
        try:
            await place.get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.debug("message %s was gone already", message)

    async def _out_of_sight(self, table: Table, message: int) -> bool:
        """Whether a new turn should bring a new public message: too old, or scrolled away."""
        if table.over or table.row.pinged_step == table.turn_step:
            return False
        age_ms = now_ms() - to_ms(discord.utils.snowflake_time(message))
        if age_ms > OLD_MS:
            return True
        if age_ms < MINUTE_MS:
            return False
        place = partial(self._app, table.row.channel_id, table.row.guild_id)
        try:
            after = discord.Object(message)
            below = [m.id async for m in place.history(after=after, limit=SCROLLED_BY)]
        except (discord.Forbidden, discord.NotFound):
            return False
        return len(below) >= SCROLLED_BY

    async def _note(self, table: Table, **columns: int | None) -> None:
        async with table.lock, self._app.db.transaction() as tx:
            await games.note(tx, table.id, **columns)
            await table.reload(tx)

    # the call to play

    async def _call(self, table: Table) -> None:
        """Mention whose turn it is in a new message, once for each turn; the old one goes."""
        row = table.row
        if row.pinged_step == table.turn_step and not table.over:
            return
        user = None if table.over else table.user_at(table.state.to_act)
        turn_step, new = table.turn_step, None
        if user is not None:
            new = await self._post_call(table, user)
        old = row.turn_message_id
        await self._note(table, pinged_step=turn_step, turn_message_id=new.id if new else None)
        if old is not None:
            await self._delete(table, old)

    async def _post_call(self, table: Table, user: int) -> discord.Message:
        frame = frame_of(table, None, await self._app.public_language(table))
        return await self._post(
            table,
            content=call_text(frame, user, jump_url(table)),
            view=call_view(frame),
            nonce=nonce_of(table, "c", table.row.turn_message_id),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )

    async def warn(self, table: Table, due_ms: int) -> None:
        """Tell whose turn it is that their time is nearly over, in place of the call to play."""
        user = table.user_at(table.state.to_act)
        if user is None or table.row.guild_id is None:
            return
        language = await self._app.public_language(table)
        text = say(language, "turn-warning", user=f"<@{user}>", game=table.id, due=moment(due_ms))
        old = table.row.turn_message_id
        new = await self._post(
            table,
            content=text,
            view=call_view(frame_of(table, None, language)),
            nonce=nonce_of(table, "w", old),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )
        await self._note(table, turn_message_id=new.id)
        if old is not None:
            await self._delete(table, old)

    async def say_publicly(self, table: Table, text: str, nonce: str) -> None:
        """Post *text* at the table; nobody is mentioned. Raises Unreachable."""
        await self._post(table, content=text, nonce=nonce, allowed_mentions=NOBODY)

    # results

    async def _results(self, table: Table) -> None:
        """Post what has ended and has not been told: rounds, each once, and the game."""
        for number in sorted(table.ended):
            if number > (table.row.told_round or 0) and not (
                table.over and number == table.state.round
            ):
                await self._round(table, number)
            del table.ended[number]
        if table.over:
            await self._end(table)

    async def _round(self, table: Table, number: int) -> None:
        language = await self._app.public_language(table)
        view = round_view(frame_of(table, None, language, state=table.ended[number]))
        nonce = f"{table.id}.round{number}"
        await self._post(table, view=view, nonce=nonce, allowed_mentions=NOBODY)
        await self._note(table, told_round=number)

    async def _end(self, table: Table) -> None:
        if table.row.end_message_id is not None:
            return
        frame = frame_of(table, None, await self._app.public_language(table))
        view = end_view(frame, table.row.seed.hex(), await self._app.rating_changes(table))
        nonce = nonce_of(table, "e", None)
        message = await self._post(table, view=view, nonce=nonce, allowed_mentions=NOBODY)
        await self._note(table, end_message_id=message.id)

    # a word to one person

    async def tell(self, user: int, text: str) -> None:
        """Send *text* by DM; a closed DM is no fault."""
        await quietly(lambda: self._tell(user, text))

    async def _tell(self, user: int, text: str) -> None:
        channel = await self._app.create_dm(discord.Object(user))
        await channel.send(text, allowed_mentions=NOBODY)


def pause_ms(error: Exception, failures: int) -> int:
    """How long to wait after so many failures in a row; as long as Discord asks, if longer."""
    asked = float(error.retry_after) if isinstance(error, discord.RateLimited) else 0.0
    return max(round(asked * MS), min(LONGEST_RETRY_MS, MS << failures))


async def quietly(work: Callable[[], Awaitable[object]]) -> None:
    """Do *work* that may fail at Discord without consequence."""
    try:
        await work()
    except (*PASSING, Unreachable) as error:
        log.info("not told: %s", error)
