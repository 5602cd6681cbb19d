"""A picture in the making: a ground on which sprites are laid, line below line."""

from collections.abc import Iterable

from PIL import Image

from bot.render.picture import Picture
from bot.render.pictures import fonts, sprites
from bot.render.pictures.colours import Theme
from bot.render.pictures.fonts import Weight
from bot.render.pictures.png import png

WIDTH = 900
MARGIN = 16


class Canvas:
    """A part of a picture, as wide as that is."""

    def __init__(self, theme: Theme, height: int) -> None:
        self.theme, self.height = theme, height
        self.image = Image.new("L", (WIDTH, height), theme.index["felt"])

    def lay(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite at a place."""
        self.image.paste(sprite, (round(x), round(y)))

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


def stacked(name: str, parts: Iterable[Canvas], alt: str) -> Picture:
    """The parts below each other as a picture of that *name*, which *alt* says in words."""
    every = list(parts)
    whole = Canvas(every[0].theme, sum(part.height for part in every))
    top = 0
    for part in every:
        whole.lay(part.image, 0, top)
        top += part.height
    return Picture(name, png(whole.image, whole.theme.palette), alt)
