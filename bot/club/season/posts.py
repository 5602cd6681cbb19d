"""The champions of a season that is over, posted where the standings of each week are, once.

Whoever dies between the message and the note of it finds the message in the channel.
"""

import logging

import discord

from bot.club.season.picture import champions_pictures
from bot.club.season.view import Summary, days_text, people_in, posted_blocks
from bot.messages.failures import PASSING, pause_ms
from bot.messages.frames import partial
from bot.messages.illustrating import in_channel
from bot.messages.once import Mark, is_final, posted_before
from bot.messages.pressed import tells
from bot.messages.sending import Content
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.render.layout import layout
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from data import season_tables, seasons, settings
from data.ids import ChannelId
from data.names import names
from data.seasons import Season

log = logging.getLogger(__name__)

LATE_MS = 48 * HOUR_MS
"""What is older is no news any more."""


class SeasonPosts:
    """Posts what came of each season."""

    def __init__(self, desk: Desk, languages: Languages, looks: Looks, budget: Budget) -> None:
        self._desk = desk
        self._languages = languages
        self._looks = looks
        self._budget = budget

    async def post_all(self) -> None:
        """Post what is due in our servers, one after the other."""
        async with self._desk.db.reading() as tx:
            found = await seasons.untold(tx)
        for season in found:
            key = "season post", season.guild_id, season.number
            if self._desk.shards.is_ours(season.guild_id):
                await self._desk.timers.try_now(key, self._tell, season)

    async def _tell(self, season: Season, failures: int = 0) -> None:
        """Post the champions of *season*, where a server wants that, and note that it was done."""
        guild = season.guild_id
        async with self._desk.db.reading() as tx:
            server = await settings.server_settings(tx, guild)
            stored = await seasons.numbered(tx, guild, season.number)
        if stored is None or stored.told:
            return
        is_late = now_ms() > season.end_ms + LATE_MS
        if server.weekly_channel is not None and server.season_post and not is_late:
            try:
                async with self._budget.turn(Urgency.UNTOUCHED):
                    await self._post(season, server.weekly_channel)
            except PASSING as error:
                if not is_final(error):
                    self._again(season, error, failures + 1)
                    return
                log.warning("the season of server %s cannot be posted there: %s", guild, error)
        async with self._desk.db.transaction() as tx:
            await seasons.note_told(tx, season)

    def _again(self, season: Season, error: Exception, failures: int) -> None:
        log.warning("the season of server %s was not posted (%s)", season.guild_id, error)
        key = "season post", season.guild_id, season.number
        due_ms = now_ms() + pause_ms(error, failures)
        self._desk.timers.set(key, due_ms, self._tell, season, failures)

    async def _post(self, season: Season, channel: ChannelId) -> None:
        place = partial(self._desk.client, channel, season.guild_id)
        if await self._is_there(place, season):
            return
        content = await self._content(season, channel)
        nonce = f"s{season.number}.{season.guild_id % 10**12}"
        await place.send(**content.new(), nonce=nonce, silent=True)

    async def _content(self, season: Season, channel: ChannelId) -> Content:
        guild = season.guild_id
        async with self._desk.db.reading() as tx:
            best = await season_tables.best_of(tx, guild, season.number)
            called = await names(tx, guild, people_in([best]))
        summary = Summary(season, best)
        language = await self._languages.of_server(guild)
        look = in_channel(self._desk.client, guild, channel, await self._looks.of_server(guild, []))
        drawn = await champions_pictures([summary], called, language, look, hasty=False)
        return Content(layout(*posted_blocks(summary, called, language, drawn)), drawn)

    async def _is_there(self, place: discord.PartialMessageable, season: Season) -> bool:
        """Whether we posted it before, and died before we noted that."""
        mark = Mark(season.end_ms, lambda message: tells(message, days_text(season)))
        return await posted_before(self._desk.client, place, mark) is not None
