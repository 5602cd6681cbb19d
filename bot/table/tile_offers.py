"""What the rack alone offers on a working table: whole melds, and single tiles that rows take.

Without jokers, which fit nearly everywhere: where they go their owner says.
"""

from collections import Counter
from typing import NamedTuple

from bot.table.draft import Draft, lay_off, meld, picked_by_name, taking
from bot.table.tile_rows import is_meld
from engine.arrange.naturals import melds_within
from engine.cards import JOKER, Card
from engine.moves import Laid

MOST = 8
"""A choice of more buttons would be a wall."""


class Addition(NamedTuple):
    """A tile of the rack, and the number of a row that stays a meld with it."""

    tile: Card
    row: int


class Ways(NamedTuple):
    """All melds and additions that the rack alone offers."""

    melds: list[tuple[Card, ...]]
    additions: list[Addition]


def ways(draft: Draft) -> Ways:
    """What the rack offers on that working table."""
    return Ways(whole_melds(draft), additions(draft))


def whole_melds(draft: Draft) -> list[tuple[Card, ...]]:
    """The melds in the rack that are no part of another, the one worth most first.

    Before the opening without those that cannot be one.
    """
    start = draft.start
    of = start.variant.values.of
    least = 0 if start.to_act in start.opened or start.opening.together else start.opening.minimum
    natural = (tiles for tiles in melds_within(draft.layout.rack) if JOKER not in tiles)
    found = [tiles for tiles in natural if is_meld(tuple(map(Laid, tiles))) and of(tiles) >= least]
    kept: list[tuple[Card, ...]] = []
    for tiles in sorted(found, key=lambda tiles: (-of(tiles), -len(tiles), tiles)):
        if not any(Counter(tiles) <= Counter(other) for other in kept):
            kept.append(tiles)
    return kept[:MOST]


def additions(draft: Draft) -> list[Addition]:
    """The tiles of the rack that a row would take, the highest first."""
    tiles = sorted({tile for tile in draft.layout.rack if tile != JOKER}, key=lambda t: -t.rank)
    found = [
        Addition(tile, row) for tile in tiles for row in taking(picked_by_name(draft, [Laid(tile)]))
    ]
    return found[:MOST]


def with_meld(draft: Draft, tiles: tuple[Card, ...]) -> Draft:
    """The draft with that meld of the rack laid."""
    return meld(picked_by_name(draft, list(map(Laid, tiles))))


def with_addition(draft: Draft, found: Addition) -> Draft:
    """The draft with that tile laid off."""
    return lay_off(picked_by_name(draft, [Laid(found.tile)]), found.row)
