"""The deadwood of a hand of Gin Rummy: one pack, no jokers, the ace low.

A hand is a set of *faces* here, a whole number with thirteen bits for each suit. Where there is no
group every suit stands by itself, and a table of its 8192 hands answers.
"""

from collections.abc import Iterable, Iterator

from engine.cards import ACE, KING, Card, pack

_CARDS = pack()
_bit = {card: 1 << face for face, card in enumerate(_CARDS)}.__getitem__
SUIT = (1 << KING) - 1
RANKS = tuple((1 | 1 << 13 | 1 << 26 | 1 << 39) << place for place in range(KING))
"""The four faces of each rank, from the ace."""

_TWO_SUITS = (1 << 26) - 1


def _beside_runs() -> list[int]:
    """By the ranks held of a suit, a bit for each: the points that are in no run."""
    points = [0]
    for rank in range(ACE, KING + 1):
        points += [some + min(rank, 10) for some in points]
    beside = [0]
    for held in range(1, SUIT + 1):
        above = held & (held + (held & -held))
        row = held ^ above
        beside.append(beside[above] + (points[row] if row.bit_count() < 3 else 0))
    return beside


_BESIDE = _beside_runs()


def deadwood(hand: Iterable[Card]) -> int:
    """The least points that lie outside melds; KeyError for a joker or a hidden card.

    Two suits at a time: a rank with a group is in two that lie above each other, and in a third.
    """
    faces = sum(map(_bit, hand))
    low, high = faces & _TWO_SUITS, faces >> 26
    both = low & high
    if both and (ranks := both & (low | high) >> 13 | both >> 13 & (low | high)):
        return _with_groups(faces, ranks)
    return _BESIDE[low & SUIT] + _BESIDE[low >> 13] + _BESIDE[high & SUIT] + _BESIDE[high >> 13]


def faces_of(hand: Iterable[Card]) -> int:
    """The set of the faces of *hand*; KeyError for a joker or a hidden card."""
    return sum(map(_bit, hand))


def least_deadwood(faces: int) -> int:
    """The least points of a set of faces that lie outside melds."""
    s, h, d, c = faces & SUIT, faces >> 13 & SUIT, faces >> 26 & SUIT, faces >> 39
    return _with_groups(faces, s & h & (d | c) | d & c & (s | h))


def _with_groups(faces: int, ranks: int) -> int:
    """The least deadwood where *ranks* has a bit for each rank that may lie in a group."""
    if not ranks:
        low, high = faces & _TWO_SUITS, faces >> 26
        return _BESIDE[low & SUIT] + _BESIDE[low >> 13] + _BESIDE[high & SUIT] + _BESIDE[high >> 13]
    others = ranks & (ranks - 1)
    same = faces & RANKS[(ranks ^ others).bit_length() - 1]
    best = min(_with_groups(faces, others), _with_groups(faces ^ same, others))
    if same.bit_count() == 4:
        return min(best, *(_with_groups(faces ^ same ^ one, others) for one in each_face(same)))
    return best


def each_face(faces: int) -> Iterator[int]:
    """The faces of a set, each as a set of one."""
    while faces:
        yield faces & -faces
        faces &= faces - 1


def cards_of(faces: int) -> tuple[Card, ...]:
    """The cards of a set of faces, by suit and rank."""
    return tuple(_CARDS[face.bit_length() - 1] for face in each_face(faces))
