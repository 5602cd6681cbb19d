"""The outlines of all that is drawn, in a square of side 1: suits, marks of tiles, the joker."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from PIL import ImageDraw

Point = tuple[float, float]
Outline = tuple[Point, ...]
Shape = tuple[Outline, ...]
"""Filled one after the other."""

STEPS = 24
"""Straight lines that a curve is drawn with."""


def curve(*points: Point) -> Outline:
    """The points of Bézier curves; each of three points goes on from where the last one ended."""
    parts = [points[start : start + 4] for start in range(0, len(points) - 1, 3)]
    steps = [step / STEPS for step in range(STEPS)]
    return (*(_between(part, step) for part in parts for step in steps), points[-1])


def _between(part: Sequence[Point], t: float) -> Point:
    s = 1 - t
    weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    x, y = (sum(w * p[axis] for w, p in zip(weights, part, strict=True)) for axis in (0, 1))
    return x, y


def mirrored(half: Sequence[Point]) -> Outline:
    """An outline with its left *half*, from top to bottom, also on the right."""
    return (*half, *((1 - x, y) for x, y in reversed(half)))


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle."""
    turns = (2 * pi * step / (2 * STEPS) for step in range(2 * STEPS))
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def star(points: int, outer: float, inner: float) -> Outline:
    """A star of an odd number of *points*, that stands on two of them."""
    middle = 0.5 + (1 - cos(pi / points)) * outer / 2
    radii = (outer, inner) * points
    turns = (pi * step / points for step in range(2 * points))
    return tuple(
        (0.5 + radius * sin(turn), middle - radius * cos(turn))
        for turn, radius in zip(turns, radii, strict=True)
    )


def box(left: float, top: float, right: float, bottom: float) -> Outline:
    """An upright rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


_HEART = curve(
    (0.5, 0.25), (0.42, 0.02), (0.02, 0.0), (0.02, 0.35), (0.02, 0.6), (0.32, 0.74), (0.5, 0.99)
)
_FOOT = mirrored(
    [(0.5, 0.55), *curve((0.47, 0.62), (0.47, 0.82), (0.42, 0.92), (0.26, 0.97)), (0.26, 0.99)]
)
_SPADE = curve(
    (0.5, 0.01), (0.36, 0.24), (0.03, 0.38), (0.03, 0.6), (0.03, 0.86), (0.36, 0.86), (0.47, 0.66)
)
_DIAMOND = curve(
    (0.5, 0.0), (0.4, 0.2), (0.26, 0.38), (0.11, 0.5), (0.26, 0.62), (0.4, 0.8), (0.5, 1.0)
)

SUITS: tuple[Shape, ...] = (
    (mirrored(_SPADE), _FOOT),
    (mirrored(_HEART),),
    (mirrored(_DIAMOND),),
    (disc(0.5, 0.25, 0.24), disc(0.24, 0.59, 0.235), disc(0.76, 0.59, 0.235), _FOOT),
)
"""By suit: ♠ ♥ ♦ ♣."""

TILES: tuple[Shape, ...] = (
    (disc(0.5, 0.5, 0.45),),
    (((0.5, 0.06), (0.98, 0.92), (0.02, 0.92)),),
    (box(0.1, 0.1, 0.9, 0.9),),
    (star(5, 0.54, 0.23),),
)
"""By colour: blue, green, red, yellow."""
YELLOW = TILES[3]

GLEAM: Shape = (tuple((0.5 + 0.68 * (x - 0.5), 0.56 + 0.68 * (y - 0.56)) for x, y in YELLOW[0]),)
"""What is bright within the star of a yellow tile."""

_HORN = (
    *curve((0.27, 0.82), (0.29, 0.65), (0.27, 0.47), (0.2, 0.47)),
    *curve((0.2, 0.47), (0.15, 0.47), (0.15, 0.56), (0.16, 0.66)),
    *curve((0.04, 0.66), (-0.03, 0.36), (0.03, 0.18), (0.17, 0.18)),
    *curve((0.17, 0.18), (0.28, 0.18), (0.34, 0.4), (0.38, 0.62)),
    (0.46, 0.82),
)
_PEAK = [*curve((0.5, 0.12), (0.47, 0.22), (0.41, 0.4), (0.37, 0.62)), (0.36, 0.82)]
_BAND = [
    *curve((0.5, 0.8), (0.4, 0.8), (0.3, 0.79), (0.23, 0.76)),
    *curve((0.23, 0.92), (0.32, 0.97), (0.42, 0.98), (0.5, 0.98)),
]
HORNS: Shape = (_HORN, tuple((1 - x, y) for x, y in _HORN))
"""Of the joker's cap: they droop to both sides, and the ground is seen between them."""
PEAK: Shape = (mirrored(_PEAK),)
"""The point between the horns."""
GOLD: Shape = (
    disc(0.5, 0.11, 0.11),
    disc(0.11, 0.69, 0.11),
    disc(0.89, 0.69, 0.11),
    mirrored(_BAND),
)
"""Bells on the tips of the three, and the band below."""

SHAPES: Mapping[str, Shape] = {
    "pin": (
        box(0.28, 0.02, 0.72, 0.14),
        ((0.36, 0.12), (0.64, 0.12), (0.68, 0.46), (0.32, 0.46)),
        mirrored([(0.5, 0.44), *curve((0.5, 0.44), (0.3, 0.44), (0.16, 0.5), (0.14, 0.64))]),
        ((0.46, 0.62), (0.54, 0.62), (0.51, 1.0), (0.49, 1.0)),
    ),
    "tick": (((0.04, 0.55), (0.2, 0.38), (0.4, 0.6), (0.82, 0.12), (0.97, 0.27), (0.41, 0.9)),),
    "star": YELLOW,
    "no": (
        ((0.14, 0.02), (0.98, 0.86), (0.86, 0.98), (0.02, 0.14)),
        ((0.86, 0.02), (0.98, 0.14), (0.14, 0.98), (0.02, 0.86)),
    ),
    "up": (((0.5, 0.05), (0.95, 0.6), (0.05, 0.6)), box(0.34, 0.5, 0.66, 0.95)),
    "crown": (
        mirrored([(0.5, 0.14), (0.3, 0.52), (0.07, 0.24), (0.14, 0.74)]),
        box(0.14, 0.8, 0.86, 0.92),
        disc(0.07, 0.22, 0.07),
        disc(0.5, 0.12, 0.08),
        disc(0.93, 0.22, 0.07),
    ),
    **{f"suit{number}": shape for number, shape in enumerate(SUITS)},
    **{f"mark{number}": shape for number, shape in enumerate(TILES)},
    "dot": (disc(0.5, 0.5, 0.5),),
}


def fill(
    draw: ImageDraw.ImageDraw, shape: Shape, left: float, top: float, size: float, colour: object
) -> None:
    """Fill *shape* in the square with that corner and side."""
    for outline in shape:
        draw.polygon([(left + x * size, top + y * size) for x, y in outline], fill=colour)  # type: ignore[arg-type]
