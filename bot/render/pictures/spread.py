"""What lies on the table: stock and pile at the left, the melds on a grid beside and below them."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from bot.render.frame import Frame
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.corner import Corner
from bot.render.pictures.lying import fan
from bot.render.pictures.places import PlacedThing, TileGrid, settled
from bot.render.pictures.sizes import LARGE, USUAL, MeldGrid, Sizes
from bot.render.pictures.things import Thing, has_melds, lying
from engine.melds import Meld

BELOW, TILES_BELOW, FRAME = 10, 6, 5
"""Pixels below a row, and around one that is no meld."""
SPARE = 1
"""Rows of tiles more than there have to be, for which melds keep their places."""


class Room(NamedTuple):
    """The upper left corner that stock and pile take."""

    wide: int
    height: int


class Spread(NamedTuple):
    """Melds in rows on a grid."""

    grid: MeldGrid
    placed: tuple[PlacedThing, ...]
    caption: int
    """Pixels above a meld that say whose it is."""
    first: int
    """Pixels that the first row is high at least, for what lies at its left."""

    @property
    def line(self) -> int:
        """Pixels from one row to the next."""
        return self.caption + self.grid.size.height + (BELOW if self.caption else TILES_BELOW)

    def top(self, row: int) -> int:
        """Where the cards of a row begin: those of the first stand on one line with the pile."""
        first = max(self.first, self.caption + self.grid.size.height) - self.grid.size.height
        return first + row * self.line

    @property
    def last(self) -> int:
        """The last row."""
        return max((lies.row for lies in self.placed), default=0)

    @property
    def height(self) -> int:
        """Pixels of all rows."""
        return self.top(self.last) + self.grid.size.height + MARGIN


def spread(
    frame: Frame,
    theme: Theme,
    sizes: Sizes,
    every: Sequence[Thing],
    corner: Corner | None = None,
) -> Canvas:
    """What lies there in rows, smaller where that is much; stock and pile in their *corner*."""
    if frame.seen.variant.tiles:
        room = Room(corner.wide, corner.height) if corner else None
        before = lain(frame.lain, room, is_large=sizes is LARGE)
        found = tile_spread(every, sizes, room, before)
    else:
        found = card_spread(every, sizes, corner)
    return _drawn(frame, theme, found, sizes, corner)


def card_spread(every: Sequence[Thing], sizes: Sizes, corner: Corner | None) -> Spread:
    """How cards lie: as large as can be."""
    for grid in sizes.cards:
        found = arranged(every, grid, sizes, corner)
        if found.height <= sizes.high:
            break
    return found


def tile_spread(
    every: Sequence[Thing],
    sizes: Sizes,
    corner: Corner | Room | None,
    before: Sequence[PlacedThing] = (),
) -> Spread:
    """How tiles lie: what lay there *before* in its place, unless that takes more than a row."""
    ordered = tiles_in_order(every, sizes, corner)
    if not before:
        return ordered
    grid = sizes.tiles
    wide = grid.columns_of(corner.wide) if corner else 0
    last = ordered.last + SPARE
    melds = [(thing, columns_of(thing, grid, sizes)) for thing in every]
    placed = settled(before, melds, TileGrid(grid.columns, wide), 1 + last)
    found = ordered._replace(placed=tuple(placed))
    return ordered if found.last > last else found


@lru_cache(maxsize=1000)
def lain(
    tables: tuple[tuple[Meld, ...], ...], corner: Room | None, *, is_large: bool
) -> tuple[PlacedThing, ...]:
    """Where melds lie after these *tables*, one after the other."""
    if not tables:
        return ()
    before = lain(tables[:-1], corner, is_large=is_large)
    return tile_spread(lying(tables[-1]), LARGE if is_large else USUAL, corner, before).placed


def tiles_in_order(every: Sequence[Thing], sizes: Sizes, corner: Corner | Room | None) -> Spread:
    """Tiles as they lie at first: each colour in rows of its own, if there is room."""
    found = tiles_arranged(every, sizes, corner, parted=True)
    if found.height <= sizes.high_tiles:
        return found
    return tiles_arranged(every, sizes, corner, parted=False)


def arranged(
    every: Sequence[Thing], grid: MeldGrid, sizes: Sizes, corner: Corner | None = None
) -> Spread:
    """Each meld in the first row that has room for it, so that those laid before stay in place."""
    ends = [grid.columns_of(corner.wide) if corner else 0]
    placed = []
    for thing in every:
        columns = columns_of(thing, grid, sizes)
        rows = (row for row, end in enumerate(ends) if end + columns <= grid.columns)
        row = next(rows, len(ends))
        ends += [0] * (row == len(ends))
        placed.append(PlacedThing(thing, row, ends[row], columns))
        ends[row] += columns
    caption = sizes.line if any(thing.owners for thing in every) else 0
    return Spread(grid, tuple(placed), caption, corner.height if corner else 0)


def tiles_arranged(
    every: Sequence[Thing], sizes: Sizes, corner: Corner | Room | None = None, *, parted: bool
) -> Spread:
    """The melds in their order; a section that is not *parted* goes on where it has room."""
    placed: list[PlacedThing] = []
    grid = sizes.tiles
    row, end = 0, grid.columns_of(corner.wide) if corner else 0
    for _, section in groupby(every, key=lambda thing: thing.section):
        things = [(thing, columns_of(thing, grid, sizes)) for thing in section]
        if placed and (parted or end + sum(wide for _, wide in things) > grid.columns):
            row, end = row + 1, 0
        for thing, columns in things:
            if end + columns > grid.columns:
                row, end = row + 1, 0
            placed.append(PlacedThing(thing, row, end, columns))
            end += columns
    return Spread(grid, tuple(placed), 0, corner.height if corner else 0)


def columns_of(thing: Thing, grid: MeldGrid, sizes: Sizes) -> int:
    """How many columns a meld takes: at most all."""
    return min(grid.columns, grid.columns_of(width(thing, grid.size, sizes)))


def width(thing: Thing, size: sprites.Size, sizes: Sizes) -> int:
    """How much room a meld takes."""
    return _before(thing, sizes) + (len(thing.faces) - 1) * size.step + size.width


def _before(thing: Thing, sizes: Sizes) -> int:
    """The room for the number of a meld without owners, which stands before its tiles."""
    return 0 if thing.owners else round(sizes.label * 1.14)


def _drawn(
    frame: Frame, theme: Theme, found: Spread, sizes: Sizes, corner: Corner | None
) -> Canvas:
    """The rows that there is room for, and how many melds are left out."""
    fits = max(1, (sizes.highest - found.top(0)) // found.line)
    kept = [lies for lies in found.placed if lies.row < fits]
    said = below(frame, len(found.placed) - len(kept))
    rows = found._replace(placed=tuple(kept)).height
    part = Canvas(theme, rows + (sizes.line + BELOW if said else 0))
    if corner:
        corner.draw(part)
    for lies in kept:
        _draw(part, lies, found, sizes)
    part.text(said, MARGIN, rows - 6, sizes.label, colour="muted", most=WIDTH - 2 * MARGIN)
    return part


def below(frame: Frame, rest: int) -> str:
    """What is written below the rows: how many melds are left out, or that there are none."""
    if rest:
        return frame.say("picture-more-melds", count=rest)
    if has_melds(frame) and not frame.seen.melds:
        return frame.say("picture-no-melds")
    return ""


def _draw(part: Canvas, lies: PlacedThing, found: Spread, sizes: Sizes) -> None:
    """A meld with its number, and with whose it is."""
    thing, grid, top = lies.thing, found.grid, found.top(lies.row)
    left, before = MARGIN + round(lies.column * grid.pitch), _before(thing, sizes)
    room = grid.across(lies.columns) - before
    step = (room - grid.size.width) // max(1, len(thing.faces) - 1)
    size = grid.size._replace(step=min(grid.widest, step))
    if thing.owners:
        _caption(part, thing, left, top - found.caption, room, sizes)
    left += before
    if not thing.is_whole:
        wide = (len(thing.faces) - 1) * size.step + size.width
        dashes = sprites.dashes(part.theme, wide + 2 * FRAME, size.height + 2 * FRAME)
        part.lay(dashes, left - FRAME, top - FRAME)
    if not thing.owners:
        _number(part, thing, left, top, size, sizes)
    fan(part, thing.faces, left, top, size)


def _caption(part: Canvas, thing: Thing, left: int, top: int, most: int, sizes: Sizes) -> None:
    plate = sprites.plate(part.theme, str(thing.number), sizes.label)
    part.lay(plate, left, top)
    begin = plate.width + 8
    text, size = owners_text(thing.owners, sizes.label, most - begin)
    part.text(text, left + begin, top + (sizes.label - size) * 0.9 - 2, size, colour="muted")


def owners_text(owners: Sequence[str], size: int, most: int) -> tuple[str, int]:
    """Who laid a meld and who added to it, as fully as there is room for, and the letters' size."""
    first, *others = owners
    added = " ".join(f"+{name}" for name in others)
    short = " ".join(f"+{name[:1]}" for name in others)
    for text in (f"{first} {added}", f"{first} {short}"):
        if others and fonts.width(text, "Regular", size) <= most:
            return text, size
    return fonts.shrunk(first, "Regular", size, most)


def _number(
    part: Canvas, thing: Thing, right: int, top: int, size: sprites.Size, sizes: Sizes
) -> None:
    """The number of a meld that belongs to nobody, before its tiles."""
    number, middle = str(thing.number), top + size.height / 2 - sizes.label * 0.7
    colour = "ink" if thing.is_whole else "wrong"
    part.text(number, right - 4, middle, sizes.label, bold=True, colour=colour, right=True)
