"""What a round of two promises, both hands being known: for telling its cards from its play.

One of the seats is to draw next.
"""

from functools import lru_cache
from operator import mul
from typing import NamedTuple

from engine.cards import Seat
from engine.players.faces import FaceSet, set_of
from engine.players.fitted import Net
from engine.players.straight.promise import (
    STRENGTHS,
    Numbers,
    chances,
    expected,
    is_closed,
    promise,
    standing_left,
)
from engine.players.straight.shapes import Lying, Shapes, lying_of, points
from engine.state import State
from engine.variants.straight import StraightRules

HANDS = 256
"""Hands of which it is kept what they have left: the other one is the same whatever is drawn."""

LOOSE_POINTS = 10
"""Where a standing has the points of what cannot be laid, in tens."""


class Side(NamedTuple):
    """One of the two seats."""

    hand: FaceSet
    closed: bool
    """Whether it has laid nothing yet."""
    loose: FaceSet
    """What it has left when it has laid what it can."""
    laid: Lying
    """The table then."""
    standing: Numbers
    """What tells how soon it goes out."""


class Duel(NamedTuple):
    """What lies between the two."""

    shapes: Shapes
    lying: Lying
    stock: FaceSet
    top: FaceSet
    """The top of the pile, which may be taken."""


def lead(net: Net, state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead, as *net* tells it between two.

    Among more the game's own promise.
    """
    if len(state.playing) > 2:
        return promise(state, seat)
    value = _to_draw(net, state)
    return value if seat == state.acting else -value


def _to_draw(net: Net, state: State) -> float:
    """What the seat that is to draw can expect."""
    draws, rules = state.acting, state.rules_as(StraightRules)
    waits = next(seat for seat in state.playing if seat != draws)
    shapes, penalty = Shapes(rules.ace == "both"), rules.scoring == "penalty"
    hands = [set_of(state.hand_of(seat)) for seat in (draws, waits)]
    duel = Duel(shapes, lying_of(state.melds), set_of(state.stock), set_of(state.pile[-1:]))
    closed = [is_closed(state, seat) for seat in (draws, waits)]
    left = [_left(shapes, hand, duel.lying) for hand in hands]
    standings = [
        standing_left(shapes, hand, rest, duel.stock, shut, wait)
        for hand, rest, shut, wait in zip(hands, left, closed, (1, 0), strict=True)
    ]
    ahead = expected(hands, standings, closed, penalty=penalty)[0]
    chance = chances([sum(map(mul, each, STRENGTHS[2])) for each in standings])[0]
    own, other = map(Side, hands, closed, *zip(*left, strict=True), standings)
    return net.of(inputs(duel, own, other, ahead, chance))


def inputs(duel: Duel, own: Side, other: Side, ahead: float, chance: float) -> Numbers:
    """The numbers for the seat to draw; *ahead* and *chance* are what the standings tell."""
    shapes = duel.shapes
    mine, theirs = own.standing[LOOSE_POINTS], other.standing[LOOSE_POINTS]
    held, others_held = points(own.hand) / 20, points(other.hand) / 20
    return (
        *own.standing[1:],
        *other.standing[1:],
        *_company(duel, own.loose, other.loose),
        *_company(duel, other.loose, own.loose),
        *_laid_off(shapes, own.hand, other.laid),
        *_laid_off(shapes, other.hand, own.laid),
        bool(duel.top & shapes.ends(own.laid)),
        bool(duel.top & shapes.wanted(own.loose)),
        duel.stock.bit_count() / 20,
        ahead / 20,
        chance,
        held * (1 - chance),
        others_held * chance,
        mine * (1 - chance),
        theirs * chance,
        held * other.closed * (1 - chance),
        others_held * own.closed * chance,
        own.closed * other.closed,
    )


def _company(duel: Duel, loose: FaceSet, others: FaceSet) -> Numbers:
    """How loose cards lie together, what could join them, and what the other may throw."""
    near, wanted = duel.shapes.near(loose), duel.shapes.wanted(loose)
    left = max(duel.stock.bit_count(), 1)
    touching = (near & loose).bit_count() / 5
    return touching, (near & duel.stock).bit_count() / left, (wanted & others).bit_count() / 3


def _laid_off(shapes: Shapes, hand: FaceSet, lying: Lying) -> Numbers:
    """How many loose cards are left, and their points, once the other has laid its melds."""
    loose, _ = _left(shapes, hand, lying)
    return loose.bit_count() / 5, points(loose) / 20


@lru_cache(HANDS)
def _left(shapes: Shapes, hand: FaceSet, lying: Lying) -> tuple[FaceSet, Lying]:
    """What is left of a hand that lays what it can, and the table then."""
    return shapes.loose(hand, lying)
