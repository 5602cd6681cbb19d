"""The faces of cards and tiles, and the backs of cards, in any size.

Every card is told by its rank, and by the shape and the colour of its suit. There are two kinds of
faces: a narrow one with the suit below the rank, of which a strip says everything, and a wide one
for the hand with both as large as can be.
"""

from io import BytesIO
from typing import Literal

from PIL import Image, ImageDraw

from bot.render.pictures.colours import theme_of
from bot.render.pictures.pen import SCALE, Pen
from bot.render.pictures.shapes import GLEAM, GOLD, HORNS, PEAK, SUITS, TILES, YELLOW, Shape
from engine.cards import HIDDEN, JOKER, RANKS, Card

EMOJI = 128
"""Pixels of an application emoji's side, at most."""


def face_png(card: Card, *, tiles: bool, colours: Literal["four", "two"]) -> bytes:
    """A card, tile, joker or back as an emoji: a square that is still read at 22 pixels."""
    pen = Pen(EMOJI, EMOJI, theme_of("dark", colours), "edge")
    pen.plate((0, 0, EMOJI, EMOJI), 24, paper(card, tiles=tiles), "edge", 4)
    if card == JOKER:
        joker(pen, EMOJI / 2, 8, 112)
    elif card == HIDDEN:
        weave(pen, EMOJI, EMOJI, 12)
    else:
        symbol(pen, card, EMOJI / 2, 10, 56, 112, 48 if tiles else 52, 70, tiles=tiles)
    image = pen.finished()
    # Nothing outside the round corners.
    mask = Image.new("L", (EMOJI * SCALE, EMOJI * SCALE))
    ends = (0, 0, EMOJI * SCALE - 1, EMOJI * SCALE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(ends, 24 * SCALE, fill=255)
    image.putalpha(mask.reduce(SCALE))
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def paper(card: Card, *, tiles: bool) -> str:
    """The colour of what a face is drawn on."""
    if card == HIDDEN:
        return "back"
    if card == JOKER:
        return "joker"
    return "tile" if tiles else "card"


def ink(card: Card, *, tiles: bool) -> str:
    """The colour of a card's rank and suit."""
    return f"tile{card.suit}" if tiles else f"suit{card.suit}"


def layers(card: Card, *, tiles: bool) -> tuple[tuple[Shape, str], ...]:
    """A card's suit, or the joker's cap: shapes upon each other, each with its colour."""
    if card == JOKER:
        return (HORNS, "cap"), (PEAK, "hood"), (GOLD, "bell")
    shapes = TILES if tiles else SUITS
    sign = (shapes[card.suit], ink(card, tiles=tiles))
    # Yellow that is read on paper is brown, so only the edge is.
    return (sign, (GLEAM, "gleam")) if sign[0] is YELLOW else (sign,)


def sign(pen: Pen, card: Card, x: float, y: float, size: float, *, tiles: bool) -> None:
    """The suit of a card, or the joker's cap, around a point."""
    for shape, colour in layers(card, tiles=tiles):
        pen.centred(shape, x, y, size, colour)


def symbol(
    pen: Pen,
    card: Card,
    x: float,
    top: float,
    height: float,
    most: float,
    mark: float,
    mark_top: float,
    *,
    tiles: bool,
) -> None:
    """The rank with the suit below it, around a vertical line at *x*."""
    pen.text(rank_text(card, tiles=tiles), x, top, height, most, ink(card, tiles=tiles))
    sign(pen, card, x, mark_top + mark / 2, mark, tiles=tiles)


def rank_text(card: Card, *, tiles: bool) -> str:
    """The rank as it stands on the face."""
    return str(card.rank) if tiles else RANKS[card.rank]


def joker(pen: Pen, x: float, top: float, size: float) -> None:
    """The joker's cap, with its bells, below a height."""
    sign(pen, JOKER, x, top + size / 2, size, tiles=False)


def weave(pen: Pen, width: float, height: float, margin: float) -> None:
    """The pattern of the backs: diamonds in a frame."""
    pen.plate((margin, margin, width - margin, height - margin), margin, "back", "weave", 2)
    middle, side = height / 2, (width - 2 * margin) * 0.62
    pen.centred(SUITS[2], width / 2, middle, side, "weave")
    pen.centred(SUITS[2], width / 2, middle, side * 0.5, "back")
