"""How likely each result of a round is, from what is known after a turn: a small net.

A result is who goes out, the own seat or another, and about how much it brings: eight in all.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from typing import NamedTuple

from engine.players.fitted import Row, Rows, numbers_of


class Forecast(NamedTuple):
    """The net for so many seats."""

    gains: Row
    """By result: the points that whoever goes out takes."""
    bends: Rows
    """Each begins where a weighted sum of the inputs and its first number exceeds 0."""
    results: tuple[tuple[float, Row], ...]
    """By result: a number, and the weights of the bends and of the inputs."""

    @classmethod
    @cache
    def read(cls, seats: int) -> "Forecast":
        """The one for so many *seats*."""
        gains, *rows = numbers_of(__package__)[f"{seats} foretell"]
        split = len(rows) - len(gains)
        results = tuple((base, tuple(weights)) for base, *weights in rows[split:])
        return cls(gains, tuple(rows[:split]), results)

    def likely(self, inputs: Sequence[float]) -> list[float]:
        """By result: how likely it is, in proportion."""
        over = (1.0, *inputs)
        bends = [max(sum(map(mul, row, over)), 0.0) for row in self.bends]
        known = (*bends, *inputs)
        sizes = [base + sum(map(mul, row, known)) for base, row in self.results]
        most = max(sizes)
        return [exp(size - most) for size in sizes]
