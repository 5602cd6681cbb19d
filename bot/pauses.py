"""Tables whose channel is lost: their clocks stand still until they can be shown again."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from bot.clock import MINUTE_MS, now_ms
from bot.table import Table
from bot.texts import say
from data import games, pauses

if TYPE_CHECKING:
    from bot.app import Jolly

RETRY_MS = 10 * MINUTE_MS
"""How often a paused table is tried again without a sign that it could be shown."""


class Pauses:
    """Pauses tables and lets them go on, here or in another channel."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app

    async def begin(self, table: Table, reason: str) -> None:
        """Stop the clocks of a table whose channel is lost, and tell its players by DM."""
        async with table.lock, self._app.db.transaction() as tx:
            paused = await pauses.pause(tx, table.id, reason, now_ms())
            await table.reload(tx)
        self._app.deadlines.set(table)
        self._app.timers.set(
            ("paused", table.id), now_ms() + RETRY_MS, lambda: self._try_again(table)
        )
        if paused:
            await self._tell(table)

    async def _tell(self, table: Table) -> None:
        for player in table.row.players:
            if player.user_id is not None and player.user_id > 0:
                language = await self._app.language_of_user(player.user_id, table)
                text = say(language, "paused-dm", game=table.id)
                await self._app.announcer.tell(player.user_id, text)

    async def _try_again(self, table: Table) -> None:
        self._app.announcer.mark(table)

    async def end(self, table: Table) -> None:
        """Let the clocks run again of a table whose channel was lost: it could be shown there."""
        if table.halted != "channel":
            return
        async with table.lock, self._app.db.transaction() as tx:
            credited_ms = await pauses.resume(tx, table.id, now_ms(), "channel")
            await table.reload(tx)
        self._app.timers.cancel(("paused", table.id))
        table.credited_note_ms += credited_ms
        self._app.after(table)
        self._app.presence.watch(table)

    async def move(self, table: Table, channel: int) -> None:
        """Go on with a table in another channel."""
        fresh = dict.fromkeys(("table_message_id", "turn_message_id", "pinged_step"))
        async with table.lock, self._app.db.transaction() as tx:
            await games.note(tx, table.id, channel_id=channel, **fresh)
            await table.reload(tx)
        self._app.announcer.mark(table)

    async def look_at(self, channels: Iterable[int]) -> None:
        """Find out whether the tables of these channels can be shown."""
        async with self._app.db.reading() as tx:
            rows = [row for channel in channels for row in await games.tables_in(tx, channel)]
        for row in rows:
            self._app.announcer.mark(await self._app.table(row.id))

    async def look_at_server(self, guild: discord.Guild) -> None:
        """Find out whether the tables of a server can be shown."""
        for table in self._app.tables:
            if table.row.guild_id == guild.id and not table.over:
                self._app.announcer.mark(table)


def with_threads(channel: discord.abc.GuildChannel) -> list[int]:
    """A channel and its threads, which share its fate."""
    return [channel.id, *(one.id for one in channel.guild.threads if one.parent_id == channel.id)]
