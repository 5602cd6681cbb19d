"""Somebody who has just learnt the game: plays on sight, and errs as people do.

It overlooks melds and cards to take, keeps what looks like a pair however long its third card has
been gone, and forgets what was thrown and what the other player collects.
"""

from random import Random

from engine.players.faces import PARTNERS, Face, each
from engine.players.five_hundred.turns import Plan, goes_out, layout_of, useful_takes
from engine.players.layout import Layout
from engine.players.sight import Sight

SEES_TOP, SEES_DEEP = 0.8, 0.9
"""Chance of noticing that the top of the pile could be laid, and that a deeper card could."""

SAW_DEEP = 0.5
"""That of former versions."""

SEES_LAY = 0.98
"""Chance of noticing, move by move, that some cards can be laid."""

SLIPS = 0.12
"""Chance of not looking at the hand at all before throwing."""

PAIR = 20
"""Points that a pair in the hand is taken for; more than two of one card are not counted."""


def collect(
    sight: Sight, depths: list[int], random: Random, sees_deep: float = SEES_DEEP
) -> int | None:
    """How deep to take from the pile, the first that is noticed; None to draw from the stock."""
    top = len(sight.pile) - 1
    noticed = [
        depth for depth in depths if random.random() < (SEES_TOP if depth == top else sees_deep)
    ]
    return next((depth for depth, _, _ in useful_takes(sight, noticed)), None)


def plan(sight: Sight, random: Random) -> Plan | None:
    """Lay what is noticed and what has to be laid, then throw what seems to belong nowhere."""
    layout = layout_of(sight)
    return _noticed(sight, layout, random) if layout else None


def _noticed(sight: Sight, layout: Layout, random: Random) -> Plan | None:
    """What of *layout* is laid, and what is thrown."""
    owed = sight.must or sight.kept
    lays = tuple(lay for lay in layout.lays if lay.cards & owed or random.random() < SEES_LAY)
    if len(lays) == len(layout.lays) and goes_out(sight, layout):
        return Plan(layout.points, lays, next(each(layout.rest), None))
    loose = layout.rest or sight.hand & ~sight.must
    free = list(each(loose & ~sight.kept))
    return Plan(layout.points, lays, _thrown(free, sight, random)) if free else None


def _thrown(free: list[Face], sight: Sight, random: Random) -> Face:
    """Mostly what has the least company."""
    random.shuffle(free)
    if random.random() < SLIPS:
        return free[0]
    return min(free, key=lambda face: company(face, sight))


def company(face: Face, sight: Sight) -> float:
    """How much a card seems to belong in the hand: by its pairs there first, then its points."""
    pairs = sum(1 for pair in PARTNERS[face] if pair & sight.hand)
    return PAIR * min(pairs, 2) + sight.held[face]
