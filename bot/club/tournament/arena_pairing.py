"""Who plays whom in an arena: pure values in and out, no Discord, no database, no chance.

Pairs are one matching of the least cost over everybody who is free, as many as can be: who have
blocked each other never meet; then nobody meets whom they met last where somebody else is free;
then whoever waited longest plays; then points are as near as they can be; then first seats go
round.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.club.tournament.pairing import Pair
from bot.runtime.clock import MS
from data.ids import Ms

REMATCH_MS = 30 * MS
"""So long two who met last wait for somebody else while others still play."""
LONGEST_WAIT = 3600
"""In seconds: who has waited longer is not preferred any more."""
MOST_UNEVEN = 20
"""First seats too many, beyond which it makes no difference."""


@dataclass(frozen=True, slots=True)
class FreePlayer:
    """Somebody who is free in an arena, by their number from 1 on, *since_ms*."""

    number: int
    since_ms: Ms
    points: int = 0
    last: int | None = None
    """Whom they met last."""
    avoids: Collection[int] = ()
    """Whom they have blocked."""
    first: int = 0
    """By how many tables more they had the first seat than the second."""

    def met_last(self, other: "FreePlayer") -> bool:
        """Whether the last game of one of the two was against the other."""
        return self.last == other.number or other.last == self.number

    def avoids_or_is_avoided(self, other: "FreePlayer") -> bool:
        """Whether one of the two has blocked the other."""
        return other.number in self.avoids or self.number in other.avoids


def arena_pairs(waiting: Sequence[FreePlayer], now_ms: Ms, *, others_play: bool) -> list[Pair]:
    """The tables that can be made now, those of the most points first.

    Who met last meet again at once where nobody else plays; else after a moment, in which somebody
    may become free.
    """
    people = sorted(waiting, key=lambda who: who.number)
    allowed = [
        (a, b)
        for a, b in combinations(people, 2)
        if not a.avoids_or_is_avoided(b) and not (others_play and _met_just_now(a, b, now_ms))
    ]
    found = list(_matching(people, allowed, now_ms))
    found.sort(key=lambda pair: (-sum(who.points for who in pair), pair[0].number))
    return [_seated(a, b) for a, b in found]


def _met_just_now(a: FreePlayer, b: FreePlayer, now_ms: Ms) -> bool:
    """Whether the last game of one of two was against the other, and a moment has not passed."""
    return a.met_last(b) and now_ms - max(a.since_ms, b.since_ms) < REMATCH_MS


def _matching(
    waiting: Sequence[FreePlayer], allowed: Sequence[tuple[FreePlayer, FreePlayer]], now_ms: Ms
) -> Iterator[tuple[FreePlayer, FreePlayer]]:
    """The pairs of the least cost, of those that are *allowed*: as many as there can be."""
    if len(allowed) < 2:
        yield from allowed
        return
    costs = ArenaCosts(waiting, now_ms)
    # As long to load as a tenth of a start takes, and seldom needed.
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((a.number, b.number, -costs.of(a, b)) for a, b in allowed)
    people = {who.number: who for who in waiting}
    for a, b in nx.max_weight_matching(graph, maxcardinality=True):
        yield people[min(a, b)], people[max(a, b)]


class ArenaCosts:
    """What it costs that two meet; each kind of cost outweighs all of the next together."""

    def __init__(self, waiting: Sequence[FreePlayer], now_ms: Ms) -> None:
        self._now_ms, size = now_ms, len(waiting)
        highest = max(who.points for who in waiting)
        self._points = (MOST_UNEVEN + 1) * size
        self._wait = self._points * (highest + 1) ** 2 * size
        self._again = self._wait * LONGEST_WAIT * size

    def of(self, a: FreePlayer, b: FreePlayer) -> int:
        """The cost of a table of *a* and *b*."""
        apart = (a.points - b.points) ** 2
        waited = self._waited(a) + self._waited(b)
        uneven = max(0, min(a.first, b.first), -max(a.first, b.first))
        cost = self._again * a.met_last(b) + self._points * apart + min(uneven, MOST_UNEVEN)
        return cost - self._wait * waited

    def _waited(self, who: FreePlayer) -> int:
        """How long somebody has waited, in whole seconds."""
        return min(max(0, self._now_ms - who.since_ms) // MS, LONGEST_WAIT)


def _seated(a: FreePlayer, b: FreePlayer) -> Pair:
    """Who of two gets the first seat: whoever had it less."""
    first, second = (a, b) if a.first <= b.first else (b, a)
    return Pair(first.number, second.number)
