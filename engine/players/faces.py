"""Sets of cards as whole numbers: a computer player looks at thousands of hands in one turn.

A *face* is a suit and a rank, numbered from 0 (the ace of spades) to 51 in the order of the pack;
a set of faces has bit n for face n. For games of one pack without jokers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from engine.cards import ACE, KING, Card, pack
from engine.melds import cards_from

Face = int
FaceSet = int

ALL: FaceSet = (1 << 52) - 1
SUITS = range(4)
PLACES = range(16)
"""Of a run: 1 the low ace, 14 the high one; 0 and 15 lie beyond the ends."""

_CARDS = pack()
_FACES = {card: number for number, card in enumerate(_CARDS)}


def face_of(card: Card) -> Face:
    """The face of a natural card; KeyError for a joker or a hidden card."""
    return _FACES[card]


def card_of(face: Face) -> Card:
    """The card with this face."""
    return _CARDS[face]


def set_of(cards: Iterable[Card]) -> FaceSet:
    """The faces of *cards*."""
    return joined(1 << _FACES[card] for card in cards)


def joined(sets: Iterable[FaceSet]) -> FaceSet:
    """All faces that are in any of *sets*."""
    return reduce(or_, sets, 0)


def each(faces: FaceSet) -> Iterator[Face]:
    """The faces of a set, in the order of the pack."""
    while faces:
        lowest = faces & -faces
        yield lowest.bit_length() - 1
        faces ^= lowest


def total(faces: FaceSet, points: Sequence[int]) -> int:
    """The sum of *points*, which are by face, over a set."""
    return sum(points[face] for face in each(faces))


def counting(by_rank: Iterable[int]) -> Callable[[FaceSet], int]:
    """A function that sums up a set, what each rank counts being given from the ace on."""
    of_suit = [0]
    for points in by_rank:
        of_suit += [some + points for some in of_suit]
    suit = len(of_suit) - 1

    def points_of(faces: FaceSet) -> int:
        return (
            of_suit[faces & suit]
            + of_suit[faces >> KING & suit]
            + of_suit[faces >> 2 * KING & suit]
            + of_suit[faces >> 3 * KING]
        )

    return points_of


AT: Sequence[Sequence[FaceSet]] = [
    [set_of(cards_from(suit, place, 1)) if place >= ACE else 0 for place in PLACES]
    for suit in SUITS
]
"""By suit and place of a run: the set of the one face there."""

RANK: Sequence[FaceSet] = [joined(AT[suit][rank] for suit in SUITS) for rank in range(KING + 1)]
"""By rank: its four faces."""


def _triples() -> Iterator[FaceSet]:
    """Every meld of three: a longer one is made of these, save that a run overlaps."""
    for suit in SUITS:
        for low in range(ACE, KING):
            yield joined(AT[suit][low : low + 3])
    for rank in range(ACE, KING + 1):
        for suit in SUITS:
            yield RANK[rank] & ~AT[suit][rank]


TRIPLES: Sequence[FaceSet] = tuple(_triples())

PARTNERS: Sequence[Sequence[FaceSet]] = [
    [triple & ~(1 << face) for triple in TRIPLES if triple >> face & 1] for face in range(52)
]
"""By face: the pairs that make a meld of three with it."""
