"""How a tournament stands: points, what breaks ties, and each player's way through the rounds.

Points are hundredths. Of equal points the higher Buchholz comes first (what one's opponents have
together), then the median one (without the best and the worst of them); who is equal there too
shares the place. Who played in it and ended it early comes last.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.club.tournament.pairing import POINT, Contender
from data.ids import NO_USER, GameId, UserId
from data.tournaments import NEVER, Entrant, TableRow, Tournament

HALF = POINT // 2
SAT_OUT = POINT
"""What sitting out brings, and a table to which the other did not come."""
SAT_OUT_OF_SAME = 60
"""The same where others are compared: a little more than the average, as in bridge."""


@dataclass(frozen=True, slots=True)
class Met:
    """What somebody did in a round: *other* is None where they sat out."""

    round: int
    other: int | None
    points: int | None
    """None while it is not known."""
    game: GameId | None
    how: str | None


@dataclass(frozen=True, slots=True)
class EntrantResult:
    """How somebody who takes part stands: their place, points and rounds."""

    place: int
    entrant: Entrant
    points: int
    buchholz: int
    median: int
    met: tuple[Met, ...]

    def until(self, last: int) -> list[Met | None]:
        """What they did in each round until the *last*; None where they were not in it."""
        by_round = {one.round: one for one in self.met}
        return [by_round.get(number) for number in range(1, last + 1)]


def standings(tournament: Tournament) -> tuple[EntrantResult, ...]:
    """Everybody who takes part, or has, the best first; the computer too."""
    met = {one.number: tuple(ways(tournament, one.number)) for one in tournament.entrants}
    points = {number: sum(one.points or 0 for one in own) for number, own in met.items()}
    keys = {
        number: (number != tournament.cut_by, points[number], *buchholz(own, points))
        for number, own in met.items()
    }
    order = sorted(
        tournament.entrants, key=lambda one: (*(-k for k in keys[one.number]), one.number)
    )
    return tuple(
        EntrantResult(
            1 + sum(other > keys[one.number] for other in keys.values()),
            one,
            *keys[one.number][1:],
            met[one.number],
        )
        for one in order
        if met[one.number] or (one.user_id is not None and one.since_round != NEVER)
    )


def ways(tournament: Tournament, number: int) -> Iterator[Met]:
    """What somebody did, round by round."""
    for table in tournament.tables:
        if table.first == number:
            yield Met(table.round, table.second, table.first_points, table.game_id, table.how)
        elif table.second == number:
            yield Met(table.round, table.first, table.second_points, table.game_id, table.how)


def buchholz(met: Sequence[Met], points: Mapping[int, int]) -> tuple[int, int]:
    """What one's opponents have together, and the same without the best and the worst of them."""
    others = sorted(points[one.other] for one in met if one.other is not None)
    return sum(others), sum(others[1:-1])


def players(
    tournament: Tournament,
    ratings: Mapping[UserId, float],
    blocks: Mapping[int, Sequence[int]],
) -> list[Contender]:
    """Those who play the next round; *ratings* by user, *blocks* by number."""
    computers = {one.number for one in tournament.entrants if one.user_id is None}
    found = []
    for line in standings_of_all(tournament):
        number, user = line.entrant.number, line.entrant.user_id
        if line.entrant.state != "in" or (user is None and not tournament.computer):
            continue
        seats = [one.seat_of(number) for one in tournament.tables if one.second is not None]
        contender = Contender(
            number,
            line.points,
            ratings.get(user or NO_USER, 0.0),
            {one.other for one in line.met if one.other is not None} - computers,
            tuple(blocks.get(number, ())),
            sum(one.other is None or one.other in computers for one in line.met),
            seats.count(1) - seats.count(2),
            user is None,
        )
        found.append(contender)
    return found


def standings_of_all(tournament: Tournament) -> tuple[EntrantResult, ...]:
    """The lines of all who take part, and of the computer where it has not played yet."""
    found = standings(tournament)
    listed = {line.entrant.number for line in found}
    rest = [one for one in tournament.entrants if one.number not in listed]
    return (*found, *(EntrantResult(len(found) + 1, one, 0, 0, 0, ()) for one in rest))


def compared(tables: Sequence[TableRow]) -> dict[int, tuple[int, int]]:
    """The points of tables of the same cards, by place: each seat against the same seat elsewhere.

    For each other table 2 where one's margin is better, 1 where it is equal, as a part of what
    could be reached. What two at a table have together is always a whole point.
    """
    margins = {one.place: one.margin for one in tables if one.margin is not None}
    found = {}
    for place, own in margins.items():
        others = [margin for other, margin in margins.items() if other != place] or [0]
        better = sum(2 * (own > other) + (own == other) for other in others)
        first = round(POINT * better / (2 * len(others)))
        found[place] = first, POINT - first
    return found


def plain(margin: int) -> tuple[int, int]:
    """The points of a table that stands for itself: a win, a draw or a loss."""
    first = HALF if margin == 0 else POINT * (margin > 0)
    return first, POINT - first


def counted(table: TableRow, first: int, second: int) -> dict[str, int]:
    """What a table's points count: half a point at most to whose own blocks brought them there."""
    return {
        "first_points": min(first, HALF) if table.first_avoids else first,
        "second_points": min(second, HALF) if table.second_avoids else second,
    }
