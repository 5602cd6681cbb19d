"""The call to play: a new message that mentions whose turn it is, as edits notify nobody.

Who is evidently there sees the turn come, and is called only where nothing happens for a while; who
is away is called at once. An answered call goes while there is room for what nobody waits for;
where many play it stays until the next one takes its place, or the game is over.
"""

import re

import discord

from bot.messages.frames import before_turn, jump_url, public_frame
from bot.messages.pages import Pages
from bot.messages.posting import Once, nonce_of, was_there
from bot.messages.posts import Posts
from bot.messages.pressed import ids_in
from bot.people.preferences import Preferences
from bot.render.buttons import buttons
from bot.render.frame import Frame
from bot.render.layout import ButtonsBelow
from bot.render.public import call_text, hand_buttons
from bot.render.titles import moment
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from bot.runtime.signals import Signal
from bot.table.conditions import turn_began_ms
from bot.table.table import Table
from data import games
from data.ids import NO_USER, ZERO_MS, GameId, MessageId, Ms, UserId
from data.shards import ALIVE_MS

THERE_MS = 2 * MINUTE_MS
"""Who has pressed or typed something at a table so lately is there."""
PATIENCE_MS = 15 * MS
"""So long somebody who is there may do nothing before they are called."""
PATIENCE_PART = 4
"""… or this part of the turn's limit, where that is less."""
MOST_REMEMBERED = 20_000
LOOKED_AT = 100
"""So many messages below a table are looked through for a call that was not noted."""
MOST_UNNOTED = 20
"""Calls that so many crashes, each within a moment of the last, kept from being noted."""
ADDRESS = re.compile(r"https://discord\.com/channels/[\w@/]+")
"""Where a call leads to: the table may have been posted anew since."""


