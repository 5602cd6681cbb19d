"""What a round still promises when both hands are known, by a function fitted to many rounds."""

from engine.arrange.deadwood import each_face, faces_of, least_after_discard, least_deadwood
from engine.cards import Seat
from engine.players.faces import FaceSet
from engine.players.fitted import Net
from engine.players.gin.hands import OF_VALUE, VALUES, melded, outs
from engine.players.gin.sight import limit_of
from engine.state import Phase, State

_NET = Net.read(__package__, "promising")

Traits = tuple[float, ...]
Counts = tuple[tuple[int, int], ...]
"""How many cards of each value are in the stock."""


def promise(state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead by what is left of the round."""
    reckoned = _before_throw if state.phase is Phase.PLAY else _before_draw
    points = reckoned(state) * (2 if state.variant.doubles(state) else 1)
    return points if seat == state.acting else -points


def _before_draw(state: State) -> float:
    """What the seat to act can expect that is about to draw."""
    own, other = _hands(state)
    upcard = 0 if state.passes == state.seats else faces_of(state.pile[-1:])
    return _NET.of(inputs(own, other, faces_of(state.stock), upcard, limit_of(state)))


def _before_throw(state: State) -> float:
    """What it can expect with eleven cards: a knock, or that the other is to draw."""
    own, other = _hands(state)
    kept, thrown = after_throw(own, faces_of(state.turn.taken))
    if least_deadwood(kept) <= limit_of(state):
        return knocked(kept, other)
    return -_NET.of(inputs(other, kept, faces_of(state.stock), thrown, limit_of(state)))


def _hands(state: State) -> tuple[FaceSet, FaceSet]:
    """The hand of the seat to act, and the other."""
    return faces_of(state.hand), faces_of(state.hand_of(3 - state.acting))


def knocked(kept: FaceSet, other: FaceSet) -> float:
    """About what a knock brings, lay-offs left aside."""
    own, others = least_deadwood(kept), least_deadwood(other)
    if not own:
        return 25.0 + others
    return float(others - own) if others > own else float(others - own - 25)


def after_throw(hand: FaceSet, barred: FaceSet) -> tuple[FaceSet, FaceSet]:
    """What is kept of eleven cards when the best one goes, and that one."""
    free = hand & ~barred
    loose = free & ~melded(hand) or free
    face = min(each_face(loose), key=lambda one: (least_deadwood(hand ^ one), -one))
    return hand ^ face, face


def inputs(own: FaceSet, other: FaceSet, stock: FaceSet, upcard: FaceSet, most: int) -> Traits:
    """The numbers for a seat that is about to draw with *own* against *other*."""
    points, gain = least_deadwood(own), 0
    if upcard:
        gain = points - min(points, least_after_discard(own | upcard))
    size = stock.bit_count()
    counts = tuple((value, (stock & OF_VALUE[value]).bit_count()) for value in range(1, 11))
    mine, others = traits(own, stock, counts, most), traits(other, stock, counts, most)
    early = size / 31
    return (
        *mine,
        *others,
        gain / 10,
        bool(upcard) and points - gain <= most,
        early,
        most / 10,
        (mine[0] - others[0]) * early,
        (mine[2] - others[2]) * early,
    )


def traits(hand: FaceSet, stock: FaceSet, counts: Counts, most: int) -> Traits:
    """What one hand of ten promises by itself, with the cards that are left."""
    points, fewer = least_deadwood(hand), least_after_discard(hand)
    size = stock.bit_count() or 1
    mean = ready = gin = 0
    for value, count in counts:
        left = fewer + value if fewer + value < points else points
        mean += count * left
        ready += count * (left <= most)
    helpful = outs(hand) & stock
    for face in each_face(helpful):
        before = min(points, fewer + VALUES[face.bit_length() - 1])
        left = least_after_discard(hand | face)
        mean += left - before
        ready += left <= most < before
        gin += not left
    loose = hand & ~melded(hand)
    return (
        points / 30,
        mean / size / 30,
        ready / size,
        gin / size,
        fewer / 30,
        helpful.bit_count() / 10,
        loose.bit_count() / 5,
        min(points, 20) / 20,
    )
