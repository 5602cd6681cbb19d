"""A sound player of 500 Rummy that nothing was tuned to, and that plays unlike all others.

It gathers cards and keeps its melds in the hand until it can lay everything at once; only when the
end is near does it lay what it can. So there is little on its table to add to, it is often caught,
and as often it catches the other with a full hand.
"""

from random import Random

from bench.yardsticks.careful_0_2.layout import Layout
from bench.yardsticks.careful_0_2.turns import (
    Plan,
    depths,
    first_legal,
    goes_out,
    layout_of,
    take_from,
    useful_takes,
)
from engine.moves import DrawStock, Move
from engine.players import plain
from engine.players.additions import with_lays
from engine.players.faces import PARTNERS, Face, each, joined, total
from engine.players.sight import Sight, sight_of
from engine.state import Phase
from engine.view import Seen

LATE_HAND, LATE_STOCK = 3, 3
"""The end is near when the other hand or the stock has no more cards than this."""

BURDEN, LATE_BURDEN = 0.2, 0.5
"""Of their points, what cards count against a take that would not be laid yet."""

PAIR, SINGLE = 8, 2
"""Points that each meld still to be completed counts for a card of it, as two of its cards or one
are in the hand."""

FITS = 12
"""Points that speak against throwing a card that fits on the table."""

LATE_POINTS = 0.5
"""Of its points, what speaks for throwing a card when the end is near."""


def choose(seen: Seen, random: Random) -> Move:
    """The next move of the seat to act."""
    sight = sight_of(seen)
    if seen.phase is Phase.DRAW:
        depth = collect(sight, depths(seen))
        return DrawStock() if depth is None else take_from(seen, depth)
    planned = plan(sight)
    return (planned and first_legal(seen, planned)) or plain.choose(seen, random)


def collect(sight: Sight, takes: list[int]) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    layout = layout_of(sight)
    best, chosen = gathered(layout, sight) if layout else 0.0, None
    for depth, _, after in useful_takes(sight, takes):
        gain = gathered(after, sight)
        if gain > best:
            best, chosen = gain, depth
    return chosen


def plan(sight: Sight) -> Plan | None:
    """Everything at once, or what has to be laid; when the end is near all that can be."""
    layout = layout_of(sight)
    if layout is None:
        return None
    if goes_out(sight, layout):
        return Plan(0.0, layout.lays, next(each(layout.rest), None))
    lays = tuple(lay for lay in layout.lays if is_late(sight) or lay.cards & sight.must)
    free = each(layout.rest & ~sight.kept)
    thrown = min(free, key=lambda face: kept_for(face, layout, sight), default=None)
    return None if thrown is None else Plan(0.0, lays, thrown)


def is_late(sight: Sight) -> bool:
    """Whether the end is near."""
    return sight.other <= LATE_HAND or sight.stock <= LATE_STOCK


def gathered(layout: Layout, sight: Sight) -> float:
    """What a hand promises of which *layout* is the most that can be laid."""
    burden = LATE_BURDEN if is_late(sight) else BURDEN
    return layout.points - burden * total(layout.rest, sight.held)


def kept_for(face: Face, layout: Layout, sight: Sight) -> float:
    """What speaks for keeping a card: its company, its points while there is time, and what the
    other player could do with it."""
    live = layout.rest | sight.unseen | sight.piled
    points = -LATE_POINTS * sight.held[face] if is_late(sight) else float(sight.held[face])
    for pair in PARTNERS[face]:
        if not pair & ~live:
            points += PAIR if pair & layout.rest else SINGLE
    fitting = joined(row.ends for row in with_lays(sight.table, layout.lays))
    return points + FITS if fitting >> face & 1 else points
