"""The messages of a table in its channel: the table itself, and what goes with it."""

from dataclasses import dataclass, field

import discord

from bot.messages.calls import Calls
from bot.messages.failures import UNREACHABLE, Unreachable
from bot.messages.illustrating import TablePictures
from bot.messages.lanes import Lanes
from bot.messages.pages import Pages
from bot.messages.posting import Once, edit, nonce_of, successor, was_there
from bot.messages.posts import Posts
from bot.messages.pressed import ids_in
from bot.messages.result_messages import ResultMessages
from bot.render.frame import Frame
from bot.render.layout import MessageLayout
from bot.render.public import table_view
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MINUTE_MS, made_ms, now_ms
from bot.runtime.desk import Desk
from bot.runtime.signals import Hook, Signal
from bot.table.seated import TableStanding
from bot.table.table import Table
from data.ids import GameId, MessageId, Ms

OLD_MS = 50 * MINUTE_MS
"""Messages older than an hour take far fewer edits: they are posted anew before."""
SCROLLED_BY = 8
"""So many messages below the table's, and on a phone it is out of sight."""
LOOK_EVERY_MS = 5 * MINUTE_MS
"""How often at most we look whether it is, and only where no call has to wait for that."""
NO_MESSAGE = 0
"""Noted where nothing is to be posted."""
ARCHIVED = 50083
"""The thread sleeps: its messages cannot be edited."""

TableVersion = tuple[TableStanding, tuple[Ms | None, ...], tuple[object, ...]]
"""What decides how a table is shown: its state, the ends of its times, and all that is said."""


@dataclass(eq=False, repr=False)
class PublicMessages:
    """Brings what everybody at a table reads up to date."""

    _desk: Desk
    _posts: Posts
    _calls: Calls
    _results: ResultMessages
    _budget: Budget
    _lanes: Lanes
    _pages: Pages
    showing: Hook[Table] = field(default_factory=Hook)
    """What else stands in the channel of a table is brought up to date."""
    behind: Signal[Table] = field(default_factory=Signal)
    """What was shown is to be shown again."""
    _shown: dict[GameId, TableVersion] = field(default_factory=dict)
    """What the message of each table shows."""
    _looked_ms: dict[GameId, Ms] = field(default_factory=dict)
    """When we looked last whether the message of a table is out of sight."""
    _pictures: TablePictures = field(default_factory=TablePictures)

    async def show(self, table: Table) -> bool:
        """Bring everything up to date; of a game in a DM only the results. Raises Unreachable.

        Returns whether the table had to be changed.
        """
        if table.row.is_todays:
            return await self._note_shown(table)
        # A call to play is as old as the turn that it follows, and not kept waiting once more.
        with self._budget.due_now():
            return await self._show(table)

    async def _show(self, table: Table) -> bool:
        in_server = table.row.guild_id is not None
        is_changed = in_server and await self._table_soon(table)
        await self._results.show(table)
        if in_server:
            await self._calls.show(table)
            await self.showing.run(table)
            await self._posts.clear_away(table)
        return is_changed

    async def _note_shown(self, table: Table) -> bool:
        """Nothing of a deal of the day stands in the channel: let nobody wait for its end there."""
        table.ended.clear()
        if table.over and table.row.end_message_id is None:
            await self._posts.note(table, end_message_id=NO_MESSAGE)
        return False

    def has_to_call(self, table: Table) -> bool:
        """Whether somebody is still to be called in the present turn."""
        return self._calls.is_pending(table)

    def doubt(self, table: Table) -> None:
        """Find out next time whether the message of *table* is still there."""
        self._shown.pop(table.id, None)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that has left memory."""
        self.doubt(table)
        self._looked_ms.pop(table.id, None)
        self._calls.forget(table)
        self._posts.forget(table)

    async def _table_soon(self, table: Table) -> bool:
        """Bring the table's message up to date; the first one takes its turn in the channel."""
        if table.row.table_message_id is not None:
            return await self._table(table)
        async with self._lanes.of(table.row.channel_id):
            return await self._table(table)

    async def _table(self, table: Table) -> bool:
        urgency = Urgency.UNTOUCHED if self._pages.all_here(table) else Urgency.TABLE
        async with self._budget.turn(urgency):
            message, frame = table.row.table_message_id, await self._posts.frame(table)
            version = version_of(table, frame)
            is_new = message is None or await self._out_of_sight(table, message)
            if not is_new and self._shown.get(table.id) == version:
                return False
            content = await self.content(frame)
            self._shown.pop(table.id, None)
            if is_new or message is None or not await self._edit(table, message, content):
                await self._post(table, content)
            self._shown[table.id] = version
            return True

    async def _post(self, table: Table, content: MessageLayout) -> None:
        message = table.row.table_message_id
        began_ms = now_ms()
        new = await self._posts.post(table, once_of(table), **content.new())
        await self._posts.replace(table, message)
        await self._posts.note(table, table_message_id=new.id)
        if was_there(new, began_ms) and not await self._edit(table, MessageId(new.id), content):
            # Posted before a crash, and deleted since.
            self.behind.publish(table)

    async def content(self, frame: Frame) -> MessageLayout:
        """The table's public message."""
        return table_view(frame, await self._pictures.of(frame))

    async def _edit(self, table: Table, message: MessageId, content: MessageLayout) -> bool:
        """Edit the public message; False where it is gone."""
        try:
            await edit(self._desk.client, table.row.channel_id, message, content)
        except discord.HTTPException as error:
            if error.code in UNREACHABLE:
                raise Unreachable from error
            # A new message opens an archived thread again.
            if isinstance(error, discord.NotFound | discord.Forbidden) or error.code == ARCHIVED:
                return False
            raise
        return True

    async def _out_of_sight(self, table: Table, message: MessageId) -> bool:
        """Whether there should be a new public message: it is too old, or has scrolled away."""
        now = now_ms()
        age_ms = now - made_ms(message)
        if table.over or age_ms < MINUTE_MS:
            return False
        if age_ms > OLD_MS:
            return True
        if now - self._looked_ms.get(table.id, 0) < LOOK_EVERY_MS or not self._budget.is_free:
            return False
        self._looked_ms[table.id] = now
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        try:
            after = discord.Object(message)
            below = [m.id async for m in place.history(after=after, limit=SCROLLED_BY)]
        except (discord.Forbidden, discord.NotFound):
            return False
        return len(below) >= SCROLLED_BY


def once_of(table: Table) -> Once:
    """By what is known the successor of the message that is noted of *table*, or its first one."""
    before, begun_ms = table.row.table_message_id, table.row.started_ms
    nonce = nonce_of(table, "t", before)
    return successor(nonce, before, begun_ms, lambda message: is_table(message, table))


def is_table(message: discord.Message, table: Table) -> bool:
    """Whether *message*, of ours, shows *table*; a call to play has the same controls."""
    return message.flags.components_v2 and f"table:{table.id}:hand" in ids_in(message)


def version_of(table: Table, frame: Frame) -> TableVersion:
    """What the message of *table* shows: the same as long as nothing is to be shown anew."""
    limits = frame.turn_ends_ms, frame.flag_ms, frame.halt_ends_ms
    look = frame.look, frame.look.as_seen
    said = frame.language, look, frame.players, frame.notes, frame.ways
    return table.standing(None), limits, said
