"""Cards as they lie on a table: a fan, in which the strip that is seen of a card says all of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.render.pictures import faces, sprites
from bot.render.pictures.canvas import Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.pen import Pen
from bot.render.pictures.sprites import Size
from engine.cards import HIDDEN, JOKER, Card

NEW_EDGE = 6
"""Pixels around a card that is new."""
SIDE = 3
"""Pixels at each side of a strip that stay empty."""
MOST_SUITS = 2
"""A joker that may be of more suits shows none."""
TOP = 0.07
"""The room above a rank, of the card's height."""
RANK = {False: 0.4, True: 0.57}
"""How high a rank is, of the card's height; on a tile."""
MARK = {False: 0.36, True: 0.27}
"""How high a suit is at most, of the card's height."""


class LyingCard(NamedTuple):
    """A card as it lies."""

    card: Card
    stands_for: tuple[Card, ...]
    """Of a joker the card, or those of which it may still be one; none where it is free."""
    tiles: bool
    is_new: bool = False
    """Whether it came since the reader's last turn; it is outlined."""


def fan(part: Canvas, row: Sequence[LyingCard], left: float, top: float, size: Size) -> None:
    """Cards one upon the other, the last one whole; an empty place where none is left."""
    if not row:
        empty_place(part, left, top, size)
    for place, face in enumerate(row):
        shown = size.width if place == len(row) - 1 else min(size.width, size.step)
        lay(part, face, left + place * size.step, top, size, shown)


def lay(part: Canvas, face: LyingCard, left: float, top: float, size: Size, shown: int) -> None:
    """One card upon others, with its shadow; so many pixels of it are *shown*."""
    part.cut(lying(part.theme, face, size, shown), left, top, size.radius, shade="dusk")


def empty_place(part: Canvas, left: float, top: float, size: Size) -> None:
    """The place of cards where none is left."""
    place = sprites.panel(part.theme, size.width, size.height, "dusk", size.radius, "line", 2)
    part.lay(place, left, top)


@lru_cache(maxsize=2000)
def lying(theme: Theme, face: LyingCard, size: Size, shown: int) -> Image.Image:
    """A card on the table, of which so many pixels are *shown* beside the one upon it."""
    pen = Pen(size.width, size.height, theme, "edge")
    edge, ring = (NEW_EDGE, "mark") if face.is_new else (1.5, "edge")
    paper = faces.paper(face.card, tiles=face.tiles)
    pen.plate((0, 0, size.width, size.height), size.radius, paper, ring, edge)
    if face.card == HIDDEN:
        faces.weave(pen, size.width, size.height, size.width / 10)
    elif face.card != JOKER:
        _print(pen, face, shown, size.height)
    elif not face.stands_for:
        faces.joker(pen, shown / 2, (size.height - shown * 0.86) / 2, shown * 0.86)
    else:
        _print_joker(pen, face, shown, size.height)
    return pen.indices()


def _print(pen: Pen, face: LyingCard, shown: float, height: float) -> None:
    """The rank with the suit below it."""
    card, tiles, most = face.card, face.tiles, shown - 2 * SIDE
    mark = min(height * MARK[tiles], most)
    top, mark_top = height * TOP, height * 0.94 - mark
    faces.symbol(pen, card, shown / 2, top, height * RANK[tiles], most, mark, mark_top, tiles=tiles)


def _print_joker(pen: Pen, face: LyingCard, shown: int, height: float) -> None:
    """The rank that a joker stands for, as large as that of any card, above suits and cap."""
    cards, tiles = face.stands_for, face.tiles
    colour = faces.ink(cards[0], tiles=tiles) if len(cards) == 1 else "cap"
    text, rank = faces.rank_text(cards[0], tiles=tiles), height * RANK[tiles]
    pen.text(text, shown / 2, height * TOP, rank, shown - 2 * SIDE, colour)
    begin, end = height * (TOP + 0.03) + rank, height * 0.97
    suits = cards if len(cards) <= MOST_SUITS else ()
    if tiles or not suits:
        _print_signs(pen, [*suits, JOKER], shown, begin, end, tiles=tiles)
        return
    between = begin + (end - begin) * 0.46
    _print_signs(pen, suits, shown, begin, between, tiles=False)
    _print_signs(pen, [JOKER], shown, between, end, tiles=False)


def _print_signs(
    pen: Pen, cards: Sequence[Card], shown: int, top: float, bottom: float, *, tiles: bool
) -> None:
    """The suits of some cards side by side, of a joker a cap, as large as there is room."""
    side = min((shown - 2 * SIDE) / len(cards), bottom - top)
    for place, card in enumerate(cards):
        x = shown / 2 + (place - (len(cards) - 1) / 2) * side
        faces.sign(pen, card, x, (top + bottom) / 2, side * 0.95, tiles=tiles)
