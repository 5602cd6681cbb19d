"""The most that a rack can lay on a table, against an integer program on a thousand positions.

The program is solved by `scipy.optimize.milp` (HiGHS). Its columns are all runs of three to five
tiles and all groups, with up to two jokers in any place: longer runs are made of these. Each joker
of the table that is bound, because no tile like its own lies there, is a constraint: some joker
stands for its tile after the turn, or the tile comes from the rack. Positions in which two jokers
are bound at one number are left out, since there one constraint would not say which is which.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.arrange.tile_turns import Most, most
from engine.arranged import TILES
from engine.cards import JOKER, Card
from engine.melds import Meld, missing_suits, new_meld
from engine.moves import Laid
from tests.engine.test_tile_tables import TILE, played, worth

np = pytest.importorskip("numpy", reason="the program needs SciPy")
optimize = pytest.importorskip("scipy.optimize", reason="the program needs SciPy")
pytestmark = [pytest.mark.reference, pytest.mark.soak]

FACES = [Card(colour, number) for colour in range(4) for number in range(1, 14)]
KINDS = [*FACES, JOKER]


class Column(NamedTuple):
    """A row of tiles: the real ones, and the tiles that each of its jokers may stand for."""

    real: tuple[Card, ...]
    jokers: tuple[frozenset[Card], ...]


def with_jokers(row: Sequence[Card], *, group: bool = False) -> Iterator[Column]:
    """*row* with up to two of its tiles replaced by jokers; in a group they are not named."""
    for count in range(3):
        for gone in combinations(row, count):
            real = tuple(card for card in row if card not in gone)
            others = [Card(colour, row[0].rank) for colour in range(4)]
            missing = frozenset(others) - set(real)
            yield Column(real, tuple(missing if group else frozenset([card]) for card in gone))


@cache
def columns() -> tuple[Column, ...]:
    """All rows; a joker of a group in whichever place only once."""
    found = set()
    for size in (3, 4, 5):
        for colour in range(4):
            for low in range(1, 15 - size):
                row = [Card(colour, number) for number in range(low, low + size)]
                found |= set(with_jokers(row))
    for size in (3, 4):
        for number in range(1, 14):
            for colours in combinations(range(4), size):
                row = [Card(colour, number) for colour in colours]
                found |= set(with_jokers(row, group=True))
    return tuple(found)


@cache
def contents() -> Any:
    """How many tiles of each kind, by row, are in each column."""
    kinds = {card: row for row, card in enumerate(KINDS)}
    matrix = np.zeros((len(KINDS), len(columns())), dtype=np.int8)
    for number, column in enumerate(columns()):
        for card in (*column.real, *(JOKER for _ in column.jokers)):
            matrix[kinds[card], number] += 1
    return matrix


def counts(cards: Counter[Card]) -> Any:
    return np.array([cards[card] for card in KINDS])


def bound_jokers(table: Sequence[Meld]) -> list[frozenset[Card]]:
    """What each joker of *table* stands for, unless a tile equal to it lies there."""
    real = {card for meld in table for card in meld.cards}
    meanings = (
        frozenset(missing_suits(meld) if meaning == JOKER else [meaning])
        for meld in table
        for card, meaning in zip(meld.cards, meld.stands_for, strict=True)
        if card == JOKER
    )
    return [tiles for tiles in meanings if not tiles & real]


def program(table: Sequence[Meld], rack: Sequence[Card], aim: Most) -> int:
    """What the integer program finds that *rack* can lay."""
    lying = counts(Counter(card for meld in table for card in meld.cards))
    held = counts(Counter(rack))
    used = np.flatnonzero(lying + held)
    possible = np.flatnonzero((contents() <= (lying + held)[:, None]).all(axis=0))
    rows = contents()[np.ix_(used, possible)]
    if not possible.size:
        return 0
    # The unknowns: how often each row is laid, then how many tiles of each kind come from the rack.
    equal = np.hstack([rows, -np.eye(len(used))])
    duties = [
        [
            *(sum(bool(tiles & joker) for joker in columns()[n].jokers) for n in possible),
            *(KINDS[kind] in tiles for kind in used),
        ]
        for tiles in bound_jokers(table)
    ]
    value = [worth([KINDS[kind]], aim) for kind in used]
    limits = optimize.LinearConstraint(equal, lying[used], lying[used])
    kept = [optimize.LinearConstraint(np.array(duties), 1)] if duties else []
    found = optimize.milp(
        np.array([*(0 for _ in possible), *(-each for each in value)]),
        constraints=[limits, *kept],
        integrality=1,
        bounds=optimize.Bounds(0, [*(2 for _ in possible), *held[used]]),
        # Whole numbers: what is less than one away from the best is the best.
        options={"mip_rel_gap": 0.9 / (1 + worth(rack, aim))},
    )
    assert found.success, found.message
    return round(-found.fun)


def random_position(random: Random) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A table of some random rows of the pack, and a rack out of what is left."""
    left = Counter(TILE.pack)
    table: list[Meld] = []
    for _ in range(random.choice([*range(12), *range(12), 30])):
        column = random.choice(columns()) if random.random() < 0.2 else random.choice(plain())
        cards = Counter([*column.real, *(JOKER for _ in column.jokers)])
        if not cards - left:
            left -= cards
            table.append(laid(column, len(table) + 1, random))
    stock = [*left.elements()]
    return tuple(table), tuple(random.sample(stock, min(len(stock), random.randint(1, 14))))


@cache
def plain() -> tuple[Column, ...]:
    return tuple(column for column in columns() if not column.jokers)


def laid(column: Column, number: int, random: Random) -> Meld:
    """*column* on the table; now and then a joker is named that need not be."""
    name = random.random() < 0.5 or len({card.suit for card in column.real}) == 1
    jokers, taken = [], set[Card]()
    for tiles in column.jokers:
        tile = min(tiles - taken)
        taken.add(tile)
        jokers.append(Laid(JOKER, tile if name else None))
    meld = new_meld(number, 0, [*map(Laid, column.real), *jokers], TILES)
    assert meld is not None, column
    return meld


@pytest.mark.parametrize("part", range(10))
def test_no_program_lays_more(part: int) -> None:
    """On 1,000 positions as much is laid as the program lays, and the game accepts it."""
    random = Random(part)
    compared = bound = 0
    while compared < 100:
        table, rack = random_position(random)
        jokers = bound_jokers(table)
        numbers = [min(tiles).rank for tiles in jokers]
        if len(set(numbers)) < len(numbers):
            continue
        aim = random.choice(list(Most))
        found = most(table, rack, aim)
        assert (worth(found.laid, aim) if found else 0) == program(table, rack, aim), (table, rack)
        if found:
            played(table, rack, found)
        compared += 1
        bound += bool(jokers)
    assert bound >= 10
