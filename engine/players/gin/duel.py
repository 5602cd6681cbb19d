"""What a round promises when both hands are known, for telling its cards from its play.

It differs from `promise` by what it is fitted to: to leave least of the results in the play.
"""

from engine.arrange.deadwood import faces_of, least_after_discard, least_deadwood
from engine.cards import Seat
from engine.players.faces import FaceSet
from engine.players.fitted import Net
from engine.players.gin.hands import OF_VALUE, melded, outs
from engine.players.gin.promise import Traits, after_throw, knocked, traits
from engine.players.gin.sight import limit_of
from engine.state import Phase, State


def lead(net: Net, state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead by what is left of the round."""
    reckoned = _before_throw if state.phase is Phase.PLAY else _before_draw
    points = reckoned(net, state) * (2 if state.variant.doubles(state) else 1)
    return points if seat == state.acting else -points


def _before_draw(net: Net, state: State) -> float:
    """What the seat to act can expect that is about to draw."""
    own, other = faces_of(state.hand), faces_of(state.hand_of(3 - state.acting))
    upcard = 0 if state.passes == state.seats else faces_of(state.pile[-1:])
    return net.of(inputs(own, other, faces_of(state.stock), upcard, limit_of(state)))


def _before_throw(net: Net, state: State) -> float:
    """What it can expect with eleven cards: gin, or else a knock or that the other is to draw."""
    other, most = faces_of(state.hand_of(3 - state.acting)), limit_of(state)
    kept, thrown = after_throw(faces_of(state.hand), faces_of(state.turn.taken))
    points = least_deadwood(kept)
    if not points:
        return knocked(kept, other)
    knock = knocked(kept, other) if points <= most else None
    return -net.of(inputs(other, kept, faces_of(state.stock), thrown, most, knock))


def inputs(
    own: FaceSet,
    other: FaceSet,
    stock: FaceSet,
    upcard: FaceSet,
    most: int,
    knock: float | None = None,
) -> Traits:
    """The numbers for a seat that is about to draw with *own* against *other*.

    *knock*: what it brings the other if that one knocks before.
    """
    points, gain = least_deadwood(own), 0
    if upcard:
        gain = points - min(points, least_after_discard(own | upcard))
    early = stock.bit_count() / 31
    counts = tuple((value, (stock & OF_VALUE[value]).bit_count()) for value in range(1, 11))
    mine, others = traits(own, stock, counts, most), traits(other, stock, counts, most)
    return (
        *mine,
        _fed(own, other),
        *others,
        _fed(other, own),
        gain / 10,
        bool(upcard) and points - gain <= most,
        early,
        most / 10,
        (mine[0] - others[0]) * early,
        (mine[2] - others[2]) * early,
        knock is not None,
        (knock or 0) / 30,
    )


def _fed(hand: FaceSet, other: FaceSet) -> float:
    """The loose cards of the other hand that would help this one, in threes."""
    return (outs(hand) & other & ~melded(other)).bit_count() / 3
