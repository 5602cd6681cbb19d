"""A small net in whole numbers: all the sums of a layer are the lanes of one whole number.

To add or to multiply a row of weights is a single operation of Python's then. Nothing is rounded in
the sums, so the same inputs give the same answer everywhere, in whatever order they are added.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import mul
from struct import Struct

from engine.players.faces import FaceSet, each
from engine.players.fitted import Rows

BITS = 20
UNIT = 1 << BITS
"""What stands for 1 in weights and in inputs."""

LANE = 64
"""Bits of a lane: sums of products, in which UNIT * UNIT stands for 1, are never as large."""

FACES = 52


@cache
def _lanes(count: int) -> tuple[int, Struct]:
    """The highest bit of each of so many lanes, and how their bytes are read and written."""
    tops = sum(1 << LANE * lane - 1 for lane in range(1, count + 1))
    return tops, Struct(f"<{count}q")


def packed(row: Sequence[int]) -> int:
    """The numbers of *row* as the lanes of one, the first lowest; a negative one borrows above."""
    tops, form = _lanes(len(row))
    return (int.from_bytes(form.pack(*row), "little") ^ tops) - tops


def lanes_of(number: int, count: int) -> tuple[int, ...]:
    """The numbers that were packed into one, or sums of such."""
    tops, form = _lanes(count)
    return form.unpack(((number + tops) ^ tops).to_bytes(form.size, "little"))


def whole(row: Iterable[float]) -> list[int]:
    """Inputs or weights in units."""
    return [round(number * UNIT) for number in row]


def bent(sums: Iterable[int]) -> list[int]:
    """What a layer tells the next one: its sums, in units, where they exceed 0."""
    return [number >> BITS if number > 0 else 0 for number in sums]


class Layers:
    """Inputs, a layer, a smaller layer, and the answers, to which inputs also add by a line.

    Inputs are of two kinds: sets of faces, and numbers. What they add to the first layer and to the
    line is one whole number; `answers` takes the sum of all that.
    """

    def __init__(self, numbers: Mapping[str, Rows], name: str) -> None:
        sets, dense, first, second, second_base, out, out_base, line = (
            [whole(row) for row in numbers[f"{name}: {part}"]]
            for part in (
                *("sets", "dense", "first", "second", "second base", "out", "out base"),
                "line",
            )
        )
        self.first = packed(first[0]) * UNIT
        """What the first layer has without any inputs."""
        self._sets = [packed(row) * UNIT for row in sets]
        self._numbers = [packed(row + straight) for row, straight in zip(dense, line, strict=True)]
        self._second, self._out = list(map(packed, second)), list(map(packed, out))
        self._second_base, self._out_base = (
            packed(base) * UNIT for (base,) in (second_base, out_base)
        )
        self._sizes = len(first[0]) + len(out_base[0]), len(second_base[0]), len(out_base[0])

    def of_set(self, number: int, faces: FaceSet) -> int:
        """What a set adds, the first being number 0."""
        first = FACES * number
        return sum([self._sets[first + face] for face in each(faces)])

    def of_numbers(self, first: int, values: Sequence[float]) -> int:
        """What numbers add, of which the first is the input number *first*."""
        return sum(map(mul, self._numbers[first : first + len(values)], whole(values)))

    def answers(self, sums: int) -> list[float]:
        """The answers, where all inputs with `first` come to *sums*."""
        inputs, inner, answers = self._sizes
        lanes = lanes_of(sums, inputs)
        within = self._second_base + sum(map(mul, self._second, bent(lanes[:-answers])))
        told = bent(lanes_of(within, inner))
        out = lanes_of(self._out_base + sum(map(mul, self._out, told)), answers)
        straight = lanes[-answers:]
        return [(bend + line) / (UNIT * UNIT) for bend, line in zip(out, straight, strict=True)]
