"""The first words in a server that Jolly joins: once, quietly, where it may write.

A server that comes back after an outage, or that was welcomed not long ago, is not welcomed again.
One that was joined while we were away is found when we are back. Whoever dies between the message
and the note of it finds the message in the channel.
"""

import logging
from collections import defaultdict
from collections.abc import Iterator

import discord

from bot.club.welcome.view import SET_UP, welcome_view
from bot.messages.failures import PASSING, pause_ms
from bot.messages.frames import partial
from bot.messages.posting import Mark, is_final, posted_before
from bot.messages.pressed import ids_in
from bot.messages.replies import NOBODY
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.runtime.clock import HOUR_MS, MS, now_ms
from bot.runtime.desk import Desk
from data import welcomes
from data.ids import ChannelId, GuildId
from data.welcomes import Welcome

log = logging.getLogger(__name__)

AGAIN_MS = 30 * 24 * HOUR_MS
"""Who comes back earlier knows us."""
LATE_MS = 24 * HOUR_MS
"""After that nobody expects a welcome any more."""
TOGETHER_MS = MS
"""After a new session all servers come one by one; they are looked through when all have."""


class Welcomes:
    """Welcomes each server once."""

    def __init__(self, desk: Desk, preferences: Preferences, languages: Languages) -> None:
        self._desk = desk
        self._preferences = preferences
        self._languages = languages
        self._begun = False
        self._waiting: set[GuildId] = set()
        """The servers at which it failed, and that have a time to be tried again."""

    def begin(self) -> None:
        """Welcome who joins from now on, and who has joined while we were away."""
        self._begun = True
        self._desk.timers.set("welcomes", now_ms(), self._look)

    async def joined(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps again."""
        if self._begun:
            key = ("welcome", guild.id)
            await self._desk.timers.try_now(key, self._welcome, GuildId(guild.id))

    def look_again(self) -> None:
        """A server is here or back: it may have been joined while we were not connected."""
        if self._begun:
            self._desk.timers.set("welcomes", now_ms() + TOGETHER_MS, self._look)

    async def _look(self) -> None:
        """Welcome the servers that are new, but none at the very first look."""
        by_shard = defaultdict(list)
        for one in self._desk.client.guilds:
            by_shard[one.shard_id].append(GuildId(one.id))
        for shard in self._desk.shards.own:
            async with self._desk.db.transaction() as tx:
                is_first = await welcomes.look_first(tx, shard, by_shard[shard], now_ms())
                found = [] if is_first else await welcomes.unknown(tx, by_shard[shard])
            for guild in (one for one in found if one not in self._waiting):
                await self._desk.timers.try_now(("welcome", guild), self._welcome, guild)

    async def _welcome(self, guild: GuildId, failures: int = 0) -> None:
        """Post the welcome, unless it was, or there is nowhere to."""
        self._waiting.discard(guild)
        found = self._desk.client.get_guild(guild)
        row = await self._asked(found) if found else None
        if row is None or row.channel_id is None:
            return
        try:
            await self._post(guild, row.channel_id, row)
        except PASSING as error:
            again_ms = now_ms() + pause_ms(error, failures + 1)
            if not is_final(error) and again_ms < row.asked_ms + LATE_MS:
                log.warning("server %s was not welcomed (%s)", guild, error)
                key = ("welcome", guild)
                self._desk.timers.set(key, again_ms, self._welcome, guild, failures + 1)
                self._waiting.add(guild)
                return
            log.warning("server %s cannot be welcomed: %s", guild, error)
        async with self._desk.db.transaction() as tx:
            await welcomes.done(tx, guild, now_ms())

    async def _asked(self, guild: discord.Guild) -> Welcome | None:
        """The welcome that is to be said, stored before it is; None where it was, not long ago."""
        now, number = now_ms(), GuildId(guild.id)
        async with self._desk.db.transaction() as tx:
            await tx.hold(f"welcome {number}")
            row = await welcomes.find(tx, number)
            if row is not None and row.done_ms is None and now < row.asked_ms + LATE_MS:
                return row
            if row is not None and row.was_said and now < row.asked_ms + AGAIN_MS:
                return None
            place = next(places(guild), None)
            await welcomes.begin(tx, number, place, now)
            return await welcomes.find(tx, number)

    async def _post(self, guild: GuildId, channel: ChannelId, row: Welcome) -> None:
        place = partial(self._desk.client, channel, guild)
        if await self._is_there(place, row):
            return
        game = (await self._preferences.of_server(guild)).game
        view = welcome_view(await self._languages.of_server(guild), game)
        nonce = f"hi{guild % 10**12}.{row.asked_ms % 10**8}"
        await place.send(view=view, nonce=nonce, silent=True, allowed_mentions=NOBODY)

    async def _is_there(self, place: discord.PartialMessageable, row: Welcome) -> bool:
        """Whether we posted it before, and died before we noted that."""
        mark = Mark(row.asked_ms, lambda message: SET_UP in ids_in(message))
        return await posted_before(self._desk.client, place, mark) is not None


def places(guild: discord.Guild) -> Iterator[ChannelId]:
    """Where we may write in a server, the best place first."""
    first = [guild.system_channel] if guild.system_channel else []
    for channel in (*first, *guild.text_channels):
        own = channel.permissions_for(guild.me)
        if own.view_channel and own.send_messages:
            yield ChannelId(channel.id)
