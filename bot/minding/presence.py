"""Players who have left the server: noticed when their time runs, and resigned after a notice.

Without the privileged members intent Discord tells nobody who leaves, so we ask about the players
of a table when a turn grows long, when one is missed, and once a day at a table without limits.
"""

from contextlib import suppress

import discord

from bot.messages.failures import quietly
from bot.messages.posts import Posts
from bot.people.texts import name_text, say
from bot.render.titles import moment
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from bot.table.tables import Tables
from data import games
from data.errors import StaleStep
from data.games import PlayerRow
from data.ids import NO_GUILD, GameId, Ms, UserId
from engine.moves import Resign

NOTICE_MS = HOUR_MS
"""From the notice to the resignation."""
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes."""


class Presence:
    """Looks after players who have vanished."""

    def __init__(self, desk: Desk, tables: Tables, posts: Posts) -> None:
        self._desk = desk
        self._tables = tables
        self._posts = posts

    def follow(self, table: Table, _: bool = True) -> None:
        """Look again when a notice at a table that has changed is over, if the game goes on."""
        if self._desk.shards.is_ours(table.row.guild_id):
            self._watch(table, now_ms())

    async def look(self, table: Table) -> None:
        """Find out who of the players has left, or has come back."""
        guild = self._desk.client.get_guild(table.row.guild_id or NO_GUILD)
        if guild is None or table.over or table.paused:
            return
        for player in table.row.players:
            if player.user_id is None or player.stand_in or player.seat in table.state.out:
                continue
            if await is_gone(guild, player.user_id):
                await self._gone(table, player)
            elif player.left_since_ms is not None:
                await self._note(table, player, None)

    async def resign_forgotten(self, table: Table) -> None:
        """Resign for who was forgotten, where a restored backup has them play on."""
        for player in table.row.players:
            forgotten = (player.user_id or 0) < 0
            if forgotten and not table.over and player.seat in table.state.playing:
                await table.play(player.seat, Resign(), now_ms=now_ms(), source="clock")

    async def _gone(self, table: Table, player: PlayerRow) -> None:
        if table.over:
            return
        if player.left_since_ms is None:
            await self._notice(table, player)
        elif now_ms() >= player.left_since_ms + NOTICE_MS:
            with suppress(StaleStep):
                await table.play(player.seat, Resign(), now_ms=now_ms(), source="clock")

    async def _notice(self, table: Table, player: PlayerRow) -> None:
        """Say publicly what will happen; only then does the time run."""
        now = now_ms()
        text = say(
            await self._posts.language(table),
            "player-left",
            name=name_text(player.name),
            game=table.id,
            due=moment(now + NOTICE_MS),
        )
        await self._posts.say(table, text, f"{table.id}.left{player.seat}")
        await self._note(table, player, now)

    async def _note(self, table: Table, player: PlayerRow, left_since_ms: Ms | None) -> None:
        with suppress(StaleStep):
            # Another process has played: we look again.
            async with table.changing() as tx:
                await games.note_player(tx, table.id, player.seat, left_since_ms=left_since_ms)

    def _watch(self, table: Table, earliest_ms: Ms) -> None:
        """Look again when the time after a notice is over, if somebody has one."""
        left = [
            one.left_since_ms
            for one in table.row.players
            if one.left_since_ms is not None and one.seat not in table.state.out
        ]
        if left and not table.over and not table.paused:
            due_ms = max(min(left) + NOTICE_MS, earliest_ms)
            self._desk.timers.set(("left", table.id), due_ms, self._look_again, table.id)

    def set_unseen(self, game: GameId, left_since_ms: Ms) -> None:
        """Look again at a game that is not in memory, at which a notice was given."""
        due_ms = max(left_since_ms + NOTICE_MS, now_ms() + MINUTE_MS)
        self._desk.timers.set(("left", game), due_ms, self._look_again, game)

    async def _look_again(self, game: GameId) -> None:
        table = await self._tables.get(game)
        await quietly(lambda: self.look(table))
        self._watch(table, now_ms() + MINUTE_MS)


async def is_gone(guild: discord.Guild, user: UserId) -> bool:
    """Whether *user* is no member of *guild* any more."""
    try:
        await guild.fetch_member(user)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    return False
