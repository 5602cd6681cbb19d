"""The rounds of a tournament: how one begins, with all its games, and what its tables come to.

A round begins in one transaction: who meets whom, and every game. Whatever ends a table is stored
together with that end.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.club.tournament.arena_scoring import arena_points
from bot.club.tournament.deciding import margin_now, margin_of
from bot.club.tournament.pairing import Contender, Pair, most_rounds, round_robin, rounds_for, swiss
from bot.club.tournament.results import SAT_OUT, SAT_OUT_OF_SAME, compared, counted, plain, players
from bot.club.tournament.threads import places_for
from bot.lobby.begin import Beginnings, new_seed, place_of_level
from bot.lobby.moderators import MODERATED, STOPPED
from bot.people.languages import Languages
from bot.people.texts import say
from bot.runtime.asking import asked
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from bot.table.tables import Tables
from data import arenas, bans, blocks, games, tournaments
from data.errors import AlreadyFinished, StaleStep
from data.games import NewGame, NewPlayer
from data.ids import NO_GAME, NO_USER, ChannelId, GameId, Ms
from data.store.transaction import Transaction
from data.tournaments import NewTable, RoundRow, TableRow, Tournament
from engine.shuffle import commitment
from engine.variants import VARIANTS

LEVEL = "normal"
"""How the computer plays where somebody would have to sit out."""
FIRST_DEALER = 1
"""Everywhere the same, so that seats compare; who sits there goes round."""
MOST_MISSED = 2
"""After so many tables that they did not come to somebody is out."""
ROUND_OVER, NOT_COME, NOBODY_CAME = "round-over", "no-show", "no-shows"
"""Why a game of a tournament was broken off (games.ended_reason)."""


@dataclass(eq=False, repr=False)
class TournamentRounds:
    """Begins rounds, and stores what becomes of their tables."""

    _desk: Desk
    _tables: Tables
    _languages: Languages
    _beginnings: Beginnings

    async def begin(self, tournament: Tournament) -> None:
        """Begin the next round, unless something has changed meanwhile."""
        tournament = await without_banned(self._desk, tournament)
        if tournament.round == 0:
            tournament = await self._first(tournament)
        async with self._desk.db.reading() as tx:
            users = [who.user_id for who in tournament.playing if who.user_id]
            ratings = await tournaments.ratings_of(
                tx, tournament.guild_id, tournament.variant, users
            )
            avoided = await apart(tx, tournament)
        pairs = await asked(pairs_of, tournament, players(tournament, ratings, avoided))
        count = sum(pair.second is not None for pair in pairs)
        places = await places_for(self._desk, self._languages, tournament, count)
        for game in await self._store(tournament, pairs, places):
            await self._beginnings.begin(game)

    async def _first(self, tournament: Tournament) -> Tournament:
        """Fix the number of rounds, and sign up the computer where it is to play."""
        name = say(await self._languages.of_channels(tournament.guild_id), "computer-name")
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            found = await tournaments.load(tx, tournament.id)
            if found is None or found.round or found.state != "open":
                return found or tournament
            await tournaments.leave_out(tx, tournament.id)
            count = len(found.playing)
            is_odd = found.kind == "swiss" or count % 2 == 1
            if found.computer and is_odd and len(found.people) == len(found.entrants):
                await tournaments.join(tx, tournament.id, None, name, 1)
            await tournaments.touch(tx, tournament.id, rounds=rounds_of(found, count))
            found = await tournaments.load(tx, tournament.id)
        return found or tournament

    async def _store(
        self, tournament: Tournament, pairs: Sequence[Pair], places: Sequence[ChannelId]
    ) -> list[GameId]:
        """Store a round and its games, which are returned; none where something has changed."""
        now, seed, begun = now_ms(), new_seed(), list[GameId]()
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            found = await tournaments.load(tx, tournament.id)
            before = tournament.round, tournament.entrants
            if found is None or (found.round, found.entrants) != before:
                return []
            seats = list[NewTable]()
            for pair in pairs:
                table = NewTable(
                    pair.first,
                    pair.second,
                    first_avoids=pair.first in pair.avoiding,
                    second_avoids=pair.second in pair.avoiding,
                )
                if pair.second is None:
                    seats.append(replace(table, how="bye", first_points=sat_out(tournament, pair)))
                    continue
                own = seed if tournament.duplicate else new_seed()
                new = new_game(tournament, pair, places[len(begun)], own, now)
                begun.append(await games.create(tx, new))
                seats.append(replace(table, game_id=begun[-1]))
            shown = commitment(seed).hex() if tournament.duplicate else ""
            ends_ms = now + tournament.round_ms
            row = RoundRow(tournament.id, tournament.round + 1, now, ends_ms, now, None, shown)
            await tournaments.begin_round(tx, tournament.id, row, seats)
        return begun

    async def store_results(self, tournament: Tournament) -> None:
        """Store what became of the games that are over."""
        if not unsettled(tournament):
            return
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            tournament = await tournaments.load(tx, tournament.id) or tournament
            waiting = {table.game_id: table for table in unsettled(tournament) if table.game_id}
            gone = await tournaments.no_shows(tx, list(waiting))
            for game, (state, reason) in (await tournaments.outcomes(tx, list(waiting))).items():
                absent = [seat for number, seat in gone if number == game]
                if state == "finished":
                    margin = margin_of(await tournaments.seated(tx, game))
                    await note(tx, tournament, waiting[game], "played", margin, absent)
                elif state == "aborted":
                    how = "moderated" if reason in (MODERATED, STOPPED) else "void"
                    await note(tx, tournament, waiting[game], how, 0, absent)

    async def break_off(
        self, tournament: Tournament, table: TableRow, absent: Sequence[int]
    ) -> bool:
        """End a game whose round is over, or to which those of seats *absent* did not come."""
        played, is_done = await self._tables.get(table.game_id or NO_GAME), False
        with suppress(StaleStep, AlreadyFinished):
            async with played.changing() as tx:
                await tournaments.hold(tx, tournament.id)
                reason = (ROUND_OVER, NOT_COME, NOBODY_CAME)[len(absent)]
                await games.abort(tx, played.id, reason, now_ms())
                margin = 2 * absent[0] - 3 if absent else margin_now(played.state)
                await note(tx, tournament, table, "decided", margin, absent)
            is_done = True
        return is_done

    async def end(self, tournament: Tournament) -> None:
        """End the present round, whose tables are all done, and the tournament with its last."""
        ours = tournament.at_round(tournament.round)
        sealed = [table.game_id for table in ours if table.game_id]
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            if tournament.duplicate:
                same = {table.place: table for table in ours if table.how in ("played", "decided")}
                for place, points in compared(list(same.values())).items():
                    own = counted(same[place], *points)
                    await tournaments.note_table(tx, same[place], **own)
            await games.open_sealed(tx, sealed)
            await tournaments.end_round(tx, tournament.id, tournament.round, now_ms())
            if tournament.round >= tournament.rounds:
                await finish(tx, tournament)
        if tournament.duplicate:
            await self._tables.show_opened(sealed)


async def without_banned(desk: Desk, tournament: Tournament) -> Tournament:
    """Drop players who have been banned since they signed up; returns what is left."""
    async with desk.db.transaction() as tx:
        await tournaments.hold(tx, tournament.id)
        for who in tournament.playing:
            user = who.user_id or NO_USER
            if await bans.of_person(tx, tournament.guild_id, user, now_ms()) is not None:
                await tournaments.drop_out(tx, tournament.id, who.number, "out")
        return await tournaments.load(tx, tournament.id) or tournament


async def finish(tx: Transaction, tournament: Tournament, state: str = "over") -> None:
    """Note that the tournament is over."""
    await tournaments.touch(tx, tournament.id, state=state, ended_ms=now_ms())


async def note(
    tx: Transaction,
    tournament: Tournament,
    table: TableRow,
    how: str,
    margin: int,
    absent: Collection[int] = (),
) -> None:
    """Store how a table ended; of the same cards points are known after the last table only.

    To *absent* seats it brings nothing, to the other no more than sitting out does. After the
    second time whoever did not come is out; in an arena they pause after the first.
    """
    points, is_arena = plain(margin), tournament.kind == "arena"
    if is_arena:
        own = arena_points(tournament, table, how, margin, absent)
        await tournaments.note_table(tx, table, **own)
        await arenas.free(tx, tournament.id, [table.first, table.second or 0], now_ms())
    elif absent:
        most, how = sat_out(tournament), how if how == "moderated" else "absent"
        first, second = (0 if seat in absent else min(points[seat - 1], most) for seat in (1, 2))
        await tournaments.note_table(tx, table, how=how, **counted(table, first, second))
    else:
        is_known = not tournament.duplicate or how in ("void", "moderated")
        known = counted(table, *points) if is_known else {}
        await tournaments.note_table(tx, table, how=how, margin=margin, **known)
    for seat in absent:
        who = table.first if seat == 1 else table.second or 0
        is_out = 1 + await missed(tx, tournament, who) >= MOST_MISSED
        if is_out or is_arena:
            await tournaments.drop_out(tx, tournament.id, who, "out" if is_out else "left")
    await tournaments.touch(tx, tournament.id)


async def missed(tx: Transaction, tournament: Tournament, number: int) -> int:
    """To how many tables somebody did not come: there the clock had all their turns."""
    own = {
        (table.game_id or NO_GAME, table.seat_of(number) or 0)
        for table in tournament.tables
        if table.how is not None and table.seat_of(number)
    }
    return len(own & await tournaments.no_shows(tx, [game for game, _ in own]))


def unsettled(tournament: Tournament) -> list[TableRow]:
    """The tables of the present round that are still played."""
    return [table for table in tournament.at_round(tournament.round) if table.how is None]


def sat_out(tournament: Tournament, pair: Pair | None = None) -> int:
    """What sitting out brings somebody: half where their own blocks brought it."""
    whole = SAT_OUT_OF_SAME if tournament.duplicate else SAT_OUT
    return whole // 2 if pair is not None and pair.avoiding else whole


def rounds_of(tournament: Tournament, count: int) -> int:
    """How many rounds a tournament of so many players has."""
    if tournament.kind == "round-robin":
        return most_rounds(count)
    return min(tournament.rounds or rounds_for(count), most_rounds(count))


def pairs_of(tournament: Tournament, playing: Sequence[Contender]) -> list[Pair]:
    """Who meets whom in the next round."""
    if tournament.kind == "swiss":
        return swiss(playing)
    here = {player.number for player in playing}
    circle = [who.number for who in tournament.entrants if who.since_round == 1]
    found = (with_those(pair, here) for pair in round_robin(circle, tournament.round + 1))
    return [pair for pair in found if pair is not None]


def with_those(pair: Pair, here: set[int]) -> Pair | None:
    """A pair of players without those who have left: the other one sits out then."""
    left = [number for number in (pair.first, pair.second) if number in here]
    if len(left) == 2:
        return pair
    return Pair(left[0] or 0, None) if left else None


def new_game(
    tournament: Tournament, pair: Pair, channel: ChannelId, seed: bytes, now: Ms
) -> NewGame:
    """The game of a table; all players sign up beforehand, so none adds to the shuffle."""
    seats = [tournament.entrant(pair.first), tournament.entrant(pair.second or 0)]
    computer = LEVEL if any(who.user_id is None for who in seats) else None
    return NewGame(
        channel_id=channel,
        guild_id=tournament.guild_id,
        variant=tournament.variant,
        rules=tournament.rules,
        dealer=FIRST_DEALER,
        players=[NewPlayer(who.user_id, who.name) for who in seats],
        seed=seed,
        commitment=commitment(seed).hex(),
        now_ms=now,
        rated=tournament.rated and not tournament.duplicate and computer is None,
        computer=computer,
        computer_place=place_of_level(VARIANTS[tournament.variant], computer),
        occasion="tournament",
        audience="sealed" if tournament.duplicate else None,
    )


async def apart(tx: Transaction, tournament: Tournament) -> Mapping[int, Sequence[int]]:
    """Whom each player has blocked, by their numbers, before the tournament began.

    Who could block on the way could choose whom they meet by how it stands. In an arena, where that
    decides no round, two never meet of whom one wants nothing of the other.
    """
    until_ms = None if tournament.kind == "arena" else tournament.begins_ms
    numbers = {who.user_id: who.number for who in tournament.playing if who.user_id}
    found = dict[int, list[int]]()
    for user, other in await blocks.among(tx, list(numbers), until_ms):
        found.setdefault(numbers[user], []).append(numbers[other])
    return found
