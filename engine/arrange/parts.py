"""The part of a new meld that counts for the initial meld, the rest being laid off later."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.arrange.pieces import Option, Pieces, Row, points_up_to
from engine.cards import ACE, KING
from engine.melds import ACE_HIGH, Melding, Values

REMEMBERED = 2_000
"""Rows of natural cards of which the parts are remembered."""


class Part(NamedTuple):
    """The *jokers* of a part and its *points*, what the whole is *worth*, and all *actions*."""

    jokers: int
    points: int
    worth: int
    actions: int


def parts(pieces: Pieces, option: Option) -> Collection[Part]:
    """The parts of the meld *option*, not the whole, on which the rest can be laid card by card."""
    if isinstance(option.shape, Row):
        size = option.shape.high - option.shape.low + 1
        return _of_runs(tuple(pieces.places(option)), size, pieces.melding, pieces.values)
    if option.bits.bit_count() + option.jokers == 4:
        return [Part(option.jokers - 1, option.points // 4 * 3, option.points, 2)]
    return ()


@lru_cache(REMEMBERED)
def _of_runs(
    naturals: tuple[int, ...], size: int, melding: Melding, values: Values
) -> Collection[Part]:
    """The parts of every run of that size with natural cards in these places; of any suit."""
    top = ACE_HIGH if melding.ace_high else KING
    lows = range(max(ACE, naturals[-1] - size + 1), min(naturals[0], top - size + 1) + 1)
    up_to = points_up_to(values, melding.ace_high)
    found = (
        part for low in lows for part in _of_run(naturals, low, low + size - 1, melding, up_to)
    )
    return tuple(dict.fromkeys(found))


def _of_run(
    naturals: Sequence[int], low: int, high: int, melding: Melding, up_to: Sequence[int]
) -> Iterator[Part]:
    """The parts of the run from *low* to *high*, jokers being where it has no natural card."""
    reached, worth = {(low, high)}, up_to[high] - up_to[low - 1]
    for size in range(high - low, 2, -1):
        for first in range(low, high - size + 2):
            last = first + size - 1
            jokers = size - sum(first <= place <= last for place in naturals)
            grows = (first - 1, last) in reached or (first, last + 1) in reached
            if grows and jokers <= melding.most_jokers(size):
                reached.add((first, last))
                points = up_to[last] - up_to[first - 1]
                yield Part(jokers, points, worth, high - low + 2 - size)
