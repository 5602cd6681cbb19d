"""The messages of a table in its channel: the table itself and the call to play."""

import logging

import discord

from bot.messages.failures import UNREACHABLE, Unreachable
from bot.messages.frames import before_turn, frame_of, jump_url, partial
from bot.messages.illustrating import TablePictures
from bot.messages.nonces import nonce_of, was_there
from bot.messages.posts import Posts
from bot.messages.result_messages import ResultMessages
from bot.messages.sending import Content
from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.public import call_text, call_view, table_view
from bot.render.titles import moment
from bot.runtime.clock import MINUTE_MS, now_ms, to_ms
from bot.runtime.desk import Desk
from bot.runtime.signals import Hook, Signal
from bot.table.table import Table

log = logging.getLogger(__name__)

OLD_MS = 50 * MINUTE_MS
"""Messages older than an hour take far fewer edits: they are posted anew before."""
SCROLLED_BY = 8
"""So many messages below the table's, and on a phone it is out of sight."""
ARCHIVED = 50083
"""The thread sleeps: its messages cannot be edited."""
LOOKED_AT = 100
"""So many messages below a table are looked through for a call that was not noted."""
MOST_UNNOTED = 20
"""Calls that so many crashes, each within a moment of the last, kept from being noted."""


class PublicMessages:
    """Brings what everybody at a table reads up to date."""

    def __init__(self, desk: Desk, posts: Posts) -> None:
        self._desk = desk
        self._posts = posts
        self._results = ResultMessages(desk, posts)
        self.showing: Hook[Table] = Hook()
        """What else stands in the channel of a table is brought up to date."""
        self.behind: Signal[Table] = Signal()
        """What was shown is to be shown again."""
        self._called: set[int] = set()
        """Games whose last call we have posted and noted."""
        self._pictures = TablePictures()

    async def show(self, table: Table) -> None:
        """Bring everything up to date; of a game in a DM only the results. Raises Unreachable."""
        in_server = table.row.guild_id is not None
        if in_server:
            await self._table(table)
        await self._results.show(table)
        if in_server:
            await self._call(table)
            await self.showing.run(table)
            await self._posts.clear_away(table)

    # the table

    async def _table(self, table: Table) -> None:
        content = await self.content(await self._posts.frame(table))
        message = table.row.table_message_id
        stays = message is not None and not await self._out_of_sight(table, message)
        if message is not None and stays and await self._edit(table, message, content):
            return
        began_ms, nonce = now_ms(), nonce_of(table, "t", message)
        new = await self._posts.post(table, nonce=nonce, **content.new())
        await self._posts.replace(table, message)
        await self._posts.note(table, table_message_id=new.id)
        if was_there(new, began_ms) and not await self._edit(table, new.id, content):
            # Posted before a crash, and deleted since.
            self.behind.publish(table)

    async def content(self, frame: Frame) -> Content:
        """The table's public message."""
        pictures = await self._pictures.of(frame)
        return Content(table_view(frame, pictures), pictures)

    async def _edit(self, table: Table, message: int, content: Content) -> bool:
        """Edit the public message; False where it is gone."""
        place = partial(self._desk.client, table.row.channel_id, table.row.guild_id)
        try:
            await place.get_partial_message(message).edit(**content.edit())
        except discord.HTTPException as error:
            if error.code in UNREACHABLE:
                raise Unreachable from error
            # A new message opens an archived thread again.
            if isinstance(error, discord.NotFound | discord.Forbidden) or error.code == ARCHIVED:
                return False
            raise
        return True

    async def _out_of_sight(self, table: Table, message: int) -> bool:
        """Whether a new turn should bring a new public message: too old, or scrolled away."""
        if table.over or table.row.pinged_step == table.turn_step:
            return False
        age_ms = now_ms() - to_ms(discord.utils.snowflake_time(message))
        if age_ms > OLD_MS:
            return True
        if age_ms < MINUTE_MS:
            return False
        place = partial(self._desk.client, table.row.channel_id, table.row.guild_id)
        try:
            after = discord.Object(message)
            below = [m.id async for m in place.history(after=after, limit=SCROLLED_BY)]
        except (discord.Forbidden, discord.NotFound):
            return False
        return len(below) >= SCROLLED_BY

    # the call to play

    async def _call(self, table: Table) -> None:
        """Mention whose turn it is in a new message, once for each turn; the old one goes."""
        row = table.row
        if row.pinged_step == table.turn_step and not table.over:
            return
        user, turn_step, new = table.user_at(table.state.to_act), table.turn_step, None
        if table.over:
            await self._call_nobody(table)
        elif user is None:
            # The computer's turn is short: the next call takes the place of the last.
            return
        else:
            frame = frame_of(table, None, await self._posts.language(table))
            nudged = row.nudged_step == turn_step
            told = before_turn(table, frame.language)
            text = call_text(frame, user, jump_url(table), nudged=nudged, told=told)
            self._called.discard(table.id)
            new = await self._call_anew(table, user, text)
        if (row.pinged_step, row.turn_message_id) != (turn_step, new):
            await self._posts.note(table, pinged_step=turn_step, turn_message_id=new)
        if new is not None:
            self._called.add(table.id)

    async def _call_nobody(self, table: Table) -> None:
        """Delete the last call, and those that a crash before ours kept from being noted."""
        await self._posts.replace(table, table.row.turn_message_id)
        if table.id in self._called:
            self._called.discard(table.id)
            return
        place = partial(self._desk.client, table.row.channel_id, table.row.guild_id)
        noted = table.row.table_message_id, table.row.turn_message_id
        after = discord.Object(min((id_ for id_ in noted if id_ is not None), default=0))
        try:
            found = [m async for m in place.history(after=after, limit=LOOKED_AT)]
        except (discord.Forbidden, discord.NotFound):
            return
        for message in found:
            if message.author == self._desk.client.user and is_call(message, table):
                await self._posts.replace(table, message.id)

    async def _call_anew(self, table: Table, user: int, text: str) -> int:
        """Mention *user* with *text* in place of the last call; the new message.

        One that a crash kept from being noted comes back by its nonce. If it is another, or has
        been deleted since, it gives way to its successor as any old one does.
        """
        row, old = table.row, table.row.turn_message_id
        link, began_ms = (row.pinged_step, old), now_ms()
        new = await self._post_call(table, user, text, link)
        await self._posts.replace(table, old)
        for _ in range(MOST_UNNOTED):
            if new.content == text and (not was_there(new, began_ms) or await is_there(new)):
                break
            # It goes before its successor comes: as long as it is there, it has none.
            await self._posts.delete(table, new.id)
            new = await self._post_call(table, user, text, (new.id,))
        return new.id

    async def _post_call(
        self, table: Table, user: int, text: str, link: tuple[int | None, ...]
    ) -> discord.Message:
        frame = frame_of(table, None, await self._posts.language(table))
        return await self._posts.post(
            table,
            content=text,
            view=call_view(frame),
            nonce=nonce_of(table, "c", *link),
            loud=True,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )

    async def warn(self, table: Table, due_ms: int) -> None:
        """Tell whose turn it is that their time is nearly over, in place of the call to play."""
        user = table.user_at(table.state.to_act)
        if user is None or table.row.guild_id is None:
            return
        language = await self._posts.language(table)
        text = say(language, "turn-warning", user=f"<@{user}>", game=table.id, due=moment(due_ms))
        new = await self._call_anew(table, user, text)
        await self._posts.note(table, turn_message_id=new)


async def is_there(message: discord.Message) -> bool:
    """Whether *message* has not been deleted."""
    try:
        await message.fetch()
    except discord.NotFound:
        return False
    return True


def is_call(message: discord.Message, table: Table) -> bool:
    """Whether *message*, of ours, calls somebody to play at *table*."""
    controls = [one for row in message.components for one in getattr(row, "children", ())]
    hands = f"table:{table.id}:hand" in [getattr(one, "custom_id", None) for one in controls]
    return hands and not message.flags.components_v2
