"""The roof: the one place where the parts are joined, each by what it works with."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import discord

from bot.club import wings
from bot.commands import subjects
from bot.commands.tree import Tree
from bot.consent.agreements import Agreements
from bot.controls.clicks import Click, Client
from bot.controls.places import WINGS
from bot.controls.presses import Presses
from bot.hosting.furnishing import furnish
from bot.hosting.retention import Retention, note_server
from bot.lobby.lobby import Lobby
from bot.messages.announcer import EDIT_EVERY_MS
from bot.messages.emojis import Emojis
from bot.minding.elsewhere import Elsewhere
from bot.minding.pauses import Pauses, with_threads
from bot.minding.taking_up import TakingUp
from bot.minding.watch import Watch
from bot.people.texts import CommandTranslator
from bot.runtime.budget import Budget, Line
from bot.runtime.config import Settings
from bot.runtime.events import handlers, leave_out_unreadable
from bot.runtime.garbage import Garbage
from bot.runtime.leases import Leases, ShardTaken
from bot.runtime.logs import milestones
from bot.runtime.metrics import count_requests
from bot.runtime.news import News
from bot.runtime.outages import BEAT_MS, Outages
from bot.runtime.parts import Parts
from bot.runtime.timers import finish
from bot.runtime.workers import Workers
from bot.table.reviews import Reviews
from data.ids import GuildId, Ms
from data.store.database import Database

SHUTDOWN_SECONDS = 5.0
ANSWER_SECONDS = 3.0
"""So long at most Discord takes an answer."""
LONGEST_RATE_LIMIT_SECONDS = 60.0
GUILD_READY_SECONDS = 0.5
"""How long to wait at login for the next server, where Discord has named some that do not come."""


class Jolly(Client):
    """The bot: its parts, who of them hears of what, and what Discord tells."""

    def __init__(
        self,
        db: Database,
        *,
        shard_count: int | None = None,
        shard_ids: Sequence[int] = (),
        beat_ms: Ms = BEAT_MS,
        edit_every_ms: Ms = EDIT_EVERY_MS,
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
        leave_out_unreadable(self)
        self.db = db
        self.is_playing = False
        self.parts = Parts()
        self._going_on = asyncio.Lock()
        self._connected: set[int] = set()
        """The shards that were connected once."""
        self._coming: set[GuildId] = set()
        """The servers that a login has named, and that have not come yet."""
        self._fault: Exception | None = None
        self._is_over = False
        """Nobody is heard any more."""
        wings.join_all()
        shared = bool(shard_ids)
        furnish(self, shared=shared, beat_ms=beat_ms, edit_every_ms=edit_every_ms)
        self.news, self.outages = self.part(News), self.part(Outages)
        self.outages.taken.subscribe(self._fail)
        self.part(Budget).watch_routes(self.http)
        count_requests(self.http)
        self.tree = Tree(self)
        self.find_command = self.tree.find
        subjects.setup(self.tree)
        self.presses = Presses(subjects.controls())

    def begin_wings(self) -> None:
        """Let the features of the club do from now on what they do by themselves."""
        for wing in WINGS:
            if wing.begin is not None:
                wing.begin(self)

    # start and end

    async def login(self, token: str) -> None:
        """Log in; every call waits for its slot in the budget. Raises what Discord refuses."""
        self.http.connector = Line(self.part(Budget))
        await super().login(token)

    async def setup_hook(self) -> None:
        """Take our shards, and register the commands where the first is one of them."""
        if self.shard_count:
            self.outages.begin(await self.part(Leases).take())
        await self.tree.set_translator(CommandTranslator())
        if 0 in self.desk.shards.own:
            await self.tree.register()

    async def on_shard_connect(self, shard: int) -> None:
        """A shard is connected, for the first time or anew; its servers come one by one."""
        self._connected.add(shard)
        self._coming.update(GuildId(guild.id) for guild in self.guilds if guild.unavailable)
        await self.outages.over(shard)
        await self._go_on_if_all_came()

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its connection."""
        self.outages.lost(shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep the distance that Discord wants between our IDENTIFYs, of all processes."""
        if self.desk.shards.shared:
            await self.part(Leases).wait_to_identify()
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the end; raises what ended it, such as ShardTaken."""
        if not self.shard_count:
            self.shard_count, *_ = await self.http.get_bot_gateway()
            self.outages.begin(await self.part(Leases).take())
        await super().connect(reconnect=reconnect)
        if self._fault is not None:
            raise self._fault

    def _fail(self, fault: Exception) -> None:
        """End, as we cannot go on."""
        self._fault = fault
        self._ending = asyncio.ensure_future(self.close())

    def is_closed(self) -> bool:
        """Whether nobody is heard any more: discord.py lets no shard come back then."""
        return self._is_over or super().is_closed()

    async def on_interaction(self, interaction: Click) -> None:
        """Do what somebody pressed; commands, which come here too, discord.py runs by itself."""
        self.part(Garbage).pressed()
        self.desk.tasks.start(self.languages.hear(interaction))
        await self.presses.answer(interaction)

    async def on_ready(self) -> None:
        """Go on with all running games, once; those servers have come that will."""
        await self.desk.timers.try_now("ready", self._go_on)

    async def _go_on_if_all_came(self) -> None:
        """Go on as soon as all of our shards have come, and all servers of theirs."""
        if not self._coming and self._connected.issuperset(self.desk.shards.own):
            await self.on_ready()

    async def _go_on(self) -> None:
        async with self._going_on:
            if self.is_playing:
                return
            for shard in self.desk.shards.own:
                await self.outages.wait(shard)
            await self.part(TakingUp).begin()
            await self.part(Lobby).restore()
            await self.part(Agreements).restore()
            await self.news.restoring.run()
            self.part(Watch).begin()
            await self.part(Elsewhere).begin()
            self.is_playing = True
        milestones.info("ready")
        self.news.playing.publish()
        await self.part(TakingUp).go_on()

    async def close(self) -> None:
        """End: no timer fires any more, what is being shown is shown, the heartbeat is written.

        Then nobody is heard any more, and whoever was before has an answer. Nothing is shown or
        answered where another process does that in our place.
        """
        if super().is_closed():
            return
        patience = 0.0 if isinstance(self._fault, ShardTaken) else 1.0
        self.desk.timers.cancel_all()
        self.part(Reviews).close()
        await self.desk.tasks.finish(SHUTDOWN_SECONDS * patience)
        await self.outages.end()
        self.is_playing, self._is_over = False, True
        for shard in self.shards.values():
            await shard.disconnect()
        # Who was heard before is answered, which the end of the sessions would prevent.
        await finish(handlers(), ANSWER_SECONDS * patience)
        await self.desk.tasks.close(ANSWER_SECONDS * patience)
        await super().close()
        await self.part(Workers).close()

    # channels

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its tables pause."""
        await self._heed(("channel", channel.id), self.part(Pauses).look_at, with_threads(channel))

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed, for better or worse."""
        await self._heed(("channel", channel.id), self.part(Pauses).look_at, with_threads(channel))
        await self._heed(("tournaments", channel.guild.id), self._show_again, channel.guild)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone: its tables pause."""
        await self._heed(
            ("channel", thread.thread_id), self.part(Pauses).look_at, [thread.thread_id]
        )

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """What a role may do has changed, perhaps what we may do."""
        await self._heed(("roles", role.guild.id), self.part(Pauses).look_at_server, role.guild)
        await self._heed(("tournaments", role.guild.id), self._show_again, role.guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were sent away: the tables of the server pause."""
        await note_server(self.desk, GuildId(guild.id), here=False)
        await self._heed(("presence", guild.id), self.part(Pauses).look_at_server, guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps again: its tables go on, and it is welcomed."""
        await note_server(self.desk, GuildId(guild.id), here=True)
        await self._heed(("presence", guild.id), self._look_again, guild)
        await self.news.joined.run(guild)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has lost a server: its tables pause until it is back."""
        await self._heed(("presence", guild.id), self.part(Pauses).begin_at_server, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is here, or back, which we or Discord had lost: its tables go on."""
        self._coming.discard(GuildId(guild.id))
        await self._heed(("presence", guild.id), self._look_again, guild)
        self.news.available.publish()
        await self._go_on_if_all_came()

    async def _heed(self, of: Hashable, work: Callable[[Any], Any], news: Any) -> None:
        """Do what follows from *news*; where the database refuses it, later, if nothing newer came.

        *of* is what the newest counts of.
        """
        self.desk.timers.cancel(of)
        await self.desk.timers.try_now(of, work, news)

    async def _look_again(self, guild: discord.Guild) -> None:
        """Go on in a server; at a start each of its tables has its time."""
        if self.is_playing:
            await self.part(Pauses).look_again_at_server(guild)
            await self._show_again(guild)

    async def _show_again(self, guild: discord.Guild) -> None:
        """Show what of a server's tournaments could not be shown; a start shows it anyway."""
        if self.is_playing:
            await self.news.allowed.run(GuildId(guild.id))


def build(db: Database, settings: Settings) -> Jolly:
    """The bot as a host runs it, with what it does beside the games."""
    app = Jolly(db, shard_count=settings.shard_count, shard_ids=settings.shard_ids)
    keep = settings.keep_games_days, settings.keep_challenges_days
    app.news.playing.subscribe(Retention(app.desk, *keep).begin)
    app.news.playing.subscribe(app.part(Emojis).begin)
    app.news.playing.subscribe(app.begin_wings)
    app.news.playing.subscribe(app.part(Garbage).begin)
    return app
