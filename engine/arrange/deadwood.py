"""The deadwood of a hand of Gin Rummy: one pack, no jokers, the ace low.

A hand is a set of *faces* here, a whole number with thirteen bits for each suit. Where there is no
group every suit stands by itself, and a table of its 8192 hands answers.
"""

from collections.abc import Callable, Iterable, Iterator

from engine.cards import ACE, KING, Card, pack

_CARDS = pack()
_bit = {card: 1 << face for face, card in enumerate(_CARDS)}.__getitem__
SUIT = (1 << KING) - 1
RANKS = tuple((1 | 1 << 13 | 1 << 26 | 1 << 39) << place for place in range(KING))
"""The four faces of each rank, from the ace."""

_OF_RANK = {1 << place: faces for place, faces in enumerate(RANKS)}

_TWO_SUITS = (1 << 26) - 1


def _outside_runs() -> tuple[list[int], list[int]]:
    """By the ranks held of a suit, a bit for each: the points in no run, and the highest card."""
    points, highest = [0], [0]
    for rank in range(ACE, KING + 1):
        points += [some + min(rank, 10) for some in points]
        highest += [min(rank, 10)] * len(highest)
    outside, dearest = [0], [0]
    for held in range(1, SUIT + 1):
        above = held & (held + (held & -held))
        row = held ^ above
        loose = row.bit_count() < 3
        outside.append(outside[above] + (points[row] if loose else 0))
        dearest.append(max(dearest[above], highest[row] if loose else 0))
    return outside, dearest


_OUTSIDE, _DEAREST = _outside_runs()


def deadwood(hand: Iterable[Card]) -> int:
    """The least points that lie outside melds; KeyError for a joker or a hidden card."""
    # What `least_deadwood` does, once more: a call of it costs as much as a tenth of this.
    faces = sum(map(_bit, hand))
    low, high = faces & _TWO_SUITS, faces >> 26
    both = low & high
    if both and (ranks := both & (low | high) >> 13 | both >> 13 & (low | high)):
        return _with_groups(faces, ranks, _beside_runs)
    return _OUTSIDE[low & SUIT] + _OUTSIDE[low >> 13] + _OUTSIDE[high & SUIT] + _OUTSIDE[high >> 13]


def least_deadwood(faces: int) -> int:
    """The least points of a set of faces that lie outside melds.

    Two suits at a time: a rank with a group is in two that lie above each other, and in a third.
    """
    low, high = faces & _TWO_SUITS, faces >> 26
    both = low & high
    if both and (ranks := both & (low | high) >> 13 | both >> 13 & (low | high)):
        return _with_groups(faces, ranks, _beside_runs)
    return _OUTSIDE[low & SUIT] + _OUTSIDE[low >> 13] + _OUTSIDE[high & SUIT] + _OUTSIDE[high >> 13]


def least_after_discard(faces: int) -> int:
    """The least deadwood of a set of ten faces or eleven after one of them is discarded.

    Not all of so many lie in melds of three, so one that is not loose can be spared as well.
    """
    low, high = faces & _TWO_SUITS, faces >> 26
    both = low & high
    if both and (ranks := both & (low | high) >> 13 | both >> 13 & (low | high)):
        return _with_groups(faces, ranks, _beside_runs_and_discard)
    s, h, d, c = low & SUIT, low >> 13, high & SUIT, high >> 13
    loose = _OUTSIDE[s] + _OUTSIDE[h] + _OUTSIDE[d] + _OUTSIDE[c]
    return loose - max(_DEAREST[s], _DEAREST[h], _DEAREST[d], _DEAREST[c])


def faces_of(hand: Iterable[Card]) -> int:
    """The set of the faces of *hand*; KeyError for a joker or a hidden card."""
    return sum(map(_bit, hand))


def _with_groups(faces: int, ranks: int, beside: Callable[[int], int]) -> int:
    """The least of what is *beside* groups; *ranks* has a bit for each that may lie in one."""
    others = ranks & (ranks - 1)
    same = faces & _OF_RANK[ranks ^ others]
    rest = faces ^ same
    ways = [faces, rest]
    if same.bit_count() == 4:
        ways += (rest | one for one in each_face(same))
    if others:
        return min(_with_groups(way, others, beside) for way in ways)
    return min(map(beside, ways))


def _beside_runs(faces: int) -> int:
    """The points in no run."""
    low, high = faces & _TWO_SUITS, faces >> 26
    return _OUTSIDE[low & SUIT] + _OUTSIDE[low >> 13] + _OUTSIDE[high & SUIT] + _OUTSIDE[high >> 13]


def _beside_runs_and_discard(faces: int) -> int:
    """The points in no run when the highest of these cards is discarded."""
    suits = faces & SUIT, faces >> 13 & SUIT, faces >> 26 & SUIT, faces >> 39
    return _beside_runs(faces) - max(_DEAREST[suit] for suit in suits)


def each_face(faces: int) -> Iterator[int]:
    """The faces of a set, each as a set of one."""
    while faces:
        yield faces & -faces
        faces &= faces - 1


def cards_of(faces: int) -> tuple[Card, ...]:
    """The cards of a set of faces, by suit and rank."""
    return tuple(_CARDS[face.bit_length() - 1] for face in each_face(faces))
