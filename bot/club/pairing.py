"""Who plays whom: pure values in and out, no Discord, no database, no chance.

Swiss rounds are one matching of the least cost over everybody who plays, so that what matters more
is never given up for what matters less: nobody sits out twice before everybody has, so that blocks
bring nobody one free point after another, then two who have blocked each other meet only where
nothing else is possible, then nobody meets twice, then points are as near as they can be, then
first seats go round, and among equal points the upper half meets the lower one by rating.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, log2

BYE = 0
"""Stands in a matching for sitting out; nobody has this number."""
POINT = 100
"""What a win is worth, in the unit of `Player.points`."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays the next round, by their number from 1 on."""

    number: int
    points: int = 0
    rating: float = 0.0
    met: Collection[int] = ()
    """Whom they have played."""
    avoids: Collection[int] = ()
    """Whom they should not meet."""
    sat_out: int = 0
    first: int = 0
    """By how many tables more they had the first seat than the second."""
    is_computer: bool = False
    """It takes what is left, so that nobody sits out: it has no place among the others."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A table: *first* has the first seat; without a *second* they sit out."""

    first: int
    second: int | None
    avoiding: tuple[int, ...] = ()
    """Those of them who would meet somebody else if they had not blocked that person."""

    def other_than(self, number: int) -> int | None:
        """Whom one of the two meets."""
        return self.second if number == self.first else self.first


def rounds_for(players: int) -> int:
    """How many rounds of a Swiss make one of so many the only one who won them all."""
    return max(1, ceil(log2(max(2, players))))


def most_rounds(players: int) -> int:
    """How many rounds so many can play without meeting anybody twice."""
    return max(1, players - 1 + players % 2)


def swiss(players: Sequence[Player]) -> list[Pair]:
    """The tables of the next round, those of the most points first."""
    pairs = _pairs(players)
    return [replace(pair, avoiding=tuple(_avoiding(pair, players))) for pair in pairs]


def _avoiding(pair: Pair, players: Sequence[Player]) -> Iterator[int]:
    """Who of a table is at another one but for whom they have blocked themselves."""
    for one in players:
        if one.avoids and one.number in (pair.first, pair.second):
            usual = _met_without_blocks(one, players)
            if usual in one.avoids and usual != pair.other_than(one.number):
                yield one.number


def _met_without_blocks(one: Player, players: Sequence[Player]) -> int | None:
    """Whom somebody would meet who had blocked nobody."""
    pairs = _pairs([replace(who, avoids=()) if who is one else who for who in players])
    own = next(pair for pair in pairs if one.number in (pair.first, pair.second))
    return own.other_than(one.number)


def _pairs(players: Sequence[Player]) -> list[Pair]:
    """The same, whatever brought it."""
    people = ranked([one for one in players if not one.is_computer])
    order: list[Player | None] = [*people]
    if len(people) % 2:
        order.append(next((one for one in players if one.is_computer), None))
    matched = _matching(order)
    return [_seated(order[a], order[b], a) for a, b in sorted(matched)]


def ranked(players: Sequence[Player]) -> list[Player]:
    """By points, then by rating, then by who came first."""
    return sorted(players, key=lambda one: (-one.points, -one.rating, one.number))


def _matching(order: Sequence[Player | None]) -> Iterator[tuple[int, int]]:
    """The places in *order* that meet, of the least cost together."""
    cost = Costs(order)
    # As long to load as a tenth of a start takes, and seldom needed.
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(len(order)))
    for a in range(len(order)):
        graph.add_weighted_edges_from((a, b, -cost.of(a, b)) for b in range(a + 1, len(order)))
    for a, b in nx.max_weight_matching(graph, maxcardinality=True):
        yield min(a, b), max(a, b)


class Costs:
    """What it costs that two meet; each kind of cost outweighs all of the next together."""

    def __init__(self, order: Sequence[Player | None]) -> None:
        self._order = order
        size = len(order) or 1
        self._group = dict[int, list[int]]()
        for place, one in enumerate(order):
            if one is not None and not one.is_computer:
                self._group.setdefault(one.points, []).append(place)
        highest = max((one.points for one in order if one), default=0)
        self._points = 200 * size * size
        self._again = self._points * (highest + POINT) ** 2 * size
        self._blocked = self._again * 20 * size
        self._out_again = self._blocked * size

    def of(self, upper: int, lower: int) -> int:
        """The cost of a table of the players at these places."""
        one, other = self._order[upper], self._order[lower]
        if one is None or other is None or one.is_computer or other.is_computer:
            sits = one if other is None or other.is_computer else other
            assert sits is not None
            return self._sitting_out(sits)
        met = (other.number in one.met) + (one.number in other.met)
        avoided = other.number in one.avoids or one.number in other.avoids
        apart = (one.points - other.points) ** 2
        cost = self._again * bool(met) + self._blocked * avoided + self._points * apart
        seats = min(abs(one.first), abs(other.first)) if one.first * other.first > 0 else 0
        return cost + self._fold(upper, lower) + 4 * len(self._order) * min(seats, 20)

    def _sitting_out(self, one: Player) -> int:
        """The lowest sit out first, and nobody twice before everybody has."""
        place = len(self._order) - self._order.index(one)
        return self._out_again * one.sat_out + self._points * (one.points**2) + 2 * place

    def _fold(self, upper: int, lower: int) -> int:
        """How far two of equal points are from meeting as the upper half and the lower do."""
        one = self._order[upper]
        group = self._group[one.points] if one else []
        if lower not in group:
            return 2 * abs(upper - lower)
        return 2 * abs(abs(group.index(lower) - group.index(upper)) - len(group) // 2)


def _seated(one: Player | None, other: Player | None, turn: int) -> Pair:
    """Who of two gets the first seat: whoever had it less, else by turns down the list."""
    if one is None or other is None:
        sits = one or other
        assert sits is not None
        return Pair(sits.number, None)
    is_first = turn % 2 == 0 if one.first == other.first else one.first < other.first
    first, second = (one, other) if is_first else (other, one)
    return Pair(first.number, second.number)


def round_robin(numbers: Sequence[int], round_: int) -> list[Pair]:
    """The tables of a round, from 1 on, in which everybody meets everybody: the circle method.

    The first stays, or nobody does where the number is odd; the others go round.
    """
    circle = [*([BYE] if len(numbers) % 2 else []), *numbers]
    fixed, moving = circle[0], circle[1:]
    turned = (round_ - 1) % len(moving) if moving else 0
    ring = [fixed, *moving[-turned:], *moving[:-turned]] if turned else circle
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    return [_alternating(a, b, place or round_) for place, (a, b) in enumerate(pairs)]


def _alternating(one: int, other: int, turn: int) -> Pair:
    """A table of the circle: first seats alternate from place to place, or from round to round."""
    if BYE in (one, other):
        return Pair(one or other, None)
    return Pair(one, other) if turn % 2 else Pair(other, one)
