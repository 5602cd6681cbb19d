"""The standings of each week, posted on Monday in the servers that want them, each once.

What falls due while we are away is posted up to two days late.
"""

from dataclasses import dataclass

from bot.messages.posting import Once, Post, Poster
from bot.messages.pressed import tells
from bot.messages.weeks import Week, last_told
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.render.layout import MessageLayout, layout
from bot.render.standings import weekly_text
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from data import settings, standings
from data.ids import GuildId
from data.names import names
from data.standings import Standings
from data.store.transaction import Transaction

LATE_MS = 48 * HOUR_MS


@dataclass(eq=False, repr=False)
class Weekly:
    """Posts the standings of each week."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _poster: Poster

    def begin(self) -> None:
        """Post the standings that are due, now and every week from now on."""
        self._desk.timers.set("weekly", now_ms(), self._look)

    async def _look(self) -> None:
        week = last_told(now_ms())
        if now_ms() <= week.told_ms + LATE_MS:
            found = await self._desk.db.read(settings.servers_with, "weekly_channel")
            for guild in filter(self._desk.shards.is_ours, found):
                await self._poster.until_done(("weekly", guild), self._tell, guild, week)
        self._desk.timers.set("weekly", week.next_told_ms, self._look)

    async def _tell(self, guild: GuildId, week: Week) -> None:
        """Post the standings of *week* in a server, unless they were, or nothing was played."""
        server = await self._desk.db.read(settings.server_settings, guild)
        is_late = now_ms() > week.told_ms + LATE_MS
        if server.weekly_channel is None or server.weekly_posted == week.name or is_late:
            return
        pages = await self._desk.db.read(pages_of, guild, week)
        if pages:
            nonce = f"w{week.name}.{guild % 10**12}"
            once = Once(nonce, week.told_ms, lambda message: tells(message, week.days[0]))
            post = Post(guild, server.weekly_channel, once)
            await self._poster.tell(post, lambda _: self._content(guild, pages, week))
        await self._desk.db.write(settings.change_server, guild, weekly_posted=week.name)
        self._preferences.server_changed(guild)

    async def _content(self, guild: GuildId, pages: list[Standings], week: Week) -> MessageLayout:
        people = [row.user_id for page in pages for row in page.rows]
        called = await self._desk.db.read(names, guild, people)
        language = await self._languages.of_server(guild)
        return layout(*weekly_text(pages, called, *week.days, language))


async def pages_of(tx: Transaction, guild: GuildId, week: Week) -> list[Standings]:
    """The best of a week, of each game that counted."""
    begin_ms, end_ms = week.begin_ms, week.end_ms
    found = [
        await standings.standings(tx, guild, variant, "week", now_ms=begin_ms, until_ms=end_ms)
        for variant in await standings.played(tx, guild, begin_ms, end_ms)
    ]
    return [page for page in found if page.rows]
