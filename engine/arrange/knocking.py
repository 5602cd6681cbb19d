"""How the two hands of a round of Gin Rummy lie when somebody knocks.

The opponent's lies as is best for it, lay-offs included; the knocker's, within the limit, so that
the difference after the best reply to it is the greatest.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import product
from operator import lshift, or_, rshift

from engine.arrange.deadwood import RANKS, SUIT, cards_of, each_face, faces_of, least_deadwood
from engine.cards import Card

Melds = tuple[tuple[Card, ...], ...]
"""Melds as they are shown: runs from the low end, groups by suit."""

_Layout = tuple[int, ...]
"""Melds as sets of faces, no two of which share one."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The best that a hand makes of a knock: its *deadwood*, its own *melds*, and its lay-offs.

    *laid_off* holds, for each of the knocker's melds, the cards that are added to it.
    """

    deadwood: int
    melds: Melds
    laid_off: Melds


@dataclass(frozen=True, slots=True)
class Knocking:
    """How the hand of a knocker lies, its *deadwood*, and the best reply to it."""

    deadwood: int
    melds: Melds
    reply: Reply


def best_melds(hand: Iterable[Card]) -> Melds:
    """The melds that leave the least deadwood; of several such the fewest, hence the longest."""
    return tuple(map(cards_of, _best(faces_of(hand))))


def knocking(hand: Iterable[Card], other: Iterable[Card], limit: int) -> Knocking | None:
    """How *hand*, the discard gone, knocks against *other*; None where its deadwood is too high.

    Nothing is laid off on gin.
    """
    faces, against = faces_of(hand), faces_of(other)
    if least_deadwood(faces) == 0:
        return _knock(_best(faces), faces, against)
    ways = [way for way in _layouts(_melds(faces)) if _outside(way, faces) <= limit]
    knocks = (_knock(way, faces, against) for way in ways)
    # The difference, then a small deadwood.
    return max(
        knocks, key=lambda one: (one.reply.deadwood - one.deadwood, -one.deadwood), default=None
    )


def _knock(layout: _Layout, faces: int, against: int) -> Knocking:
    """A hand that lies in *layout*, and the reply of the other."""
    points = _outside(layout, faces)
    reply = _answer(layout if points else (), against)
    return Knocking(points, tuple(map(cards_of, layout)), reply)


def _best(faces: int) -> _Layout:
    """The melds that leave the least deadwood, as few as possible."""
    return min(_layouts(_melds(faces)), key=lambda way: (_outside(way, faces), len(way)))


def _outside(layout: _Layout, faces: int) -> int:
    """The points of the *faces* that are in no meld of *layout*."""
    return sum(min(card.rank, 10) for card in cards_of(faces & ~reduce(or_, layout, 0)))


def _melds(faces: int) -> list[int]:
    """Every meld within a set of faces."""
    return [*_groups(faces), *_runs(faces)]


def _groups(faces: int) -> Iterator[int]:
    for rank in RANKS:
        same = faces & rank
        if same.bit_count() >= 3:
            yield same
        if same == rank:
            yield from (same ^ face for face in each_face(same))


def _runs(faces: int) -> Iterator[int]:
    for number in range(4):
        suit = faces & SUIT << 13 * number
        for first in each_face(suit):
            rows = (first | more for more in _rows(first, suit, lshift))
            yield from (run for run in rows if run.bit_count() >= 3)


def _rows(end: int, suit: int, shift: Callable[[int, int], int]) -> Iterator[int]:
    """The rows of *suit* that go on from a run or a face, on the one side; the empty one first."""
    row = 0
    while True:
        yield row
        after = shift(end | row, 1) & ~(end | row) & suit
        if not after:
            return
        row |= after


def _layouts(melds: list[int]) -> Iterator[_Layout]:
    """Every choice of *melds* of which no two share a face."""
    yield ()
    for number, meld in enumerate(melds, 1):
        for others in _layouts([other for other in melds[number:] if not other & meld]):
            yield (meld, *others)


def _answer(melds: _Layout, faces: int) -> Reply:
    """The reply of a hand to the *melds* of the knocker; of equal ones with the fewest lay-offs."""
    ways = product(*(list(_additions(meld, faces)) for meld in melds))
    added = min(map(_apart, ways), key=lambda way: _after(way, faces))
    left = faces & ~reduce(or_, added, 0)
    own = tuple(map(cards_of, _best(left)))
    return Reply(least_deadwood(left), own, tuple(map(cards_of, added)))


def _additions(meld: int, faces: int) -> Iterator[int]:
    """Every set of *faces* that can be laid off on *meld*."""
    rank = next((rank for rank in RANKS if not meld & ~rank), None)
    if rank is not None:
        yield from {0, faces & rank & ~meld}
        return
    suit = faces & SUIT << (meld.bit_length() - 1) // 13 * 13
    for lower, higher in product(_rows(meld, suit, rshift), list(_rows(meld, suit, lshift))):
        yield lower | higher


def _apart(added: _Layout) -> _Layout:
    """The lay-offs *added*, each card on the first meld that takes it."""
    return tuple(some & ~reduce(or_, added[:number], 0) for number, some in enumerate(added))


def _after(added: _Layout, faces: int) -> tuple[int, int]:
    """What is left when *added* is laid off: the deadwood, and how much was laid off."""
    off = reduce(or_, added, 0)
    return least_deadwood(faces & ~off), off.bit_count()
