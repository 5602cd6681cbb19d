"""The colours of pictures: a few named ones, and the shades that lie between two of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from PIL import Image

from bot.people.look import Look

RGB = tuple[int, int, int]

SHADES = 4
"""Between two colours at a smooth edge."""

SUITS: Mapping[str, tuple[str, ...]] = {
    "four": ("#14171c", "#cf1230", "#1257c8", "#0b7a38"),
    "two": ("#14171c", "#cf1230", "#cf1230", "#14171c"),
}
"""By suit: ♠ ♥ ♦ ♣; dark enough to be read on white."""

FACES = {
    "card": "#ffffff",
    "edge": "#74807a",
    "joker": "#f3ebff",
    "cap": "#6d28c9",
    "hood": "#cf1230",
    "bell": "#e08a00",
    "back": "#23508f",
    "weave": "#7ea5dd",
    "tile": "#fdf6e6",
    "tile0": "#1257c8",
    "tile1": "#0b7a38",
    "tile2": "#cf1230",
    "tile3": "#8f6200",
    "gleam": "#ffd21f",
    "mark": "#cf6000",
    "sign": "#14171c",
    "gold": "#f2b705",
    "silver": "#b4bcc4",
    "bronze": "#c77f42",
}

GROUNDS = {
    "felt": ("#0d3b28", "#dcebe1"),
    "verge": ("#06241a", "#a9c9b6"),
    "dusk": ("#08281b", "#b4d0c0"),
    "rack": ("#7a5030", "#faedd5"),
    "rim": ("#d9ab74", "#fffdf8"),
    "ledge": ("#a87444", "#dcb985"),
    "shade": ("#38220f", "#c29a63"),
    "panel": ("#19503a", "#f6fbf8"),
    "line": ("#4f8b72", "#8db39c"),
    "active": ("#256248", "#fff3c9"),
    "ink": ("#ffffff", "#14251e"),
    "muted": ("#bdd3c9", "#4a6257"),
    "accent": ("#ffc629", "#b45309"),
    "badge": ("#0d211b", "#1d4d3d"),
    "wrong": ("#ff7b72", "#c8102e"),
    "bar": ("#8fd3b6", "#1d4d3d"),
    "barred": ("#14171c", "#ffffff"),
}
"""What differs by background: on a dark one and on a light one."""

READ = (
    *[(ink, ground) for ground in ("panel", "active") for ink in ("ink", "muted", "accent")],
    *[(ink, "felt") for ink in ("ink", "muted")],
    *[(f"suit{suit}", ground) for suit in range(4) for ground in ("card", "joker")],
    *[(f"tile{suit}", ground) for suit in range(4) for ground in ("tile", "joker")],
    *[("card", "badge"), ("sign", "mark"), ("barred", "bar")],
    *[("sign", medal) for medal in ("gold", "silver", "bronze")],
)
"""The pairs of colours of what is read, and what it stands on."""
TOLD = (
    *[("accent", "felt"), ("cap", "joker"), ("hood", "joker"), ("gleam", "tile3"), ("bar", "rack")],
    *[("weave", "back"), ("card", "back"), ("edge", "felt"), ("edge", "card")],
    *[(sign, "felt") for sign in ("bar", "mark", "wrong")],
    *[("mark", ground) for ground in ("card", "joker", "tile")],
)
"""The pairs of colours of signs and edges that say something."""
EDGES = (
    *READ,
    *TOLD,
    *[("bell", "joker"), ("cap", "bell"), ("hood", "bell"), ("cap", "hood"), ("mark", "edge")],
    *[("edge", ground) for ground in ("joker", "tile", "panel", "active", "back")],
    *[(ground, "felt") for ground in ("panel", "active", "badge", "verge", "line")],
    ("line", "dusk"),
    *[("card", ground) for ground in ("felt", "panel", "active")],
    *[(medal, ground) for medal in ("gold", "silver", "bronze") for ground in ("panel", "active")],
    *[("badge", "rack"), ("barred", "wrong"), ("wrong", "panel")],
)
"""All pairs of colours that meet at smooth edges; of those that are here alone none says much."""


def rgb(code: str) -> RGB:
    """The colour of a code: `#17342b`."""
    red, green, blue = bytes.fromhex(code[1:])
    return red, green, blue


def blend(fore: RGB, ground: RGB, part: float) -> RGB:
    """*part* of *fore* over *ground*."""
    red, green, blue = (round(f * part + g * (1 - part)) for f, g in zip(fore, ground, strict=True))
    return red, green, blue


@dataclass(frozen=True)
class Theme:
    """The colours that a reader has chosen."""

    background: Literal["dark", "light"]
    colours: Literal["four", "two"]

    @cached_property
    def named(self) -> Mapping[str, RGB]:
        """The colours by their names."""
        suits = {f"suit{suit}": code for suit, code in enumerate(SUITS[self.colours])}
        own = {name: pair[self.background == "light"] for name, pair in GROUNDS.items()}
        codes = {**own, **FACES, **suits}
        return {name: rgb(code) for name, code in codes.items()}

    @cached_property
    def palette(self) -> tuple[RGB, ...]:
        """All colours; what is equal stands there once."""
        shades = (
            blend(self.named[fore], self.named[ground], shade / SHADES)
            for fore, ground in EDGES
            for shade in range(1, SHADES)
        )
        return tuple(dict.fromkeys([*self.named.values(), *shades]))

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The place of each named colour in the palette."""
        return {name: self.palette.index(colour) for name, colour in self.named.items()}

    @lru_cache(maxsize=256)  # noqa: B019 - there are four themes
    def ramp(self, fore: str, ground: str) -> bytes:
        """What a mask's 256 values become at an edge of two colours."""
        ends = self.named[fore], self.named[ground]
        nearest = Nearest(self.palette, range(len(self.palette)))
        shades = [nearest[blend(*ends, shade / SHADES)] for shade in range(SHADES + 1)]
        return bytes(shades[round(value * SHADES / 255)] for value in range(256))

    @lru_cache(maxsize=512)  # noqa: B019 - there are four themes
    def among(self, names: frozenset[str]) -> "Nearest":
        """The places of some named colours and of the shades between them."""
        pairs = (pair for pair in EDGES if names.issuperset(pair))
        shades = {place for pair in pairs for place in self.ramp(*pair)}
        return Nearest(self.palette, sorted(shades.union(self.index[name] for name in names)))

    def indices(self, drawn: Image.Image, names: Iterable[str]) -> Image.Image:
        """What was *drawn* in some named colours, in RGB, as the palette's places.

        Pillow's own conversion is quicker, but only about right: a ground would get spots. Among
        all colours an edge would get some that are like it by chance, and be packed worse.
        """
        nearest = self.among(frozenset(names))
        parts, width = drawn.tobytes(), 3 * drawn.width
        # Line by line: whoever waits for Python's lock gets it in between.
        lines = (_line(nearest, parts[at : at + width]) for at in range(0, len(parts), width))
        return Image.frombytes("L", drawn.size, b"".join(lines))


class Nearest(dict[RGB, int]):
    """Of some places in a palette, the one whose colour is most like another, kept once asked."""

    def __init__(self, palette: Sequence[RGB], places: Iterable[int]) -> None:
        super().__init__((palette[place], place) for place in places)
        self._places = dict(self)

    def __missing__(self, colour: RGB) -> int:
        red, green, blue = colour
        distances = {
            (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2: place
            for (r, g, b), place in self._places.items()
        }
        self[colour] = place = distances[min(distances)]
        return place


def _line(nearest: Nearest, parts: bytes) -> bytes:
    pixels = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return bytes(map(nearest.__getitem__, pixels))


theme_of = lru_cache(maxsize=4)(Theme)
"""The theme for a background and colours."""


def theme(look: Look) -> Theme:
    """The theme of a reader's look."""
    return theme_of(look.background, look.colours)
