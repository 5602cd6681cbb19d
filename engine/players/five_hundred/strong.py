"""A strong player: it goes by its chance to win the game, and a little by points.

Small nets (`inputs`), taught by rounds that it played itself, tell both of a position. It compares
the ways to end its turn by what they say, and each take from the pile by the best turn after it
with what they say of drawing from the stock.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from engine.players.additions import Lay
from engine.players.faces import FaceSet, each, joined
from engine.players.fitted import Row, read_numbers
from engine.players.five_hundred.greedy import usefulness
from engine.players.five_hundred.inputs import Expected, Question
from engine.players.five_hundred.odds import chance_of, odds_of
from engine.players.five_hundred.position import Position, position_of
from engine.players.five_hundred.prospects import points_of
from engine.players.five_hundred.reckoning import takes_of
from engine.players.five_hundred.turns import Plan, goes_out, layout_of
from engine.players.five_hundred.worth import DRAWING, ENDED
from engine.players.layout import Layout
from engine.players.net import Layers
from engine.players.sight import Sight
from engine.view import Seen

DISCARDS, DISCARDS_OF_TAKE = 6, 2
"""Discards that are weighed against one another, the least useful ones; in a turn after a take."""

OF_POINTS, OF_WIN = 0.2, 200.0
"""What a point counts, and what winning does."""

OTHERS_LAST = 1
"""Cards in the stock with which the other player's next draw ends the round: what is held then is
lost, and such ends are too rare for the nets to have learnt that."""

DIGITS = 9
"""Digits of a worth that are compared: what is equal to so many is equal."""

SURE, BY_CARD = 6.0, 2.5
"""By how many points the other hand may differ from what it is taken for, a card of it not being
known more."""

STEEP = 1.7
"""Between a normal distribution and a logistic one."""


class Taught(NamedTuple):
    """All that it goes by."""

    odds: Row
    """Weights of the signs of what the other player holds."""
    outlook: Row
    """How many points ahead is one step of the logit of winning a game that goes on: at the target,
    and more for each point that the nearer player has yet to make."""
    ended: Layers
    """To a player who has ended a turn, with cards left."""
    drawing: Layers
    """To a player who is about to draw from the stock."""


@cache
def taught() -> Taught:
    """What `net.txt` says: read when it is first needed."""
    numbers = read_numbers(__package__, "net.txt")
    (odds,), (outlook,) = numbers["odds"], numbers["outlook"]
    ended, drawing = (Layers(numbers, name) for name in ("after a turn", "before a draw"))
    return Taught(odds, outlook, ended, drawing)


def collect(seen: Seen) -> int | None:
    """How deep to take from the pile; None to draw from the stock."""
    return collecting(position_of(seen))


def collecting(now: Position) -> int | None:
    """How deep to take from the pile with what is known *now*; None to draw."""
    found = list(takes_of(now.sight))
    if not found:
        return None
    expected = expected_of(now)
    best, chosen = worth_of_drawing(now, expected), None
    for depth, after, layout in found:
        for plan in plans_with(replace(now, sight=after), layout, expected, DISCARDS_OF_TAKE):
            if plan.worth > best:
                best, chosen = plan.worth, depth
    return chosen


def plan(seen: Seen) -> Plan | None:
    """The lays and the discard that promise most; None where nothing could be discarded."""
    return max(plans(position_of(seen)), key=lambda each: each.worth, default=None)


def plans(now: Position) -> list[Plan]:
    """The ways to end a turn that are worth weighing."""
    layout = layout_of(now.sight)
    return list(plans_with(now, layout, expected_of(now), DISCARDS)) if layout else []


def expected_of(now: Position) -> Expected:
    """What is to be expected of the other hand."""
    return Expected.by(odds_of(now, taught().odds))


def worth(points: float, win: float) -> float:
    """What is compared: of points that a round brings, and of the chance to win the game."""
    return round(OF_POINTS * points + OF_WIN * (win - 0.5), DIGITS)


def worth_of_drawing(now: Position, expected: Expected) -> float:
    """What is to be expected of the stock and what follows."""
    *deep, top = now.pile
    asked = Question(now, (), tuple(deep), expected, taught().drawing, DRAWING)
    return worth(*asked.answer(now.sight.hand, top))


def worth_of_end(now: Position, laid: int, left: FaceSet) -> float:
    """What it is worth to end the round, having *laid* so much and with *left* in the hand."""
    caught, lost = now.caught(), points_of(left)
    own, other = now.totals[0] + laid - lost, now.totals[1] - caught
    if now.last or max(own, other) >= now.target:
        win = chance_of(STEEP * (own - other) / (SURE + BY_CARD * now.unknown))
    else:
        win = chance_going_on(own, other, now.target)
    return worth(laid - lost + caught, win)


def chance_going_on(own: float, other: float, target: int) -> float:
    """The chance to win from these totals, a round being over that nobody has won the game by."""
    base, by_distance = taught().outlook
    return chance_of((own - other) / (base + by_distance * (target - max(own, other))))


def plans_with(now: Position, layout: Layout, expected: Expected, most: int) -> Iterator[Plan]:
    """The ways to end a turn that are worth weighing, with the *most* least useful discards, where
    *layout* is the most that can be laid."""
    sight = now.sight
    if goes_out(sight, layout):
        last = next(each(layout.rest), None)
        yield Plan(worth_of_end(now, layout.points, 0), layout.lays, last)
        if sight.stock <= OTHERS_LAST:
            return
    for lays in dict.fromkeys(_ways(sight, layout)):
        hand = sight.hand & ~joined(lay.cards for lay in lays)
        free = layout.rest & ~sight.kept or hand & ~sight.kept
        if free and hand.bit_count() > 1:
            by_use = sorted(each(free), key=lambda face: usefulness(face, layout.rest, sight))
            yield from _going_on(now, lays, [1 << face for face in by_use[:most]], expected)


def _ways(sight: Sight, layout: Layout) -> Iterator[tuple[Lay, ...]]:
    """All that can be laid; if another turn is to come, also without new melds, save what has to
    be laid, and that alone."""
    yield layout.lays
    if sight.stock > OTHERS_LAST:
        must = sight.must
        yield tuple(lay for lay in layout.lays if lay.onto is not None or lay.cards & must)
        yield tuple(lay for lay in layout.lays if lay.cards & must)


def _going_on(
    now: Position, lays: tuple[Lay, ...], discards: list[FaceSet], expected: Expected
) -> Iterator[Plan]:
    """Each of *discards* after *lays*, which leave at least two cards."""
    hand = now.sight.hand & ~joined(lay.cards for lay in lays)
    if not now.sight.stock:
        laid = sum(lay.points for lay in lays)
        for card in discards:
            yield Plan(worth_of_end(now, laid, hand & ~card), lays, card.bit_length() - 1)
        return
    asked = Question(now, lays, now.pile, expected, taught().ended, ENDED)
    for card in discards:
        yield Plan(worth(*asked.answer(hand & ~card, card)), lays, card.bit_length() - 1)
