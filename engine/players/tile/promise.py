"""What a round of Tile Rummy promises a seat where all racks are known.

What tells is how much of a rack would be left if all were laid that can be. Each rack has a
standing by that; a seat can expect as much as its own is above the mean of those of the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import mul, sub
from statistics import fmean

from engine.arrange.tile_turns import Table, most
from engine.cards import JOKER, Card, Seat
from engine.melds import Meld
from engine.state import State

Numbers = tuple[float, ...]

WEIGHTS: Mapping[int, Numbers] = {
    2: (15.5, 166.9, -9.4),
    3: (17.9, 206.8, -2.7),
    4: (15.1, 221.4, -12.8),
}
"""By how many play, points for each number of a standing.

Found by `bench/tuning/tile.py` from 400 games each. Of the ends of other games between two they
tell nothing before the eighth turn of each (R²), 0.11 in turns 16 to 24, 0.18 to the 32nd and 0.27
from there on: most of a round is luck to come.
"""

RELIED_ON = 0.62
"""Part of that by which tiles are told to be luck among more than two: a tile that does not fit yet
often fits later. So that the slope of `bench/luck.py` was about 1 between two."""

LATE = 20
"""Tiles in the stock with which a tile that is left costs half as much as at the end."""

RACKS = 64
"""Racks of which it is kept what can be laid: those of some deals of one position."""


def promise(state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead of the mean of the others by this round."""
    weighed: Iterator[float] = map(mul, WEIGHTS[len(state.playing)], ahead(state, seat))
    return sum(weighed)


def ahead(state: State, seat: Seat) -> Numbers:
    """The standing of *seat* less the mean of those of the others."""
    numbers = {each: standing(state, each) for each in state.playing}
    own = numbers.pop(seat)
    return tuple(map(sub, own, map(fmean, zip(*numbers.values(), strict=True))))


def standing(state: State, seat: Seat) -> Numbers:
    """The jokers of *seat*, how near it is to being out, and what would be left, late in a round.

    Who has not opened can lay nothing but melds of the rack.
    """
    rack = state.hand_of(seat)
    found = laid_most(state.melds if seat in state.opened else (), rack)
    left = len(rack) - len(found.laid if found else ())
    late = LATE / (LATE + len(state.stock))
    return float(rack.count(JOKER)), 1 / (1 + left), left * late


@lru_cache(RACKS)
def laid_most(melds: Sequence[Meld], rack: Sequence[Card]) -> Table | None:
    """The table with most of *rack* on it; None where none of it fits."""
    return most(melds, rack)
