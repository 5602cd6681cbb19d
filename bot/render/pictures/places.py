"""Where the melds of a table of tiles lie: what stays as it is from turn to turn keeps its place.

They begin by colour and number. Numbers do not ascend in reading order: a meld's number changes
with any of those before it, and its place must not.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bot.render.pictures.things import Thing
from engine.cards import Card

ALIKE = 2
"""Tiles of a meld that is gone with which another one takes its place."""


class PlacedThing(NamedTuple):
    """Where a meld lies: its row, the column it begins at, and how many columns it takes."""

    thing: Thing
    row: int
    column: int
    columns: int


def tiles_in(thing: Thing) -> tuple[Card, ...]:
    """The tiles of a meld, however they lie."""
    return tuple(sorted(face.card for face in thing.faces))


class TileGrid:
    """A table on which melds are put down one after the other."""

    def __init__(self, columns: int, corner: int) -> None:
        self.placed: list[PlacedThing] = []
        self._columns = columns
        self._taken = defaultdict[int, set[int]](set, {0: set(range(corner))})
        self._sections = defaultdict[int, set[int]](set)

    def has_room(self, row: int, column: int, columns: int) -> bool:
        """Whether nothing lies on so many columns of a row."""
        wanted = range(column, column + columns)
        return wanted.stop <= self._columns and self._taken[row].isdisjoint(wanted)

    def put(self, thing: Thing, row: int, column: int, columns: int) -> None:
        """Put a meld down."""
        self._taken[row].update(range(column, column + columns))
        self._sections[row].add(thing.section)
        self.placed.append(PlacedThing(thing, row, column, columns))

    def gap(self, section: int, columns: int, most: int) -> tuple[int, int]:
        """The first gap in a row of that *section* alone, in an empty row, in any; of *most* rows.

        Where there is none it is the row below all others.
        """
        last = max(self._taken) + 1
        own = [row for row in range(last) if section in self._sections[row]]
        bare = [row for row in range(min(last + 1, most)) if not self._sections[row]]
        every = ((row, at) for row in (*own, *bare, *range(last)) for at in range(self._columns))
        return next((gap for gap in every if self.has_room(*gap, columns)), (last, 0))


def settled(
    before: Sequence[PlacedThing],
    every: Sequence[tuple[Thing, int]],
    grid: TileGrid,
    most: int,
) -> list[PlacedThing]:
    """The melds with so many columns each, laid on *grid* after those *before*; *most*: rows.

    What lay there stays; what was made of a meld takes its place, all else a gap.
    """
    left: dict[tuple[Card, ...], list[PlacedThing]] = defaultdict(list)
    for lies in before:
        left[tiles_in(lies.thing)].append(lies)
    changed = []
    for thing, columns in every:
        old = left[tiles_in(thing)]
        if old and grid.has_room(old[0].row, old[0].column, columns):
            grid.put(thing, old[0].row, old.pop(0).column, columns)
        else:
            changed.append((thing, columns))
    gone = [lies for group in left.values() for lies in group]
    for thing, columns in changed:
        old_place = _likest(thing, gone)
        if old_place and grid.has_room(old_place.row, old_place.column, columns):
            gone.remove(old_place)
            grid.put(thing, old_place.row, old_place.column, columns)
        else:
            grid.put(thing, *grid.gap(thing.section, columns, most), columns)
    return sorted(grid.placed, key=lambda lies: (lies.row, lies.column))


def _likest(thing: Thing, gone: Sequence[PlacedThing]) -> PlacedThing | None:
    """The meld that is *gone* with most tiles of another one; None where it has few of them."""
    tiles = Counter(tiles_in(thing))
    shared = [((Counter(tiles_in(lies.thing)) & tiles).total(), lies) for lies in gone]
    found = max(shared, key=lambda each: each[0], default=(0, None))
    return found[1] if found[0] >= ALIKE else None
