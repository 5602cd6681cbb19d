"""Small functions that were fitted to how rounds went on."""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

Row = tuple[float, ...]


class Net(NamedTuple):
    """A sum of the inputs, and of some bends in them."""

    base: float
    line: Row
    """What each input adds."""
    bends: tuple[tuple[float, Row, float], ...]
    """Each begins where a weighted sum of the inputs and its first number exceeds 0; from there on
    what exceeds it counts, times its last number."""

    def of(self, inputs: Sequence[float]) -> float:
        """The value for some inputs."""
        value: float = self.base + sum(map(mul, self.line, inputs))
        for begin, row, slope in self.bends:
            over = begin + sum(map(mul, row, inputs))
            if over > 0:
                value += slope * over
        return value
