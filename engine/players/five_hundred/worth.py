"""What the rest of a round is worth to a player, in points, by functions fitted to many rounds."""

from functools import lru_cache
from operator import mul
from typing import NamedTuple

from engine.players.faces import FaceSet
from engine.players.five_hundred.aspects import Field, aspects, times
from engine.players.five_hundred.weights import DRAWN, ENDINGS, SHOWN_HANDS

Row = tuple[float, ...]
Bend = tuple[float, Row, Row, float]
"""What it begins with, the weights of the times and of the aspects, and its slope."""


class At(NamedTuple):
    """A fitted function at one time of a round."""

    base: float
    line: Row
    """What each aspect counts."""
    bends: tuple[tuple[float, Row, float], ...]
    """Each begins where a weighted sum of the aspects and its first number exceeds 0; from there on
    what exceeds it counts, times its last number."""


class Worth:
    """A function fitted to rounds: weights of the aspects that go with the time, and some bends."""

    def __init__(self, table: tuple[Row, ...], bends: tuple[Bend, ...]) -> None:
        self._table, self._bends = table, bends
        self._at = lru_cache(4096)(self._found)

    def of(self, here: Field, hand: FaceSet, top: FaceSet) -> float:
        """Points by which the player with *hand* can expect to gain on the other from now on."""
        return self.of_aspects(here.other, hand.bit_count(), here.stock, aspects(here, hand, top))

    def of_aspects(self, other: int, own: int, stock: int, found: list[float]) -> float:
        """The same, the aspects being known."""
        base, line, bends = self._at(other, own, stock)
        value: float = base + sum(map(mul, line, found))
        for begin, row, slope in bends:
            over = begin + sum(map(mul, row, found))
            if over > 0:
                value += slope * over
        return value

    def _found(self, other: int, own: int, stock: int) -> At:
        now = times(other, own, stock)
        base, *line = [sum(map(mul, now, column)) for column in zip(*self._table, strict=True)]
        bends = tuple(
            (begin + sum(map(mul, of_times, now)), row, slope)
            for begin, of_times, row, slope in self._bends
        )
        return At(base, tuple(line), bends)


ENDED = Worth(*ENDINGS)
"""To a player who has ended a turn, with cards left; the other is to move."""

DRAWING = Worth(*DRAWN)
"""To a player who is about to draw from the stock."""

SHOWN = Worth(*SHOWN_HANDS)
"""To a player who has ended a turn, where both hands are seen."""
