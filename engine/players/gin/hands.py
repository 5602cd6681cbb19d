"""What the bits of a hand of gin tell: its melds, and the cards that would make some."""

from collections.abc import Iterator

from engine.arrange.deadwood import RANKS, SUIT
from engine.cards import KING
from engine.players.faces import ALL, FaceSet

VALUES = tuple(min(face % KING + 1, 10) for face in range(4 * KING))
"""What each face counts."""
OF_VALUE: tuple[FaceSet, ...] = (0, *RANKS[:9], RANKS[9] | RANKS[10] | RANKS[11] | RANKS[12])
"""The faces that count so much."""

_ACES, _KINGS = RANKS[0], RANKS[12]
_TO_QUEEN = ALL ^ _KINGS
_TO_JACK = _TO_QUEEN ^ RANKS[11]
_ONE_OF_EACH = RANKS[0]


def melded(hand: FaceSet) -> FaceSet:
    """The cards that lie in any meld of three."""
    low = hand & hand >> 1 & hand >> 2 & _TO_JACK
    first, two, three, four = _suits(hand)
    of_three = (first & two | first & three | two & three) & four | first & two & three
    return low | low << 1 | low << 2 | of_three * _ONE_OF_EACH & hand


def outs(hand: FaceSet) -> FaceSet:
    """The faces beside *hand* that make a meld of three with two of it."""
    low = hand & hand >> 1 & _TO_QUEEN
    apart = hand & hand >> 2 & _TO_JACK
    first, two, three, four = _suits(hand)
    pairs = first & two | first & three | first & four | two & three | two & four | three & four
    rows = (low & ~_ACES) >> 1 | (low & _TO_JACK) << 2 | apart << 1
    return (rows | pairs * _ONE_OF_EACH) & ~hand


def longer(melds: FaceSet) -> FaceSet:
    """The faces that go onto a meld, of cards of which every one lies in a meld."""
    low = melds & melds >> 1 & _TO_QUEEN
    first, two, three, four = _suits(melds)
    of_three = (first & two | first & three | two & three) & four | first & two & three
    return ((low & ~_ACES) >> 1 | (low & _TO_JACK) << 2 | of_three * _ONE_OF_EACH) & ~melds


def _suits(hand: FaceSet) -> tuple[FaceSet, FaceSet, FaceSet, FaceSet]:
    return hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39


def _pairs(face: int) -> Iterator[tuple[int, int]]:
    """The two others of every meld of three with a face."""
    same = [other for other in range(face % KING, 4 * KING, KING) if other != face]
    yield from ((same[0], same[1]), (same[0], same[2]), (same[1], same[2]))
    suit = face - face % KING
    for low in range(max(suit, face - 2), min(face, suit + 10) + 1):
        first, other = (each for each in range(low, low + 3) if each != face)
        yield first, other


PAIRS = tuple(tuple(_pairs(face)) for face in range(4 * KING))
"""By face: the two others of every meld of three with it, by their numbers."""

NEAR: tuple[FaceSet, ...] = tuple(
    sum(1 << other for other in {each for pair in pairs for each in pair}) for pairs in PAIRS
)
"""By face: the faces with which it can lie in a meld of three."""
NEXT: tuple[FaceSet, ...] = tuple(
    sum(1 << other for other in (face - 1, face + 1) if NEAR[face] >> max(other, 0) & 1)
    for face in range(4 * KING)
)
"""By face: its neighbours in a run."""
SAME: tuple[FaceSet, ...] = tuple(RANKS[face % KING] ^ 1 << face for face in range(4 * KING))
"""By face: the others of its rank."""
