"""Somebody who has just learnt the game: plays on sight, and errs as people do.

It overlooks melds and cards to take, fears dear cards so much that it hardly keeps a pair of them,
and forgets what was thrown and what the other player collects.
"""

from random import Random
from typing import NamedTuple

from engine.players.faces import PARTNERS, Face, each
from engine.players.five_hundred.turns import Plan, goes_out, layout_of, useful_takes
from engine.players.layout import Layout
from engine.players.sight import Sight

SEES_TOP = 0.8
"""Chance of noticing that the top of the pile could be laid."""

SEES_LAY = 0.98
"""Chance of noticing, move by move, that some cards can be laid."""

SLIPS = 0.12
"""Chance of not looking at the hand at all before throwing."""


class Beginner(NamedTuple):
    """How much of the game somebody has learnt."""

    sees_deep: float
    """Chance of noticing that a deeper card of the pile could be laid."""
    pair: int
    """Points that a pair in the hand is taken for; more than two of one card are not counted."""


NOW, OF_VERSION_3 = Beginner(0.95, 2), Beginner(0.5, 20)
"""With pairs for 20 points it won 89.3 ± 1.4 % of 2,000 games against chance instead of
91.4 ± 1.2 %, and no more where it noticed all of the pile: dear cards stayed in its hand."""


def collect(who: Beginner, sight: Sight, depths: list[int], random: Random) -> int | None:
    """How deep to take from the pile, the first that is noticed; None to draw from the stock."""
    top = len(sight.pile) - 1
    noticed = [
        depth for depth in depths if random.random() < (SEES_TOP if depth == top else who.sees_deep)
    ]
    return next((depth for depth, _, _ in useful_takes(sight, noticed)), None)


def plan(who: Beginner, sight: Sight, random: Random) -> Plan | None:
    """Lay what is noticed and what has to be laid, then throw what seems to belong nowhere."""
    layout = layout_of(sight)
    return _noticed(who, sight, layout, random) if layout else None


def _noticed(who: Beginner, sight: Sight, layout: Layout, random: Random) -> Plan | None:
    """What of *layout* is laid, and what is thrown."""
    owed = sight.must or sight.kept
    lays = tuple(lay for lay in layout.lays if lay.cards & owed or random.random() < SEES_LAY)
    if len(lays) == len(layout.lays) and goes_out(sight, layout):
        return Plan(layout.points, lays, next(each(layout.rest), None))
    loose = layout.rest or sight.hand & ~sight.must
    free = list(each(loose & ~sight.kept))
    return Plan(layout.points, lays, _thrown(who, free, sight, random)) if free else None


def _thrown(who: Beginner, free: list[Face], sight: Sight, random: Random) -> Face:
    """Mostly what has the least company."""
    random.shuffle(free)
    if random.random() < SLIPS:
        return free[0]
    return min(free, key=lambda face: company(who, face, sight))


def company(who: Beginner, face: Face, sight: Sight) -> float:
    """How much a card seems to belong in the hand: by its pairs there, and its points."""
    pairs = sum(1 for pair in PARTNERS[face] if pair & sight.hand)
    return who.pair * min(pairs, 2) + sight.held[face]
