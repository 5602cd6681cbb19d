"""The client: the one place where the parts are joined."""

import asyncio
from collections.abc import Callable, Sequence

import discord

from bot import commands
from bot.commands import rules
from bot.commands.forgetting import note_server
from bot.commands.tree import Tree
from bot.consent.agreements import Agreements
from bot.controls import late_presses
from bot.controls.buttons import CONTROLS
from bot.controls.clicks import Click
from bot.lobby.lobby import Lobby
from bot.messages.announcer import EDIT_EVERY_MS, Announcer
from bot.messages.emojis import Emojis
from bot.messages.hands import Hands
from bot.minding.computer import Computer
from bot.minding.deadlines import Deadlines
from bot.minding.elsewhere import Elsewhere
from bot.minding.pauses import Pauses, with_threads
from bot.minding.presence import Presence
from bot.minding.taking_up import TakingUp
from bot.minding.watch import Watch
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.people.preferences import Preferences
from bot.people.readers import Readers
from bot.people.texts import CommandTranslator
from bot.runtime.contexts import GAME
from bot.runtime.events import leave_out_unreadable
from bot.runtime.garbage import Garbage
from bot.runtime.leases import Leases
from bot.runtime.logs import milestones
from bot.runtime.metrics import watch_requests
from bot.runtime.outages import BEAT_MS, Outages
from bot.runtime.timers import Tasks, Timers
from bot.table.replays import Replays
from bot.table.table import Table
from bot.table.tables import Tables
from data import standings
from data.standings import RatingChange
from data.store.database import Database

