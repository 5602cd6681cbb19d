"""How large a table is drawn, as usual or in large print.

A phone shows a picture a third as wide as it is: a label of 36 pixels is read as one of 12.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.render.pictures.sprites import Size


class Sizes(NamedTuple):
    """Pixels of what a table's picture shows."""

    label: int
    """Letters of names and notes."""
    score: int
    """Letters of points, which are bold."""
    back: int
    """How wide the card is that stands for a player's hand."""
    cards: tuple[Size, ...]
    """From the usual one to that of a table with more melds than there is room for."""
    tiles: tuple[Size, ...]
    columns: Mapping[int, int]
    """Panels side by side, by the number of players."""

    @property
    def line(self) -> int:
        """Pixels from one line of letters to the next."""
        return round(self.label * 1.22)


USUAL = Sizes(
    label=36,
    score=56,
    back=54,
    cards=(Size(84, 122, 50), Size(64, 96, 42)),
    tiles=(Size(72, 94, 74), Size(54, 72, 56)),
    columns={2: 2, 3: 3, 4: 4, 5: 3, 6: 3},
)
LARGE = Sizes(
    label=48,
    score=72,
    back=66,
    cards=(Size(116, 168, 70), Size(84, 122, 50)),
    tiles=(Size(102, 132, 104), Size(72, 94, 74)),
    columns={2: 2, 3: 3, 4: 2, 5: 3, 6: 3},
)
