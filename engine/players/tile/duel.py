"""What a round of two at Tile Rummy promises, both racks being known: to tell its luck by.

What tells is what would be left of each rack if all were laid that can be, which tiles of the stock
would then lay more of it, and what each would have to pay for.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.arrange.tile_turns import row_of
from engine.cards import JOKER, KING, Card, Seat
from engine.melds import ACE_HIGH
from engine.moves import Laid
from engine.players.faces import AT, PARTNERS, SUITS, FaceSet, card_of, each, joined, set_of
from engine.players.fitted import Net
from engine.players.tile.promise import LATE, RELIED_ON, Numbers, laid_most, promise
from engine.plays import without
from engine.state import State

TILES, POINTS, STOCK = 10, 50, 78
"""What stands for 1: tiles of a rack, their points, and the tiles that the stock has at first."""


class Side(NamedTuple):
    """One of the two racks."""

    jokers: int
    size: int
    points: int
    left: tuple[Card, ...]
    """What cannot be laid with most of the others."""
    outs: float
    """The part of the stock that would then lay more of it, with one tile of the table at most."""
    opened: bool


def lead(net: Net, state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead, as *net* tells it between two.

    Among more a part of the game's own promise.
    """
    if len(state.playing) > 2:
        return RELIED_ON * promise(state, seat)
    value = net.of(inputs(state))
    return value if seat == state.acting else -value


def inputs(state: State) -> Numbers:
    """The numbers for the seat to act."""
    stock = Counter(state.stock)
    own, other = (
        _side(state, seat, stock) for seat in sorted(state.playing, key=state.acting.__ne__)
    )
    late = LATE / (LATE + len(state.stock))
    return (
        *_standing(state, own, other, late),
        *_standing(state, other, own, late),
        late,
        len(state.stock) / STOCK,
        own.opened * other.opened,
    )


def _side(state: State, seat: Seat, stock: Counter[Card]) -> Side:
    """What *seat* has; who has not opened can lay nothing but melds of the rack."""
    rack, opened = state.hand_of(seat), seat in state.opened
    melds = state.melds if opened else ()
    found = laid_most(melds, rack)
    left = without(rack, found.laid) if found else rack
    outs = _laying(left, found.rows if found else map(row_of, melds), stock)
    return Side(
        rack.count(JOKER),
        len(rack),
        _points(state, rack),
        left,
        outs / max(stock.total(), 1),
        opened,
    )


def _standing(state: State, own: Side, other: Side, late: float) -> Iterator[float]:
    """What tells how soon a rack is out, and what that brings."""
    number, cost = len(own.left), _points(state, own.left) / POINTS
    nearness, brings = 1 / (1 + number), other.points * (2 - own.opened) / POINTS
    last = own.outs * (number == 1)
    yield from (own.jokers, number / TILES, number / TILES * late, nearness, nearness * late)
    yield from (cost, own.size / TILES, own.points / POINTS, own.points / POINTS * late)
    yield from (own.outs, own.outs * nearness, last, last * brings, own.opened)
    yield from (own.opened * number / TILES, nearness * brings, (number == 0) * brings)


def _points(state: State, tiles: tuple[Card, ...]) -> int:
    return state.variant.values.of(tiles)


def _laying(left: Sequence[Card], rows: Iterable[Sequence[Laid]], stock: Counter[Card]) -> int:
    """The tiles of the stock that make a meld with one that is *left* and another one.

    That is left too, or can be taken from *rows*, which are melds without it as well.
    """
    tiles = set_of(tile for tile in left if tile != JOKER)
    held, wanted = tiles | joined(map(_spare, rows)), 0
    for tile in each(tiles):
        for low, high in _PAIRS[tile]:
            if low & held:
                wanted |= high
            if high & held:
                wanted |= low
    return stock[JOKER] * bool(left) + sum(stock[card_of(face)] for face in each(wanted))


def _spare(row: Sequence[Laid]) -> FaceSet:
    """The tiles that can be taken off a row: of a run at its ends, of a group any, if long."""
    tiles = [laid.card for laid in row]
    if len(tiles) < 4:
        return 0
    suits = {tile.suit for tile in tiles if tile != JOKER}
    some = tiles if len(suits) > 1 else (tiles[0], tiles[-1])
    return set_of(tile for tile in some if tile != JOKER)


def _parted(pair: FaceSet) -> tuple[FaceSet, FaceSet]:
    return pair & -pair, pair & (pair - 1)


_BEYOND = {joined(AT[suit][KING - 1 : ACE_HIGH + 1]) for suit in SUITS}
"""Runs of cards that are none of tiles: nothing follows 13."""

_PAIRS = [
    [_parted(pair) for pair in pairs if pair | 1 << face not in _BEYOND]
    for face, pairs in enumerate(PARTNERS)
]
"""By face: the pairs that make a meld of three with it."""
