"""Which cards would make melds with cards of two sets: for all 52 faces at once, by shifts."""

from typing import NamedTuple

from engine.players.faces import ALL, RANK, FaceSet

_ACES, _TWOS, _QUEENS, _KINGS = RANK[1], RANK[2], RANK[12], RANK[13]
_NO_ACE = ALL & ~_ACES
_NO_ACE_OR_TWO = _NO_ACE & ~_TWOS
_NO_KING = ALL & ~_KINGS
_ONE_SUIT, _TWO_SUITS, _THREE_SUITS = ((1 << 13 * suits) - 1 for suits in (1, 2, 3))
_NO_KING_OR_QUEEN = _NO_KING & ~_QUEENS


class Near(NamedTuple):
    """The faces that have a card of a set beside them; an ace is below the 2 and above the king."""

    below: FaceSet
    """The faces whose lower neighbour is in the set."""
    two_below: FaceSet
    above: FaceSet
    two_above: FaceSet
    first: FaceSet
    """The faces whose next suit, in turn, has a card of this rank in the set."""
    second: FaceSet
    third: FaceSet


def near(faces: FaceSet) -> Near:
    """What is near to *faces*."""
    aces = faces & _ACES
    return Near(
        faces << 1 & _NO_ACE | faces >> 12 & _ACES,
        faces << 2 & _NO_ACE_OR_TWO | faces >> 11 & _ACES,
        faces >> 1 & _NO_KING | aces << 12,
        faces >> 2 & _NO_KING_OR_QUEEN | aces << 11,
        (faces & _THREE_SUITS) << 13 | faces >> 39,
        (faces & _TWO_SUITS) << 26 | faces >> 26,
        (faces & _ONE_SUIT) << 39 | faces >> 13,
    )


def around(faces: FaceSet) -> FaceSet:
    """The faces right beside one of *faces*, or of its rank."""
    close = near(faces)
    return close.below | close.above | close.first | close.second | close.third


def completed(these: Near, other: Near) -> FaceSet:
    """The faces that make a meld with a card of one set and a card of the other."""
    low, lower, high, higher, first, second, third = these
    low2, lower2, high2, higher2, first2, second2, third2 = other
    return (
        (low & high2 | high & low2) & _NO_ACE
        | low & lower2
        | lower & low2
        | high & higher2
        | higher & high2
        | first & (second2 | third2)
        | second & (first2 | third2)
        | third & (first2 | second2)
    )


def counted(these: Near, other: Near) -> tuple[FaceSet, FaceSet, FaceSet]:
    """The faces that at least one, two and three such pairs would make a meld with."""
    low, lower, high, higher, first, second, third = these
    low2, lower2, high2, higher2, first2, second2, third2 = other
    once = twice = thrice = 0
    for faces in (
        (low & high2 | high & low2) & _NO_ACE,
        low & lower2 | lower & low2,
        high & higher2 | higher & high2,
        first & second2 | second & first2,
        first & third2 | third & first2,
        second & third2 | third & second2,
    ):
        thrice |= twice & faces
        twice |= once & faces
        once |= faces
    return once, twice, thrice
