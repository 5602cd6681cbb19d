"""The melds of a table's picture, side by side, with their numbers and owners."""

from collections.abc import Iterator, Sequence

from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.heading import shown_name
from bot.render.pictures.middle import CARD, fan
from bot.render.pictures.sprites import Face, Size
from engine.melds import Meld
from engine.moves import Arrange, LayMeld

SMALL = Size(48, 70, 36)
TILE = Size(52, 70, 54)
SMALL_TILE = Size(40, 54, 42)
GAP = 22
"""Between melds."""
CAPTION, ADDED, BELOW = 36, 30, 14
ADDER = 22
"""The size of letters below what was added."""
NUMBER = 48
"""For the number of a meld that nobody owns, before it."""
HIGH, HIGHEST = 720, 1100
"""Pixels of the melds, beyond which they are drawn smaller, and beyond which some are left out."""

Row = list[Meld]


def has_melds(frame: Frame) -> bool:
    """Whether melds are laid on the table in this game."""
    return any({LayMeld, Arrange} & now.keys() for now in frame.seen.variant.plays.values())


def melds(frame: Frame, theme: Theme) -> Canvas:
    """All melds, as large as there is room for them."""
    if not frame.seen.melds:
        part = Canvas(theme, 48)
        part.text(say(frame.language, "picture-no-melds"), MARGIN, 2, 26, colour="muted")
        return part
    tiles = frame.seen.variant.tiles
    for size in (TILE, SMALL_TILE) if tiles else (CARD, SMALL):
        rows = list(packed(frame.seen.melds, size))
        if sum(_height(row, size) for row in rows) <= HIGH:
            break
    return _drawn(frame, theme, rows, size)


def _drawn(frame: Frame, theme: Theme, rows: list[Row], size: Size) -> Canvas:
    """The rows of melds that there is room for, and how many melds are left out."""
    height, kept = 0, []
    for row in rows:
        height += _height(row, size)
        if height > HIGHEST:
            break
        kept.append(row)
    rest = len(frame.seen.melds) - sum(map(len, kept))
    height = sum(_height(row, size) for row in kept)
    part, top = Canvas(theme, height + (44 if rest else 0)), 0
    for row in kept:
        _row(part, frame, row, top, size)
        top += _height(row, size)
    if rest:
        part.text(say(frame.language, "picture-more-melds", count=rest), MARGIN, top, 26)
    return part


def packed(every: Sequence[Meld], size: Size) -> Iterator[Row]:
    """The melds in rows, as many in each as fit."""
    row: Row = []
    left = WIDTH - 2 * MARGIN
    for meld in every:
        if row and width(meld, size) > left:
            yield row
            row, left = [], WIDTH - 2 * MARGIN
        row.append(meld)
        left -= width(meld, size) + GAP
    yield row


def width(meld: Meld, size: Size) -> int:
    """How wide a meld is with its number."""
    before = NUMBER if meld.owner is None else 0
    return before + (len(meld.cards) - 1) * size.step + size.width


def _height(row: Row, size: Size) -> int:
    caption = 0 if all(meld.owner is None for meld in row) else CAPTION
    added = ADDED if any(set(meld.laid_by) - {meld.owner} for meld in row if meld.owner) else 0
    return caption + size.height + added + BELOW


def _row(part: Canvas, frame: Frame, row: Row, top: int, size: Size) -> None:
    left = MARGIN
    for meld in row:
        if meld.owner is None:
            _number(part, meld.id, left, top + (size.height - 32) // 2)
            fan(part, faces(frame, meld), left + NUMBER, top, size)
        else:
            _owned(part, frame, meld, left, top, size)
        left += width(meld, size) + GAP


def _owned(part: Canvas, frame: Frame, meld: Meld, left: int, top: int, size: Size) -> None:
    """A meld below its number and owner, above those who added to it."""
    assert meld.owner is not None
    taken = _number(part, meld.id, left, top) + 8
    name, most = shown_name(frame, meld.owner), width(meld, size) + GAP - 6 - taken
    part.text(name, left + taken, top, 23, colour="muted", most=most)
    fan(part, faces(frame, meld), left, top + CAPTION, size)
    _additions(part, frame, meld, left, top + CAPTION + size.height + 1, size)


def _additions(part: Canvas, frame: Frame, meld: Meld, left: int, top: int, size: Size) -> None:
    """Who added cards to a meld, below the first of them; as much of the name as there is room."""
    added = [
        (place, seat)
        for place, (seat, before) in enumerate(zip(meld.laid_by, (0, *meld.laid_by), strict=False))
        if seat not in (before, meld.owner)
    ]
    ends = [place * size.step - 4 for place, _ in added[1:]] + [width(meld, size) + GAP - 4]
    letters = fonts.font("Regular", ADDER)
    for (place, seat), end in zip(added, ends, strict=False):
        name = f"+{shown_name(frame, seat)}"
        while len(name) > 2 and letters.getlength(name) > end - place * size.step:
            name = name[:-1]
        part.text(name, left + place * size.step, top, ADDER, colour="muted")


def faces(frame: Frame, meld: Meld) -> list[Face]:
    """The cards of a meld, each joker with what it stands for."""
    tiles = frame.seen.variant.tiles
    return [
        Face(card, meaning, tiles)
        for card, meaning in zip(meld.cards, meld.stands_for, strict=True)
    ]


def _number(part: Canvas, number: int, left: int, top: int) -> int:
    """A meld's number on a plate; gives its width."""
    line = sprites.words(part.theme, str(number), "Bold", 24, "card", "badge")
    wide = max(32, line.width + 12)
    part.lay(sprites.panel(part.theme, wide, 32, "badge", 8), left, top)
    part.lay(line, left + (wide - line.width) / 2, top + (32 - line.height) / 2 - 1)
    return wide
