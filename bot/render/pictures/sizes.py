"""How large a table is drawn, as usual or in large print.

A phone shows a picture a third as wide as it is: a label of 36 pixels is read as one of 12.
"""

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

from bot.render.pictures.canvas import MARGIN, WIDTH
from bot.render.pictures.sprites import Size

LINE = 1.4
"""From one line of words to the next, in heights of its letters: tails are not cut off."""
GAP = 14
"""Pixels at least between two melds."""
GROUPS = 4
"""The section of all melds of tiles that are no runs, which go by their colours."""


class MeldGrid(NamedTuple):
    """What lies on a table begins at the columns of a grid."""

    columns: int
    size: Size
    """The *step* is the least there is between two cards."""
    widest: int
    """From one card to the next where there is room."""

    @property
    def pitch(self) -> float:
        """Pixels from one column to the next."""
        return (WIDTH - 2 * MARGIN + GAP) / self.columns

    def columns_of(self, width: int) -> int:
        """How many columns so many pixels take."""
        return ceil((width + GAP) / self.pitch)

    def across(self, columns: int) -> int:
        """Pixels of so many columns."""
        return round(columns * self.pitch) - GAP


class Sizes(NamedTuple):
    """Pixels of what a table's picture shows."""

    label: int
    """Letters of names and notes."""
    score: int
    """Letters of points, which are bold."""
    back: int
    """How wide the card is that stands for a player's hand."""
    cards: tuple[MeldGrid, ...]
    """From the usual one to that of a table with more melds than there is room for."""
    tiles: MeldGrid
    top: Size
    """The top of the pile, and the stock."""
    stock: Size
    """The stock of tiles."""
    corner: int
    """How wide the place of stock and pile is where melds lie beside them."""
    high: int
    """Pixels of all cards on the table, beyond which they are drawn smaller."""
    high_tiles: int
    """Pixels of all tiles, beyond which several colours of runs may lie in one row."""
    highest: int
    """Pixels of either, beyond which melds are left out."""
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
    cards=(MeldGrid(8, Size(78, 116, 42), 52), MeldGrid(10, Size(58, 96, 34), 50)),
    tiles=MeldGrid(16, Size(54, 74, 55), 55),
    top=Size(106, 150, 106),
    stock=Size(58, 74, 58),
    corner=426,
    high=430,
    high_tiles=560,
    highest=1100,
    columns={2: 2, 3: 3, 4: 2, 5: 2, 6: 2},
)
LARGE = Sizes(
    label=48,
    score=64,
    back=66,
    cards=(MeldGrid(6, Size(116, 168, 54), 72), MeldGrid(8, Size(78, 116, 42), 52)),
    tiles=MeldGrid(12, Size(72, 104, 73), 73),
    top=Size(150, 216, 150),
    stock=Size(80, 104, 80),
    corner=575,
    high=800,
    high_tiles=800,
    highest=1250,
    columns={2: 2, 3: 3, 4: 2, 5: 2, 6: 2},
)
