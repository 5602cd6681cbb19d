"""A sensible player: takes what brings points now, lays all it can, keeps what may still fit."""

from random import Random

from engine.players.faces import PARTNERS, Face, FaceSet, each, total
from engine.players.five_hundred.turns import Plan, layout_of, useful_takes
from engine.players.layout import Layout
from engine.players.sight import Sight

BURDEN = 0.25
"""What a card taken along costs, as a part of its points: it may still be laid later."""

PAIR, SINGLE = 8, 4
"""Points that each meld still to be completed counts for a card of it, as two of its cards or one
are in the hand. One that lies with other players would serve them, had they the card."""


def collect(sight: Sight, depths: list[int]) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    now = layout_of(sight)
    best, chosen = float(now.points) if now else 0.0, None
    for depth, after, layout in useful_takes(sight, depths):
        gain = layout.points - BURDEN * total(layout.rest, after.held)
        if gain > best:
            best, chosen = gain, depth
    return chosen


def plan(sight: Sight, random: Random) -> Plan | None:
    """Lay everything, then discard what is least useful; None where nothing can be discarded."""
    layout = layout_of(sight)
    return _plan_with(sight, layout, random) if layout else None


def _plan_with(sight: Sight, layout: Layout, random: Random) -> Plan | None:
    if not layout.rest:
        return Plan(layout.points, layout.lays, None)
    free = list(each(layout.rest & ~sight.kept))
    random.shuffle(free)
    discard = min(free, key=lambda face: usefulness(face, layout.rest, sight), default=None)
    return None if discard is None else Plan(layout.points, layout.lays, discard)


def usefulness(face: Face, hand: FaceSet, sight: Sight) -> float:
    """How much better it is to keep *face* than to discard it, roughly in points.

    High cards are kept: more often than not a card is laid in the end.
    """
    gone = ~(hand | sight.unseen | sight.piled)
    open_pairs = (pair for pair in PARTNERS[face] if not pair & gone)
    return sight.held[face] + sum(PAIR if pair & hand else SINGLE for pair in open_pairs)
