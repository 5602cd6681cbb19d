"""OpenSpiel's `SimpleGinRummyBot` at gin: a greedy player that many programs are measured against.

It takes the upcard only into a meld or for a knock, throws the dearest deadwood, and knocks at
once. `tests/bench/test_simple.py` holds it to the original, decision by decision. By the rules
here it cannot throw what it has just taken, and nobody plays on at the wall; and as the engine lays
off for both, it loses less here than the original, which never does.
"""

from collections.abc import Iterator
from random import Random

from engine.arrange.deadwood import RANKS, SUIT, cards_of, each_face, faces_of, least_deadwood
from engine.cards import Card
from engine.moves import Discard, DrawStock, Gin, Knock, Move, Pass, TakePile
from engine.state import Phase
from engine.variants.gin import limit
from engine.view import Seen

SUITS = (0, 3, 2, 1)
"""The suits in the order in which the original goes through them."""

ONE_SUIT = 13


def choose(seen: Seen, _: Random) -> Move:
    """The next move of the seat to act."""
    hand, most = faces_of(seen.hand), limit(seen)
    if seen.phase is Phase.PLAY:
        return _throw(hand, faces_of(seen.turn.taken), most)
    if seen.phase is Phase.DRAW and seen.passes == seen.seats:
        return DrawStock()
    if wanted(hand, faces_of(seen.pile[-1:]), most):
        return TakePile(seen.pile[-1])
    return Pass() if seen.phase is Phase.UPCARD else DrawStock()


def wanted(hand: int, upcard: int, most: int) -> bool:
    """Whether it takes *upcard*: into a best meld, or because it can knock then."""
    left = best_left(hand | upcard)
    return not left & upcard or points(left) - points(dearest(left)) <= most


def _throw(hand: int, taken: int, most: int) -> Move:
    card = thrown(hand, taken)
    (gone,) = cards_of(card)
    return end(gone, least_deadwood(hand ^ card), most)


def end(card: Card, left: int, most: int) -> Move:
    """Throw *card*, and knock if the deadwood *left* allows it."""
    if left > most:
        return Discard(card)
    return Knock(card) if left else Gin(card)


def thrown(hand: int, taken: int) -> int:
    """The card that it throws of eleven: the dearest beside melds, or one that a meld can spare."""
    left = best_left(hand) & ~taken
    if left:
        return dearest(left)
    fitting = [face for face in ordered(hand & ~taken) if not least_deadwood(hand ^ face)]
    return fitting[0] if fitting else dearest(hand & ~taken)


def dearest(faces: int) -> int:
    """The face of the highest rank, of equal ones the last; none of none."""
    return max(each_face(faces), key=_order_by_rank, default=0)


def _order_by_rank(face: int) -> tuple[int, int]:
    suit, rank = divmod(face.bit_length() - 1, ONE_SUIT)
    return rank, SUITS.index(suit)


def ordered(faces: int) -> list[int]:
    """The faces as the original numbers them."""
    return sorted(each_face(faces), key=lambda face: _order_by_rank(face)[::-1])


def points(faces: int) -> int:
    """What the cards count."""
    return sum(min((face.bit_length() - 1) % ONE_SUIT + 1, 10) for face in each_face(faces))


def best_left(hand: int) -> int:
    """The cards beside the first set of melds that leaves the least."""
    found = [(meld, points(meld)) for meld in melds(hand)]
    most, melded = 0, 0
    for together, worth in _together(found, 0, 0):
        if worth > most:
            most, melded = worth, together
    return hand ^ melded


def _together(found: list[tuple[int, int]], melded: int, worth: int) -> Iterator[tuple[int, int]]:
    """Every row of melds to which no other can be added, in the order of the original."""
    if not found:
        yield melded, worth
        return
    for meld, more in found:
        rest = [other for other in found if not other[0] & meld]
        yield from _together(rest, melded | meld, worth + more)


def melds(hand: int) -> list[int]:
    """The melds of at most five cards, in the order of the original."""
    threes: list[int] = []
    fours: list[int] = []
    for rank in RANKS:
        same = hand & rank
        if same.bit_count() == 3:
            threes.append(same)
        elif same == rank:
            a, b, c, d = sorted(each_face(same), key=_order_by_rank)
            fours += (same, a | b | d, a | c | d)
            threes += (a | b | c, b | c | d)
    return fours + threes + [run for length in (5, 4, 3) for run in _runs(hand, length)]


def _runs(hand: int, length: int) -> Iterator[int]:
    row = (1 << length) - 1
    for suit in SUITS:
        held = hand >> ONE_SUIT * suit & SUIT
        if held.bit_count() < length:
            continue
        for low in range(ONE_SUIT - length + 1):
            if held >> low & row == row:
                yield row << low + ONE_SUIT * suit
