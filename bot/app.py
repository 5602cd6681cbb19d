"""The client: the one place where the parts are joined."""

import asyncio
import logging
import random
from collections.abc import Callable, Sequence

import discord
from discord import app_commands

from bot import commands
from bot.announcer import EDIT_EVERY_MS, Announcer, quietly
from bot.buttons import CONTROLS
from bot.clicks import Click
from bot.clock import HOUR_MS, MINUTE_MS, MS, now_ms
from bot.commands import rules
from bot.hands import Hands
from bot.lobby import Lobby
from bot.outages import BEAT_MS, Outages
from bot.presence import Presence
from bot.replies import explain
from bot.table import Table
from bot.texts import CommandTranslator, language_of, say
from bot.timers import Tasks, Timers
from data import games, heartbeat, pauses, settings, standings
from data.database import Database
from data.errors import StorageRefused
from data.standings import RatingChange
from engine import players
from engine.errors import Refusal
from engine.view import seen_by

log = logging.getLogger("jolly")

GRACE_MS = 1 * MS
"""A click made in time may still be on its way when the time is over."""
LONG_TURN_MS = 5 * MINUTE_MS
WARN_AT = 0.8
"""The part of a long turn after which its player is warned."""
RETRY_PAUSED_MS = 10 * MINUTE_MS
SHUTDOWN_SECONDS = 5.0
LONGEST_RATE_LIMIT_SECONDS = 60.0
GUILD_READY_SECONDS = 0.5
"""How long to wait for the next server at login: what we need of each comes with its events."""
DAY_MS = UNANNOUNCED_MS = 24 * HOUR_MS


