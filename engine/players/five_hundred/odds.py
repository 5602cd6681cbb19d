"""How likely the other player is to hold each card, by what it threw, left and took.

Players throw what they have no use for, and leave in the pile what makes no meld with their hand:
whoever threw two eights and left a third will hardly hold the fourth.
"""

from collections.abc import Iterator
from functools import reduce
from math import exp, log
from operator import add, mul

from engine.players.faces import PARTNERS, Face, FaceSet, each, joined
from engine.players.fitted import Row
from engine.players.five_hundred.nearness import near
from engine.players.five_hundred.position import Position
from engine.players.five_hundred.prospects import HELD

LEAST, MOST = 0.02, 0.98
"""What the chance of a card that was not shown is taken for, at least and at most."""


def _close(face: Face) -> tuple[FaceSet, FaceSet, FaceSet]:
    """Of a card: those of its rank, those right beside it, and those one further."""
    of = near(1 << face)
    return of.first | of.second | of.third, of.below | of.above, of.two_below | of.two_above


CLOSE = tuple(map(_close, range(52)))
"""By face: the other cards that it makes melds with, by how they lie to it."""

Odds = tuple[float, ...]
"""By face: the chance that the other player holds it."""


def chance_of(logit: float) -> float:
    """The chance whose logarithm of the odds this is."""
    return 1 / (1 + exp(-max(logit, -500.0)))


def odds_of(now: Position, weights: Row) -> Odds:
    """The chance of each card; together they are as many as the other player has.

    *weights* are of the signs.
    """
    hidden = now.hidden
    share = now.unknown / max(1, hidden.bit_count())
    chance = min(MOST, max(LEAST, share))
    base = log(chance / (1 - chance))
    found = {
        face: chance_of(reduce(add, map(mul, weights, signs), base))
        for face, signs in _signs(now, hidden)
    }
    total = reduce(add, found.values(), 0.0)
    scale = now.unknown / total if total else 0.0
    odds = [0.0] * 52
    for face, chance in found.items():
        odds[face] = min(MOST, chance * scale)
    for face in each(now.known):
        odds[face] = 1.0
    return tuple(odds)


def _signs(now: Position, hidden: FaceSet) -> Iterator[tuple[Face, tuple[float, ...]]]:
    """What tells whether the other player holds a card, by each card of which it is not known."""
    sight, known = now.sight, now.known
    ends, live = joined(row.ends for row in sight.table), hidden | known
    shown = now.thrown, sight.piled & ~now.thrown, known
    age, size = (25 - sight.stock) / 25, sight.other / 13 - 0.8
    for face in each(hidden):
        fits, points = ends >> face & 1, HELD[face] / 10 - 0.7
        free = sum(not pair & ~live for pair in PARTNERS[face]) / 3
        close = [(cards & place).bit_count() for cards in shown for place in CLOSE[face]]
        rest = (fits, points, free, points * age, age, free * age, size, fits * size)
        yield face, (1.0, *close, *rest)
