"""What can be laid in a turn of Tile Rummy: the most of a rack, tiles that are picked, an opening.

Exact. The answers are whole tables, as a turn is; every joker on them keeps its duty: it stands for
what it stood for unless a tile equal to that lies on the table.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from engine.arrange.numbers import COLOURS, LAST, Position, Step
from engine.arrange.pieces import Piece, Pieces
from engine.arrange.sweep import Aim, best
from engine.arrange.swept import Row, rows_of
from engine.arranged import TILES, duties
from engine.cards import JOKER, Card
from engine.melds import Meld, Values
from engine.moves import Laid

_VALUES = Values((25, *range(1, LAST + 1)), 1)


class Most(Enum):
    """What a turn is to lay most of."""

    TILES = Aim((1,) * (LAST + 1), 1)
    POINTS = Aim(tuple(range(LAST + 1)), 25)
    """What the tiles would have cost on the rack."""


@dataclass(frozen=True, slots=True)
class Table:
    """The *rows* of a table after a turn, as `Arrange` takes them, and the tiles *laid* for it."""

    rows: tuple[Row, ...]
    laid: tuple[Card, ...]


def most(table: Sequence[Meld], rack: Iterable[Card], aim: Most = Most.TILES) -> Table | None:
    """The table with most of *rack* on it, for a player who has opened; None where none fits."""
    position = position_of(table, Counter(), Counter(rack), real_tiles(table))
    found = _best(position, aim)
    return found if found and found.laid else None


def completing(table: Sequence[Meld], picked: Iterable[Card]) -> Table | None:
    """A table with exactly the *picked* tiles on it, for a player who has opened; None if none."""
    tiles = Counter(picked)
    found = _best(position_of(table, tiles, Counter(), real_tiles(table) | set(tiles)), Most.TILES)
    return found and replace(found, laid=tuple(sorted(tiles.elements())))


def most_beside(table: Sequence[Meld], rack: Iterable[Card], row: Iterable[Card]) -> int:
    """How many tiles of *rack* are at most on a table that has *row*, without jokers, as it is.

    *row* is of tiles that lie on *table* or are on the rack; -1 where no table has it.
    """
    lying = Counter(card for meld in table for card in meld.cards)
    needed = Counter(row) - lying
    real = real_tiles(table) | set(needed)
    position = position_of(table, needed, Counter(rack) - needed, real)
    tiles = [[*numbers] for numbers in position.tiles]
    for tile in row:
        tiles[tile.suit][tile.rank] -= 1
    found = _best(position._replace(tiles=tiles), Most.TILES)
    return -1 if found is None else needed.total() + len(found.laid)


def opening(
    table: Sequence[Meld],
    rack: Sequence[Card],
    *,
    least: int,
    total: bool,
    picked: Sequence[Card] | None = None,
) -> Table | None:
    """The table with most of *rack* on it, for a player who has not opened; None if there is none.

    The new melds are worth *least* points: one of them, or in *total*. With *picked*, exactly these
    tiles. A whole rack that can be laid at once needs no points.
    """
    tiles = Counter(rack if picked is None else picked)
    found = completing((), rack) if tiles == Counter(rack) else None
    if found is None and total:
        found = _best(position_of((), Counter(), tiles, set())._replace(least=least), Most.TILES)
    elif found is None:
        found = _with_one_worth(least, tiles)
    if not found or not found.laid or (picked is not None and len(found.laid) < len(picked)):
        return None
    return replace(found, rows=(*map(row_of, table), *found.rows))


def smallest_opening(table: Sequence[Meld], rack: Sequence[Card], least: int) -> Table | None:
    """The table with one meld of *rack* more, worth *least* points; None where there is none.

    It has as few jokers and then as few tiles as such a meld can have, and of these most points.
    """
    enough = [piece for piece in Pieces(rack, TILES, _VALUES) if piece.points >= least]
    if not enough:
        return None
    cards, _, _ = min(enough, key=_size)
    return Table((*map(row_of, table), cards), tuple(sorted(card for card, _ in cards)))


def _size(piece: Piece) -> tuple[int, int, int]:
    """The jokers, the tiles, and the points less than none."""
    cards = [card for card, _ in piece.cards]
    return cards.count(JOKER), len(cards), -piece.points


def _with_one_worth(least: int, tiles: Counter[Card]) -> Table | None:
    """The best new melds of *tiles*, one of them worth *least* points; None if there are none."""
    most_laid = _best(position_of((), Counter(), tiles, set()), Most.TILES)
    if most_laid and any(_points(row) >= least for row in most_laid.rows):
        return most_laid
    limit = len(most_laid.laid) if most_laid else 0
    pieces = Pieces(list(tiles.elements()), TILES, _VALUES)
    found: Table | None = None
    laid = 0
    enough = (
        piece for piece in pieces if piece.points >= least and _is_of_use(piece, least, tiles)
    )
    for piece in sorted(enough, key=lambda piece: -len(piece.cards)):
        better = _beside(piece, tiles, laid)
        if better:
            found, laid = better, len(better.laid)
        if laid == limit:
            break
    return found


def _is_of_use(piece: Piece, least: int, tiles: Counter[Card]) -> bool:
    """Whether no other piece, worth *least* points as well, leaves as many *tiles* to be laid.

    A shorter run does where the first three tiles can be a run of their own; so does a tile of the
    rack in place of a joker, which can lie wherever that tile could.
    """
    if len(piece.cards) >= 6 and piece.points - _points(piece.cards[:3]) >= least:
        return False
    return not any(
        tiles[tile] for laid in piece.cards if laid.card == JOKER for tile in _meant(laid, piece)
    )


def _meant(joker: Laid, piece: Piece) -> set[Card]:
    """The tiles that a joker of *piece* may stand for; without a name it lies in a group."""
    if joker.stands_for is not None:
        return {joker.stands_for}
    lying = {card for card, _ in piece.cards} - {JOKER}
    return {Card(colour, tile.rank) for tile in lying for colour in COLOURS} - lying


def _points(row: Row) -> int:
    """The points of a new meld; a joker without a name lies in a group."""
    ranks = [(meaning or card).rank for card, meaning in row]
    return sum(rank or max(ranks) for rank in ranks)


def _beside(piece: Piece, tiles: Counter[Card], above: int) -> Table | None:
    """*piece*, and the most that the rest of *tiles* can lay, if that is more than *above*."""
    cards = Counter(card for card, _ in piece.cards)
    position = position_of((), Counter(), tiles - cards, set())
    found = _best(position, Most.TILES, above - cards.total())
    return found and Table(
        (piece.cards, *found.rows), tuple(sorted([*found.laid, *cards.elements()]))
    )


def _best(position: Position, aim: Most, above: int = -1) -> Table | None:
    """The best table in *position*, with what was added to it, if worth more than *above*."""
    steps = best(position, aim.value, above)
    if steps is None:
        return None
    return Table(rows_of(position, steps), tuple(_added(position, steps)))


def _added(position: Position, steps: Sequence[Step]) -> Iterator[Card]:
    """The tiles that *steps* add, sorted."""
    for colour in COLOURS:
        for number, step in enumerate(steps, 1):
            yield from [Card(colour, number)] * step.added[colour]
    used = sum(sum(step.jokers) for step in steps)
    yield from [JOKER] * (used - position.jokers)


def position_of(
    melds: Iterable[Meld], tiles: Counter[Card], added: Counter[Card], real: set[Card]
) -> Position:
    """*melds* to be arranged anew with *tiles*, and some of *added*; *real* tiles free jokers."""
    melds = list(melds)
    lying = Counter(card for meld in melds for card in meld.cards) + tiles
    bound: dict[int, list[frozenset[int]]] = {}
    for _, meant in duties(melds):
        if not meant & real:
            bound.setdefault(min(meant).rank, []).append(frozenset(tile.suit for tile in meant))
    return Position(_counts(lying), lying[JOKER], _counts(added), added[JOKER], bound)


def real_tiles(melds: Iterable[Meld]) -> set[Card]:
    """The tiles in *melds*."""
    return {card for meld in melds for card in meld.cards}


def _counts(tiles: Counter[Card]) -> list[list[int]]:
    """*tiles* by colour and number, jokers aside."""
    return [[tiles[Card(colour, number)] for number in range(LAST + 1)] for colour in COLOURS]


def row_of(meld: Meld) -> Row:
    """*meld* as it lies, for a table that keeps it."""
    entries = zip(meld.cards, meld.stands_for, strict=True)
    return tuple(
        Laid(card, meaning if card == JOKER and meaning != JOKER else None)
        for card, meaning in entries
    )
