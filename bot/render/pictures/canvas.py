"""A picture in the making: a ground on which sprites are laid, line below line; and its file.

Pillow's own writer keeps Python's lock while it packs, for longer than an event loop may be held
up; zlib gives it away.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from bot.render.picture import Picture
from bot.render.pictures import fonts, sprites
from bot.render.pictures.colours import RGB, Theme
from bot.render.pictures.fonts import Weight

WIDTH = 900
MARGIN = 16
SHADOW = 3
"""How far a shadow falls to the left, and down."""
VERGE = 12
"""Pixels of the felt's soft edge."""


class Canvas:
    """A part of a picture, as wide as that is."""

    def __init__(self, theme: Theme, height: int, ground: str = "felt") -> None:
        self.theme, self.height = theme, height
        self.image = Image.new("L", (WIDTH, height), theme.index[ground])

    def lay(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite at a place."""
        self.image.paste(sprite, (round(x), round(y)))

    def cut(
        self, sprite: Image.Image, x: float, y: float, radius: float, *, shade: str | None = None
    ) -> None:
        """Put a sprite with round corners upon others, with a shadow of the colour *shade*."""
        outline, left, top = sprites.outline(*sprite.size, radius), round(x), round(y)
        if shade:
            corner = left - SHADOW, top + SHADOW
            self.image.paste(self.theme.index[shade], corner, outline)
        self.image.paste(sprite, (left, top), outline)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        bold: bool = False,
        colour: str = "ink",
        ground: str = "felt",
        most: float = WIDTH,
        right: bool = False,
    ) -> int:
        """Write a line at most so wide, from *x* on or with its end there; give its width."""
        if not text:
            return 0
        weight: Weight = "Bold" if bold else "Regular"
        shown = fonts.fitted(fonts.showable(text), weight, size, most)
        line = sprites.words(self.theme, shown, weight, size, colour, ground)
        self.lay(line, x - line.width if right else x, y)
        return line.width

    def name(
        self,
        name: str,
        x: float,
        y: float,
        size: int,
        most: float,
        *,
        colour: str = "ink",
        ground: str = "panel",
    ) -> None:
        """Write a name in bold letters, smaller or in fewer words where there is no more room."""
        shown, letters = fonts.shrunk(name, "Bold", size, most)
        top = y + (size - letters) * 0.9
        self.text(shown, x, top, letters, bold=True, colour=colour, ground=ground, most=most)


def stacked(name: str, parts: Iterable[Canvas], alt: str, *, soft_edge: bool = False) -> Picture:
    """The parts below each other as a picture of that *name*, which *alt* says in words."""
    every = list(parts)
    whole = Canvas(every[0].theme, sum(part.height for part in every))
    top = 0
    for part in every:
        whole.lay(part.image, 0, top)
        top += part.height
    if soft_edge:
        _soften(whole)
    return Picture(name, png(whole.image, whole.theme.palette), alt)


def _soften(whole: Canvas) -> None:
    """Let the felt grow darker towards its edge."""
    pen, right, bottom = ImageDraw.Draw(whole.image), WIDTH - 1, whole.height - 1
    shades = whole.theme.ramp("verge", "felt")
    for depth in range(VERGE):
        shade = shades[round(255 * (1 - depth / VERGE))]
        pen.rectangle((depth, depth, right - depth, bottom - depth), outline=shade)


SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
"""The colour type of a picture with a palette."""
LEVEL = 5
"""Level 6 takes half as long again for a thirtieth less."""


def png(indices: Image.Image, palette: Sequence[RGB]) -> bytes:
    """A file of places in a palette, a byte for each pixel, with the colours that are used."""
    used = [place for place, count in enumerate(indices.histogram()) if count]
    packed = indices.point([used.index(place) if place in used else 0 for place in range(256)])
    header = struct.pack(">IIBBBBB", indices.width, indices.height, 8, INDEXED, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(part for place in used for part in palette[place])),
        (b"IDAT", zlib.compress(_lines(packed), LEVEL)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunks(chunks))


def _lines(indices: Image.Image) -> bytes:
    """The lines of a picture, a 0 before each: it is packed as it is."""
    lines = Image.new("L", (indices.width + 1, indices.height))
    lines.paste(indices, (1, 0))
    return lines.tobytes()


def _chunks(chunks: Iterable[tuple[bytes, bytes]]) -> Iterable[bytes]:
    for kind, data in chunks:
        yield struct.pack(">I", len(data)) + kind + data
        yield struct.pack(">I", zlib.crc32(kind + data))