class Tree(app_commands.CommandTree["Jolly"]):
    """The slash commands: each waits for its shard's return, and explains what goes wrong."""

    async def interaction_check(self, interaction: Click) -> bool:
        """Wait until missed time is credited; everybody may use every command."""
        await interaction.client.outages.wait(interaction.client.shard_of(interaction))
        return True

    async def on_error(self, interaction: Click, error: app_commands.AppCommandError) -> None:
        """Say what went wrong to the person alone."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error)
            return
        await explain(interaction, error)


class Jolly(discord.AutoShardedClient):
    """The bot: its tables, and everything that happens at them."""

    def __init__(
        self,
        db: Database,
        *,
        shard_count: int | None = None,
        shard_ids: Sequence[int] = (),
        beat_ms: int = BEAT_MS,
        edit_every_ms: int = EDIT_EVERY_MS,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=shard_count,
            shard_ids=list(shard_ids) or None,  # type: ignore[arg-type] # None: all of them
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=GUILD_READY_SECONDS,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT_SECONDS,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.db = db
        self.tasks = Tasks()
        self.timers = Timers(self.tasks)
        self.outages = Outages(self, beat_ms)
        self.announcer = Announcer(self, edit_every_ms)
        self.hands = Hands(self)
        self.lobby = Lobby(self)
        self.presence = Presence(self)
        self.tree = Tree(self)
        self.is_playing = False
        """Commands are registered, running games restored and their timers set."""
        self.on_playing: Callable[[], None] | None = None
        """Called when that is so for the first time."""
        self._tables: dict[int, Table] = {}
        self._loading: dict[int, asyncio.Task[Table]] = {}
        self._thinking: set[int] = set()
        commands.setup(self.tree)
        self.add_dynamic_items(*CONTROLS, *commands.DYNAMIC_ITEMS)

    # start and end

    async def setup_hook(self) -> None:
        """Register the commands, and take the time we were away from."""
        await self.tree.set_translator(CommandTranslator())
        await self.tree.sync()
        async with self.db.reading() as tx:
            since_ms = await heartbeat.reachable_ms(tx)
        self.outages.begin(since_ms or now_ms())

    def own_shards(self) -> Sequence[int]:
        """The shards of this process."""
        return self.shard_ids or range(self.shard_count or 1)

    async def on_shard_connect(self, shard: int) -> None:
        """A shard is connected, for the first time or anew."""
        await self.outages.over(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard is connected again."""
        await self.outages.over(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its connection."""
        self.outages.lost(shard)

    async def on_ready(self) -> None:
        """Take up all running games, once."""
        if self.is_playing:
            return
        async with self.db.reading() as tx:
            rows = await games.running(tx)
            ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS)
        for row in (*rows, *ended):
            if self._is_ours(row.guild_id):
                await self._take_up(row.id)
        await self.lobby.restore()
        self.outages.start_beating()
        self.is_playing = True
        log.info("ready")
        if self.on_playing is not None:
            self.on_playing()

    async def _take_up(self, game: int) -> None:
        """Go on with a game where the last process left it."""
        try:
            table = await self.table(game)
            await table.deal(now_ms())
        except (Refusal, ValueError) as error:
            # A rule mended since may forbid what was played: better frozen than guessed.
            log.error("game #%s cannot be replayed and stays as it is: %s", game, error)
            return
        except Exception:
            log.exception("game #%s could not be taken up; the others go on", game)
            return
        self.after(table)
        self.presence.watch(table)

    def _is_ours(self, guild: int | None) -> bool:
        return self.shard_of_guild(guild) in self.own_shards()

    def shard_of_guild(self, guild: int | None) -> int:
        """The shard that hears of a server; direct messages are the first one's."""
        return (guild >> 22) % (self.shard_count or 1) if guild else 0

    def shard_of(self, interaction: Click) -> int:
        """The shard that *interaction* came by."""
        return self.shard_of_guild(interaction.guild_id)

    async def close(self) -> None:
        """End: no timer fires any more, what is being shown is shown, the heartbeat is written."""
        if self.is_closed():
            return
        self.timers.cancel_all()
        await self.tasks.finish(SHUTDOWN_SECONDS)
        if self.is_playing and not self.outages.any:
            try:
                async with self.db.transaction() as tx:
                    await heartbeat.beat(tx, now_ms())
            except StorageRefused as refusal:
                log.warning("no last heartbeat: %s", refusal)
        self.is_playing = False
        await super().close()

    # tables

    async def table(self, game: int) -> Table:
        """The table with this number; raises NoSuchGame."""
        if (table := self._tables.get(game)) is not None:
            return table
        if game not in self._loading:
            loading = asyncio.ensure_future(Table.load(self.db, game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
            self._loading[game] = loading
        table = await asyncio.shield(self._loading[game])
        return self._tables.setdefault(game, table)

    def forget(self, table: Table) -> None:
        """Drop a finished table from memory, once everybody has seen its end."""
        self._tables.pop(table.id, None)

    def after(self, table: Table) -> None:
        """Do what follows a move: timers, the computer's answer, and what players see.

        The computer answers in a moment: what players see waits for its turn to be over.
        """
        self._set_timers(table)
        if table.is_computer(table.state.to_act) and not table.over and not table.paused:
            self._let_computer_play(table)
        else:
            self.announcer.mark(table)

    # time

    def _set_timers(self, table: Table) -> None:
        due_ms, step = table.row.deadline_ms, table.step
        if table.over or table.paused or due_ms is None:
            self.timers.cancel(("turn", table.id))
            self.timers.cancel(("warning", table.id))
            self._look_daily(table)
            return
        self.timers.set(("turn", table.id), due_ms + GRACE_MS, lambda: self._time_over(table))
        began_ms = table.row.wall_ms(round(table.state.turn_at * MS))
        warn_ms = began_ms + round((due_ms - began_ms) * WARN_AT)
        if due_ms - began_ms >= LONG_TURN_MS and table.row.warned_step != table.turn_step:
            self.timers.set(("warning", table.id), warn_ms, lambda: self._warn(table, step))
        else:
            self.timers.cancel(("warning", table.id))

    def _look_daily(self, table: Table) -> None:
        """Nobody's time runs: still find out whether a player has left the server."""
        key = ("presence", table.id)
        if table.over or table.paused:
            self.timers.cancel(key)
        else:
            self.timers.set(key, now_ms() + DAY_MS, lambda: self._looked(table))

    async def _looked(self, table: Table) -> None:
        self._look_daily(table)
        await quietly(lambda: self.presence.look(table))

    async def _time_over(self, table: Table) -> None:
        await self.outages.wait(self.shard_of_guild(table.row.guild_id))
        if await table.act_for_time(now_ms()):
            self.after(table)
            await quietly(lambda: self.presence.look(table))
        else:
            self._set_timers(table)

    async def _warn(self, table: Table, step: int) -> None:
        due_ms = table.row.deadline_ms
        if table.over or table.paused or table.step != step or due_ms is None:
            return
        async with table.lock, self.db.transaction() as tx:
            await games.note(tx, table.id, warned_step=table.turn_step)
            await table.reload(tx)
        await quietly(lambda: self.announcer.warn(table, due_ms))
        await quietly(lambda: self.presence.look(table))

    async def credit(self, shard: int, since_ms: int) -> None:
        """Charge nobody for the time since then, at the tables of *shard*."""
        now = now_ms()
        async with self.db.transaction() as tx:
            rows = [row for row in await games.running(tx) if row.paused_since_ms is None]
            missed = {
                row.id: now - max(since_ms, row.moved_ms)
                for row in rows
                if self.shard_of_guild(row.guild_id) == shard
            }
            for game, ms in missed.items():
                await pauses.credit(tx, game, max(0, ms))
        for game, ms in missed.items():
            if (table := self._tables.get(game)) is None:
                continue
            async with table.lock, self.db.reading() as tx:
                await table.reload(tx)
            table.credited_note_ms += ms
            self._set_timers(table)
            self.announcer.mark(table)

    # pauses

    async def pause(self, table: Table, reason: str) -> None:
        """Stop the clocks of a table whose channel is lost, and tell its players by DM."""
        async with table.lock, self.db.transaction() as tx:
            paused = await pauses.pause(tx, table.id, reason, now_ms())
            await table.reload(tx)
        self._set_timers(table)
        self.timers.set(
            ("paused", table.id), now_ms() + RETRY_PAUSED_MS, lambda: self._try_again(table)
        )
        if paused:
            for player in table.row.players:
                if player.user_id is not None:
                    language = await self.language_of_user(player.user_id, table)
                    text = say(language, "paused-dm", game=table.id)
                    await self.announcer.tell(player.user_id, text)

    async def _try_again(self, table: Table) -> None:
        self.announcer.mark(table)

    async def resume(self, table: Table) -> None:
        """Let the clocks of a paused table run again: its message could be shown."""
        if not table.paused:
            return
        async with table.lock, self.db.transaction() as tx:
            credit = await pauses.resume(tx, table.id, now_ms())
            await table.reload(tx)
        self.timers.cancel(("paused", table.id))
        self._set_timers(table)
        if credit is not None:
            table.credited_note_ms += credit.ms
            self.announcer.mark(table)

    async def move(self, table: Table, channel: int) -> None:
        """Go on with a table in another channel."""
        async with table.lock, self.db.transaction() as tx:
            await games.note(
                tx,
                table.id,
                channel_id=channel,
                table_message_id=None,
                turn_message_id=None,
                pinged_step=None,
            )
            await table.reload(tx)
        self.announcer.mark(table)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its tables pause."""
        await self._look_again(channel.id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed, for better or worse."""
        await self._look_again(channel.id)

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """A thread is gone: its tables pause."""
        await self._look_again(thread.id)

    async def _look_again(self, channel: int) -> None:
        async with self.db.reading() as tx:
            rows = await games.tables_in(tx, channel)
        for row in rows:
            self.announcer.mark(await self.table(row.id))

    # the computer

    def _let_computer_play(self, table: Table) -> None:
        if table.id not in self._thinking:
            self._thinking.add(table.id)
            self.tasks.start(self._play_computer(table))

    async def _play_computer(self, table: Table) -> None:
        """Play the computer's turn, each move thought out beside the event loop."""
        try:
            while (seat := table.state.to_act) and table.is_computer(seat) and not table.over:
                if table.paused:
                    return
                seen, step = seen_by(table.state, seat), table.step
                level = table.row.computer or "normal"
                move = await asyncio.to_thread(players.choose, seen, random.Random(), level)
                await table.play(seat, move, now_ms=now_ms(), step=step, source="computer")
        finally:
            self._thinking.discard(table.id)
            self._set_timers(table)
            self.announcer.mark(table)

    async def show_rules(self, press: Click, table: Table) -> None:
        """Show the rules of this very game, to the presser alone."""
        await rules.show(press, table.variant.key, table.state.rules)

    # words

    async def language(self, interaction: Click) -> str:
        """The language of the person who clicked."""
        async with self.db.reading() as tx:
            person = await settings.user_settings(tx, interaction.user.id)
            server = await settings.server_settings(tx, interaction.guild_id or 0)
        return language_of(person.language, server.language, str(interaction.locale))

    async def language_of_user(self, user: int, table: Table) -> str:
        """The language of somebody whom we write to by ourselves."""
        async with self.db.reading() as tx:
            person = await settings.user_settings(tx, user)
            server = await settings.server_settings(tx, table.row.guild_id or 0)
        return language_of(person.language, server.language)

    async def server_language(self, guild: int | None) -> str:
        """The language of what everybody in a server reads."""
        async with self.db.reading() as tx:
            server = await settings.server_settings(tx, guild or 0)
        return language_of(server.language)

    async def public_language(self, table: Table) -> str:
        """The language of a table's public messages."""
        return await self.server_language(table.row.guild_id)

    async def rating_changes(self, table: Table) -> tuple[RatingChange, ...]:
        """What a finished game did to the ratings."""
        async with self.db.reading() as tx:
            return await standings.changes(tx, table.id)
