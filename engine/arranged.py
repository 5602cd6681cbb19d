"""A table as it lies after a turn: its rows read as melds, and what the jokers in them stand for.

A joker goes on standing for its tile until a real one lies on the table.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.errors import JokerNotReplaceable, NoTilePlayed, TableInvalid, TilesMissing
from engine.melds import UNNAMED, Meld, Melding, Reading, missing_suits, read
from engine.moves import DEALER, Arrange, Laid

TILES = Melding(ace_high=False, half_jokers=False)
"""The 1 is low only; jokers may be as many as there are."""


class Duty(NamedTuple):
    """What a joker that lay on the table has to go on standing for: one of *tiles*."""

    meld: int
    """The number of its meld before the turn."""
    tiles: frozenset[Card]


def table_of(before: Sequence[Meld], move: Arrange) -> tuple[Meld, ...]:
    """The rows of *move* read as melds, numbered as they stand there; raises TableInvalid.

    A joker that is not named goes on standing for its tile where the row allows it, until a real
    one lies on the table: of all ways to read the rows it is one in which the fewest jokers fail
    their duty, of those one with the most melds as they were, of those the one in which jokers are
    read as if just laid.
    """
    known = sorted({tile for duty in duties(before) for tile in duty.tiles})
    ways = [_ways(row, known) for row in move.melds]
    for number, (row, found) in enumerate(zip(move.melds, ways, strict=True), 1):
        if not found:
            raise TableInvalid(number, tuple(laid.card for laid in row))
    tables = [tuple(map(_meld, range(1, len(ways) + 1), table)) for table in product(*ways)]
    if len(tables) == 1:
        return tables[0]
    return max(tables, key=lambda melds: _likeness(before, melds))


def played(before: Sequence[Meld], move: Arrange) -> tuple[Card, ...]:
    """The tiles that *move* brings to the table; raises TilesMissing and NoTilePlayed."""
    lay = Counter(tile for meld in before for tile in meld.cards)
    lie = Counter(laid.card for row in move.melds for laid in row)
    if missing := lay - lie:
        raise TilesMissing(tuple(sorted(missing.elements())))
    if lay == lie:
        raise NoTilePlayed
    return tuple((lie - lay).elements())


def _ways(row: Sequence[Laid], known: Sequence[Card]) -> list[Reading]:
    """How *row* can be read: its unnamed jokers as if just laid first, then as *known* tiles."""
    fixed = [laid for laid in row if laid != UNNAMED]
    bare = len(row) - len(fixed)
    found: list[Reading] = []
    for named in range(bare + 1):
        for tiles in combinations(known, named):
            jokers = [Laid(JOKER, tile) for tile in tiles] + [UNNAMED] * (bare - named)
            way = read([*fixed, *jokers], TILES)
            if way is not None and way not in found:
                found.append(way)
    return found


def reading(meld: Meld) -> Reading:
    """*meld* as its row is read, wherever it lies."""
    return Reading(meld.kind, meld.cards, meld.stands_for)


def _meld(number: int, way: Reading) -> Meld:
    """A meld on the table, which is nobody's."""
    return Meld(number, way.kind, None, way.cards, way.stands_for, (DEALER,) * len(way.cards))


def _likeness(before: Sequence[Meld], melds: Sequence[Meld]) -> tuple[int, int]:
    """How well *melds* go on from those *before*."""
    same = Counter(map(reading, before)) & Counter(map(reading, melds))
    return -len(failed_duties(before, melds)), same.total()


def duties(melds: Iterable[Meld]) -> tuple[Duty, ...]:
    """The jokers in *melds* with what they stand for, as the table lies."""
    return tuple(
        Duty(meld.id, frozenset([meaning] if meaning != JOKER else missing_suits(meld)))
        for meld in melds
        for tile, meaning in zip(meld.cards, meld.stands_for, strict=True)
        if tile == JOKER
    )


def failed_duties(before: Sequence[Meld], after: Sequence[Meld]) -> tuple[Duty, ...]:
    """The jokers that stand for something else although no tile has taken their place.

    Each joker after the turn keeps one duty at most.
    """
    real = {tile for meld in after for tile in meld.cards}
    owed = [duty for duty in duties(before) if not duty.tiles & real]
    jokers = [duty.tiles for duty in duties(after)]
    ways = (
        tuple(duty for duty, tiles in zip(owed, order, strict=True) if not tiles <= duty.tiles)
        for order in permutations(jokers, len(owed))
    )
    return min(ways, key=len, default=tuple(owed))


def check_jokers(before: Sequence[Meld], after: Sequence[Meld]) -> None:
    """Raise JokerNotReplaceable for the first joker that fails its duty."""
    for duty in failed_duties(before, after):
        raise JokerNotReplaceable(min(duty.tiles), duty.meld)
