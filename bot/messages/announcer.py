"""When players see what a move has changed: at once where nothing was shown just before.

A table that changed is marked; what is shown is always its present state, so several moves cost one
edit. A failure is tried again later and never touches the game.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.messages.dms import Dms
from bot.messages.failures import PASSING, Unreachable, pause_ms
from bot.messages.hands import Hands
from bot.messages.pages import Pages
from bot.messages.public_messages import PublicMessages
from bot.messages.surfaces import EPHEMERAL, PAGE, EditLane, Surface
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.contexts import GAME, PLACE
from bot.runtime.desk import Desk
from bot.runtime.signals import Hook, Signal
from bot.table.conditions import turn_began_ms
from bot.table.plans import has_planned
from bot.table.table import Table
from bot.table.tables import Tables
from data import games
from data.ids import NO_USER, ZERO_MS, ChannelId, GameId, GuildId, Ms, UserId
from engine.cards import Seat

log = logging.getLogger(__name__)

EDIT_EVERY_MS = 1 * MS
"""How soon after one edit of a table the next may follow; of a hand in half that time."""
LATE_MS = 1 * MS
"""What is shown later than this after a move, and than edits follow each other, is late."""
QUIET, SOON_MS = 0.05, 2 * MS
"""While no more of all calls is in use, what everybody has on the page follows so soon; else within
a minute."""
LOOK_MS = 10 * MS
"""So often it is looked whether it is quiet by now."""
FOLLOWING, FOLLOWING_MS = 10, 1 * MS
"""So many messages follow pages in so much time, or moves at the page would wait for them: that is
a minute for two hundred tables, and longer where there are more."""
OF_ANY = 2
"""The first surfaces of a table, its pages and ephemeral hands, are ours whoever's the table is."""
SHOW_SECONDS = 100.0
"""How long one try may take: longer than what discord.py waits by itself, until it tries anew."""


