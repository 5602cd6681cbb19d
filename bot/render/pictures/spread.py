"""What lies on the table, side by side in rows, as large as there is room for."""

from collections.abc import Iterator, Sequence

from bot.render.frame import Frame
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.faces import paper
from bot.render.pictures.sizes import LARGE, Sizes
from bot.render.pictures.sprites import LyingCard, Size
from bot.render.pictures.things import Thing, has_melds

GAP, BELOW, ARROW, FRAME = 20, 10, 28, 5
HIGH, HIGH_IN_HAND, HIGHEST = 560, 380, 1100
"""Pixels of all rows, beyond which they are drawn smaller, at the table and above one's own hand,
and beyond which some are left out."""

ThingRow = list[Thing]


def spread(frame: Frame, theme: Theme, sizes: Sizes, every: Sequence[Thing]) -> Canvas:
    """What lies there in rows, smaller where that is much."""
    most = HIGH if frame.seat is None else HIGH_IN_HAND
    for size in sizes.tiles if frame.seen.variant.tiles else sizes.cards:
        rows = list(packed(every, size, sizes))
        if sum(_height(row, size, sizes) for row in rows) <= most or sizes is LARGE:
            break
    return _drawn(frame, theme, rows, size, sizes)


def packed(every: Sequence[Thing], size: Size, sizes: Sizes) -> Iterator[ThingRow]:
    """What lies there in rows, as much in each as fits."""
    row: ThingRow = []
    left = WIDTH - 2 * MARGIN
    for thing in every:
        if row and width(thing, size, sizes) > left:
            yield row
            row, left = [], WIDTH - 2 * MARGIN
        row.append(thing)
        left -= width(thing, size, sizes) + GAP
    yield row


def width(thing: Thing, size: Size, sizes: Sizes) -> int:
    """How much room a thing takes."""
    return _before(thing, sizes) + (max(1, len(thing.faces)) - 1) * size.step + size.width


def _before(thing: Thing, sizes: Sizes) -> int:
    """What stands before the cards: the number of a meld without owners, or of the cards below."""
    if thing.number and not thing.owners:
        return round(sizes.label * 1.5)
    if thing.written and len(thing.faces) > 1:
        return fonts.width(thing.written, "Bold", sizes.label) + 10
    return 0


def _height(row: ThingRow, size: Size, sizes: Sizes) -> int:
    arrows = ARROW if any(thing.takeable for thing in row) else 0
    return _caption(row, sizes) + size.height + arrows + BELOW


def _caption(row: ThingRow, sizes: Sizes) -> int:
    return sizes.line + 4 if any(thing.owners for thing in row) else 0


def _drawn(frame: Frame, theme: Theme, rows: list[ThingRow], size: Size, sizes: Sizes) -> Canvas:
    """The rows that there is room for, and how many melds are left out."""
    height, kept = 0, []
    for row in rows:
        height += _height(row, size, sizes)
        if height > HIGHEST:
            break
        kept.append(row)
    rest = sum(map(len, rows)) - sum(map(len, kept))
    said = below(frame, rest)
    tops = sum(_height(row, size, sizes) for row in kept)
    part, top = Canvas(theme, tops + (sizes.line + BELOW if said else 0)), 0
    for row in kept:
        _row(part, row, top, size, sizes)
        top += _height(row, size, sizes)
    part.text(said, MARGIN, top - 6, sizes.label, colour="muted", most=WIDTH - 2 * MARGIN)
    return part


def below(frame: Frame, rest: int) -> str:
    """What is written below the rows: how many melds are left out, or that there are none."""
    if rest:
        return frame.say("picture-more-melds", count=rest)
    if has_melds(frame) and not frame.seen.melds:
        return frame.say("picture-no-melds")
    return ""


def _row(part: Canvas, row: ThingRow, top: int, size: Size, sizes: Sizes) -> None:
    left, cards = MARGIN, top + _caption(row, sizes)
    for thing in row:
        wide = width(thing, size, sizes)
        if thing.owners:
            _owned(part, thing, left, top, wide + GAP - 8, sizes)
        if not thing.is_whole:
            cards_wide = wide - _before(thing, sizes)
            frame = sprites.dashes(part.theme, cards_wide + 2 * FRAME, size.height + 2 * FRAME)
            part.lay(frame, left + _before(thing, sizes) - FRAME, cards - FRAME)
        fan(part, thing.faces, left + _before(thing, sizes), cards, size)
        _written(part, thing, left, cards, size, sizes)
        for place in thing.takeable:
            if 0 <= place < len(thing.faces):
                arrow = sprites.sign(part.theme, "up", ARROW - 4, "accent", "felt")
                at = left + _before(thing, sizes) + place * size.step
                part.lay(arrow, at + (size.step - ARROW + 4) // 2, cards + size.height + 2)
        left += wide + GAP


def _owned(part: Canvas, thing: Thing, left: int, top: int, most: int, sizes: Sizes) -> None:
    plate = sprites.plate(part.theme, str(thing.number), sizes.label)
    part.lay(plate, left, top + 2)
    begin = plate.width + 8
    part.text(thing.owners, left + begin, top, sizes.label, colour="muted", most=most - begin)


def _written(part: Canvas, thing: Thing, left: int, top: int, size: Size, sizes: Sizes) -> None:
    """The number of a meld before it, that of the stock on it, or of the cards below the pile."""
    middle = top + size.height / 2
    if thing.number and not thing.owners:
        plate = sprites.plate(part.theme, str(thing.number), sizes.label)
        part.lay(plate, left, middle - plate.height / 2)
    elif thing.written and len(thing.faces) > 1:
        part.text(thing.written, left, middle - sizes.label * 0.7, sizes.label, colour="muted")
    elif thing.written:
        plate = sprites.plate(part.theme, thing.written, sizes.label)
        part.lay(plate, left + (size.width - plate.width) / 2, middle - plate.height / 2)


def fan(part: Canvas, row: Sequence[LyingCard], left: float, top: float, size: Size) -> None:
    """Cards one upon the other, the last one whole; an empty place where none is left."""
    if not row:
        part.lay(sprites.panel(part.theme, size.width, size.height, "panel", 10), left, top)
    lower = "felt"
    for place, face in enumerate(row):
        covered = size.step < size.width and place < len(row) - 1
        sprite = sprites.lying(part.theme, face, size, lower, covered=covered)
        part.lay(sprite, left + place * size.step, top)
        if size.step < size.width:
            lower = paper(face.card, tiles=face.tiles)
