"""The standings of each week, posted on Monday in the servers that want them, each once.

What falls due while we are away is posted up to two days late. Whoever dies between the message
and the note of it finds the message in the channel.
"""

import logging

import discord

from bot.messages.failures import PASSING, pause_ms
from bot.messages.frames import partial
from bot.messages.posting import Mark, is_final, posted_before
from bot.messages.pressed import tells
from bot.messages.replies import NOBODY
from bot.messages.weeks import Week, last_told
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.render.layout import layout
from bot.render.standings import weekly_text
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from data import settings, standings
from data.ids import ChannelId, GuildId
from data.names import names
from data.standings import Standings
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

LATE_MS = 48 * HOUR_MS


class Weekly:
    """Posts the standings of each week."""

    def __init__(self, desk: Desk, preferences: Preferences, languages: Languages) -> None:
        self._desk = desk
        self._preferences = preferences
        self._languages = languages

    def begin(self) -> None:
        """Post what is due, now and every week from now on."""
        self._desk.timers.set("weekly", now_ms(), self._look)

    async def _look(self) -> None:
        week = last_told(now_ms())
        if now_ms() <= week.told_ms + LATE_MS:
            await self._tell_all(week)
        self._desk.timers.set("weekly", week.next_told_ms, self._look)

    async def _tell_all(self, week: Week) -> None:
        async with self._desk.db.reading() as tx:
            found = await settings.weekly_servers(tx)
        for guild in filter(self._desk.shards.is_ours, found):
            await self._desk.timers.try_now(("weekly", guild), self._tell, guild, week)

    async def _tell(self, guild: GuildId, week: Week, failures: int = 0) -> None:
        """Post the standings of *week* in a server, unless they were, or nothing was played."""
        async with self._desk.db.reading() as tx:
            server = await settings.server_settings(tx, guild)
        is_late = now_ms() > week.told_ms + LATE_MS
        if server.weekly_channel is None or server.weekly_posted == week.name or is_late:
            return
        try:
            await self._post(guild, server.weekly_channel, week)
        except PASSING as error:
            if not is_final(error):
                log.warning("the week of server %s was not posted (%s)", guild, error)
                again_ms = now_ms() + pause_ms(error, failures + 1)
                key = ("weekly", guild)
                self._desk.timers.set(key, again_ms, self._tell, guild, week, failures + 1)
                return
            log.warning("the week of server %s cannot be posted there: %s", guild, error)
        async with self._desk.db.transaction() as tx:
            await settings.change_server(tx, guild, weekly_posted=week.name)
        self._preferences.server_changed(guild)

    async def _post(self, guild: GuildId, channel: ChannelId, week: Week) -> None:
        place = partial(self._desk.client, channel, guild)
        view = await self._view(guild, week)
        if view is None or await self._is_there(place, week):
            return
        nonce = f"w{week.name}.{guild % 10**12}"
        await place.send(view=view, nonce=nonce, silent=True, allowed_mentions=NOBODY)

    async def _view(self, guild: GuildId, week: Week) -> discord.ui.LayoutView | None:
        """The message; None where no game counted."""
        async with self._desk.db.reading() as tx:
            found = [
                await page_of(tx, guild, variant, week)
                for variant in await standings.played(tx, guild, week.begin_ms, week.end_ms)
            ]
            called = await names(tx, guild, [row.user_id for page in found for row in page.rows])
        pages = [page for page in found if page.rows]
        if not pages:
            return None
        language = await self._languages.of_server(guild)
        return layout(*weekly_text(pages, called, *week.days, language))

    async def _is_there(self, place: discord.PartialMessageable, week: Week) -> bool:
        """Whether we posted it before, and died before we noted that."""
        mark = Mark(week.told_ms, lambda message: tells(message, week.days[0]))
        return await posted_before(self._desk.client, place, mark) is not None


async def page_of(tx: Transaction, guild: GuildId, variant: str, week: Week) -> Standings:
    """The best of a week in one game."""
    return await standings.standings(
        tx, guild, variant, "week", now_ms=week.begin_ms, until_ms=week.end_ms
    )