@dataclass(eq=False, repr=False)
class Announcer:
    """Keeps every message of every table current."""

    _desk: Desk
    _tables: Tables
    _hands: Hands
    _dms: Dms
    _public: PublicMessages
    _pages: Pages
    _budget: Budget
    _edit_every_ms: Ms = EDIT_EVERY_MS
    _surfaces: dict[GameId, tuple[Surface, ...]] = field(default_factory=dict)
    """Of each table: its pages, the ephemeral hands, those by DM, last what is in the channel."""
    _rests: bool = False
    """Whether nothing is to be shown any more."""
    _worked: asyncio.Event = field(default_factory=asyncio.Event)
    """A piece of work is done."""
    _lanes: WeakValueDictionary[ChannelId, EditLane] = field(default_factory=WeakValueDictionary)
    """By channel, for as long as a table there has surfaces."""
    _following: EditLane = field(default_factory=lambda: EditLane(FOLLOWING, FOLLOWING_MS))
    """What follows pages, at all tables."""
    shown: Signal[GameId, int] = field(default_factory=Signal)
    """Everybody has seen how a game stood after so many moves."""
    late: Signal[Table, int, Ms] = field(default_factory=Signal)
    """A turn, by its first step, was shown late: until when nobody is charged for it."""
    reached: Hook[Table, bool] = field(default_factory=Hook)
    """Whether the channel of one of our tables could be written to."""

    def follow(self, table: Table, _: bool = True) -> None:
        """Show a table that has changed, unless it moves on by itself, which takes a moment.

        Nothing is tried where its channel is lost: Discord counts that against us.
        """
        if (table.is_computers_turn or has_planned(table)) and self._shows(table):
            # Each move is seen to be made where it costs nothing.
            self._mark(table, self._surfaces_of(table)[:1])
            return
        channel = self._surfaces_of(table)[-1]
        # Nobody draws at a table that is halted: that it is so is what is new there.
        only_drawn = not table.halted and table.seen_step <= channel.step < table.step
        if only_drawn:
            channel.step = table.step
        hands_alone = only_drawn or table.halted == "channel"
        self._mark(table, self._hands_of(table) if hands_alone else self._all_of(table))

    async def rest(self) -> None:
        """Begin to show nothing more; return when what is being shown is shown."""
        self._rests = True
        while any(surface.busy for each in self._surfaces.values() for surface in each):
            self._worked.clear()
            await self._worked.wait()

    def mark(self, table: Table) -> None:
        """Show the present state of *table* to everybody, soon."""
        self._mark(table, self._all_of(table))

    def look_again(self, table: Table) -> None:
        """Show *table* again though nothing has changed, to find out if its channel takes it."""
        self._public.doubt(table)
        self.mark(table)

    def _shows(self, table: Table) -> bool:
        return self._desk.shards.shows(table.row.guild_id)

    def mark_all(self, *, guild: GuildId | None = None) -> None:
        """Show all tables in memory again, or those of a server, as they now look otherwise."""
        for table in self._tables.playing(guild=guild):
            self.mark(table)

    def show_otherwise(self, user: UserId) -> None:
        """Show the hands and tables of *user* anew, soon, as they like to read otherwise now."""
        self._desk.tasks.start(self._show_otherwise(user))

    async def _show_otherwise(self, user: UserId) -> None:
        for number in await self._desk.db.read(games.numbers_of, user):
            # Those that have left memory too: their hands are in the DM all the same.
            table = await self._tables.get(number)
            if not table.over:
                self.mark(table)

    def follow_told(self, user: UserId) -> None:
        """Show the hands anew that wait for *user*, below what was told them by DM."""
        self._desk.tasks.start(self._follow_told(user))

    async def _follow_told(self, user: UserId) -> None:
        for number in await self._desk.db.read(games.numbers_of, user):
            table = await self._tables.get(number)
            if table.user_at(table.state.to_act) == user:
                self.mark_hands(table)

    def mark_channel(self, table: Table) -> None:
        """Show what stands in the channel again, as time alone has changed something there."""
        if self._shows(table):
            self._mark(table, self._surfaces_of(table)[-1:])

    def mark_hands(self, table: Table) -> None:
        """Show a player's own hand again, as it, or their working table, alone has changed."""
        self._mark(table, self._hands_of(table))

    def _all_of(self, table: Table) -> tuple[Surface, ...]:
        """Where *table* is seen; of another process's what only we can bring up to date."""
        surfaces = self._surfaces_of(table)
        return surfaces if self._shows(table) else surfaces[:OF_ANY]

    def _hands_of(self, table: Table) -> tuple[Surface, ...]:
        return self._surfaces_of(table)[: -1 if self._shows(table) else OF_ANY]

    def lane(self, channel: ChannelId) -> EditLane:
        """The edits that all share which show something in *channel*; to be kept by who edits."""
        return self._lanes.setdefault(channel, EditLane())

    def _surfaces_of(self, table: Table) -> tuple[Surface, ...]:
        if table.id not in self._surfaces:
            every_ms = self._edit_every_ms
            lane = self.lane(table.row.channel_id)
            # The deal of the day is played in answers to presses alone.
            seated = () if table.row.is_todays else table.row.players
            self._surfaces[table.id] = (
                Surface(PAGE, self._show_pages, ZERO_MS),
                Surface(EPHEMERAL, self._hands.refresh, Ms(every_ms // 2)),
                *(self._by_dm(player.seat) for player in seated if player.user_id),
                Surface("channel", self._show_publicly, every_ms, lane),
            )
        return self._surfaces[table.id]

    def _mark(self, table: Table, surfaces: tuple[Surface, ...]) -> None:
        for surface in surfaces:
            if not surface.dirty:
                surface.dirty, surface.since_ms = True, now_ms()
            self._hurry(table, surface)

    def _by_dm(self, seat: Seat) -> Surface:
        async def show(table: Table) -> bool:
            elsewhere = self._looks_elsewhere(table, seat)
            urgency = urgency_of(table, surface, elsewhere=elsewhere)
            return await self._dms.show(table, seat, urgency, elsewhere=elsewhere)

        surface = Surface(f"dm {seat}", show, Ms(self._edit_every_ms // 2), seat=seat)
        return surface

    def _hurry(self, table: Table, surface: Surface) -> None:
        if self._rests or surface.busy or (surface.waits and surface.seat is None):
            return
        now, key = now_ms(), ("surface", table.id, surface.name)
        # A clock that was put back keeps nobody waiting.
        start_ms = surface.next_ms if surface.ended_ms <= now else now
        if self._rests_behind_page(table, surface):
            start_ms = max(start_ms, self._follows_ms(table, surface, now))
        elif self._gathers(table, surface):
            start_ms = max(start_ms, min(now, surface.since_ms) + surface.every_ms)
        if (lane := lane_for(table, surface)) is not None and start_ms <= now:
            # Nothing is taken ahead: what has failed and waits for long keeps no others waiting.
            start_ms, surface.has_slot = lane.slot_ms(now), True
        if start_ms <= now:
            surface.busy = True
            self._desk.timers.cancel(key)
            self._desk.tasks.start(self._work(table, surface))
        else:
            surface.waits = True
            self._desk.timers.set(key, start_ms, self._begin, table, surface)

    def _follows_ms(self, table: Table, surface: Surface, now: Ms) -> Ms:
        """When *surface* follows the page, or it is looked again whether it may."""
        if ZERO_MS < surface.follows_ms <= now + MINUTE_MS:
            return surface.follows_ms
        wait_ms = SOON_MS if self._budget.load < QUIET else MINUTE_MS
        due_ms = min(now, surface.since_ms) + wait_ms
        is_nothing = surface.name == EPHEMERAL and not self._hands.are_shown(table)
        if now < due_ms or is_nothing:
            return min(due_ms, now + LOOK_MS)
        if self._following.free_ms(now) > now + MINUTE_MS:
            return now + LOOK_MS
        surface.follows_ms = self._following.slot_ms(now)
        return surface.follows_ms

    def _rests_behind_page(self, table: Table, surface: Surface) -> bool:
        """Whether all who read *surface* play at the page: it follows when there is room.

        The end of a game is told at once, and so is what stops one.
        """
        if surface.name == PAGE or table.over or table.halted:
            return False
        if surface.seat is None:
            return self._pages.all_here(table)
        return self._pages.here(table.id, table.user_at(surface.seat) or NO_USER)

    def moved(self, game: GameId) -> None:
        """Look at a table's messages again, as somebody has come to its page or left it."""
        for table in self._tables.known([game]):
            if not table.over:
                self._moved(table)

    def _moved(self, table: Table) -> None:
        page, *others = self._surfaces_of(table)
        self._mark(table, (page,))
        for surface in others:
            if surface.dirty and surface.waits and not self._rests_behind_page(table, surface):
                surface.waits = False
                self._hurry(table, surface)
        if not self._pages.all_here(table):
            # Whoever was not called as they were there may have to be now.
            self.mark_channel(table)

    def _gathers(self, table: Table, surface: Surface) -> bool:
        """Whether *surface* waits for more moves of this turn, as its reader looks elsewhere.

        Whose turn it is never waits: nobody is to read that it is theirs where it is not.
        """
        if surface.seat is None or surface.to_act != table.state.to_act:
            return False
        return self._looks_elsewhere(table, surface.seat)

    def _looks_elsewhere(self, table: Table, seat: Seat) -> bool:
        """Whether the player of *seat* looks at another hand; the one by DM would cost a call."""
        player = table.row.players[seat - 1]
        by_dm = player.dm_message_id is None or self._dms.is_free(player.dm_message_id)
        user = player.user_id or NO_USER
        looks = self._hands.is_shown(table, user) or self._pages.here(table.id, user)
        return not by_dm and not table.over and looks

    async def _begin(self, table: Table, surface: Surface) -> None:
        """Begin work that was to wait, unless it has begun in the moment before."""
        if self._rests or surface.busy:
            return
        is_free = lane_for(table, surface) is None and not self._rests_behind_page(table, surface)
        if surface.has_slot or is_free:
            await self._work(table, surface)
        else:
            surface.waits = False
            self._hurry(table, surface)

    async def _work(self, table: Table, surface: Surface) -> None:
        GAME.set(table.id)
        PLACE.set(table.row.guild_id or table.row.channel_id)
        surface.busy, surface.waits, surface.has_slot = True, False, False
        surface.follows_ms = ZERO_MS
        # Which is over, unless the clock was put back: then it would keep what comes next waiting.
        surface.next_ms = ZERO_MS
        try:
            if self._desk.shards.shared:
                # Others may have changed more than what we were woken for: an own order, say.
                await table.catch_up()
            surface.dirty, step, to_act = False, table.step, table.state.to_act
            async with asyncio.timeout(SHOW_SECONDS):
                is_changed = await surface.show(table)
            # A card may have been drawn meanwhile, which the channel does not show.
            surface.step = max(surface.step, step)
            surface.to_act, surface.failures = to_act, 0
            if is_changed:
                self._note_seen(table, surface)
                surface.next_ms = now_ms() + surface.every_ms
        except PASSING as error:
            surface.failures += 1
            surface.dirty, surface.since_ms = True, now_ms()
            surface.next_ms = now_ms() + pause_ms(error, surface.failures)
            log.warning("table #%s could not be shown (%s); trying again", table.id, error)
        finally:
            surface.busy, surface.ended_ms = False, now_ms()
            self._worked.set()
        if surface.dirty:
            self._hurry(table, surface)
        elif not self.is_busy(table):
            self._shown(table)

    def _note_seen(self, table: Table, surface: Surface) -> None:
        """Note who has seen in *surface*, which has just changed, that their turn has come."""
        to_act = table.state.to_act
        user = table.user_at(to_act) or NO_USER
        if surface.name == EPHEMERAL:
            is_own = self._hands.is_shown(table, user)
        elif surface.name == PAGE:
            is_own = self._pages.here(table.id, user)
        else:
            is_own = surface.seat in (None, to_act)
        if is_own:
            self._note_turn_seen(table)

    def saw(self, table: Table, seat: Seat) -> None:
        """Note that the player of *seat* has asked for their hand: they have seen its turn."""
        if seat == table.state.to_act:
            self._note_turn_seen(table)

    def _note_turn_seen(self, table: Table) -> None:
        if table.has_new_turn:
            table.has_new_turn = False
            free_ms = now_ms() - max(LATE_MS, self._edit_every_ms)
            if free_ms > turn_began_ms(table):
                self.late.publish(table, table.turn_step, free_ms)

    def _shown(self, table: Table) -> None:
        """Note that everybody has seen how *table* stands."""
        if table.over:
            self._tables.forget(table)
        elif self._shows(table) and not table.is_computer(table.state.to_act):
            step = min(surface.step for surface in self._surfaces[table.id])
            is_whole = not (self._public.has_to_call(table) or self._dms.rest_at(table))
            if step >= 0 and is_whole:
                self.shown.publish(table.id, step)

    def is_busy(self, table: Table) -> bool:
        """Whether something of *table* is still to be shown."""
        return any(one.dirty or one.busy for one in self._surfaces.get(table.id, ()))

    def forget(self, table: Table) -> None:
        """Drop what is remembered of the messages of a table that has left memory."""
        self._surfaces.pop(table.id, None)
        self._dms.forget(table)
        self._public.forget(table)

    async def _show_pages(self, table: Table) -> bool:
        return self._pages.show is not None and await self._pages.show(table)

    async def _show_publicly(self, table: Table) -> bool:
        if not self._shows(table):
            # Its own process is back meanwhile.
            return False
        is_reached = is_changed = True
        try:
            is_changed = await self._public.show(table)
        except Unreachable:
            is_reached = False
        if self._desk.shards.is_ours(table.row.guild_id):
            await self.reached.run(table, is_reached)
        return is_changed


def urgency_of(table: Table, surface: Surface, *, elsewhere: bool) -> Urgency:
    """How soon a hand by DM is to follow, whose player may look at another one *elsewhere*."""
    if surface.seat == surface.to_act != table.state.to_act:
        return Urgency.AT_ONCE
    if elsewhere:
        return Urgency.UNTOUCHED
    return Urgency.AT_ONCE if surface.seat == table.state.to_act else Urgency.OTHERS


def lane_for(table: Table, surface: Surface) -> EditLane | None:
    """The edits that *surface* waits for; none for a table's first message, which is no edit."""
    return None if table.row.table_message_id is None else surface.lane
