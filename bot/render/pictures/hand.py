"""The picture of a private hand on its rack: melds are raised above bars that say what they are.

Cards are of one size, however many they are: they lie side by side, more of them as a fan.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.picture import Picture
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.held import Group, groups, hand_words
from bot.render.pictures.sizes import USUAL
from bot.render.pictures.sprites import HeldSize

GAP, APART = 6, 14
"""Between cards that do not overlap, and besides behind a meld."""
ABOVE = 6
"""Of the rack above the highest card."""
RAISED = 30
"""Pixels by which a card stands out that is in a meld, can be laid or is marked."""
BAR = 40
"""How high the bar below a meld is; what is more than it is raised by hangs over the ledge."""
SIGN, SIGN_ABOVE = 38, 26
"""The size of a sign, which sits on the upper edge of its card, and how much of it is above."""
LEDGE = 16
"""How high the ledge is on which a row stands."""
FEW = 7
"""So many cards show what pictures look like."""

CARDS = HeldSize(width=100, height=130, rank=48, mark=56)
TILES = HeldSize(width=56, height=104, rank=44, mark=34)
LARGE_CARDS = HeldSize(width=168, height=208, rank=76, mark=94)
LARGE_TILES = HeldSize(width=118, height=160, rank=68, mark=58)
A_ROW, LARGE_A_ROW = 14, 8

GroupRow = list[Group]


def hand_picture(frame: Frame, page: HandPage) -> Picture:
    """The cards of *page* in its order, as their owner may play them now.

    The signs: marked (a tick), has to be laid in this turn (a pin), may not be discarded in it (a
    cross), drawn just now (a star).
    """
    colours, every = theme(frame.look), groups(frame, page)
    rows = packed(every, large=frame.look.large)
    size = size_of(frame)
    # One step for all rows and suits of one size, so that they look alike.
    step = min(step_of(row, size) for row in rows)
    parts = [_row(colours, frame, row, size.fanned(step), step) for row in rows]
    return stacked("hand.png", parts, hand_words(frame, every))


def preview_picture(frame: Frame, page: HandPage) -> Picture:
    """The first cards of a hand, for whom to show how pictures look."""
    return replace(hand_picture(frame, HandPage(page.order[:FEW])), name="preview.png")


def size_of(frame: Frame) -> HeldSize:
    """How large the cards of a game are in a reader's hand, however many they hold."""
    if frame.seen.variant.tiles:
        return LARGE_TILES if frame.look.large else TILES
    return LARGE_CARDS if frame.look.large else CARDS


def packed(every: Sequence[Group], *, large: bool) -> list[GroupRow]:
    """The cards in as few rows as can be, of about one length; a meld stays on one."""
    count = sum(len(group.cards) for group in every)
    most = LARGE_A_ROW if large else A_ROW
    wanted = -(-count // most)
    longest = max(len(group.cards) for group in every)
    each = max(longest, -(-count // wanted))
    while len(rows := list(_filled(every, each))) > wanted and each <= most:
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


def step_of(row: GroupRow, size: HeldSize) -> int:
    """From one card of a row to the next: less than a card's width where there are many."""
    room = WIDTH - 2 * MARGIN - size.width - sum(_gaps(row))
    return min(size.width + GAP, room // max(1, _cards(row) - 1))


def _gaps(row: GroupRow) -> list[int]:
    """What parts each group of a row from the next one, which nothing is behind the last."""
    return [APART * any(len(group.cards) > 1 for group in pair) for pair in pairwise(row)] + [0]


def _row(theme: Theme, frame: Frame, row: GroupRow, size: HeldSize, step: int) -> Canvas:
    """Some cards side by side on a ledge, the melds above their bars."""
    raised = RAISED if any(group.is_raised for group in row) else 0
    above = ABOVE + (SIGN_ABOVE if _has_high_sign(row, raised) else 0)
    part = Canvas(theme, above + raised + size.height + LEDGE, "rack")
    part.lay(sprites.ledge(theme, WIDTH, LEDGE), 0, part.height - LEDGE)
    gaps = _gaps(row)
    left = (WIDTH - (_cards(row) - 1) * step - sum(gaps) - size.width) // 2
    for number, (group, gap) in enumerate(zip(row, gaps, strict=True), 1):
        # How much of the last card can be seen.
        seen = size.width if number == len(row) else min(size.width, step + gap)
        top = above + (0 if group.is_raised else raised)
        _stand(part, group, (left, top), size, step, seen, tiles=frame.seen.variant.tiles)
        if group.label:
            seen = seen if seen == size.width else seen - GAP
            _bar(part, group, left, top + size.height, (len(group.cards) - 1) * step + seen)
        left += len(group.cards) * step + gap
    return part


def _has_high_sign(row: GroupRow, raised: int) -> bool:
    """Whether a sign is on one of the highest cards of a row."""
    highest = (group for group in row if group.is_raised or not raised)
    return any(one.sign for group in highest for one in group.cards)


def _stand(
    part: Canvas,
    group: Group,
    corner: tuple[int, int],
    size: HeldSize,
    step: int,
    seen: int,
    *,
    tiles: bool,
) -> None:
    """The cards of a group, each upon the one before; so much is *seen* of the last one."""
    left, top = corner
    for place, held in enumerate(group.cards, 1):
        shown = seen if place == len(group.cards) else min(size.width, step)
        card = sprites.held(part.theme, held.card, size, shown, tiles=tiles, ring=held.marked)
        part.cut(card, left, top, size.radius, shade="shade")
        if held.sign:
            sign = sprites.badge(part.theme, held.sign, SIGN)
            part.cut(sign, left + (shown - SIGN) / 2, top - SIGN_ABOVE, SIGN / 2)
        left += step


def _bar(part: Canvas, group: Group, left: int, top: int, wide: int) -> None:
    """What a meld is and counts, or only that; below a single card the number of a meld."""
    letters = USUAL.label
    if len(group.cards) == 1:
        plate = sprites.plate(part.theme, group.label, letters, "rack")
        part.lay(plate, left + (wide - plate.width) / 2, top + 1)
        return
    fits = fonts.width(group.label, "Bold", letters) <= wide - 8
    text = group.label if fits else group.short
    part.lay(sprites.bar(part.theme, text, wide, BAR, letters), left, top + 2)
