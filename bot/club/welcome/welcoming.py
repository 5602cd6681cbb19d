"""The first words in a server that Jolly joins: once, quietly, where it may write.

A server that comes back after an outage, or that was welcomed not long ago, is not welcomed again.
One that was joined while we were away is found when we are back.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import discord

from bot.controls.club_page import HOME
from bot.messages.posting import Once, Post, Poster
from bot.messages.pressed import ids_in
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.texts import say
from bot.render.buttons import PRIMARY, button, phone_rows
from bot.render.layout import MessageLayout, layout
from bot.runtime.clock import HOUR_MS, MS, now_ms
from bot.runtime.desk import Desk
from data import welcomes
from data.ids import ChannelId, GuildId
from data.welcomes import Welcome

SET_UP = "server:open:setup"
"""The control by which our welcome is known again."""
AGAIN_MS = 30 * 24 * HOUR_MS
"""Who comes back earlier knows us."""
LATE_MS = 24 * HOUR_MS
"""After that nobody expects a welcome any more."""
TOGETHER_MS = MS
"""After a new session all servers come one by one; they are looked through when all have."""


@dataclass(eq=False, repr=False)
class Welcomes:
    """Welcomes each server once."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _poster: Poster
    _begun: bool = False

    def begin(self) -> None:
        """Welcome servers that Jolly joins from now on, and those joined while we were away."""
        self._begun = True
        self._desk.timers.set("welcomes", now_ms(), self._look)

    async def joined(self, guild: discord.Guild) -> None:
        """Welcome a server that Jolly has joined, perhaps again."""
        if self._begun:
            await self._welcome(GuildId(guild.id))

    def look_again(self) -> None:
        """Look at a server that is here or back: it may have been joined while we were away."""
        if self._begun:
            self._desk.timers.set("welcomes", now_ms() + TOGETHER_MS, self._look)

    async def _look(self) -> None:
        """Welcome the servers that are new, but none at the very first look."""
        by_shard = defaultdict(list)
        for server in self._desk.client.guilds:
            by_shard[server.shard_id].append(GuildId(server.id))
        for shard in self._desk.shards.own:
            async with self._desk.db.transaction() as tx:
                is_first = await welcomes.look_first(tx, shard, by_shard[shard], now_ms())
                found = [] if is_first else await welcomes.unknown(tx, by_shard[shard])
            # Where it failed it has a time to be tried again.
            for guild in (one for one in found if key_of(one) not in self._desk.timers):
                await self._welcome(guild)

    async def _welcome(self, guild: GuildId) -> None:
        await self._desk.timers.try_now(key_of(guild), self._begin, guild)

    async def _begin(self, guild: GuildId) -> None:
        """Post the welcome, unless it was, or there is nowhere to."""
        found = self._desk.client.get_guild(guild)
        row = await self._asked(found) if found else None
        if row is not None and row.channel_id is not None:
            await self._poster.until_done(key_of(guild), self._say, row, row.channel_id)

    async def _say(self, row: Welcome, channel: ChannelId) -> None:
        """Post a welcome as long as it is expected, and note that this is done."""
        if self._desk.client.get_guild(row.guild_id) is None:
            return
        if now_ms() < row.asked_ms + LATE_MS:
            nonce = f"hi{row.guild_id % 10**12}.{row.asked_ms % 10**8}"
            once = Once(nonce, row.asked_ms, lambda message: SET_UP in ids_in(message))
            post = Post(row.guild_id, channel, once)
            await self._poster.tell(post, lambda _: self._content(row.guild_id))
        await self._desk.db.write(welcomes.done, row.guild_id, now_ms())

    async def _content(self, guild: GuildId) -> MessageLayout:
        """What Jolly is; a game, a lesson, the club, and the set-up for who manages the server."""
        game = (await self._preferences.of_server(guild)).game
        language = await self._languages.of_server(guild)
        ways = [
            button(say(language, "button-play-now"), f"guide:computer:{game}", PRIMARY),
            button(say(language, "button-first-lesson"), "guide:lessons"),
            button(say(language, "button-club"), HOME),
            button(say(language, "button-set-up"), SET_UP),
        ]
        told = say(language, "welcome-hello")
        return layout(told, say(language, "welcome-ways"), *phone_rows(ways))

    async def _asked(self, guild: discord.Guild) -> Welcome | None:
        """The welcome to be said to a server, stored before; None where it was said of late."""
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


def key_of(guild: GuildId) -> tuple[str, GuildId]:
    """By what a server's welcome is known while it waits to be tried again."""
    return "welcome", guild


def places(guild: discord.Guild) -> Iterator[ChannelId]:
    """The channels of a server that we may write in, the best one first."""
    first = [guild.system_channel] if guild.system_channel else []
    for channel in (*first, *guild.text_channels):
        own = channel.permissions_for(guild.me)
        if own.view_channel and own.send_messages:
            yield ChannelId(channel.id)
