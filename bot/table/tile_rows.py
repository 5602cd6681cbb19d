"""Rows of tiles that are being arranged: what a table may become."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.arranged import TILES, table_of
from engine.cards import JOKER, Card
from engine.melds import Meld, read
from engine.moves import Arrange, Laid
from engine.view import Seen

TileRow = tuple[Laid, ...]
"""A joker in it is named where its player said what it is to stand for."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles as they lie at one moment: row n is at index n - 1."""

    rows: tuple[TileRow, ...]
    rack: tuple[Card, ...]


def begun(seen: Seen) -> Layout:
    """The tiles as they lie before a turn."""
    rows = tuple(tuple(map(Laid, meld.cards)) for meld in seen.melds)
    return Layout(rows, seen.hand)


def cards_of(row: TileRow) -> list[Card]:
    """The tiles of a row."""
    return [laid.card for laid in row]


def is_meld(row: TileRow) -> bool:
    """Whether a row could lie on the table."""
    return read(row, TILES) is not None


def in_order(start: Seen, layout: Layout) -> Layout:
    """*layout* with each row as a meld is shown; what is none by colour and number."""
    melds = melds_of(start, layout)
    rows = tuple(
        tuple(sorted(row)) if found is None else _as_shown(row, found)
        for row, found in zip(layout.rows, melds, strict=True)
    )
    return Layout(rows, layout.rack)


def _as_shown(row: TileRow, found: Meld) -> TileRow:
    named = {laid.stands_for for laid in row}
    return tuple(
        Laid(card, meaning if card == JOKER and meaning in named else None)
        for card, meaning in zip(found.cards, found.stands_for, strict=True)
    )


def melds_of(start: Seen, layout: Layout) -> tuple[Meld | None, ...]:
    """The rows as the engine would read them, by number; None for one that is no meld."""
    whole = [number for number, row in enumerate(layout.rows, 1) if is_meld(row)]
    table = table_of(start.melds, Arrange(tuple(layout.rows[number - 1] for number in whole)))
    found = {number: replace(meld, id=number) for number, meld in zip(whole, table, strict=True)}
    return tuple(found.get(number) for number in range(1, len(layout.rows) + 1))


def named(tiles: Sequence[Laid], names: Sequence[Laid]) -> TileRow:
    """*tiles*, the jokers standing for what *names* say."""
    said = [laid for laid in names if laid.card == JOKER]
    jokers = iter([*said, *[Laid(JOKER)] * len(tiles)])
    return tuple(next(jokers) if laid.card == JOKER else laid for laid in tiles)


def without_joker(row: TileRow, tile: Laid) -> TileRow:
    """*row* with *tile* in place of its first joker; which one makes no difference."""
    index = cards_of(row).index(JOKER)
    return (*row[:index], tile, *row[index + 1 :])
