"""Who plays whom: pure values in and out, no Discord, no database, no chance.

Swiss rounds are one matching of the least cost over everybody who plays, so that what matters more
is never given up for what matters less: nobody sits out twice before everybody has, so that blocks
bring nobody one free point after another, then two who have blocked each other meet only where
nothing else is possible, then nobody meets twice, then points are as near as they can be, then
first seats go round, and among equal points the upper half meets the lower one by rating.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil, log2

BYE = 0
"""Stands in a matching for sitting out; nobody has this number."""
POINT = 100
"""What a win is worth, in the unit of `Contender.points`."""


@dataclass(frozen=True, slots=True)
class Contender:
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
    return ceil(log2(max(2, players)))


def most_rounds(players: int) -> int:
    """How many rounds so many can play without meeting anybody twice."""
    return max(1, players - 1 + players % 2)


def swiss(players: Sequence[Contender]) -> list[Pair]:
    """The tables of the next round, those of the most points first."""
    pairs = _pairs(players)
    return [replace(pair, avoiding=tuple(_avoiding(pair, players))) for pair in pairs]


def _avoiding(pair: Pair, players: Sequence[Contender]) -> Iterator[int]:
    """The players of a table who would sit at another one if they had blocked nobody."""
    for player in players:
        if player.avoids and player.number in (pair.first, pair.second):
            usual = _met_without_blocks(player, players)
            if usual in player.avoids and usual != pair.other_than(player.number):
                yield player.number


def _met_without_blocks(player: Contender, players: Sequence[Contender]) -> int | None:
    """Whom somebody would meet who had blocked nobody."""
    pairs = _pairs([replace(who, avoids=()) if who is player else who for who in players])
    own = next(pair for pair in pairs if player.number in (pair.first, pair.second))
    return own.other_than(player.number)


def _pairs(players: Sequence[Contender]) -> list[Pair]:
    """The tables of the next round, those of the most points first, whoever has blocked whom."""
    people = ranked([one for one in players if not one.is_computer])
    computer = next((one for one in players if one.is_computer), None)
    others = [*people, computer]
    return [_seated(people[a], others[b], a) for a, b in sorted(_matching(people))]


def ranked(players: Sequence[Contender]) -> list[Contender]:
    """*players* by points, then by rating, then by who came first."""
    return sorted(players, key=lambda one: (-one.points, -one.rating, one.number))


def _matching(people: Sequence[Contender]) -> Iterator[tuple[int, int]]:
    """The pairs of places that meet at the least cost; one of an odd number meets no place.

    That is nobody's: they sit out, or play the computer.
    """
    cost = Costs(people)
    # As long to load as a tenth of a start takes, and seldom needed.
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from(
        (upper, lower, -cost.of(upper, lower)) for upper, lower in combinations(range(cost.size), 2)
    )
    for a, b in nx.max_weight_matching(graph, maxcardinality=True):
        yield min(a, b), max(a, b)


class Costs:
    """What it costs that two meet; each kind of cost outweighs all of the next together."""

    def __init__(self, people: Sequence[Contender]) -> None:
        self._people = people
        self._equals = Counter(one.points for one in people)
        """How many have so many points: they stand together."""
        self.size = size = len(people) + len(people) % 2
        """How many places meet each other."""
        highest = max(self._equals, default=0)
        self._points = 100 * size * size
        self._again = self._points * (highest + POINT) ** 2 * size
        self._blocked = self._again * 20 * size
        self._out_again = self._blocked * size

    def of(self, upper: int, lower: int) -> int:
        """The cost of a table of the players at these places, or that the upper one sits out."""
        player = self._people[upper]
        if lower == len(self._people):
            return self._sitting_out(player, lower - upper)
        other = self._people[lower]
        met = other.number in player.met or player.number in other.met
        avoided = other.number in player.avoids or player.number in other.avoids
        apart = (player.points - other.points) ** 2
        cost = self._again * met + self._blocked * avoided + self._points * apart
        fold = self._fold(player, other, lower - upper)
        return cost + fold + 2 * self.size * _same_seat(player, other)

    def _sitting_out(self, player: Contender, from_below: int) -> int:
        """The cost of sitting out: the lowest do first, and nobody twice before everybody has."""
        return self._out_again * player.sat_out + self._points * player.points**2 + from_below

    def _fold(self, player: Contender, other: Contender, places: int) -> int:
        """How far two are from meeting as halves of equal points do; of others the nearest meet."""
        half = self._equals[player.points] // 2
        return abs(places - half) if player.points == other.points else places


def _same_seat(player: Contender, other: Contender) -> int:
    """How often one of two has to have a seat once more that both had too often."""
    too_often = max(0, min(player.first, other.first), -max(player.first, other.first))
    return min(too_often, 20)


def _seated(player: Contender, other: Contender | None, turn: int) -> Pair:
    """Who of two gets the first seat: whoever had it less, else by turns down the list."""
    if other is None:
        return Pair(player.number, None)
    is_first = (player.first, turn % 2) < (other.first, 1)
    first, second = (player, other) if is_first else (other, player)
    return Pair(first.number, second.number)


def round_robin(numbers: Sequence[int], round_: int) -> list[Pair]:
    """The tables of a round, from 1 on, in which everybody meets everybody: the circle method.

    The first stays, or nobody does where the number is odd; the others go round.
    """
    circle = [*([BYE] if len(numbers) % 2 else []), *numbers]
    fixed, moving = circle[0], circle[1:]
    turned = (round_ - 1) % len(moving)
    ring = [fixed, *moving[-turned:], *moving[:-turned]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    return [_alternating(a, b, place or round_) for place, (a, b) in enumerate(pairs)]


def _alternating(first: int, other: int, turn: int) -> Pair:
    """A table of the circle: first seats alternate from place to place, or from round to round."""
    if BYE in (first, other):
        return Pair(first or other, None)
    return Pair(first, other) if turn % 2 else Pair(other, first)
