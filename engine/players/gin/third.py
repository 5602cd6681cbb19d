"""How the strong level told in version 3 what a way on is worth: by one layer of bends."""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from engine.players.fitted import Row, numbers_of
from engine.players.gin.inputs import Circumstances, Own
from engine.players.gin.outlook import OTHERS, OWN
from engine.players.gin.strong import Foretellers
from engine.players.gin.winning import Prices

SURE = 9
"""Decimals by which two ways on are told apart: those alike come out alike on every Python."""


class Bends(NamedTuple):
    """A function fitted to how rounds went on: from inputs to the chance of each knot."""

    bases: Row
    """By knot."""
    begins: Row
    """By bend: a bend counts with what its inputs bring it above 0."""
    others: tuple[Row, ...]
    """By bend: the weights of what is known besides the own hand."""
    own: tuple[Row, ...]
    """By bend: the weights of what the own hand promises."""
    slopes: tuple[Row, ...]
    """By bend: what it adds to each of the knots."""

    @classmethod
    def read(cls, package: str, name: str) -> "Bends":
        """The function of that name of a player: a row of bases, then a row for each bend."""
        bases, *bends = numbers_of(package)[name]
        ends = 1 + OTHERS, 1 + OTHERS + OWN
        return cls(
            bases,
            tuple(row[0] for row in bends),
            tuple(row[1 : ends[0]] for row in bends),
            tuple(row[ends[0] : ends[1]] for row in bends),
            tuple(row[ends[1] :] for row in bends),
        )

    def priced(self, prices: Prices, known: Circumstances) -> "PricedBends":
        """What hands are worth at one moment, knots being worth *prices*."""
        begins = [
            begin + sum(map(mul, row, known.look.others))
            for begin, row in zip(self.begins, self.others, strict=True)
        ]
        slopes = [sum(map(mul, slope, prices)) for slope in self.slopes]
        bends = tuple(zip(begins, self.own, slopes, strict=True))
        return PricedBends(sum(map(mul, self.bases, prices)), bends)


class PricedBends(NamedTuple):
    """What hands are worth at one moment."""

    base: float
    bends: tuple[tuple[float, Row, float], ...]

    def of(self, own: Own) -> float:
        """The worth of a hand that promises so much."""
        return round(self._of(own.numbers), SURE)

    def _of(self, own: Sequence[float]) -> float:
        value = self.base
        for begin, row, slope in self.bends:
            over = begin + sum(map(mul, row, own))
            if over > 0:
                value += slope * over
        return value


THIRD = Foretellers(
    going_on=Bends.read(__package__, "going_on"),
    drawing=Bends.read(__package__, "drawing"),
    knocking=Bends.read(__package__, "knocking"),
)