class Calls:
    """Calls whose turn it is, once a turn at most."""

    def __init__(
        self, desk: Desk, posts: Posts, preferences: Preferences, budget: Budget, pages: Pages
    ) -> None:
        self._desk = desk
        self._pages = pages
        self._posts = posts
        self._preferences = preferences
        self._budget = budget
        self.due: Signal[Table] = Signal()
        """Somebody who was there has done nothing for a while."""
        self._seen: Newest[tuple[GameId, UserId], tuple[Ms, int]] = Newest(MOST_REMEMBERED)
        """When, and before which move, somebody pressed or typed something, by game and user."""
        self._steps: dict[GameId, int] = {}
        """How far each game was when we heard of it last."""
        self._noted: set[GameId] = set()
        """Games in whose channel no call stands but the one that is noted."""
        self._waiting: dict[GameId, tuple[int, Ms]] = {}
        """Games with somebody to be called later: at which step the turn began, and when."""
        self._begun: dict[GameId, tuple[int, Ms]] = {}
        """Games with a call that may stand and is not noted yet: at which step the turn began, and
        when it was called first."""

    def saw(self, table: Table, user: UserId, step: int | None = None) -> None:
        """Note that *user* has pressed or typed something at *table*, at *step* or just now."""
        self._seen[table.id, user] = now_ms(), table.step if step is None else step

    def follow(self, table: Table, here: bool = True) -> None:
        """Note that who has moved is there, as a table has changed, be it by another process."""
        if table.halted:
            # Nobody is there while a game is paused: they are called when it goes on.
            for player in table.row.players:
                self._seen.pop((table.id, player.user_id or NO_USER), None)
        before = self._steps.get(table.id, table.step)
        self._steps[table.id] = table.step
        if table.step > before and not here:
            last = next(reversed(table.events), None)
            user = table.user_at(last.seat) if last else None
            if last and user and not last.by_clock:
                self.saw(table, user, table.step - 1)

    def is_pending(self, table: Table) -> bool:
        """Whether somebody is still to be called in the present turn."""
        step, _ = self._waiting.get(table.id, (None, 0))
        return step == table.turn_step and not table.over

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that has left memory."""
        self._waiting.pop(table.id, None)
        self._steps.pop(table.id, None)
        self._begun.pop(table.id, None)

    async def doubt(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Look again at what was called, as another process may have called in a long silence."""
        if until_ms - since_ms >= ALIVE_MS:
            self._noted.clear()

    async def show(self, table: Table) -> None:
        """Call whose turn it is if they are to be called now; an answered call goes."""
        if table.over:
            await self._call_nobody(table)
            return
        user = whose_turn(table)
        if user is None:
            # The computer's turn is short: the next call takes the place of the last.
            return
        due_ms = await self._due_ms(table, user)
        if due_ms is not None and due_ms <= now_ms():
            self._waiting.pop(table.id, None)
            await self._call(table, user)
            return
        if due_ms is None:
            self._waiting.pop(table.id, None)
        else:
            self._waiting[table.id] = table.turn_step, due_ms
            self._desk.timers.set(("call", table.id), due_ms, self._call_later, table)
        await self._let_go(table, user)

    async def _call_later(self, table: Table) -> None:
        if self.is_pending(table):
            self.due.publish(table)

    async def _due_ms(self, table: Table, user: UserId) -> Ms | None:
        """When *user* is to be called in this turn; None where they are not, or have been."""
        wish = (await self._preferences.of_user(user)).calls
        # Not before: another process may have called while we asked, or stood still.
        row, now = table.row, now_ms()
        if row.pinged_step == table.turn_step:
            return None
        begun, _ = self._begun.get(table.id, (None, ZERO_MS))
        if table.turn_step in (row.nudged_step, begun):
            # A call that was begun is brought to its end, whatever its player has done meanwhile.
            return now
        if self._pages.here(table.id, user):
            # They see it, and it is looked at again when they leave.
            return None
        if wish != "usual":
            return now if wish == "always" else None
        seen_ms, step = self._seen.get((table.id, user), (0, -1))
        if abs(now - seen_ms) > THERE_MS:
            return now
        if step >= table.turn_step:
            return None
        if self.is_pending(table):
            # Unless the clock was put back since.
            return min(self._waiting[table.id][1], now + PATIENCE_MS)
        limit = table.state.rules.turn_limit
        patience_ms = PATIENCE_MS if limit is None else limit * MS // PATIENCE_PART
        # After a pause time may run only later on.
        return min(turn_began_ms(table), now) + min(PATIENCE_MS, patience_ms)

    async def _call(self, table: Table, user: UserId) -> None:
        frame = public_frame(table, await self._posts.language(table))
        turn_step, text = table.turn_step, text_of(table, frame, user)
        knows = table.id in self._noted or table.row.pinged_step is None
        self._noted.discard(table.id)
        begun, since_ms = self._begun.get(table.id, (None, ZERO_MS))
        since_ms = since_ms if begun == turn_step else now_ms()
        self._begun[table.id] = turn_step, since_ms
        new = await self._post_anew(table, frame, user, text, since_ms)
        await self._posts.note(table, pinged_step=turn_step, turn_message_id=new)
        self._begun.pop(table.id, None)
        if knows:
            self._noted.add(table.id)

    async def _let_go(self, table: Table, user: UserId) -> None:
        """Delete the call of an earlier turn, where there is room for it.

        The first time also one that the last process posted in its place and had no time to note;
        but where that calls *user* in this turn, it stays and is noted.
        """
        row, turn_step, knows = table.row, table.turn_step, table.id in self._noted
        if row.pinged_step == turn_step or (knows and row.turn_message_id is None):
            return
        if not self._budget.is_spare:
            return
        async with self._budget.turn(Urgency.UNTOUCHED):
            is_gone = await self._posts.replace(table, row.turn_message_id)
            standing = None if knows else await self._standing(table, user)
        self._noted.add(table.id)
        if standing is not None:
            await self._posts.note(table, pinged_step=turn_step, turn_message_id=standing)
        elif is_gone:
            # Else the next process, too, has to know of it.
            await self._note_uncalled(table, row.turn_message_id)

    async def _call_nobody(self, table: Table) -> None:
        """Delete the last call, and those that a crash before ours kept from being noted."""
        row = table.row
        if row.pinged_step == table.turn_step and row.turn_message_id is None:
            return
        await self._posts.replace(table, row.turn_message_id)
        if table.id not in self._noted:
            for message in await self._unnoted(table):
                await self._posts.replace(table, MessageId(message.id))
        self._noted.discard(table.id)
        await self._note_uncalled(table, row.turn_message_id, pinged_step=table.turn_step)

    async def _note_uncalled(self, table: Table, message: MessageId | None, **columns: int) -> None:
        async with table.noting() as tx:
            await games.note_uncalled(tx, table.id, message, **columns)
        if table.row.turn_message_id is not None:
            # Another process, which shows the table as well for a moment, has called meanwhile.
            await self.show(table)

    async def _standing(self, table: Table, user: UserId) -> MessageId | None:
        """The call of *user* in this turn that is not noted; all others that are not go."""
        frame = public_frame(table, await self._posts.language(table))
        text, standing = text_of(table, frame, user), None
        for message in await self._unnoted(table):
            if says(message, text):
                await lead_to_table(message, text, user)
                standing = MessageId(message.id)
            else:
                await self._posts.replace(table, MessageId(message.id))
        return standing

    async def _unnoted(self, table: Table) -> list[discord.Message]:
        """The calls below *table* that a crash may have kept from being noted."""
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        noted = table.row.table_message_id, table.row.turn_message_id
        after = discord.Object(min((id_ for id_ in noted if id_ is not None), default=0))
        try:
            found = [m async for m in place.history(after=after, limit=LOOKED_AT)]
        except (discord.Forbidden, discord.NotFound):
            return []
        return [m for m in found if m.author == self._desk.client.user and is_call(m, table)]

    async def _post_anew(
        self, table: Table, frame: Frame, user: UserId, text: str, since_ms: Ms
    ) -> MessageId:
        """Mention *user* with *text* in place of the last call; the new message.

        That is tried since then, and may stand already.

        One that a crash kept from being noted comes back by its nonce, and leads to where the table
        is now. If it is another, or has been deleted since, it gives way to its successor as any
        old one does.
        """
        row, old = table.row, table.row.turn_message_id
        began_ms = now_ms()

        async def post(*after: int | None) -> discord.Message:
            nonce = nonce_of(table, "c", *after)
            return await self._posts.post(
                table,
                Once(nonce, since_ms, lambda one: one.id != old and is_call(one, table)),
                content=text,
                view=ButtonsBelow(buttons(hand_buttons(frame))),
                loud=True,
                allowed_mentions=mentioning(user),
            )

        new = await post(row.pinged_step, old)
        await self._posts.replace(table, old)
        for _ in range(MOST_UNNOTED):
            if says(new, text) and (not was_there(new, began_ms) or await is_there(new)):
                break
            # It goes before its successor comes: as long as it is there, it has none.
            await self._posts.delete(table, MessageId(new.id))
            new = await post(new.id)
        await lead_to_table(new, text, user)
        return MessageId(new.id)

    async def warn(self, table: Table, due_ms: Ms) -> None:
        """Tell whose turn it is that their time is nearly over, in place of the call to play."""
        user = whose_turn(table)
        if user is None or table.row.guild_id is None:
            return
        frame = public_frame(table, await self._posts.language(table))
        text = frame.say("turn-warning", user=f"<@{user}>", game=table.id, due=moment(due_ms))
        new = await self._post_anew(table, frame, user, text, now_ms())
        await self._posts.note(table, pinged_step=table.turn_step, turn_message_id=new)


