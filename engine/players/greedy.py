"""A sensible player: takes what brings points now, lays all it can, keeps what may still fit."""

from random import Random

from engine.players.faces import PARTNERS, Face, FaceSet, each, joined, total
from engine.players.rows import with_lays
from engine.players.sight import Sight
from engine.players.turns import Plan, layout_of

BURDEN = 0.25
"""What a card taken along costs, as a part of its points: it may still be laid later."""

PAIR, SINGLE = 8, 4
"""Points that each meld still to be completed counts for a card of it, as two of its cards or one
are in the hand. One that lies with other players would serve them, had they the card."""

GIFT = 30
"""Points against discarding what the other player can lay off at once."""


def collect(sight: Sight, depths: list[int], random: Random) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    now = layout_of(sight)
    best, chosen = float(now.points) if now else 0.0, None
    for depth in depths:
        gain = _gain(sight.after_take(depth))
        if gain > best:
            best, chosen = gain, depth
    return chosen


def _gain(after: Sight) -> float:
    """What a take brings at once, less the burden of what it leaves in the hand."""
    layout = layout_of(after)
    if layout is None or layout.rest & after.kept:
        return 0.0
    return layout.points - BURDEN * total(layout.rest, after.held)


def plan(sight: Sight, random: Random) -> Plan | None:
    """Lay everything, then discard what is least useful; None where that is not possible."""
    layout = layout_of(sight)
    if layout is None:
        return None
    if not layout.rest:
        return Plan(layout.points, layout.lays, None)
    free = list(each(layout.rest & ~sight.kept))
    if not free:
        return None
    ends = joined(row.ends for row in with_lays(sight.table, layout.lays))
    random.shuffle(free)
    discard = min(free, key=lambda face: usefulness(face, layout.rest, sight, ends))
    return Plan(layout.points, layout.lays, discard)


def usefulness(face: Face, hand: FaceSet, sight: Sight, ends: FaceSet) -> float:
    """How much better it is to keep *face* than to discard it, roughly in points.

    High cards are kept: more often than not a card is laid in the end.
    """
    live = hand | sight.unseen | sight.piled
    open_pairs = [pair for pair in PARTNERS[face] if not pair & ~live]
    hopes = sum(PAIR if pair & hand else SINGLE for pair in open_pairs)
    return hopes + (GIFT if ends >> face & 1 else 0) + sight.held[face]
