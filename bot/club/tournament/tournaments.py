"""What happens by itself in a tournament: it begins, its rounds follow each other, it ends.

All of it follows from what is stored. Whoever restarts, or comes too late, looks at the rows and
does what is due; each thing is done in one transaction, so never twice.
"""

import asyncio
import logging
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.club.tournament.arena import Arenas, ends_at_ms
from bot.club.tournament.deciding import first_turn_ms
from bot.club.tournament.events import TournamentEvents
from bot.club.tournament.messages import TournamentMessages
from bot.club.tournament.rounds import TournamentRounds, finish, unsettled
from bot.messages.failures import quietly
from bot.messages.posts import Posts
from bot.people.texts import say
from bot.render.titles import moment
from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.outages import Outages
from bot.table.table import Table
from bot.table.tables import Tables
from data import games, tournaments
from data.errors import StorageRefused
from data.ids import NO_GAME, ZERO_MS, GameId, GuildId, Ms, TournamentId
from data.tournaments import RoundRow, TableRow, Tournament

log = logging.getLogger(__name__)

LEAST_PLAYERS = 2
LOOK_MS = 15 * MS
"""How often it is looked for who has not come."""
SHORTEST_NOTICE_MS, LONGEST_NOTICE_MS = MINUTE_MS, 3 * MINUTE_MS
NOTICE_PART = 6
"""After this part of a round, within these limits, who has not come is told, once; after as much
again the table goes to the other, or to nobody where neither has come."""
AWAY_MS, MORE_MS = MINUTE_MS, 2 * MINUTE_MS
"""Where we were away for longer than that when it was to begin, people have so much more time."""
AGAIN_MS = 5 * MS
"""How soon we try again after a fault."""
GRACE_MS = 2 * MS
"""What was played in time may still be on its way when a round is over."""


