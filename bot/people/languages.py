"""Which language each reader is answered in: a person in theirs, a channel in the server's."""

import logging

import aiohttp
import discord

from bot.people.preferences import Preferences
from bot.people.texts import FALLBACK, language_of
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick, guild_of, user_of
from data import settings
from data.errors import StorageRefused
from data.ids import NO_GUILD, GuildId, UserId

log = logging.getLogger(__name__)

REMEMBERED = 20_000
"""People, and servers; those who clicked longest ago are forgotten."""
OF_SERVER = "server"
"""Where an interaction keeps the server of the table that it is about: in a DM nothing tells it."""


class Languages:
    """Knows the language of every reader.

    Which one a person's Discord speaks is told by nothing but their clicks. So that what we send by
    ourselves is in that language too it is remembered, and kept for those who have agreed to DMs.
    """

    def __init__(self, desk: Desk, preferences: Preferences) -> None:
        self._desk = desk
        self._preferences = preferences
        self._heard: Newest[UserId, str] = Newest(REMEMBERED)
        self._locales: Newest[GuildId, str] = Newest(REMEMBERED)
        """Of servers that other processes hear of."""

    async def of_click(self, click: AnyClick) -> str:
        """The language of the person who clicked; in a DM the server of their table counts too."""
        person = await self._preferences.of_user(user_of(click))
        guild = guild_of(click) or click.extras.get(OF_SERVER)
        server = await self._preferences.of_server(guild)
        return language_of(person.language, server.language, str(click.locale))

    async def told(self, click: AnyClick) -> str:
        """The language for a refusal: that of their Discord where ours cannot be read."""
        try:
            return await self.of_click(click)
        except StorageRefused:
            return language_of(None, None, str(click.locale))

    async def of_user(self, user: UserId, guild: GuildId | None) -> str:
        """The language of somebody whom we write to by ourselves, about something in a server."""
        person = await self._preferences.of_user(user)
        server = await self._preferences.of_server(guild)
        last = self._heard.get(user) or person.spoken
        return language_of(person.language, server.language, last)

    async def of_server(self, guild: GuildId | None) -> str:
        """The language of what everybody in a server reads: as set there, else its Discord's."""
        setting = (await self._preferences.of_server(guild)).language
        found = self._desk.client.get_guild(guild) if guild else None
        locale = str(found.preferred_locale) if found else self._locales.get(guild or NO_GUILD)
        return language_of(setting, None, locale)

    async def of_channels(self, guild: GuildId | None) -> str:
        """The language of all that a server reads, though another process may hear of it."""
        if guild and not self._desk.client.get_guild(guild) and guild not in self._locales:
            await self._ask(guild)
        return await self.of_server(guild)

    async def _ask(self, guild: GuildId) -> None:
        """Ask Discord for the language of a server that another process hears of."""
        try:
            found = await self._desk.client.fetch_guild(guild, with_counts=False)
            self._locales[guild] = str(found.preferred_locale)
        except (discord.NotFound, discord.Forbidden):
            self._locales[guild] = FALLBACK
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as error:
            log.info("the language of server %s is not known yet: %s", guild, error)

    async def hear(self, click: AnyClick) -> None:
        """Remember which of our languages somebody's Discord speaks."""
        user, spoken = user_of(click), language_of(None, None, str(click.locale))
        self._heard[user] = spoken
        try:
            person = await self._preferences.of_user(user)
        except StorageRefused:
            return
        if person.dm_consent and spoken != (person.spoken or FALLBACK):
            await self._desk.timers.try_now(("spoken", user), self._keep, user, spoken)

    async def _keep(self, user: UserId, spoken: str) -> None:
        async with self._desk.db.transaction() as tx:
            await settings.change_user(tx, user, spoken=None if spoken == FALLBACK else spoken)
        self._preferences.changed(user)
