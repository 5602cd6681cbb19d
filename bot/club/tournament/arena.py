"""An arena: how it begins, how whoever is free gets a game, and how it ends.

A pair and its game are stored in one transaction, in which nobody has come, gone or sat down since
the pair was found. So nobody has two games at once, whoever looks, and after whatever end.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.club.tournament.arena_pairing import arena_pairs
from bot.club.tournament.arena_scoring import waiting_in
from bot.club.tournament.arena_terms import LATEST_MS, is_closed
from bot.club.tournament.pairing import Pair
from bot.club.tournament.rounds import apart, finish, new_game, unsettled, without_banned
from bot.club.tournament.threads import places_for
from bot.lobby.begin import Beginnings, new_seed
from bot.people.languages import Languages
from bot.people.refused import Refused
from bot.runtime.asking import asked
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from data import arenas, games, tournaments
from data.ids import ChannelId, GameId, Ms
from data.store.transaction import Transaction
from data.tournaments import NewTable, RoundRow, Tournament

ONLY_ROUND = 1


@dataclass(eq=False, repr=False)
class Arenas:
    """Begins arenas, seats whoever is free, and ends them."""

    _desk: Desk
    _languages: Languages
    _beginnings: Beginnings

    async def begin(self, tournament: Tournament) -> None:
        """Begin an arena, unless it has begun or was called off meanwhile."""
        tournament = await without_banned(self._desk, tournament)
        now = now_ms()
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            found = await tournaments.load(tx, tournament.id)
            if found is not None and found.state == "open":
                await tournaments.leave_out(tx, found.id)
                ends_ms = now + found.round_ms
                await arenas.begin(tx, RoundRow(found.id, ONLY_ROUND, now, ends_ms, now, None, ""))

    async def seat(self, tournament: Tournament) -> bool:
        """Seat those who are free; tells whether there may be more to do."""
        if is_closed(tournament) or len(waiting_in(tournament, {})) < 2:
            return False
        tournament = await without_banned(self._desk, tournament)
        async with self._desk.db.reading() as tx:
            avoided = await apart(tx, tournament)
        others_play = bool(unsettled(tournament))
        waiting = waiting_in(tournament, avoided)
        pairs = await asked(arena_pairs, waiting, now_ms(), others_play=others_play)
        if not pairs:
            return False
        places = await self._places(tournament, len(pairs))
        for game in await self._store(tournament, pairs, places):
            await self._beginnings.begin(game)
        return True

    async def _places(self, tournament: Tournament, count: int) -> Sequence[ChannelId]:
        """Where so many new tables stand: beside those that are played, as many in each thread."""
        numbers = [table.game_id for table in unsettled(tournament) if table.game_id]
        async with self._desk.db.reading() as tx:
            taken = Counter(place for _, place in await tournaments.channels_of(tx, numbers))
        wanted = len(numbers) + count
        all_places = await places_for(self._desk, self._languages, tournament, wanted)
        return list((Counter(all_places) - taken).elements())

    async def _store(
        self, tournament: Tournament, pairs: Sequence[Pair], places: Sequence[ChannelId]
    ) -> list[GameId]:
        """Store the tables of *pairs* and their games; none where something has changed."""
        now, begun = now_ms(), list[GameId]()
        # Finding pairs and places may have taken until no more games begin.
        if is_closed(tournament):
            return begun
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            if not is_unchanged(tournament, await tournaments.load(tx, tournament.id)):
                return []
            for pair, place in zip(pairs, places, strict=False):
                new = new_game(tournament, pair, place, new_seed(), now)
                begun.append(await games.create(tx, new))
            tables = [
                NewTable(pair.first, pair.second, game)
                for pair, game in zip(pairs, begun, strict=False)
            ]
            await arenas.seat(tx, tournament, tables)
        return begun

    async def end(self, tournament: Tournament) -> None:
        """End an arena; games that still go on are played to their end, and do not count."""
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, tournament.id)
            found = await tournaments.load(tx, tournament.id)
            if found is not None and found.state == "running":
                for table in unsettled(found):
                    await tournaments.note_table(tx, table, how="late")
                await tournaments.end_round(tx, found.id, found.round, now_ms())
                await finish(tx, found)


def ends_at_ms(tournament: Tournament) -> Ms | None:
    """When an arena is over: at its time where nobody plays, else a moment later."""
    if tournament.present is None:
        return None
    return tournament.present.ends_ms + (LATEST_MS if unsettled(tournament) else 0)


def is_unchanged(tournament: Tournament, found: Tournament | None) -> bool:
    """Whether nobody has come, gone, sat down or got up in an arena that still goes on."""
    if found is None or found.state != "running" or found.played != tournament.played:
        return False
    return (found.entrants, found.tables) == (tournament.entrants, tournament.tables)


async def cut_arena(tx: Transaction, tournament: Tournament, by: int | None) -> None:
    """Let the time of an arena be over; raises Refused where it is.

    Where somebody says so who plays in it (*by* their number) they come last.
    """
    if tournament.present is None or now_ms() >= tournament.present.ends_ms:
        raise Refused("tournament-over")
    await tournaments.cut_short(tx, tournament.id, tournament.round, now_ms())
    await tournaments.touch(tx, tournament.id, cut_by=by)
