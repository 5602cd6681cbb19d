"""A strong player: weighs every card that may come and what the other player may do with it.

It looks one card ahead: drawing is worth what the turn would be worth on average over unseen
cards, taking is worth what the turn then is. What a turn is worth is estimated in two ways that err
differently, and their mean is taken: by chances that each card finds its place (`prospects`), and
by the fate of such cards in many rounds (`worth`). Melds are kept in the hand while that is safe,
so that the other player can neither add to them nor tell what is coming.
"""

from collections.abc import Iterator

from engine.players.additions import Lay, with_lays
from engine.players.faces import Face, FaceSet, each, joined, total
from engine.players.five_hundred.greedy import usefulness
from engine.players.five_hundred.nearness import completed, near
from engine.players.five_hundred.position import Position, position_of, thrown
from engine.players.five_hundred.prospects import Prospects, prospects_of
from engine.players.five_hundred.turns import Plan, goes_out, layout_of, useful_takes
from engine.players.five_hundred.worth import worth
from engine.players.layout import Layout
from engine.players.sight import Sight
from engine.view import Seen

FITTED = 0.5
"""Part of the fitted estimate in the worth of a turn; the rest is that of the chances. With half
of each 17 ± 10 points a round are won against the player that knew chances alone (400 deals from
1,020,000 on), with the fitted one alone some 10 are lost, with three quarters no more are won."""

LARGE_HAND, EVERY = 18, 4
"""With more cards in the hand only one unseen card in so many is tried as the next draw."""

DISCARDS = 5
"""Discards that are weighed against one another: the least useful ones."""

SIDE_GAIN = 1.2
"""What a discard that completes a meld brings the other player beside itself, in cards of average
points: the two cards it is laid with, which might have been laid in any case."""

LEFT_ON_PILE = 0.5
"""Part of the points of the most wanted card of the pile that leaving it there costs."""

SAFE_HAND, SAFE_STOCK = 4, 5
"""Melds are kept back while the other hand and the stock have more cards than this."""


def collect(seen: Seen) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    now = position_of(seen)
    takes = list(takes_of(now.sight))
    if not takes:
        return None
    best, chosen = worth_of_drawing(now), None
    for depth, after, layout in takes:
        planned = plan_with(now.after(after), layout)
        if planned is not None and planned.worth > best:
            best, chosen = planned.worth, depth
    return chosen


def plan(seen: Seen) -> Plan | None:
    """The lays and the discard that promise most; None where nothing could be discarded."""
    now = position_of(seen)
    layout = layout_of(now.sight)
    return plan_with(now, layout) if layout else None


def takes_of(sight: Sight) -> Iterator[tuple[int, Sight, Layout]]:
    """The takes whose deepest card can be laid, the shallowest first, and what they make of it."""
    ends, hand, usable = joined(row.ends for row in sight.table), sight.hand, list[int]()
    for depth in range(len(sight.pile) - 1, -1, -1):
        card = 1 << sight.pile[depth]
        hand |= card
        reach = near(hand)
        if card & (ends | completed(reach, reach) | joined(r.beyond(hand) for r in sight.table)):
            usable.append(depth)
    return useful_takes(sight, usable)


def worth_of_drawing(now: Position) -> float:
    """The mean worth of the turn over the cards that the stock may give."""
    tried = list(each(now.hidden))
    if now.sight.hand.bit_count() > LARGE_HAND:
        tried = tried[::EVERY]
    plans = [_drawn(now, face) for face in tried]
    worths = [planned.worth for planned in plans if planned is not None]
    return sum(worths) / len(worths) if worths else 0.0


def _drawn(now: Position, face: Face) -> Plan | None:
    """The best turn if *face* came from the stock."""
    after = now.after(now.sight.after_draw(face))
    layout = layout_of(after.sight)
    return plan_with(after, layout) if layout else None


def plan_with(now: Position, layout: Layout) -> Plan | None:
    """The best way to end a turn in which *layout* is possible."""
    sight = now.sight
    if goes_out(sight, layout):
        last = next(each(layout.rest), None)
        return Plan(now.worth_of_end(layout.points, 0), layout.lays, last)
    free = layout.rest & ~sight.kept
    if not free:
        return None
    return _kept_on(now, layout, free) if sight.stock else _at_the_end(now, layout, free)


def _at_the_end(now: Position, layout: Layout, free: FaceSet) -> Plan:
    """Nobody plays after this turn: the dearest card goes."""
    dearest = max(each(free), key=now.sight.held.__getitem__)
    worth_then = now.worth_of_end(layout.points, layout.rest & ~(1 << dearest))
    return Plan(worth_then, layout.lays, dearest)


def _kept_on(now: Position, layout: Layout, free: FaceSet) -> Plan:
    """The best discard of *free*, and what the position is worth after it."""
    sight, table = now.sight, with_lays(now.sight.table, layout.lays)
    ahead = prospects_of(sight, table, layout.rest.bit_count() - 1, now.known)
    lays = held_back(sight, layout.lays)
    here, laid = now.field_after(lays), sum(lay.points for lay in lays)
    hand = sight.hand & ~joined(lay.cards for lay in lays)
    given = _given(sight, ahead)

    def promised(face: Face) -> float:
        left = 1 << face
        by_chances = layout.points - given + _promise(ahead, layout.rest & ~left, face)
        by_fates = laid + worth(here, hand & ~left, thrown(now.pile, face))
        return (1 - FITTED) * by_chances + FITTED * by_fates

    worths = {face: promised(face) for face in least_useful(layout.rest, free, sight)}
    discard = max(worths, key=worths.__getitem__)
    return Plan(worths[discard], lays, discard)


def least_useful(hand: FaceSet, free: FaceSet, sight: Sight) -> list[Face]:
    """The discards worth weighing."""
    return sorted(each(free), key=lambda face: usefulness(face, hand, sight))[:DISCARDS]


def _promise(ahead: Prospects, hand: FaceSet, discard: Face) -> float:
    """Points expected of *hand*, less what the other player may make of *discard*."""
    average = total(ahead.unseen, ahead.held) / max(ahead.unseen.bit_count(), 1)
    return ahead.swing(hand) - ahead.wanted(discard) * (ahead.held[discard] + SIDE_GAIN * average)


def _given(sight: Sight, ahead: Prospects) -> float:
    """Points the other player may gain from the table and from the pile as it lies."""
    piled = (ahead.wanted(face) * sight.held[face] for face in sight.pile)
    return ahead.exposed() + LEFT_ON_PILE * max(piled, default=0.0)


def held_back(sight: Sight, lays: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """Those of *lays* that should be made now, the round going on."""
    if sight.other <= SAFE_HAND or sight.stock <= SAFE_STOCK:
        return lays
    return tuple(lay for lay in lays if lay.cards & sight.must)
