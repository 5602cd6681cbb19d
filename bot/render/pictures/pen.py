"""What faces are drawn with: large, then made small, which smooths every edge."""

from PIL import Image, ImageDraw

from bot.render.pictures import fonts
from bot.render.pictures.colours import RGB, Theme
from bot.render.pictures.shapes import Shape, fill

SCALE = 4
DASH, DASH_GAP = 14, 10


class Pen:
    """A small drawing; lengths are pixels of the finished one, colours go by their names."""

    def __init__(self, width: int, height: int, theme: Theme, ground: str) -> None:
        self.theme, self._used = theme, {ground}
        self._image = Image.new("RGB", (width * SCALE, height * SCALE), theme.named[ground])
        self._draw = ImageDraw.Draw(self._image)

    def plate(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        colour: str,
        edge: str | None = None,
        width: float = 1.5,
    ) -> None:
        """A rectangle with round corners and an edge."""
        left, top, right, bottom = (side * SCALE for side in box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius * SCALE,
            fill=self._ink(colour),
            outline=self._ink(edge) if edge else None,
            width=round(width * SCALE),
        )

    def shape(self, shape: Shape, left: float, top: float, size: float, colour: str) -> None:
        """A shape in the square with that corner and side."""
        fill(self._draw, shape, left * SCALE, top * SCALE, size * SCALE, self._ink(colour))

    def centred(self, shape: Shape, x: float, y: float, size: float, colour: str) -> None:
        """A shape around a point."""
        self.shape(shape, x - size / 2, y - size / 2, size, colour)

    def text(
        self, text: str, x: float, top: float, height: float, most: float, colour: str
    ) -> None:
        """A few bold letters, centred at *x*, with capitals of that height, at most so wide."""
        mask = fonts.glyphs(text, round(height * SCALE), round(most * SCALE))
        corner = (round(x * SCALE - mask.width / 2), round(top * SCALE))
        self._image.paste(self._ink(colour), corner, mask)

    def line(self, *points: tuple[float, float], width: float, colour: str) -> None:
        """A line through some points."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, fill=self._ink(colour), width=round(width * SCALE))

    def dashes(self, right: int, bottom: int, colour: str, width: float) -> None:
        """A dashed frame just inside a box that begins in the corner of the drawing."""
        for start in range(0, right, DASH + DASH_GAP):
            for y in (width / 2, bottom - width / 2):
                self.line((start, y), (min(start + DASH, right), y), width=width, colour=colour)
        for start in range(0, bottom, DASH + DASH_GAP):
            for x in (width / 2, right - width / 2):
                self.line((x, start), (x, min(start + DASH, bottom)), width=width, colour=colour)

    def finished(self) -> Image.Image:
        """The drawing in RGB."""
        return self._image.reduce(SCALE)

    def indices(self) -> Image.Image:
        """The drawing as places of the palette."""
        return self.theme.indices(self.finished(), self._used)

    def _ink(self, colour: str) -> RGB:
        self._used.add(colour)
        return self.theme.named[colour]
