"""Tables whose channel is lost: their clocks stand still until they can be shown again."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from bot.people.texts import say
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.table.table import Table
from data import games, pauses, running

if TYPE_CHECKING:
    from bot.app import Jolly

RETRY_MS = 10 * MINUTE_MS
"""How soon a paused table is tried again without a sign that it could be shown."""
LONGEST_RETRY_MS = 12 * HOUR_MS


class Pauses:
    """Pauses tables and lets them go on, here or in another channel."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._servers: set[int] = set()
        """Servers with paused tables, as far as nobody has looked there again."""

    async def begin(self, table: Table, reason: str, *, silently: bool = False) -> None:
        """Stop the clocks of a table whose channel is lost, and tell its players by DM."""
        await self._app.deadlines.settle(table)
        async with table.noting() as tx:
            paused = await pauses.pause(tx, table.id, reason, now_ms())
        self._app.deadlines.set(table)
        self._servers.add(table.row.guild_id or 0)
        # Ever more seldom: where a channel is gone, Discord counts the tries against us.
        since_ms = now_ms() - (table.row.paused_since_ms or now_ms())
        again_ms = now_ms() + max(RETRY_MS, min(LONGEST_RETRY_MS, since_ms))
        self._app.timers.set(("paused", table.id), again_ms, self._try_again, table.id)
        if paused and not silently:
            await self._tell(table)

    async def _tell(self, table: Table) -> None:
        for player in table.row.players:
            if player.user_id is not None and player.user_id > 0:
                language = await self._app.language_of_user(player.user_id, table)
                text = say(language, "paused-dm", game=table.id)
                await self._app.announcer.tell(player.user_id, text)

    def set_unseen(self, game: int, guild: int) -> None:
        """Try a game again that is not in memory, and whose clocks stand still.

        Not all at once: where a channel is gone, Discord counts the tries against us.
        """
        due_ms = now_ms() + RETRY_MS * (game % 97 + 1) // 97
        self._app.timers.set(("paused", game), due_ms, self._try_again, game)
        self._servers.add(guild)

    async def _try_again(self, game: int) -> None:
        self._app.announcer.mark(await self._app.table(game))

    async def end(self, table: Table) -> None:
        """Let the clocks run again of a table whose channel was lost: it could be shown there."""
        if table.halted != "channel" or self._is_unavailable(table):
            return
        await self._app.deadlines.settle(table)
        async with table.noting() as tx:
            credited_ms = await pauses.resume(tx, table.id, now_ms(), "channel")
        self._app.timers.cancel(("paused", table.id))
        table.credited_note_ms += credited_ms
        self._app.after(table)
        self._app.presence.watch(table)

    def _is_unavailable(self, table: Table) -> bool:
        """Whether Discord has lost the table's server for a while: nobody there can play."""
        guild = self._app.get_guild(table.row.guild_id or 0)
        return guild is not None and guild.unavailable

    async def begin_at_server(self, guild: discord.Guild) -> None:
        """Stop all clocks at a server that Discord has lost.

        Its players are told nothing: it lasts a moment, and befalls thousands at once.
        """
        async with self._app.db.reading() as tx:
            found = await running.in_server(tx, guild.id)
        for game in found:
            await self.begin(await self._app.table(game), "channel", silently=True)

    async def move(self, table: Table, channel: int) -> None:
        """Go on with a table in another channel."""
        fresh = dict.fromkeys(("table_message_id", "turn_message_id", "pinged_step"))
        async with table.noting() as tx:
            await games.note(tx, table.id, channel_id=channel, **fresh)
        self._app.announcer.mark(table)

    async def look_at(self, channels: Iterable[int]) -> None:
        """Find out whether the tables of these channels can be shown."""
        async with self._app.db.reading() as tx:
            rows = [row for channel in channels for row in await games.tables_in(tx, channel)]
        for row in rows:
            self._app.announcer.mark(await self._app.table(row.id))

    async def look_at_server(self, guild: discord.Guild) -> None:
        """Find out whether the tables of a server can be shown."""
        async with self._app.db.reading() as tx:
            found = await running.in_server(tx, guild.id)
        await self._mark(found)

    async def look_again_at_server(self, guild: discord.Guild) -> None:
        """Let the paused tables of a server go on that is back; at a start each has its time."""
        if not self._app.is_playing or guild.id not in self._servers:
            return
        self._servers.discard(guild.id)
        async with self._app.db.reading() as tx:
            found = await running.paused_in(tx, guild.id)
        await self._mark(found)

    async def _mark(self, found: Iterable[int]) -> None:
        for game in found:
            self._app.announcer.mark(await self._app.table(game))


def with_threads(channel: discord.abc.GuildChannel) -> list[int]:
    """A channel and its threads, which share its fate."""
    return [channel.id, *(one.id for one in channel.guild.threads if one.parent_id == channel.id)]
