"""A strong player: weighs every card that may come and what the other player may do with it.

It looks one card ahead: drawing is worth what the turn would be worth on average over unseen
cards, taking is worth what the turn then is. Melds are kept in the hand while that is safe, so
that the other player can neither add to them nor tell what is coming.
"""

from collections.abc import Sequence
from random import Random

from bench.yardsticks.careful_0_2.greedy import usefulness
from bench.yardsticks.careful_0_2.layout import Layout
from bench.yardsticks.careful_0_2.prospects import Prospects, prospects_of
from bench.yardsticks.careful_0_2.turns import Plan, goes_out, layout_of, useful_takes
from engine.players.additions import Lay, with_lays
from engine.players.faces import Face, FaceSet, each, total
from engine.players.sight import Sight

LARGE_HAND = 18
ALL_DRAWS, FEW_DRAWS = 52, 10
"""Unseen cards tried as the next draw, with a hand of usual size and with a large one."""

DISCARDS = 5
"""Discards that are weighed against one another: the least useful ones."""

SIDE_GAIN = 0.6
"""What a discard that completes a meld brings the other player beside itself, in cards of average
points: the two cards it is laid with, which might have been laid in any case."""

EXPOSED = 1.0
"""Part of its points that the other player gains by a lay-off which our melds allow."""

LEFT_ON_PILE = 0.5
"""Part of the points of the most wanted card of the pile that leaving it there costs."""

CAUGHT = 1.0
"""Part of the points of the other hand that going out wins: they count against it."""

SAFE_HAND, SAFE_STOCK = 4, 5
"""Melds are kept back while the other hand and the stock have more cards than this."""


def collect(sight: Sight, depths: list[int], random: Random) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    best, chosen = worth_of_drawing(sight, random), None
    for depth, after, layout in useful_takes(sight, depths):
        planned = plan_with(after, layout)
        if planned is not None and planned.worth > best:
            best, chosen = planned.worth, depth
    return chosen


def worth_of_drawing(sight: Sight, random: Random) -> float:
    """The mean worth of the turn over the cards that the stock may give."""
    unseen = list(each(sight.unseen))
    few = sight.hand.bit_count() > LARGE_HAND
    tried = random.sample(unseen, min(len(unseen), FEW_DRAWS if few else ALL_DRAWS))
    plans = [plan(sight.after_draw(face), random) for face in tried]
    worths = [planned.worth for planned in plans if planned is not None]
    return sum(worths) / len(worths) if worths else 0.0


def plan(sight: Sight, random: Random) -> Plan | None:
    """The lays and the discard that promise most; None where nothing could be discarded."""
    layout = layout_of(sight)
    return plan_with(sight, layout) if layout else None


def plan_with(sight: Sight, layout: Layout) -> Plan | None:
    """The same, its layout being known."""
    if goes_out(sight, layout):
        return _out(sight, layout)
    free = layout.rest & ~sight.kept
    return _kept_on(sight, layout, free) if free else None


def _out(sight: Sight, layout: Layout) -> Plan:
    """Lay everything: the round is over."""
    unseen = sight.unseen
    average = total(unseen, sight.held) / max(unseen.bit_count(), 1)
    last = next(each(layout.rest), None)
    return Plan(layout.points + CAUGHT * average * sight.other, layout.lays, last)


def _kept_on(sight: Sight, layout: Layout, free: FaceSet) -> Plan:
    """The best discard of *free*, and what the position is worth after it."""
    table = with_lays(sight.table, layout.lays)
    ahead = prospects_of(sight, table, layout.rest.bit_count() - 1)
    average = total(ahead.unseen, sight.held) / max(ahead.unseen.bit_count(), 1)

    def promise(face: Face) -> float:
        kept = ahead.swing(layout.rest & ~(1 << face))
        return kept - ahead.wanted(face) * (sight.held[face] + 2 * SIDE_GAIN * average)

    candidates = least_useful(layout.rest, free, sight)
    discard = max(candidates, key=promise)
    worth = layout.points + promise(discard) - _given(sight, ahead)
    return Plan(worth, held_back(sight, layout.lays), discard)


def least_useful(hand: FaceSet, free: FaceSet, sight: Sight) -> Sequence[Face]:
    """The discards worth weighing."""
    return sorted(each(free), key=lambda face: usefulness(face, hand, sight))[:DISCARDS]


def _given(sight: Sight, ahead: Prospects) -> float:
    """Points the other player may gain from the table and from the pile as it lies."""
    exposed = total(ahead.ends & ahead.unseen, sight.held) * ahead.other_has * EXPOSED
    piled = (ahead.wanted(face) * sight.held[face] for face in sight.pile)
    return exposed + LEFT_ON_PILE * max(piled, default=0.0)


def held_back(sight: Sight, lays: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """Those of *lays* that should be made now, the round going on."""
    if sight.other <= SAFE_HAND or sight.stock <= SAFE_STOCK:
        return lays
    return tuple(lay for lay in lays if lay.cards & sight.must)
