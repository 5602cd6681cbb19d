"""Each day's deals and puzzles, told in the servers that want it: once, and where somebody played.

A day is told once it is over both in UTC, by which its deals and puzzles change, and where the
server is. What falls due while we are away is told up to half a day late.
"""

from dataclasses import dataclass
from datetime import tzinfo

import discord

from bot.club.scorecard.day_view import told_view
from bot.messages.posting import Once, Post, Poster
from bot.messages.pressed import has_control, tells
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.zones import midnight_ms, zone_called
from bot.render.layout import MessageLayout
from bot.render.titles import date
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from data import day_results, settings
from data.day_results import BestOfDeal, PuzzleSolved
from data.days import DAY_MS, date_of, day_of
from data.ids import GuildId, Ms

LATE_MS = 12 * HOUR_MS
AGAIN_MS = MINUTE_MS
"""How soon it is looked again whether somebody still plays a deal of the day that is over."""
LONGEST_TRY_MS = 30 * MINUTE_MS
"""Nobody waits longer for who still plays."""


@dataclass(eq=False, repr=False)
class DailyPosts:
    """Tells servers how the day before went."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _poster: Poster

    def begin(self) -> None:
        """Tell what is due, now and every day from now on."""
        self._desk.timers.set("daily posts", now_ms(), self._look)

    async def _look(self) -> None:
        now = now_ms()
        over_ms = Ms(day_of(now) * DAY_MS)
        is_early = now < over_ms + LONGEST_TRY_MS
        if is_early and await self._desk.db.read(day_results.goes_on, day_of(now) - 1):
            self._desk.timers.set("daily posts", now + AGAIN_MS, self._look)
            return
        again_ms = now + HOUR_MS
        for guild in await self._desk.db.read(settings.servers_with, "daily_channel"):
            if self._desk.shards.is_ours(guild):
                server = await self._desk.db.read(settings.server_settings, guild)
                zone = zone_called(server.zone)
                day = last_told_day(now, zone)
                again_ms = min(again_ms, told_ms(day + 1, zone))
                if server.daily_posted != day:
                    await self._poster.until_done(("daily", guild), self._tell, guild, day)
        self._desk.timers.set("daily posts", again_ms, self._look)

    async def _tell(self, guild: GuildId, day: int) -> None:
        """Post how *day* went in a server, unless that was done, or nobody played there."""
        server = await self._desk.db.read(settings.server_settings, guild)
        if server.daily_channel is None or server.daily_posted == day:
            return
        due_ms = told_ms(day, zone_called(server.zone))
        async with self._desk.db.reading() as tx:
            deals = await day_results.best_of_deals(tx, day, guild)
            puzzles = await day_results.puzzles_solved(tx, day, guild)
        if (deals or puzzles) and now_ms() <= due_ms + LATE_MS:
            content = await self._content(guild, day, deals, puzzles)

            async def compose(_: object) -> MessageLayout:
                return content

            once = Once(f"d{day}.{guild % 10**12}", due_ms, lambda message: shows(message, day))
            await self._poster.tell(Post(guild, server.daily_channel, once), compose)
        await self._desk.db.write(settings.change_server, guild, daily_posted=day)
        self._preferences.server_changed(guild)

    async def _content(
        self,
        guild: GuildId,
        day: int,
        deals: tuple[BestOfDeal, ...],
        puzzles: tuple[PuzzleSolved, ...],
    ) -> MessageLayout:
        return told_view(await self._languages.of_server(guild), day, deals, puzzles)


def shows(message: discord.Message, day: int) -> bool:
    """Whether a message of ours tells how *day* went."""
    return has_control(message, "club:card") and tells(message, date(day))


def told_ms(day: int, zone: tzinfo) -> Ms:
    """When *day* is told in a server: as soon as it is over in UTC, and in the server's zone."""
    return max(Ms((day + 1) * DAY_MS), midnight_ms(date_of(day + 1), zone))


def last_told_day(now: Ms, zone: tzinfo) -> int:
    """The last day that is to be told by now."""
    yesterday = day_of(now) - 1
    return yesterday if told_ms(yesterday, zone) <= now else yesterday - 1