SHUTDOWN_SECONDS = 5.0
LONGEST_RATE_LIMIT_SECONDS = 60.0
GUILD_READY_SECONDS = 0.5
"""How long to wait for the next server at login: what we need of each comes with its events."""


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
            http_trace=watch_requests(),
        )
        leave_out_unreadable(self)
        self.db = db
        self.preferences = Preferences(db, shared=bool(shard_ids))
        self.languages = Languages(self)
        self.language = self.languages.of_click
        self.language_of_user = self.languages.of_user
        self.server_language = self.languages.of_server
        self.public_language = self.languages.of_table
        self.looks = Looks(self)
        self.tasks = Tasks()
        self.timers = Timers(self.tasks)
        self.garbage = Garbage(self.timers)
        self.leases = Leases(self)
        self.outages = Outages(self, beat_ms)
        self.memory = Tables(self)
        self.replays = Replays(db)
        self.readers = Readers()
        self.elsewhere = Elsewhere(self)
        self.card_emojis = Emojis(self)
        self.taking_up = TakingUp(self)
        self.announcer = Announcer(self, edit_every_ms)
        self.hands = Hands(self)
        self.lobby = Lobby(self)
        self.presence = Presence(self)
        self.deadlines = Deadlines(self)
        self.pauses = Pauses(self)
        self.computer = Computer(self)
        self.agreements = Agreements(self)
        self.watch = Watch(self)
        self.tree = Tree(self)
        self.shares_tables = bool(shard_ids)
        """Whether other processes, with other shards, play on the same database."""
        self.fault: Exception | None = None
        self.is_playing = False
        """Commands are registered, running games restored and their timers set."""
        self.on_playing: Callable[[], None] | None = None
        """Called when that is so for the first time."""
        commands.setup(self.tree)
        self.controls = (*CONTROLS, *commands.DYNAMIC_ITEMS)
        self.add_dynamic_items(*self.controls)

    # start and end

    async def setup_hook(self) -> None:
        """Take our shards, and register the commands where the first is one of them."""
        if self.shard_count:
            await self._take_shards()
        await self.tree.set_translator(CommandTranslator())
        if 0 in self.own_shards():
            await self.tree.register()

    async def _take_shards(self) -> None:
        self.outages.begin(await self.leases.take())

    @property
    def count(self) -> int:
        """How many shards there are, those of other processes included."""
        return self.shard_count or 1

    def own_shards(self) -> Sequence[int]:
        """The shards of this process."""
        return self.shard_ids or range(self.count)

    async def on_shard_connect(self, shard: int) -> None:
        """A shard is connected, for the first time or anew."""
        await self.outages.over(shard)

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its connection."""
        self.outages.lost(shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep the distance that Discord wants between our IDENTIFYs, of all processes."""
        if self.shares_tables:
            await self.leases.wait_to_identify()
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the end; raises what ended it, such as ShardTaken."""
        if not self.shard_count:
            self.shard_count, *_ = await self.http.get_bot_gateway()
            await self._take_shards()
        await super().connect(reconnect=reconnect)
        if self.fault is not None:
            raise self.fault

    def fail(self, fault: Exception) -> None:
        """End, as we cannot go on."""
        self.fault = fault
        self._ending = asyncio.ensure_future(self.close())

    async def on_interaction(self, interaction: Click) -> None:
        """Somebody pressed something, perhaps what their message no longer has."""
        self.garbage.pressed()
        await late_presses.answer(interaction, self.controls)
        await self.languages.hear(interaction)

    async def on_ready(self) -> None:
        """Go on with all running games, once."""
        await self.timers.try_now("ready", self._go_on)

    async def _go_on(self) -> None:
        if self.is_playing:
            return
        for shard in self.own_shards():
            await self.outages.wait(shard)
        await self.taking_up.begin()
        await self.lobby.restore()
        await self.agreements.restore()
        self.watch.begin()
        await self.elsewhere.begin()
        self.is_playing = True
        milestones.info("ready")
        if self.on_playing is not None:
            self.on_playing()
        await self.taking_up.go_on()

    def is_ours(self, guild: int | None) -> bool:
        """Whether the shard that hears of a server is one of this process."""
        return self.shard_of_guild(guild) in self.own_shards()

    def shard_of_guild(self, guild: int | None) -> int:
        """The shard that hears of a server; direct messages are the first one's."""
        return (guild >> 22) % self.count if guild else 0

    def shard_of(self, interaction: Click) -> int:
        """The shard that *interaction* came by."""
        return self.shard_of_guild(interaction.guild_id)

    async def close(self) -> None:
        """End: no timer fires any more, what is being shown is shown, the heartbeat is written."""
        if self.is_closed():
            return
        self.timers.cancel_all()
        await self.tasks.finish(SHUTDOWN_SECONDS)
        await self.outages.end()
        self.is_playing = False
        await super().close()

    # tables

    async def table(self, game: int) -> Table:
        """The table with this number; raises NoSuchGame."""
        GAME.set(game)
        return await self.memory.get(game)

    @property
    def tables(self) -> tuple[Table, ...]:
        """Those in memory: all that are being played here, and what somebody looked at."""
        return self.memory.kept

    def forget(self, table: Table) -> None:
        """Drop a table from memory: a finished one, once everybody has seen its end."""
        self.memory.forget(table)

    def after(self, table: Table) -> None:
        """Do what follows a move: timers, word to another process, and what players see."""
        if self.is_ours(table.row.guild_id):
            self.deadlines.set(table)
            self.watch.set(table)
        else:
            self.elsewhere.tell(table)
        self.show(table)

    def show(self, table: Table) -> None:
        """Let the computer answer where it is its turn, and players see how things stand.

        The computer answers in a moment: what players see waits for its turn to be over.
        """
        plays = table.is_computer(table.state.to_act) and not table.over and not table.paused
        if plays and self.shows(table):
            self.computer.play(table)
        else:
            self.announcer.mark(table)

    def shows(self, table: Table) -> bool:
        """Whether it is on this process to show *table*: it is ours, or nobody's for now."""
        shard = self.shard_of_guild(table.row.guild_id)
        return shard in self.own_shards() or shard in self.elsewhere.forsaken

    # channels

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its tables pause."""
        await self.pauses.look_at(with_threads(channel))

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed, for better or worse."""
        await self.pauses.look_at(with_threads(channel))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone: its tables pause."""
        await self.pauses.look_at([thread.thread_id])

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """What a role may do has changed, perhaps what we may do."""
        await self.pauses.look_at_server(role.guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were sent away: the tables of the server pause."""
        await note_server(self, guild.id, here=False)
        await self.pauses.look_at_server(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps again: its tables go on."""
        await note_server(self, guild.id, here=True)
        await self.pauses.look_again_at_server(guild)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has lost a server: its tables pause until it is back."""
        await self.pauses.begin_at_server(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back, which we or Discord had lost: its tables go on."""
        await self.pauses.look_again_at_server(guild)

    # words

    async def show_rules(self, press: Click, table: Table) -> None:
        """Show the rules of this very game, to the presser alone."""
        await rules.show(press, table.variant.key, table.state.rules)

    async def rating_changes(self, table: Table) -> tuple[RatingChange, ...]:
        """What a finished game did to the ratings."""
        async with self.db.reading() as tx:
            return await standings.changes(tx, table.id)
