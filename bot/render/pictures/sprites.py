"""What pictures are put together from, each drawn once: faces, backs, badges, panels, words.

All are images of palette indices. They have no transparent parts: a card that lies upon another is
cut out by its outline.
"""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.render.pictures import faces, fonts
from bot.render.pictures.colours import Theme
from bot.render.pictures.fonts import Weight
from bot.render.pictures.pen import SCALE, Pen
from bot.render.pictures.shapes import SHAPES
from engine.cards import JOKER, Card

SHADED, BESIDE = 4, 4
"""Of what is shown of a card, pixels in the shadow of the one upon it; and clear at each side."""
RIM = 4
"""The bright upper edge of a rack's ledge, and its shadow below."""
MEDALS = {1: "gold", 2: "silver", 3: "bronze"}


class Size(NamedTuple):
    """How large cards are, and how far apart they lie: less than their width makes a fan."""

    width: int
    height: int
    step: int

    @property
    def radius(self) -> float:
        """The radius of the corners of a card."""
        return self.width / 8


class HeldSize(NamedTuple):
    """How large the cards of a hand are, and what stands on them: its rank's capitals, its suit."""

    width: int
    height: int
    rank: int
    mark: int

    @property
    def radius(self) -> float:
        """The radius of the corners of a card."""
        return self.width / 8

    def fanned(self, step: int) -> "HeldSize":
        """A size whose suits are whole where of each card only a *step* is seen."""
        return self._replace(mark=min(self.mark, step - SHADED - 2 * BESIDE))


@lru_cache(maxsize=1000)
def held(
    theme: Theme, card: Card, size: HeldSize, shown: int, *, tiles: bool, ring: bool
) -> Image.Image:
    """A card of the reader's hand, of which so many pixels are *shown*; a *ring* marks it."""
    width, height = size.width, size.height
    pen = Pen(width, height, theme, "edge")
    edge, colour = (6, "mark") if ring else (2, "edge")
    pen.plate((0, 0, width, height), size.radius, faces.paper(card, tiles=tiles), colour, edge)
    clear = shown if shown == width else shown - SHADED
    middle, most = clear / 2, clear - 2 * BESIDE
    if card == JOKER:
        cap = min(clear * 0.9, size.mark * 1.5)
        faces.joker(pen, middle, (height - cap) / 2, cap)
    else:
        top, mark_top = height * 0.085, height * 0.93 - size.mark
        faces.symbol(pen, card, middle, top, size.rank, most, size.mark, mark_top, tiles=tiles)
    return pen.indices()


@lru_cache(maxsize=64)
def outline(width: int, height: int, radius: float) -> Image.Image:
    """What of a sprite with round corners is laid upon others: all but the corners."""
    mask = Image.new("L", (width * SCALE, height * SCALE))
    box = (0, 0, mask.width - 1, mask.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * SCALE, fill=255)
    return mask.reduce(SCALE).point(lambda value: 255 * (value > 127))


@lru_cache(maxsize=8)
def ledge(theme: Theme, width: int, height: int) -> Image.Image:
    """The ledge of a rack, on which cards stand."""
    image = Image.new("L", (width, height), theme.index["ledge"])
    image.paste(theme.index["rim"], (0, 0, width, RIM))
    image.paste(theme.index["shade"], (0, height - RIM, width, height))
    return image


@lru_cache(maxsize=64)
def back(theme: Theme, width: int, height: int, ground: str) -> Image.Image:
    """The back of a card."""
    pen = Pen(width, height, theme, ground)
    pen.plate((0, 0, width, height), width / 8, "back", "card", 1.5)
    faces.weave(pen, width, height, width / 8)
    return pen.indices()


@lru_cache(maxsize=64)
def badge(theme: Theme, name: str, size: int) -> Image.Image:
    """A sign in a disc, edged white, as it stands out from wood as well."""
    pen, middle = Pen(size, size, theme, "card"), size / 2
    pen.centred(SHAPES["dot"], middle, middle, size - 6, "mark")
    pen.centred(SHAPES[name], middle, middle, size * 0.56, "sign")
    return pen.indices()


@lru_cache(maxsize=200)
def bar(theme: Theme, text: str, width: int, height: int, size: int) -> Image.Image:
    """A bar with a few words in its middle."""
    image = panel(theme, width, height, "bar", 8, ground="rack").copy()
    line = words(theme, text, "Bold", size, "barred", "bar")
    # Only as much of the line as has letters, so that it covers no corner.
    top = round(size * 0.2)
    line = line.crop((0, top, line.width, min(top + height, line.height)))
    image.paste(line, ((width - line.width) // 2, 0))
    return image


@lru_cache(maxsize=64)
def medal(theme: Theme, rank: int, size: int, ground: str) -> Image.Image:
    """The number of a place on a disc of gold, silver or bronze."""
    pen = Pen(size, size, theme, ground)
    pen.centred(SHAPES["dot"], size / 2, size / 2, size, MEDALS[rank])
    pen.text(str(rank), size / 2, size * 0.26, size * 0.48, size * 0.6, "sign")
    return pen.indices()


@lru_cache(maxsize=64)
def sign(theme: Theme, name: str, size: int, colour: str, ground: str) -> Image.Image:
    """A sign by itself."""
    pen = Pen(size, size, theme, ground)
    pen.centred(SHAPES[name], size / 2, size / 2, size, colour)
    return pen.indices()


@lru_cache(maxsize=64)
def panel(
    theme: Theme,
    width: int,
    height: int,
    colour: str,
    radius: float,
    edge: str | None = None,
    edge_width: int = 0,
    ground: str = "felt",
) -> Image.Image:
    """An empty panel with round corners on a *ground*, outlined in the colour *edge*."""
    pen = Pen(width, height, theme, ground)
    pen.plate((0, 0, width, height), radius, colour, edge, edge_width)
    return pen.indices()


@lru_cache(maxsize=64)
def dashes(theme: Theme, width: int, height: int) -> Image.Image:
    """A dashed frame around what is not whole."""
    pen = Pen(width, height, theme, "felt")
    pen.dashes(width, height, "wrong", 5)
    return pen.indices()


@lru_cache(maxsize=400)
def plate(theme: Theme, text: str, size: int, ground: str = "felt") -> Image.Image:
    """A number on a plate of its own."""
    line = words(theme, text, "Bold", size, "card", "badge")
    height = round(size * 1.16)
    width = max(height, line.width + size // 3)
    image = panel(theme, width, height, "badge", 10, ground=ground).copy()
    # Half the letters' height above the line, half the plate's.
    image.paste(line, ((image.width - line.width) // 2, round(height / 2 - size * 0.7)))
    return image


@lru_cache(maxsize=1000)
def words(
    theme: Theme, text: str, weight: Weight, size: int, colour: str, ground: str
) -> Image.Image:
    """A line of text."""
    letters = fonts.font(weight, size)
    width = max(1, round(letters.getlength(text)) + 2)
    mask = Image.new("L", (width, round(size * 1.4)))
    ImageDraw.Draw(mask).text((1, round(size * 1.06)), text, 255, letters, "ls")
    return mask.point(theme.ramp(colour, ground))
