"""What games of an arena bring, and how one stands: all of it follows from the tables, in order.

Points are hundredths: 2 for a win, 1 for a draw, and 4 for a win after two in a row. Of equal
points fewer games are better, then more wins; who is equal there too shares the place. Nobody
plays two games at once: the order in which somebody's tables were made is that in which they ended.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.club.tournament.arena_pairing import FreePlayer
from bot.club.tournament.pairing import POINT
from data.ids import ZERO_MS
from data.tournaments import NEVER, Entrant, TableRow, Tournament

DRAW, WIN, WIN_ON_FIRE = POINT, 2 * POINT, 4 * POINT
FIRE = 2
"""After so many wins in a row the next ones count double."""


@dataclass(frozen=True, slots=True)
class ArenaLine:
    """How somebody stands in an arena: their place, points, games and wins."""

    place: int
    entrant: Entrant
    points: int
    wins: int
    sheet: tuple[int, ...]
    """What each of their games brought, the first one first."""
    on_fire: bool
    plays: bool
    """Whether they are in a game now."""

    @property
    def waits(self) -> bool:
        """Whether they are free to play."""
        return self.entrant.state == "in" and not self.plays


def arena_standings(tournament: Tournament) -> tuple[ArenaLine, ...]:
    """Everybody who is or was in an arena, the best first; who plays and ended it comes last."""
    here = [who for who in tournament.people if who.since_round != NEVER]
    own = {who.number: _tables_of(tournament.tables, who.number) for who in here}
    lines = {number: tuple(_counted(tables, number)) for number, tables in own.items()}
    keys = {who.number: _key(tournament, who, lines[who.number]) for who in here}
    return tuple(
        ArenaLine(
            1 + sum(other > keys[who.number] for other in keys.values()),
            who,
            sum(lines[who.number]),
            _wins(lines[who.number]),
            lines[who.number],
            streak(own[who.number], who.number) >= FIRE,
            any(table.how is None for table in own[who.number]),
        )
        for who in sorted(here, key=lambda who: (*(-one for one in keys[who.number]), who.number))
    )


def _key(tournament: Tournament, who: Entrant, sheet: Sequence[int]) -> tuple[int, ...]:
    """What somebody's place goes by, in this order; more is better."""
    stays = who.number != tournament.cut_by
    return (stays, sum(sheet), len(sheet) > 0, -len(sheet), _wins(sheet))


def _wins(sheet: Sequence[int]) -> int:
    return sum(points >= WIN for points in sheet)


def _tables_of(tables: Sequence[TableRow], number: int) -> list[TableRow]:
    """Somebody's tables, in order."""
    return [table for table in tables if table.seat_of(number)]


def _counted(tables: Sequence[TableRow], number: int) -> Iterator[int]:
    """What each of somebody's tables brought that counts."""
    for table in tables:
        if table.how in ("played", "absent"):
            yield _points(table, number)


def _points(table: TableRow, number: int) -> int:
    return (table.first_points if number == table.first else table.second_points) or 0


def streak(tables: Sequence[TableRow], number: int) -> int:
    """How many games somebody has won in a row until now.

    A game to which the other did not come neither adds to it nor ends it, as one without a result.
    """
    wins = 0
    for table in reversed(_tables_of(tables, number)):
        if table.how in ("played", "absent") and _points(table, number) < WIN:
            return wins
        wins += table.how == "played"
    return wins


def arena_points(
    tournament: Tournament, table: TableRow, how: str, margin: int, absent: Collection[int]
) -> Mapping[str, Any]:
    """What is stored of a table that is over: how it ended, and what it brings to both.

    To *absent* seats it brings nothing, and a plain win to the other. Who loses gets nothing, and
    nobody gets anything from a table without a result.
    """
    if how in ("void", "moderated"):
        return {"how": how, "first_points": 0, "second_points": 0}
    if absent:
        first, second = (0 if seat in absent else WIN for seat in (1, 2))
        return {"how": "absent", "first_points": first, "second_points": second}
    first, second = DRAW, DRAW
    if margin:
        winner = table.first if margin > 0 else table.second or 0
        won = WIN_ON_FIRE if streak(tournament.tables, winner) >= FIRE else WIN
        first, second = (won, 0) if margin > 0 else (0, won)
    points = {"first_points": first, "second_points": second}
    return {"how": "played", "margin": margin, **points}


def waiting_in(tournament: Tournament, blocks: Mapping[int, Sequence[int]]) -> list[FreePlayer]:
    """Those who are free to play in an arena; *blocks* by number: whom each has blocked."""
    found = []
    for line in arena_standings(tournament):
        if line.waits:
            number, own = line.entrant.number, _tables_of(tournament.tables, line.entrant.number)
            seats = [table.seat_of(number) for table in own]
            last = (own[-1].second if seats[-1] == 1 else own[-1].first) if own else None
            uneven = seats.count(1) - seats.count(2)
            since_ms = line.entrant.free_ms or ZERO_MS
            avoids = tuple(blocks.get(number, ()))
            found.append(FreePlayer(number, since_ms, line.points, last, avoids, uneven))
    return found