@dataclass(eq=False, repr=False)
class Tournaments:
    """Does what falls due in tournaments."""

    _desk: Desk
    _tables: Tables
    _outages: Outages
    _posts: Posts
    _rounds: TournamentRounds
    _arenas: Arenas
    _messages: TournamentMessages
    _events: TournamentEvents
    _locks: MutableMapping[TournamentId, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def restore(self) -> None:
        """Go on with all tournaments that are not over, or whose end was not shown."""
        for number, guild in await self._desk.db.read(tournaments.going_on):
            if self._desk.shards.is_ours(guild):
                await self._wait_again(number)
                self.look(number)

    async def _wait_again(self, number: TournamentId) -> None:
        """Let people sign up for a moment more where we were away when it was to begin."""
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, number)
            tournament = await tournaments.load(tx, number)
            if (
                tournament
                and tournament.state == "open"
                and now_ms() > tournament.begins_ms + AWAY_MS
            ):
                await tournaments.touch(tx, number, begins_ms=now_ms() + MORE_MS)

    def look(self, number: TournamentId) -> None:
        """Do what is due in a tournament, now."""
        self._desk.timers.set(("tournament", number), now_ms(), self._look, number)

    async def look_again(self, guild: GuildId) -> None:
        """Show, in a server where we may do more than before, what could not be shown there."""
        for number, own in await self._desk.db.read(tournaments.going_on):
            if own == guild:
                self.look(number)

    def follow(self, table: Table, _: bool = True) -> None:
        """Look at a tournament of which a game is over: perhaps its round is."""
        row = table.row
        if row.occasion == "tournament" and table.over and self._desk.shards.is_ours(row.guild_id):
            self._desk.timers.set(("tournament of", table.id), now_ms(), self._look_for, table.id)

    async def _look_for(self, game: GameId) -> None:
        number = await self._desk.db.read(tournaments.of_game, game)
        if number is not None:
            await self._desk.timers.try_now(("tournament", number), self._look, number)

    async def credit(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Let rounds end later by the time in which nobody could play."""
        async with self._desk.db.transaction() as tx:
            found = await tournaments.going_on(tx)
            own = [number for number, guild in found if self._desk.shards.of(guild) == shard]
            if own:
                await tournaments.credit(tx, own, since_ms, until_ms)
        for number in own:
            self.look(number)

    async def _look(self, number: TournamentId) -> None:
        """Do what is due, and set the timer for what is next; after a fault it is tried again."""
        try:
            await self._look_now(number)
        except StorageRefused:
            raise
        except Exception:
            log.exception("tournament %s could not go on; trying again", number)
            key = ("tournament", number)
            self._desk.timers.set(key, now_ms() + AGAIN_MS, self._look, number)

    async def _look_now(self, number: TournamentId) -> None:
        lock = self._locks.setdefault(number, asyncio.Lock())
        async with lock:
            tournament = await self._load(number)
            while tournament is not None and await self._step(tournament):
                tournament = await self._load(number)
        if tournament is None or not self._desk.shards.is_ours(tournament.guild_id):
            return
        self._messages.show_soon(number)
        self._desk.tasks.start(self._events.keep(number))
        if (next_ms := next_look(tournament, now_ms())) is not None:
            self._desk.timers.set(("tournament", number), next_ms, self._look, number)

    async def _load(self, number: TournamentId) -> Tournament | None:
        return await self._desk.db.read(tournaments.load, number)

    async def _step(self, tournament: Tournament) -> bool:
        """Do one thing that is due; tells whether there may be more."""
        if tournament.state == "open":
            return now_ms() >= tournament.begins_ms and await self._go_on(tournament)
        if tournament.state != "running":
            return False
        await self._rounds.store_results(tournament)
        tournament = await self._load(tournament.id) or tournament
        left, present = unsettled(tournament), tournament.present
        if present is None or present.ended_ms is not None:
            return await self._go_on(tournament)
        if tournament.kind == "arena":
            return await self._go_on_in_arena(tournament, left, present)
        if not left:
            await self._rounds.end(tournament)
            return True
        is_over = now_ms() >= present.ends_ms + GRACE_MS
        if is_over and await self._is_credited(tournament, present):
            return True
        return await self._look_at(tournament, left, is_over=is_over)

    async def _go_on_in_arena(
        self, tournament: Tournament, left: list[TableRow], present: RoundRow
    ) -> bool:
        """Seat whoever is free, tell who has not come, and end it when it is time."""
        if now_ms() >= (ends_at_ms(tournament) or ZERO_MS):
            if not await self._is_credited(tournament, present):
                await self._arenas.end(tournament)
            return True
        seated = await self._arenas.seat(tournament)
        return await self._look_at(tournament, left, is_over=False) or seated

    async def _is_credited(self, tournament: Tournament, present: RoundRow) -> bool:
        """Whether the end of a round has moved, as there was time in which nobody could play.

        Raises StorageRefused where that cannot be known yet.
        """
        await self._outages.reach(self._desk.shards.of(tournament.guild_id), present.ends_ms)
        found = await self._load(tournament.id)
        return found is None or found.present != present

    async def _go_on(self, tournament: Tournament) -> bool:
        """Begin a tournament or its next round; where too few are left to play, end it."""
        is_open = tournament.state == "open"
        is_more = is_open or tournament.round < tournament.rounds
        if is_more and len(tournament.playing) >= LEAST_PLAYERS:
            # Where somebody has come or gone meanwhile, once more with them.
            begins = self._arenas if tournament.kind == "arena" else self._rounds
            await begins.begin(tournament)
        else:
            async with self._desk.db.transaction() as tx:
                await tournaments.hold(tx, tournament.id)
                await finish(tx, tournament, "cancelled" if is_open else "over")
        return True

    async def _look_at(
        self, tournament: Tournament, left: list[TableRow], *, is_over: bool
    ) -> bool:
        """Tell who has not come, and decide what has to be; tells whether anything was."""
        numbers = [table.game_id or NO_GAME for table in left]
        acted = await self._desk.db.read(tournaments.who_acted, numbers)
        decided = False
        for table in left:
            seats = [seat for seat in (1, 2) if (table.game_id, seat) not in acted]
            absent = await self._absent(table, seats) if seats else {}
            # A round may be ended by its host just after it has begun, or a turn come at its end.
            enough_ms = notice_ms(tournament) * (1 if is_over else 2)
            late = [seat for seat, ms in absent.items() if ms >= enough_ms]
            # Where neither has come yet, each of them has the time that anybody has.
            if is_over or (late and len(late) == len(absent)):
                decided |= await self._rounds.break_off(tournament, table, late)
            elif absent:
                await self._miss(tournament, table, absent)
        return decided

    async def _absent(self, table: TableRow, seats: list[int]) -> Mapping[int, Ms]:
        """Those of *seats* whose turn has come but whose people have not, and for how long."""
        played = await self._tables.get(table.game_id or NO_GAME)
        if played.over or played.paused:
            return {}
        lines = await self._desk.db.read(games.moves_of, played.id)
        at_ms, found = played.row.at_ms(now_ms()), {}
        for seat in seats:
            since_ms = first_turn_ms(lines, seat, played.state.to_act)
            if since_ms is not None and played.user_at(seat) is not None:
                found[seat] = at_ms - since_ms
        return {seat: ms for seat, ms in found.items() if ms >= 0}

    async def _miss(
        self, tournament: Tournament, table: TableRow, absent: Mapping[int, Ms]
    ) -> None:
        """Tell who has not come, by a mention at their table, once: they signed up for it."""
        seat = next((seat for seat, ms in absent.items() if ms >= notice_ms(tournament)), None)
        if seat is None or table.missed_seat == seat:
            return
        played = await self._tables.get(table.game_id or NO_GAME)
        user = played.user_at(seat)
        if user is not None and user > 0:
            until_ms = now_ms() - absent[seat] + 2 * notice_ms(tournament)
            values = {"user": f"<@{user}>", "game": played.id, "time": moment(until_ms)}
            text = say(await self._posts.language(played), "tournament-missed", **values)
            nonce = f"{played.id}.missed{seat}"
            await quietly(lambda: self._posts.say(played, text, nonce, mention=[user]))
        await self._desk.db.write(tournaments.note_table, table, missed_seat=seat)


def notice_ms(tournament: Tournament) -> Ms:
    """After how long somebody who has not come is told: soon in an arena, where many wait."""
    if tournament.kind == "arena":
        return SHORTEST_NOTICE_MS
    return min(LONGEST_NOTICE_MS, max(SHORTEST_NOTICE_MS, Ms(tournament.round_ms // NOTICE_PART)))


def next_look(tournament: Tournament, now: Ms) -> Ms | None:
    """When something may be due in a tournament; None where nothing will be by itself."""
    if tournament.state == "open":
        return max(tournament.begins_ms, now + MS)
    if tournament.state != "running" or tournament.present is None:
        return None
    is_arena = tournament.kind == "arena"
    ends_ms = ends_at_ms(tournament) if is_arena else tournament.present.ends_ms + GRACE_MS
    return max(min(ends_ms or now, now + LOOK_MS), now + MS)
