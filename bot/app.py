"""The roof: the one place where the parts are joined, each by what it works with."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import discord

from bot.club.around.calling import Around
from bot.club.around.invitations import Invitations
from bot.club.moderation.deeds import Moderation
from bot.club.puzzle.away import Away
from bot.club.season.champions import Champions
from bot.club.season.posts import SeasonPosts
from bot.club.season.seasons import Seasons
from bot.club.season.weekly import Weekly
from bot.club.today.days import Todays
from bot.club.tournament.events import TournamentEvents
from bot.club.tournament.messages import TournamentMessages
from bot.club.tournament.rounds import TournamentRounds
from bot.club.tournament.signing_up import SigningUp
from bot.club.tournament.threads import TournamentThreads
from bot.club.tournament.tournaments import Tournaments
from bot.club.welcome.welcoming import Welcomes
from bot.commands import subjects
from bot.commands.tree import Tree
from bot.consent.absence import Absences
from bot.consent.agreements import Agreements
from bot.consent.nudges import Nudges
from bot.consent.rests import Rests
from bot.controls import late_presses
from bot.controls.buttons import CONTROLS
from bot.controls.clicks import Click, Client
from bot.controls.fronts import Fronts
from bot.hosting.parting import Parting
from bot.hosting.present import Present
from bot.hosting.retention import Retention, note_server
from bot.lobby.begin import Beginnings
from bot.lobby.challenge_messages import ChallengeMessages
from bot.lobby.challenge_rules import ChallengeRules
from bot.lobby.lobby import Lobby
from bot.messages.announcer import EDIT_EVERY_MS, Announcer
from bot.messages.asides import Asides
from bot.messages.calls import Calls
from bot.messages.dms import Dms
from bot.messages.emojis import Emojis
from bot.messages.hand_contents import HandContents
from bot.messages.hands import Hands
from bot.messages.lanes import Lanes
from bot.messages.own_pages import OwnPages
from bot.messages.posts import Posts
from bot.messages.public_messages import PublicMessages
from bot.messages.tokens import Tokens
from bot.minding.ahead import Ahead
from bot.minding.computer import Computer
from bot.minding.deadlines import Deadlines
from bot.minding.elsewhere import Elsewhere
from bot.minding.pauses import Pauses, with_threads
from bot.minding.presence import Presence
from bot.minding.taking_up import TakingUp
from bot.minding.vacations import Vacations
from bot.minding.watch import Watch
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.people.preferences import Preferences
from bot.people.readers import Readers
from bot.people.texts import CommandTranslator
from bot.runtime.budget import Budget
from bot.runtime.config import Settings
from bot.runtime.desk import Desk
from bot.runtime.events import handlers, leave_out_unreadable
from bot.runtime.garbage import Garbage
from bot.runtime.leases import Leases, ShardTaken
from bot.runtime.logs import milestones
from bot.runtime.metrics import watch_requests
from bot.runtime.outages import BEAT_MS, Outages
from bot.runtime.shards import Shards
from bot.runtime.signals import Signal
from bot.runtime.timers import Tasks, Timers, finish
from bot.runtime.workers import Workers
from bot.table.habits import Habits
from bot.table.replays import Replays
from bot.table.reviews import Reviews
from bot.table.shown import Shown
from bot.table.tables import Tables
from bot.typed.filled import Filled
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
        beat_ms: int = BEAT_MS,
        edit_every_ms: int = EDIT_EVERY_MS,
    ) -> None:
        trace = watch_requests()
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
            http_trace=trace,
        )
        leave_out_unreadable(self)
        self.db = db
        self.is_playing = False
        """Commands are registered, running games restored and their timers set."""
        self.playing: Signal[[]] = Signal()
        """That is so, for the first time."""
        self._going_on = asyncio.Lock()
        self._connected: set[int] = set()
        """The shards that were connected once."""
        self._coming: set[int] = set()
        """The servers that a login has named, and that have not come yet."""
        self._fault: Exception | None = None
        self._is_over = False
        """Nobody is heard any more."""
        self.budget = Budget(db, shared=bool(shard_ids))
        self.budget.watch(trace)
        self.budget.watch_routes(self.http)
        self._furnish(Shards(self, shared=bool(shard_ids)), beat_ms)
        self._add_messages(edit_every_ms)
        self._add_minding()
        self._add_consent()
        self._add_lobby()
        self._add_club()
        self._add_tournaments()
        self._connect_parts()
        self.present = Present(self.desk, self.tables, self.outages, lambda: self.is_playing)
        self.tree = Tree(self)
        self.find_command = self.tree.find
        subjects.setup(self.tree)
        self.controls = (*CONTROLS, *subjects.DYNAMIC_ITEMS)
        self.add_dynamic_items(*self.controls)

    # the parts

    def _furnish(self, shards: Shards, beat_ms: int) -> None:
        """Make what all others stand on: the desk, who reads, the tables."""
        tasks = Tasks()
        self.desk = Desk(self.db, self, shards, Timers(tasks), tasks)
        self.workers = Workers()
        self.reviews = Reviews(self.db, self.workers)
        self.garbage = Garbage(self.desk.timers)
        self.leases = Leases(self.db, shards)
        self.outages = Outages(self.desk, self.leases, beat_ms)
        self.preferences = Preferences(self.db, shared=shards.shared)
        self.languages = Languages(self.desk, self.preferences)
        self.looks = Looks(self.db, self.preferences)
        self.readers = Readers()
        self.fronts = Fronts()
        self.filled = Filled()
        self.pages = OwnPages(self.desk)
        self.replays = Replays(self.db)
        self.shown = Shown()
        self.tables = Tables(self.desk, self.leases, self.outages, self.shown)

    def _add_messages(self, edit_every_ms: int) -> None:
        self.contents = HandContents(self.db, self.preferences)
        tokens = Tokens()
        self.dms = Dms(
            self.desk,
            self.preferences,
            self.languages,
            self.looks,
            self.contents,
            self.budget,
            tokens,
        )
        self.asides = Asides()
        self.hands = Hands(
            self.desk,
            self.tables,
            self.languages,
            self.looks,
            self.contents,
            self.dms,
            tokens,
            self.asides,
        )
        self.outages.beaten.subscribe(tokens.forget_old)
        self.posts = Posts(self.desk, self.languages, self.looks)
        self.calls = Calls(self.desk, self.posts, self.preferences, self.budget)
        self.lanes = Lanes()
        self.public = PublicMessages(self.desk, self.posts, self.calls, self.budget, self.lanes)
        self.announcer = Announcer(
            self.desk, self.tables, self.hands, self.dms, self.public, edit_every_ms
        )
        self.card_emojis = Emojis(self.desk, self.looks)
        self.card_emojis.known.subscribe(self.announcer.mark_all)
        self.weekly = Weekly(self.desk, self.preferences, self.languages)

    def _add_minding(self) -> None:
        desk, tables = self.desk, self.tables
        self.presence = Presence(desk, tables, self.posts)
        self.pauses = Pauses(desk, tables, self.languages, self.dms, self.announcer)
        self.vacations = Vacations(desk, tables, self.preferences, self.languages, self.dms)
        self.deadlines = Deadlines(
            desk, tables, self.outages, self.calls, self.presence, self.vacations
        )
        self.watch = Watch(desk, tables, self.preferences, self.announcer, self.vacations)
        self.computer = Computer(desk, self.workers, self.announcer)
        self.ahead = Ahead(desk, self.announcer)
        self.habits = Habits(desk, self.preferences)
        self.taking_up = TakingUp(desk, tables, self.deadlines, self.presence, self.pauses)
        self.elsewhere = Elsewhere(
            desk, self.leases, tables, self.hands, self.announcer, self.taking_up
        )
        self.parting = Parting(
            desk, tables, self.shown, self.posts, self.public, self.hands, self.announcer
        )

    def _add_consent(self) -> None:
        self.absences = Absences(self.desk, self.languages, self.posts)
        self.agreements = Agreements(
            self.desk, self.tables, self.preferences, self.languages, self.posts, self.announcer
        )
        self.nudges = Nudges(self.desk, self.preferences, self.languages, self.dms, self.asides)
        self.rests = Rests(self.languages, self.posts)

    def _add_lobby(self) -> None:
        self.challenge_messages = ChallengeMessages(self.desk, self.languages, self.lanes)
        self.challenge_rules = ChallengeRules(self.db, self.languages, self.challenge_messages)
        self.beginnings = Beginnings(self.desk, self.tables, self.preferences, self.languages)
        self.lobby = Lobby(
            self.desk,
            self.tables,
            self.languages,
            self.hands,
            self.challenge_messages,
            self.challenge_rules,
            self.beginnings,
        )

    def _add_club(self) -> None:
        self.todays = Todays(
            self.desk, self.tables, self.workers, self.languages, self.hands, self.beginnings
        )
        posts = SeasonPosts(self.desk, self.languages, self.looks, self.budget)
        self.champions = Champions(self.desk, self.budget)
        self.seasons = Seasons(self.desk, posts, self.champions)
        self.moderation = Moderation(self.desk, self.tables, self.challenge_messages)
        self.welcomes = Welcomes(self.desk, self.preferences, self.languages)
        self.around = Around(self.desk, self.preferences, self.languages)
        self.invitations = Invitations(self.desk, self.preferences, self.languages, self.dms)
        self.lobby.posted.subscribe(self.around.opened)
        self.lobby.posted.subscribe(self.invitations.posted)

    def _add_tournaments(self) -> None:
        desk, languages = self.desk, self.languages
        messages = TournamentMessages(desk, languages, self.looks, self.budget)
        threads = TournamentThreads(desk, languages)
        rounds = TournamentRounds(desk, self.tables, languages, self.beginnings, threads)
        events = TournamentEvents(desk, languages)
        self.tournaments = Tournaments(
            desk, self.tables, self.outages, self.posts, rounds, messages, events
        )
        self.signing_up = SigningUp(desk, self.tables, self.tournaments)

    def _connect_parts(self) -> None:
        """Let each hear of what concerns it, the most urgent first."""
        changed = self.tables.changed
        changed.subscribe(self.deadlines.follow)
        changed.subscribe(self.watch.follow)
        changed.subscribe(self.presence.follow)
        changed.subscribe(self.elsewhere.follow)
        changed.subscribe(self.agreements.follow)
        changed.subscribe(self.computer.follow)
        changed.subscribe(self.ahead.follow)
        changed.subscribe(self.calls.follow)
        changed.subscribe(self.habits.follow)
        changed.subscribe(self.announcer.follow)
        changed.subscribe(self.tournaments.follow)
        changed.subscribe(self.seasons.follow)
        self.preferences.shown_otherwise.subscribe(self.announcer.show_otherwise)
        self.preferences.shown_otherwise.subscribe(self.pages.show_otherwise)
        self.tables.forgotten.subscribe(self.announcer.forget)
        self.tables.keep_while(self.announcer.is_busy)
        self.hands.behind.subscribe(self.announcer.mark_hands)
        self.hands.rearranged.subscribe(self.announcer.mark_hands)
        self.hands.seen.subscribe(self.announcer.saw)
        self.public.behind.subscribe(self.announcer.look_again)
        self.calls.due.subscribe(self.announcer.mark_channel)
        self.public.showing.subscribe(self.agreements.show)
        self.announcer.late.subscribe(self.deadlines.excuse)
        self.announcer.shown.subscribe(self.shown.note)
        self.announcer.reached.subscribe(self.pauses.reached)
        self.outages.missed.subscribe(self.tournaments.credit)
        self.outages.missed.subscribe(self.tables.credit)
        self.outages.missed.subscribe(self.calls.doubt)
        self.outages.missed.subscribe(self.taking_up.credited)
        # After the tables: what they were credited stays, whatever comes of this.
        self.outages.missed.subscribe(Away(self.desk).note)
        self.outages.beating.subscribe(self.shown.store)
        self.outages.beaten.subscribe(self.tables.forget_idle)
        self.outages.beaten.subscribe(self.hands.forget_old)
        self.outages.beaten.subscribe(self.workers.end_unused)
        self.outages.taken.subscribe(self._fail)
        self.budget.leaving.subscribe(self.outages.before_call)

    # start and end

    async def setup_hook(self) -> None:
        """Take our shards, and register the commands where the first is one of them."""
        if self.shard_count:
            await self._take_shards()
        await self.tree.set_translator(CommandTranslator())
        if 0 in self.desk.shards.own:
            await self.tree.register()

    async def _take_shards(self) -> None:
        self.outages.begin(await self.leases.take())

    async def on_shard_connect(self, shard: int) -> None:
        """A shard is connected, for the first time or anew; its servers come one by one."""
        self._connected.add(shard)
        self._coming.update(guild.id for guild in self.guilds if guild.unavailable)
        await self.outages.over(shard)
        await self._go_on_if_all_came()

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its connection."""
        self.outages.lost(shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep the distance that Discord wants between our IDENTIFYs, of all processes."""
        if self.desk.shards.shared:
            await self.leases.wait_to_identify()
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the end; raises what ended it, such as ShardTaken."""
        if not self.shard_count:
            self.shard_count, *_ = await self.http.get_bot_gateway()
            await self._take_shards()
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
        """Somebody pressed something, perhaps what their message no longer has."""
        self.garbage.pressed()
        await late_presses.answer(interaction, self.controls)
        await self.languages.hear(interaction)

    async def on_ready(self) -> None:
        """Go on with all running games, once; those servers have come that will."""
        await self.desk.timers.try_now("ready", self._go_on)

    async def _go_on_if_all_came(self) -> None:
        """The same as soon as all have: discord.py waits whether there are more."""
        if not self._coming and self._connected.issuperset(self.desk.shards.own):
            await self.on_ready()

    async def _go_on(self) -> None:
        async with self._going_on:
            if self.is_playing:
                return
            for shard in self.desk.shards.own:
                await self.outages.wait(shard)
            await self.taking_up.begin()
            await self.lobby.restore()
            await self.agreements.restore()
            await self.tournaments.restore()
            self.watch.begin()
            await self.elsewhere.begin()
            self.is_playing = True
        milestones.info("ready")
        self.playing.publish()
        await self.taking_up.go_on()

    async def part(self) -> None:
        """Tell those who play that we will be back."""
        if self.is_playing:
            await self.parting.part()

    async def close(self) -> None:
        """End: no timer fires any more, what is being shown is shown, the heartbeat is written.

        Then nobody is heard any more, and whoever was before has an answer. Nothing is shown or
        answered where another process does that in our place.
        """
        if super().is_closed():
            return
        patience = 0.0 if isinstance(self._fault, ShardTaken) else 1.0
        self.desk.timers.cancel_all()
        self.reviews.close()
        await self.desk.tasks.finish(SHUTDOWN_SECONDS * patience)
        await self.outages.end()
        self.is_playing, self._is_over = False, True
        for shard in self.shards.values():
            await shard.disconnect()
        # Who was heard before is answered, which the end of the sessions would prevent.
        await finish(handlers(), ANSWER_SECONDS * patience)
        await self.desk.tasks.close(ANSWER_SECONDS * patience)
        await super().close()
        await self.workers.close()

    # channels

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its tables pause."""
        await self._heed(("channel", channel.id), self.pauses.look_at, with_threads(channel))

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed, for better or worse."""
        await self._heed(("channel", channel.id), self.pauses.look_at, with_threads(channel))
        await self._heed(("tournaments", channel.guild.id), self._show_again, channel.guild)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone: its tables pause."""
        await self._heed(("channel", thread.thread_id), self.pauses.look_at, [thread.thread_id])

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """What a role may do has changed, perhaps what we may do."""
        await self._heed(("roles", role.guild.id), self.pauses.look_at_server, role.guild)
        await self._heed(("tournaments", role.guild.id), self._show_again, role.guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were sent away: the tables of the server pause."""
        await note_server(self.desk, guild.id, here=False)
        await self._heed(("presence", guild.id), self.pauses.look_at_server, guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps again: its tables go on, and it is welcomed."""
        await note_server(self.desk, guild.id, here=True)
        await self._heed(("presence", guild.id), self._look_again, guild)
        await self.welcomes.joined(guild)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has lost a server: its tables pause until it is back."""
        await self._heed(("presence", guild.id), self.pauses.begin_at_server, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is here, or back, which we or Discord had lost: its tables go on."""
        self._coming.discard(guild.id)
        await self._heed(("presence", guild.id), self._look_again, guild)
        self.welcomes.look_again()
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
            await self.pauses.look_again_at_server(guild)
            await self._show_again(guild)

    async def _show_again(self, guild: discord.Guild) -> None:
        """Show what of a server's tournaments could not be shown; a start shows it anyway."""
        if self.is_playing:
            await self.tournaments.look_again(guild.id)


def build(db: Database, settings: Settings) -> Jolly:
    """The bot as a host runs it, with what it does beside the games."""
    app = Jolly(db, shard_count=settings.shard_count, shard_ids=settings.shard_ids)
    keep = settings.keep_games_days, settings.keep_challenges_days
    app.playing.subscribe(Retention(app.desk, *keep).begin)
    app.playing.subscribe(app.card_emojis.begin)
    app.playing.subscribe(app.weekly.begin)
    app.playing.subscribe(app.seasons.begin)
    app.playing.subscribe(app.welcomes.begin)
    app.playing.subscribe(app.todays.begin)
    app.playing.subscribe(app.garbage.begin)
    return app
