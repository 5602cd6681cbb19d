"""The picture of a private hand: its melds are raised above bars that say what they are."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.controls import HandPage
from bot.render.frame import Frame
from bot.render.picture import Picture
from bot.render.pictures import faces, fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.held import Group, groups, hand_words
from bot.render.pictures.sizes import USUAL
from bot.render.pictures.sprites import Size

GAP, APART = 6, 14
"""Between cards, and besides around a meld."""
RAISED = 36
"""Pixels by which a card stands out that is in a meld, can be laid or is marked."""
BAR = 42
"""How high the bar below a meld is; what is more than it is raised by hangs below the others."""
SIGN, SIGN_ABOVE = 36, 25
"""The size of a sign, which sits on the upper edge of its card, and how much of it is above."""
A_ROW, LARGE_A_ROW = 12, 5
FEW = 7
"""Fewer cards in a row are no larger than so many are."""


GroupRow = list[Group]


def hand_picture(frame: Frame, page: HandPage) -> Picture:
    """The cards of *page* in its order, as their owner may play them now.

    The signs: marked (a tick), has to be laid in this turn (a pin), may not be discarded in it (a
    cross), drawn just now (a star).
    """
    colours, every = theme(frame.look), groups(frame, page)
    rows = packed(every, large=frame.look.large)
    size = _size(rows, large=frame.look.large)
    parts = [_row(colours, frame, row, size) for row in rows]
    return stacked("hand.png", parts, hand_words(frame, every))


def preview_picture(frame: Frame, page: HandPage) -> Picture:
    """The first cards of a hand, for whom to show how pictures look."""
    return replace(hand_picture(frame, HandPage(page.order[:FEW])), name="preview.png")


def packed(every: Sequence[Group], *, large: bool) -> list[GroupRow]:
    """The cards in as few rows as can be, of about one length; a meld stays on one."""
    count = sum(len(group.cards) for group in every)
    most = LARGE_A_ROW if large else A_ROW
    wanted = -(-count // most)
    longest = max(len(group.cards) for group in every)
    each = max(longest, -(-count // wanted))
    while len(rows := list(_filled(every, each))) > wanted and not large:
        each += 1
    return rows


def _filled(every: Sequence[Group], each: int) -> Iterator[GroupRow]:
    row: GroupRow = []
    for group in every:
        if row and _cards(row) + len(group.cards) > each:
            yield row
            row = []
        row.append(group)
    yield row


def _cards(row: GroupRow) -> int:
    return sum(len(group.cards) for group in row)


def _size(rows: Sequence[GroupRow], *, large: bool) -> Size:
    """The size of cards with which the fullest row is as wide as the picture."""
    most = max(LARGE_A_ROW if large else FEW, *map(_cards, rows))
    apart = APART * max(sum(map(_is_apart, row)) for row in rows)
    step = (WIDTH - 2 * MARGIN + GAP - apart) // most
    width = step - GAP
    # Narrow cards are less flat, so that what stands on them stays large.
    return Size(width, round(width * 1.32 if large else 76 + width * 0.6), step)


def _is_apart(group: Group) -> bool:
    return len(group.cards) > 1


def _row(theme: Theme, frame: Frame, row: GroupRow, size: Size) -> Canvas:
    """Some cards side by side, the melds above their bars."""
    raised = RAISED if any(group.is_raised for group in row) else 0
    above = SIGN_ABOVE if any(one.sign for group in row for one in group.cards) else 0
    hanging = BAR - RAISED if any(group.label for group in row) else 0
    part, left = Canvas(theme, GAP + above + raised + size.height + hanging + GAP), MARGIN
    for group in row:
        top = GAP + above + (0 if group.is_raised else raised)
        _cards_of(part, frame, group, left, top, size)
        wide = len(group.cards) * size.step - GAP
        if group.label:
            _bar(part, group, left, top + size.height, wide)
        left += wide + GAP + (APART if _is_apart(group) else 0)
    return part


def _cards_of(part: Canvas, frame: Frame, group: Group, left: int, top: int, size: Size) -> None:
    tiles = frame.seen.variant.tiles
    for place, held in enumerate(group.cards):
        begin = left + place * size.step
        card = sprites.held(part.theme, held.card, size, tiles=tiles, ring=held.marked)
        part.lay(card, begin, top)
        if held.sign:
            paper = faces.paper(held.card, tiles=tiles)
            sign = sprites.badge(part.theme, held.sign, SIGN, SIGN_ABOVE, paper)
            part.lay(sign, begin + (size.width - SIGN) / 2, top - SIGN_ABOVE)


def _bar(part: Canvas, group: Group, left: int, top: int, wide: int) -> None:
    """What a meld is and counts, or only that; below a single card the number of a meld."""
    letters = USUAL.label
    if not _is_apart(group):
        plate = sprites.plate(part.theme, group.label, letters)
        part.lay(plate, left + (wide - plate.width) / 2, top + 1)
        return
    fits = fonts.width(group.label, "Bold", letters) <= wide - 8
    text = group.label if fits else group.short
    part.lay(sprites.bar(part.theme, text, wide, BAR, letters), left, top + 2)
