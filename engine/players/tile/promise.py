"""What a round of Tile Rummy promises a seat where all racks are known.

Each rack has a standing: how far it is from being laid, seen without arranging anything. What a
seat can expect is how far its standing is above the mean of those of the others.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import mul, sub
from statistics import fmean

from engine.cards import COLOURS, JOKER, Card, Seat
from engine.melds import Meld, fits
from engine.players.tile.weights import WEIGHTS
from engine.state import Phase, State

Numbers = tuple[float, ...]

FULL = 78
"""Tiles in the stock after a deal to two."""


def promise(state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead of the mean of the others by this round."""
    if state.to_act is None or state.phase is not Phase.PLAY or seat not in state.playing:
        return 0.0
    weighed: Iterator[float] = map(mul, WEIGHTS[state.seats], ahead(state, seat))
    return sum(weighed)


def ahead(state: State, seat: Seat) -> Numbers:
    """The standing of *seat* less the mean of those of the others."""
    table = Counter(card for meld in state.melds for card in meld.cards)
    numbers = {each: standing(state, each, table) for each in state.playing}
    own = numbers.pop(seat)
    return tuple(map(sub, own, map(fmean, zip(*numbers.values(), strict=True))))


def standing(state: State, seat: Seat, table: Counter[Card]) -> Numbers:
    """What tells how soon the rack of *seat* is laid, and for how much."""
    rack = state.hand_of(seat)
    done = len(rack) - len(_waiting(rack, state.melds))
    lonely = sum(not _has_company(tile, table + Counter(rack)) for tile in set(rack) - {JOKER})
    points = state.variant.values.of(rack) / 10
    opened, late = float(seat in state.opened), 1 - len(state.stock) / FULL
    first = float(seat == state.acting)
    numbers = (float(len(rack)), float(done), points, float(lonely), opened, first)
    jokers = float(rack.count(JOKER))
    small = float(len(rack) - done <= 2) * opened
    return (*numbers, jokers, small, *(late * number for number in numbers))


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


def _has_company(tile: Card, tiles: set[Card] | Counter[Card]) -> bool:
    """Whether two of *tiles* make a meld with *tile*."""
    colour, number = tile
    row = [Card(colour, number + step) in tiles for step in (-2, -1, 1, 2)]
    if (row[1] and (row[0] or row[2])) or (row[2] and row[3]):
        return True
    return sum(Card(other, number) in tiles for other in range(len(COLOURS)) if other != colour) > 1