def whose_turn(table: Table) -> UserId | None:
    """Who can be called to play; None for the computer, and for who has had their data deleted."""
    user = table.user_at(table.state.to_act)
    return user if user and user > 0 else None


def text_of(table: Table, frame: Frame, user: UserId) -> str:
    """What *user* is called with in the present turn."""
    nudged = table.row.nudged_step == table.turn_step
    told = before_turn(table, frame.language)
    return call_text(frame, user, jump_url(table), nudged=nudged, told=told)


def mentioning(user: UserId) -> discord.AllowedMentions:
    """Let a message mention *user*, and nobody else."""
    return discord.AllowedMentions(users=[discord.Object(user)])


def says(message: discord.Message, text: str) -> bool:
    """Whether *message* says *text*, whatever it leads to."""
    return ADDRESS.sub("", message.content) == ADDRESS.sub("", text)


async def lead_to_table(message: discord.Message, text: str, user: UserId) -> None:
    """Let *message*, which mentions *user* with this *text*, lead to where the table is now."""
    if message.content != text:
        await message.edit(content=text, allowed_mentions=mentioning(user))


async def is_there(message: discord.Message) -> bool:
    """Whether *message* has not been deleted."""
    try:
        await message.fetch()
    except discord.NotFound:
        return False
    return True


def is_call(message: discord.Message, table: Table) -> bool:
    """Whether *message*, of ours, calls somebody to play at *table*."""
    return f"table:{table.id}:hand" in ids_in(message) and not message.flags.components_v2
