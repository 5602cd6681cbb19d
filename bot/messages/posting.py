"""What is posted once and tried again, whatever Discord fails to do and whoever dies meanwhile.

Discord answers a nonce that it has had in the past few minutes with the message of that time. Later
the message is looked for where it was to stand, and known by what it shows.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

import discord
from discord.http import handle_message_parameters

from bot.messages.failures import FAULTS, NOT_ALLOWED, UNREACHABLE, is_passing, pause_ms
from bot.people.look import Look
from bot.people.looks import Looks
from bot.render.layout import MessageLayout
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MINUTE_MS, MS, made_ms, now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from data.ids import ChannelId, GameId, GuildId, MessageId, Ms, UserId

log = logging.getLogger(__name__)

NONCE_LENGTH = 24
"""Discord takes at most 25 characters."""
SURE_MS = 2 * MINUTE_MS
"""So long Discord answers our nonce with the message that it had then."""
LOOKED_AT = 100
"""So many messages after the moment are looked through for ours."""
Work: TypeAlias = Callable[..., Awaitable[object]]
Compose: TypeAlias = Callable[[Look], Awaitable[MessageLayout]]
"""Writes a message for those who read it."""


class Once(NamedTuple):
    """By what a message of ours is known: its nonce, and later that it is no older, and *fits*."""

    nonce: str
    since_ms: Ms
    fits: Callable[[discord.Message], bool]


@dataclass(frozen=True, slots=True)
class Post:
    """A message that is to stand in a channel of a server once, and by what it is known."""

    guild: GuildId | None
    channel: ChannelId
    once: Once


def successor(
    nonce: str, before: MessageId | None, begun_ms: Ms, fits: Callable[[discord.Message], bool]
) -> Once:
    """By what is known what takes the place of the message *before*, or is the first since then."""
    since_ms = made_ms(before) if before else begun_ms
    return Once(nonce, since_ms, lambda message: message.id != before and fits(message))


def was_there(message: discord.Message, began_ms: Ms) -> bool:
    """Whether *message* is older than the request for it, and may show an earlier state."""
    return made_ms(message.id) < began_ms


async def posted_before(
    client: discord.Client, place: discord.abc.Messageable, once: Once
) -> discord.Message | None:
    """What was posted in *place* and could not be noted as long as its nonce was known.

    None as long as the nonce of a message is enough. Raises Forbidden where we may not look.
    """
    if now_ms() < once.since_ms + SURE_MS:
        return None
    since = datetime.fromtimestamp(once.since_ms / MS - 1, UTC)
    found = [message async for message in place.history(after=since, limit=LOOKED_AT)]
    own = (message for message in found if message.author == client.user)
    return next(filter(once.fits, own), None)


async def posted_once(
    client: discord.Client, place: discord.abc.Messageable, once: Once, **message: Any
) -> discord.Message:
    """What stands in *place* and is known by *once*, or else *message*, posted now."""
    there = None
    with suppress(discord.Forbidden):
        there = await posted_before(client, place, once)
    return there or await place.send(nonce=once.nonce, **message)


class Unnoted:
    """Messages of tables that are posted and not noted yet.

    A database may refuse for longer than Discord remembers a nonce: then it would post once more.
    """

    def __init__(self) -> None:
        self._messages: dict[GameId, dict[str, discord.Message]] = {}

    async def once(
        self, table: Table, nonce: str, post: Callable[[], Awaitable[discord.Message]]
    ) -> discord.Message:
        """What was posted with *nonce*, or what *post* posts now."""
        posted = self._messages.get(table.id, {}).get(nonce)
        if posted is None:
            posted = await post()
            # Something else of the table may have been noted meanwhile.
            self._messages.setdefault(table.id, {})[nonce] = posted
        return posted

    def forget(self, table: Table) -> None:
        """What was posted is noted, or its table has left memory."""
        self._messages.pop(table.id, None)


def nonce_of(table: Table, kind: str, *link: int | None) -> str:
    """The nonce for one kind of message of *table* that comes after the message *link*.

    That is what we have noted of its predecessor: it changes only when the new one is noted.
    """
    text = ":".join(map(str, (table.id, table.row.channel_id, kind, *link)))
    return f"{kind}{hashlib.sha256(text.encode()).hexdigest()}"[:NONCE_LENGTH]


@dataclass(eq=False, repr=False)
class Poster:
    """Posts what nobody waits for, as those read it for whom it is."""

    _desk: Desk
    _looks: Looks
    _budget: Budget

    async def until_done(self, key: tuple[object, ...], work: Work, *args: Any) -> None:
        """Do *work* now; what Discord or the database fails to do is tried again, ever later.

        A later call with the same *key* takes the place of an earlier one. Where a channel is gone
        or closed to us, nothing is tried again.
        """
        self._desk.timers.cancel(key)
        await self._desk.timers.try_now(key, self._try, key, 0, work, *args)

    async def _try(self, key: tuple[object, ...], failures: int, work: Work, *args: Any) -> None:
        try:
            await work(*args)
        except FAULTS as error:
            name = " ".join(map(str, key))
            if is_final(error):
                log.warning("%s cannot be done: %s", name, error)
            elif key not in self._desk.timers:
                log.warning("%s was not done (%s); trying again", name, error)
                again_ms = now_ms() + pause_ms(error, failures + 1)
                self._desk.timers.set(key, again_ms, self._try, key, failures + 1, work, *args)

    async def look(
        self, guild: GuildId | None, channel: ChannelId, people: Iterable[UserId] = ()
    ) -> Look:
        """How *people* like to see cards in a channel of a server, as far as that can be had there.

        Pictures need a permission. What answers somebody's command or press needs none.
        """
        look = await self._looks.of_server(guild, people)
        server = self._desk.client.get_guild(guild or 0)
        place = server.get_channel_or_thread(channel) if server else None
        if server is None or place is None or server.me is None:
            return look
        return look if place.permissions_for(server.me).attach_files else look.as_text()

    async def tell(self, post: Post, compose: Compose) -> None:
        """Post what *compose* writes, without a sound; nothing where we may not.

        Raises what Discord fails to do.
        """
        try:
            await self.keep(post, None, compose, Urgency.UNTOUCHED)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            log.warning("nothing can be told in channel %s: %s", post.channel, error)

    async def call(self, post: Post, text: str, people: Collection[UserId]) -> MessageId | None:
        """Mention *people* in *text*; None where Discord refuses that.

        Nobody is mentioned where we may not look whether they were before. Raises what Discord
        fails to do.
        """
        place, nonce = self._desk.place(post.channel, post.guild), post.once.nonce
        mentioned = discord.AllowedMentions(users=[discord.Object(user) for user in people])
        try:
            there = await posted_before(self._desk.client, place, post.once)
            sent = there or await place.send(text, nonce=nonce, allowed_mentions=mentioned)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.warning("nobody can be called in channel %s: %s", post.channel, error)
            return None
        return MessageId(sent.id)

    async def keep(
        self,
        post: Post,
        message: MessageId | None,
        compose: Compose,
        urgency: Urgency = Urgency.TABLE,
    ) -> MessageId:
        """Edit *message* to what *compose* writes; post it where there is none, or it is gone.

        Returns the number of the message that shows it. Raises what Discord answers.
        """
        look = await self.look(post.guild, post.channel)
        content = await compose(look)
        async with self._budget.turn(urgency):
            try:
                return await self._put(post, message, content)
            except discord.Forbidden as error:
                if error.code != NOT_ALLOWED or not content.pictures:
                    raise
                # The right to attach files was taken away, and we have not heard of that yet.
                return await self._put(post, message, await compose(look.as_text()))

    async def _put(
        self, post: Post, message: MessageId | None, content: MessageLayout
    ) -> MessageId:
        place, began_ms = self._desk.place(post.channel, post.guild), now_ms()
        if message is not None and await edited(place, message, content):
            return message
        client, new = self._desk.client, content.new()
        sent = await posted_once(client, place, post.once, silent=True, **new)
        if was_there(sent, began_ms):
            await edited(place, MessageId(sent.id), content)
        return MessageId(sent.id)


async def edit(
    client: discord.Client, channel: ChannelId, message: MessageId, content: MessageLayout
) -> None:
    """Edit a message by a call that counts; raises HTTPException.

    What Discord answers is the message, of which discord.py would make objects that nobody reads.
    """
    with handle_message_parameters(**content.edit()) as parameters:
        await client.http.edit_message(channel, message, params=parameters)


async def edited(
    place: discord.PartialMessageable, message: MessageId, content: MessageLayout
) -> bool:
    """Edit *message*; False where it is gone, and its place is not. Raises what Discord answers."""
    try:
        await place.get_partial_message(message).edit(**content.edit())
    except discord.NotFound as error:
        if is_final(error):
            raise
        return False
    return True


def is_final(error: Exception) -> bool:
    """Whether the channel is gone or closed to us."""
    return isinstance(error, discord.HTTPException) and error.code in UNREACHABLE
