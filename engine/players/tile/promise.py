"""What a round of Tile Rummy promises a seat where all racks are known.

Each rack has a standing: how far it is from being laid, seen without arranging anything. What a
seat can expect is how far its standing is above the mean of those of the others.
"""

from collections.abc import Iterator, Sequence
from operator import mul, sub
from statistics import fmean

from engine.cards import COLOURS, JOKER, Card, Seat
from engine.melds import Meld, fits
from engine.state import Phase, State

Numbers = tuple[float, ...]

WEIGHTS = -3.4, -0.1, 3.3
"""Points for each number of a standing; found by `bench/tuning/tile.py` from 55 games of two.

They tell little (R² about 0.05 late in a round, nothing early): most of a round is luck to come.
"""


def promise(state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead of the mean of the others by this round."""
    if state.to_act is None or state.phase is not Phase.PLAY or seat not in state.playing:
        return 0.0
    weighed: Iterator[float] = map(mul, WEIGHTS, ahead(state, seat))
    return sum(weighed)


def ahead(state: State, seat: Seat) -> Numbers:
    """The standing of *seat* less the mean of those of the others."""
    numbers = {each: standing(state, each) for each in state.playing}
    own = numbers.pop(seat)
    return tuple(map(sub, own, map(fmean, zip(*numbers.values(), strict=True))))


def standing(state: State, seat: Seat) -> Numbers:
    """The tiles of *seat* that fit nothing, those that do, and whether it is to act."""
    rack = state.hand_of(seat)
    waiting = len(_waiting(rack, state.melds))
    return float(waiting), float(len(rack) - waiting), float(seat == state.acting)


def _waiting(rack: Sequence[Card], melds: Sequence[Meld]) -> list[Card]:
    """The tiles of *rack* that are in no meld of its own and fit none of the table as it lies."""
    held = set(rack)
    return [
        tile
        for tile in rack
        if tile != JOKER
        and not _has_company(tile, held)
        and not any(fits(meld, tile) for meld in melds)
    ]


def _has_company(tile: Card, tiles: set[Card]) -> bool:
    """Whether two of *tiles* make a meld with *tile*."""
    colour, number = tile
    row = [Card(colour, number + step) in tiles for step in (-2, -1, 1, 2)]
    if (row[1] and (row[0] or row[2])) or (row[2] and row[3]):
        return True
    return sum(Card(other, number) in tiles for other in range(len(COLOURS)) if other != colour) > 1
