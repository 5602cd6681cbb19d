"""Seasons turn over by themselves: at midnight where the server is, or as soon as we are back.

First the final tables are committed, once; only then champions are told and get their roles.
"""

import logging
from collections.abc import Callable

from bot.club.season import calendar
from bot.club.season.champions import Champions
from bot.club.season.posts import SeasonPosts
from bot.people.zones import zone_called
from bot.runtime.clock import HOUR_MS, MS, now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from data import seasons, settings
from data.ids import GuildId, Ms
from data.seasons import Season
from data.settings import ServerSettings
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

SETTLED_MS = 3 * MS
"""How long after its end a season is closed: what was played until then is committed by then."""
LOOK_EVERY_MS = HOUR_MS
"""Another process may have changed when a season ends, or a role could not be given."""


class Seasons:
    """Begins seasons and ends them, and has it told what came of them."""

    def __init__(self, desk: Desk, posts: SeasonPosts, champions: Champions) -> None:
        self._desk = desk
        self._posts = posts
        self._champions = champions

    def begin(self) -> None:
        """End the seasons that are over, now and from now on."""
        self._desk.timers.set("seasons", now_ms(), self._start)

    def follow(self, table: Table, _: bool = True) -> None:
        """Begin a server's first season with a game that counts, as a table has changed."""
        guild = table.row.guild_id
        if table.over and guild is not None and self._desk.shards.is_ours(guild):
            self._desk.timers.set(("season begins", guild), now_ms(), self.present, guild)

    def look_again(self) -> None:
        """Look when a season ends: it ends otherwise now, or a champion's role is another."""
        self._desk.timers.set("seasons", now_ms(), self._look)

    async def present(self, guild: GuildId) -> Season:
        """The season that goes on in a server; it begins with the first that asks for it."""
        found = await self._desk.db.read(seasons.running, guild)
        if found is not None:
            return found
        async with self._desk.db.transaction() as tx:
            await seasons.hold(tx, guild)
            server = await settings.server_settings(tx, guild)
            begin_ms, end_ms = calendar.season_around(now_ms(), server)
            made = await seasons.begin(tx, guild, begin_ms, end_ms, server.zone or "UTC")
        self._wake(made.end_ms)
        return made

    async def _start(self) -> None:
        """Begin a season in servers that played under an older version, then look after all."""
        found = await self._desk.db.read(seasons.without)
        for guild in filter(self._desk.shards.is_ours, found):
            await self.present(guild)
        await self._look()

    async def _look(self) -> None:
        over_ms = now_ms() - SETTLED_MS
        async with self._desk.db.reading() as tx:
            due = await seasons.due(tx, over_ms)
            next_ms = await seasons.next_end_ms(tx, over_ms)
        self._wake(next_ms if next_ms is not None else now_ms() + LOOK_EVERY_MS)
        for guild in filter(self._desk.shards.is_ours, due):
            await self._desk.timers.try_now(("season", guild), self._turn_over, guild)
        await self._posts.post_all()
        await self._champions.give_roles()

    def _wake(self, end_ms: Ms) -> None:
        """Look again when a season ends that is over then, and after a while in any case."""
        due_ms = min(end_ms + SETTLED_MS, now_ms() + LOOK_EVERY_MS)
        self._desk.timers.set("seasons", due_ms, self._look)

    async def _turn_over(self, guild: GuildId) -> None:
        """End the seasons of a server that are over, the oldest first, and begin the next.

        Where nothing was played none begins until somebody plays again.
        """
        while await self._turn(guild):
            log.info("a season of server %s has ended", guild)

    async def _turn(self, guild: GuildId) -> bool:
        async with self._desk.db.transaction() as tx:
            await seasons.hold(tx, guild)
            over = await seasons.end(tx, guild, now_ms() - SETTLED_MS)
            if over is None:
                return False
            if not over.told:
                server = await settings.server_settings(tx, guild)
                end_ms = calendar.next_end_ms(over.end_ms, server)
                await seasons.begin(tx, guild, over.end_ms, end_ms, server.zone or "UTC")
        return True


async def adapt(
    tx: Transaction, guild: GuildId, before: ServerSettings, after: ServerSettings
) -> None:
    """Let the running season end as the server's zone and length have it now.

    To be called in the transaction that changes them, which holds the server.
    """

    def moved(season: Season) -> Ms:
        if after.season != before.season:
            return calendar.end_with_length_ms(season.begin_ms, now_ms(), after)
        return calendar.end_in_zone_ms(season.end_ms, zone_called(season.zone), now_ms(), after)

    if (after.season, after.zone) != (before.season, before.zone):
        await move_end(tx, guild, moved, after.zone or "UTC")


async def move_end(
    tx: Transaction, guild: GuildId, end_ms: Callable[[Season], Ms], zone: str | None = None
) -> None:
    """Let the running season of a server, if there is one, end at another time."""
    present = await seasons.running(tx, guild)
    if present is not None:
        await seasons.change(tx, present, end_ms=end_ms(present), zone=zone or present.zone)
