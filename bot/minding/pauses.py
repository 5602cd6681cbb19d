"""Tables whose channel is lost: their clocks stand still until they can be shown again.

What has ended meanwhile is told then.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

import discord

from bot.messages.announcer import Announcer
from bot.messages.dms import Dms
from bot.people.languages import Languages
from bot.people.texts import say
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from bot.table.tables import Tables
from data import games, pauses, running
from data.errors import NoSuchGame, StaleStep, StorageRefused
from data.ids import NO_GUILD, ChannelId, GameId, GuildId
from data.store.transaction import Transaction

RETRY_MS = 10 * MINUTE_MS
"""How soon a paused table is tried again without a sign that it could be shown."""
LONGEST_RETRY_MS = 12 * HOUR_MS
UNANNOUNCED_MS = 24 * HOUR_MS
"""So long after its end a game is told to be over, where that could not be told before."""


@dataclass(eq=False, repr=False)
class Pauses:
    """Pauses tables and lets them go on, here or in another channel."""

    _desk: Desk
    _tables: Tables
    _languages: Languages
    _dms: Dms
    _announcer: Announcer
    _servers: set[GuildId] = field(default_factory=set)
    """Servers with tables that could not be shown, as far as nobody has looked there again."""

    async def reached(self, table: Table, is_reached: bool) -> None:
        """Let a table go on, or stop its clocks: its channel could be written to, or could not."""
        # Where another process plays meanwhile, we are told and try again.
        with suppress(StaleStep):
            if is_reached:
                await self.end(table)
            elif table.over:
                self._servers.add(table.row.guild_id or NO_GUILD)
            else:
                await self.begin(table)

    async def begin(self, table: Table, *, silently: bool = False) -> None:
        """Stop the clocks of a table whose channel is lost, and tell its players by DM."""
        paused = False
        if not table.paused:
            async with table.changing() as tx:
                paused = await pauses.pause(tx, table.id, "channel", now_ms())
        self._servers.add(table.row.guild_id or NO_GUILD)
        # Ever more seldom: where a channel is gone, Discord counts the tries against us.
        since_ms = now_ms() - (table.row.paused_since_ms or now_ms())
        again_ms = now_ms() + max(RETRY_MS, min(LONGEST_RETRY_MS, since_ms))
        self._desk.timers.set(("paused", table.id), again_ms, self._try_again, table.id)
        if paused and not silently:
            await self._tell(table)

    async def _tell(self, table: Table) -> None:
        for player in table.row.players:
            if player.user_id is not None and player.user_id > 0:
                language = await self._languages.of_user(player.user_id, table.row.guild_id)
                await self._dms.tell(player.user_id, say(language, "paused-dm", game=table.id))

    def set_unseen(self, game: GameId, guild: GuildId) -> None:
        """Try a game again that is not in memory, and whose clocks stand still.

        Not all at once: where a channel is gone, Discord counts the tries against us.
        """
        due_ms = now_ms() + RETRY_MS * (game % 97 + 1) // 97
        self._desk.timers.set(("paused", game), due_ms, self._try_again, game)
        self._servers.add(guild)

    async def _try_again(self, game: GameId) -> None:
        self._announcer.look_again(await self._tables.get(game))

    async def end(self, table: Table) -> None:
        """Let the clocks run again of a table whose channel was lost: it could be shown there."""
        guild = self._desk.client.get_guild(table.row.guild_id or NO_GUILD)
        # Nobody can play in a server that Discord has lost for a while.
        if table.halted != "channel" or (guild is not None and guild.unavailable):
            return
        async with table.changing() as tx:
            table.credited_note_ms += await pauses.resume(tx, table.id, now_ms(), "channel")
        self._desk.timers.cancel(("paused", table.id))

    async def begin_at_server(self, guild: discord.Guild) -> None:
        """Stop all clocks at a server that Discord has lost.

        Its players are told nothing: it lasts a moment, and befalls thousands at once.
        """
        for game in await self._desk.db.read(running.in_server, GuildId(guild.id)):
            await self.begin(await self._tables.get(game), silently=True)

    async def move(self, table: Table, channel: ChannelId) -> None:
        """Go on with a table in another channel."""
        fresh = dict.fromkeys(("table_message_id", "turn_message_id", "pinged_step"))
        async with table.noting() as tx:
            await games.note(tx, table.id, channel_id=channel, **fresh)
        self._announcer.look_again(table)

    async def look_at(self, channels: Iterable[ChannelId]) -> None:
        """Find out whether the tables of these channels can be shown, or told to be over."""
        found: list[GameId] = []
        async with self._desk.db.reading() as tx:
            for channel in channels:
                ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS, channel=channel)
                found += [row.id for row in (*await games.tables_in(tx, channel), *ended)]
        await self._mark(found)

    async def look_at_server(self, guild: discord.Guild) -> None:
        """Find out whether the tables of a server can be shown, or told to be over."""
        async with self._desk.db.reading() as tx:
            found = await running.in_server(tx, GuildId(guild.id))
            found += await self._ended_in(tx, guild)
        await self._mark(found)

    async def _ended_in(self, tx: Transaction, guild: discord.Guild) -> list[GameId]:
        ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS, guild=GuildId(guild.id))
        return [row.id for row in ended]

    async def look_again_at_server(self, guild: discord.Guild) -> None:
        """Let the paused tables of a server go on that is back, and tell which games have ended.

        At a start each has its time.
        """
        number = GuildId(guild.id)
        if number not in self._servers:
            return
        self._servers.discard(number)
        try:
            async with self._desk.db.reading() as tx:
                found = await running.paused_in(tx, number)
                found += await self._ended_in(tx, guild)
            await self._mark(found)
        except StorageRefused:
            # Nobody has looked there: whoever tries again is to do so.
            self._servers.add(number)
            raise

    async def _mark(self, found: Iterable[GameId]) -> None:
        for game in found:
            with suppress(NoSuchGame):  # of one that is over, whose moves are kept no longer
                self._announcer.look_again(await self._tables.get(game))


def with_threads(channel: discord.abc.GuildChannel) -> list[ChannelId]:
    """A channel and its threads, which share its fate."""
    threads = (one.id for one in channel.guild.threads if one.parent_id == channel.id)
    return [ChannelId(number) for number in (channel.id, *threads)]
