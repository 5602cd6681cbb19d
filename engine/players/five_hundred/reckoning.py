"""A good player: whatever it may do, it reckons what the rest of the round is then worth.

It compares every way to end its turn (what it lays now, what it holds back, which card it throws)
by a function fitted to many rounds (`worth`), and every take from the pile by the best turn after
it, with what drawing from the stock is worth.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.players.additions import Lay
from engine.players.faces import Face, FaceSet, each, joined
from engine.players.five_hundred.greedy import usefulness
from engine.players.five_hundred.nearness import completed, near
from engine.players.five_hundred.position import Position, position_of
from engine.players.five_hundred.turns import Plan, goes_out, layout_of, useful_takes
from engine.players.five_hundred.worth import DRAWING, ENDED, Worth
from engine.players.layout import Layout
from engine.players.sight import Sight
from engine.view import Seen

DISCARDS = 8
"""Discards that are weighed against one another: the least useful ones."""

SAFE_HAND, SAFE_STOCK = 4, 5
"""Melds may be kept back while the other hand and the stock have more cards than this: ends of
rounds in which they were kept are too rare to be fitted to."""


class Policy(NamedTuple):
    """The functions that it goes by."""

    ended: Worth
    """Of a position after the turn."""
    drawing: Worth
    """Of a position before drawing from the stock."""


FITTED = Policy(ENDED, DRAWING)


def collect(seen: Seen) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    return collecting(position_of(seen))


def plan(seen: Seen) -> Plan | None:
    """The lays and the discard that promise most; None where nothing could be discarded."""
    return max(plans(position_of(seen)), key=lambda each: each.worth, default=None)


def collecting(now: Position, policy: Policy = FITTED) -> int | None:
    """How deep to take from the pile with what is known *now*; None to draw."""
    found = [
        (planned.worth, depth)
        for depth, after, layout in takes_of(now.sight)
        for planned in plans_with(replace(now, sight=after), layout, policy)
    ]
    if not found or max(found)[0] <= worth_of_drawing(now, policy):
        return None
    return max(found)[1]


def worth_of_drawing(now: Position, policy: Policy = FITTED) -> float:
    """Points to expect from the stock and what follows."""
    *deep, top = now.pile
    return policy.drawing.of(now.field_after((), tuple(deep)), now.sight.hand, top)


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


def plans(now: Position, policy: Policy = FITTED) -> list[Plan]:
    """The ways to end a turn that are worth weighing."""
    layout = layout_of(now.sight)
    return plans_with(now, layout, policy) if layout else []


def plans_with(now: Position, layout: Layout, policy: Policy = FITTED) -> list[Plan]:
    """The ways to end a turn that are worth weighing, where *layout* is the most that can be
    laid."""
    sight, found = now.sight, list[Plan]()
    if goes_out(sight, layout):
        last = next(each(layout.rest), None)
        found.append(Plan(now.worth_of_end(layout.points, 0), layout.lays, last))
    free = layout.rest & ~sight.kept
    if not free:
        return found
    if not sight.stock:
        return found or [_at_the_end(now, layout, free)]
    discards = sorted(each(free), key=lambda face: usefulness(face, layout.rest, sight))[:DISCARDS]
    for lays in ways(sight, layout):
        found += _going_on(now, lays, discards, policy.ended)
    return found


def _at_the_end(now: Position, layout: Layout, free: FaceSet) -> Plan:
    """Nobody plays after this turn: the dearest card goes."""
    dearest = max(each(free), key=now.sight.held.__getitem__)
    worth_then = now.worth_of_end(layout.points, layout.rest & ~(1 << dearest))
    return Plan(worth_then, layout.lays, dearest)


def ways(sight: Sight, layout: Layout) -> Iterator[tuple[Lay, ...]]:
    """All that can be laid; while that is safe, also without new melds, and what has to be."""
    all_lays, needed = layout.lays, [bool(lay.cards & sight.must) for lay in layout.lays]
    yield all_lays
    if sight.other > SAFE_HAND and sight.stock > SAFE_STOCK:
        paired = list(zip(all_lays, needed, strict=True))
        added = tuple(lay for lay, must in paired if must or lay.onto is not None)
        least = tuple(lay for lay, must in paired if must)
        yield from dict.fromkeys(lays for lays in (added, least) if lays != all_lays)


def _going_on(
    now: Position, lays: tuple[Lay, ...], discards: list[Face], ended: Worth
) -> Iterator[Plan]:
    """Each of *discards* after *lays*, where that leaves a card in the hand."""
    here, laid = now.field_after(lays, now.pile), sum(lay.points for lay in lays)
    hand = now.sight.hand & ~joined(lay.cards for lay in lays)
    for face in discards:
        left = hand & ~(1 << face)
        if left:
            yield Plan(laid + ended.of(here, left, 1 << face), lays, face)
