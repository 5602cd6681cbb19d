"""What a position after a turn comes to, in numbers that its worth is estimated from.

An aspect is the points of a set of cards, such as those in the hand that one unseen card would
make a meld of. What is told apart here was chosen for what it tells of the cards' fate: whether
they are laid in the end, and by whom, or caught in a hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.players.faces import FaceSet
from engine.players.five_hundred.nearness import Near, completed, counted, near

_RANKS = (15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
_SUIT = (1 << 13) - 1
_OF_SUIT = [sum(p for rank, p in enumerate(_RANKS) if suit >> rank & 1) for suit in range(1 << 13)]
"""By set of the ranks of one suit: what they count in the hand."""


def points_of(faces: FaceSet) -> int:
    """What a set of faces counts in the hand."""
    return (
        _OF_SUIT[faces & _SUIT]
        + _OF_SUIT[faces >> 13 & _SUIT]
        + _OF_SUIT[faces >> 26 & _SUIT]
        + _OF_SUIT[faces >> 39]
    )


@dataclass(frozen=True, slots=True)
class Field:
    """What stays the same whichever card a player discards at the end of a turn."""

    unseen: FaceSet
    known: FaceSet
    """Cards that the other player surely holds."""
    ends: FaceSet
    """What fits on the table."""
    beyond: FaceSet
    """What would fit after one card that does."""
    other: int
    """Cards in the other hand."""
    stock: int
    near_unseen: Near
    near_known: Near
    theirs: FaceSet
    """What makes a meld with two cards that the other surely holds."""
    shared: FaceSet
    """What makes one with a card that the other surely holds and an unseen one."""
    open: tuple[FaceSet, FaceSet, FaceSet]
    """What makes one with at least one, two and three pairs of unseen cards."""


def field(
    unseen: FaceSet, known: FaceSet, ends: FaceSet, beyond: FaceSet, other: int, stock: int
) -> Field:
    """The field with these cards."""
    hidden, shown = near(unseen), near(known)
    theirs, shared = completed(shown, shown), completed(shown, hidden)
    return Field(
        *(unseen, known, ends, beyond, other, stock),
        *(hidden, shown, theirs, shared, counted(hidden, hidden)),
    )


def _covered(pile: Iterable[FaceSet], wanted: FaceSet) -> FaceSet:
    """What lies in the pile at and above the deepest of the cards *wanted*."""
    found = 0
    for face in pile:
        if found or face & wanted:
            found |= face
    return found


def of_hand(
    here: Field, hand: FaceSet, melded: FaceSet, dig: FaceSet, held: Near
) -> tuple[list[float], FaceSet]:
    """The aspects of the hand of the player who has ended a turn."""
    ends = here.ends & ~melded
    rest = hand & ~melded & ~ends
    once, twice, thrice = counted(held, here.near_unseen)
    open_once, _, open_thrice = here.open
    sets = (
        hand,
        hand & melded,
        hand & ends,
        rest & dig,
        rest & once,
        rest & twice,
        rest & thrice,
        rest & completed(held, here.near_known),
        rest & open_once,
        rest & open_thrice,
        rest & here.beyond,
    )
    return [*map(points_of, sets), rest.bit_count()], once


def of_rest(
    here: Field,
    pile: tuple[FaceSet, ...],
    piles: FaceSet,
    melded: FaceSet,
    dig: FaceSet,
    waits: FaceSet,
    piled: Near,
) -> list[float]:
    """The aspects of all cards that are not in that hand: in the pile, unseen, or known."""
    unseen, known, ends, theirs, shared = (
        *(here.unseen, here.known, here.ends, here.theirs, here.shared),
    )
    top = pile[-1] if pile else 0
    deep = piles & ~top
    useful = melded | ends
    once, twice, thrice = here.open
    dug = completed(piled, here.near_unseen)
    both = completed(piled, piled)
    lent = completed(here.near_known, piled)
    mine = useful | dig | both
    yours = theirs | ends | lent | both
    sets = (
        piles,
        piles & ends,
        piles & useful & ~ends,
        _covered(pile, mine),
        deep & theirs,
        _covered(pile, yours),
        top & ends,
        top & theirs,
        top & shared,
        top & once,
        top & twice,
        top & thrice,
        top & dug,
        deep & shared,
        deep & once,
        deep & thrice,
        deep & waits,
        unseen,
        unseen & ends,
        unseen & useful & ~ends,
        known,
        known & ends,
        known & theirs & ~ends,
        known & shared & ~theirs,
        known & lent,
    )
    numbers: list[float] = list(map(points_of, sets))
    has = max(0, here.other - known.bit_count()) / max(1, unseen.bit_count())
    inside = (unseen, unseen & ends, unseen & here.beyond, unseen & theirs, unseen & shared)
    numbers += [has * points_of(each) for each in inside]
    numbers += [has * has * points_of(each) for each in (top & once, top & twice, deep & once)]
    return numbers


def aspects(here: Field, hand: FaceSet, pile: tuple[FaceSet, ...]) -> list[float]:
    """What there is to say of the hand, then of all else, after a turn."""
    piles = 0
    for face in pile:
        piles |= face
    held, piled = near(hand), near(piles)
    melded, dig = completed(held, held), completed(held, piled)
    own, waits = of_hand(here, hand, melded, dig, held)
    return own + of_rest(here, pile, piles, melded, dig, waits, piled)


def times(other: int, own: int, stock: int) -> tuple[float, float, float, float]:
    """How near the end of the round is: by the cards in both hands and in the stock."""
    return 1.0, min(other, 14) / 14 - 0.6, min(own, 14) / 14 - 0.6, stock / 25 - 0.6
