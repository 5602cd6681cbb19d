"""What a way on is worth: how likely the round ends with each result, and what that counts.

A small net tells the chances, in whole numbers: the sums of its layers are lanes of one each.
"""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

from engine.players.faces import FaceSet, each
from engine.players.fitted import Rows
from engine.players.gin.inputs import Circumstances, Own
from engine.players.gin.winning import Prices
from engine.players.net import BITS, FACES, UNIT, bent, lanes_of, packed, whole

KNOWN_SETS = 6
"""Sets that tell of all besides the own hand; those of it follow."""


class Forecast:
    """Inputs, a layer of bends, a smaller one, and the chance of each knot, to which both add."""

    def __init__(self, numbers: Mapping[str, Rows], name: str) -> None:
        sets, dense, first, second, second_base, out, past, out_base = (
            [whole(row) for row in numbers[f"{name}: {part}"]]
            for part in (
                *("sets", "dense", "first", "second", "second base", "out", "past"),
                "out base",
            )
        )
        self.inputs, self.inner = len(first[0]), len(second_base[0])
        """How many bends the two layers have."""
        self._first, self._second_base = (packed(row) * UNIT for (row,) in (first, second_base))
        self._sets = [packed(row) * UNIT for row in sets]
        self._numbers, self.second = list(map(packed, dense)), list(map(packed, second))
        by_knot = zip(*out_base, *past, *out, strict=True)
        self._slopes = [packed(slopes) for slopes in by_knot]

    def priced(self, prices: Prices, known: Circumstances) -> "Worth":
        """What hands are worth at one moment, knots being worth *prices*."""
        number = len(known.numbers)
        begun = self._first + self.of_sets(0, known.sets) + self.of_numbers(0, known.numbers)
        lanes = lanes_of(sum(map(mul, self._slopes, whole(prices))), 1 + self.inputs + self.inner)
        base, *slopes = (lane >> BITS for lane in lanes)
        return Worth(self, begun, self._second_base, number, base * UNIT, slopes)

    def of_sets(self, first: int, sets: Sequence[FaceSet]) -> int:
        """What sets add to the first layer, of which the first is the set number *first*."""
        rows = enumerate(sets, first)
        return sum(
            [self._sets[FACES * number + face] for number, faces in rows for face in each(faces)]
        )

    def of_numbers(self, first: int, values: Sequence[int]) -> int:
        """What numbers add, of which the first is the input number *first*."""
        return sum(map(mul, self._numbers[first : first + len(values)], values))


class Worth(NamedTuple):
    """What hands are worth at one moment."""

    forecast: Forecast
    begun: int
    """The sums of the first layer without the own hand,"""
    begun_second: int
    """and those of the second without the first."""
    numbers: int
    """How many numbers those were made of."""
    base: int
    slopes: Sequence[int]
    """What each bend counts, those of the second layer last."""

    def of(self, own: Own) -> float:
        """The worth of a hand."""
        net = self.forecast
        sums = self.begun + net.of_numbers(self.numbers, whole(own.numbers))
        outer = bent(lanes_of(sums + net.of_sets(KNOWN_SETS, own.sets), net.inputs))
        inner = bent(lanes_of(self.begun_second + sum(map(mul, net.second, outer)), net.inner))
        value: int = self.base + sum(map(mul, self.slopes, outer + inner))
        return value / (UNIT * UNIT)
