"""What was fitted to how rounds went on: the numbers of a player, and small functions of them."""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

Row = tuple[float, ...]
Rows = tuple[Row, ...]


@cache
def numbers_of(package: str) -> Mapping[str, Rows]:
    """The numbers in the `weights.txt` of a player's *package*: rows by the name above them."""
    return read_numbers(package, "weights.txt")


def read_numbers(package: str, file: str) -> Mapping[str, Rows]:
    """The numbers in a *file* of a player's *package*, read anew: rows by the name above them.

    Blank lines part what has names of its own; what begins with `#` is a remark.
    """
    text = (Path(__file__).parent / package.rpartition(".")[2] / file).read_text("utf-8")
    blocks = (block.splitlines() for block in text.split("\n\n") if not block.startswith("#"))
    return {name: tuple(tuple(map(float, row.split())) for row in rows) for name, *rows in blocks}


class Net(NamedTuple):
    """A sum of the inputs, and of some bends in them."""

    base: float
    line: Row
    """What each input adds."""
    bends: tuple[tuple[float, Row, float], ...]
    """Each begins where a weighted sum of the inputs and its first number exceeds 0; from there on
    what exceeds it counts, times its last number."""

    @classmethod
    def read(cls, package: str, name: str) -> "Net":
        """The function of that name of a player: in rows, its base and line, then its bends."""
        (base, *line), *bends = numbers_of(package)[name]
        return cls(
            base, tuple(line), tuple((begin, tuple(row), slope) for begin, *row, slope in bends)
        )

    def of(self, inputs: Sequence[float]) -> float:
        """The value for some inputs."""
        value: float = self.base + sum(map(mul, self.line, inputs))
        for begin, row, slope in self.bends:
            over = begin + sum(map(mul, row, inputs))
            if over > 0:
                value += slope * over
        return value
