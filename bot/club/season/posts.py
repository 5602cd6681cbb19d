"""The champions of a season that is over, posted where the standings of each week are, once."""

from bot.club.season.picture import champions_pictures
from bot.club.season.view import Summary, dates_text, people_in, posted_blocks
from bot.messages.posting import Once, Post, Poster
from bot.messages.pressed import tells
from bot.people.languages import Languages
from bot.people.look import Look
from bot.render.layout import MessageLayout, layout
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from data import season_tables, seasons, settings
from data.names import names
from data.seasons import Season

LATE_MS = 48 * HOUR_MS
"""What is older is no news any more."""


class SeasonPosts:
    """Posts what came of each season."""

    def __init__(self, desk: Desk, languages: Languages, poster: Poster) -> None:
        self._desk = desk
        self._languages = languages
        self._poster = poster

    async def post_all(self) -> None:
        """Post the champions of seasons that are due in our servers, one after the other."""
        for season in await self._desk.db.read(seasons.untold):
            key = "season post", season.guild_id, season.number
            if self._desk.shards.is_ours(season.guild_id):
                await self._poster.until_done(key, self._tell, season)

    async def _tell(self, season: Season) -> None:
        """Post the champions of *season*, where a server wants that, and note that it was done."""
        guild = season.guild_id
        async with self._desk.db.reading() as tx:
            server = await settings.server_settings(tx, guild)
            stored = await seasons.numbered(tx, guild, season.number)
        if stored is None or stored.told:
            return
        is_late = now_ms() > season.end_ms + LATE_MS
        if server.weekly_channel is not None and server.season_post and not is_late:
            nonce = f"s{season.number}.{guild % 10**12}"
            once = Once(nonce, season.end_ms, lambda message: tells(message, dates_text(season)))
            post = Post(guild, server.weekly_channel, once)
            await self._poster.tell(post, lambda look: self._content(season, look))
        await self._desk.db.write(seasons.change, season, told=True)

    async def _content(self, season: Season, look: Look) -> MessageLayout:
        guild = season.guild_id
        async with self._desk.db.reading() as tx:
            best = await season_tables.best_of(tx, guild, season.number)
            called = await names(tx, guild, people_in([best]))
        summary = Summary(season, best, called, await self._languages.of_server(guild))
        drawn = await champions_pictures([summary], look, hasty=False)
        return layout(*posted_blocks(summary, drawn))
