"""Fit small functions to samples with numpy: a line by least squares, and bends in what it leaves.

What they come to is read by `engine.players.fitted.Net`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

PENALTY = 100.0
"""Of the slopes, for inputs of a spread of one: as many samples that say nothing."""
SPREAD = 40.0
"""Points to one unit while the bends are looked for."""
EPOCHS, BATCH, RATE, DECAY = 6, 256, 0.003, 3e-4
"""How Adam goes about it; the rate falls to nothing."""


class Curve(NamedTuple):
    """What was fitted: the line, its base before it, and the bends, as rows of a `Net`."""

    line: Any
    bends: Any

    def rows(self) -> list[list[float]]:
        """The numbers as they are written: four digits of each."""
        rows = [self.line, *self.bends]
        return [[float(f"{each:.4g}") for each in row] for row in rows]

    def of(self, x: Any) -> Any:
        """The values for some rows of inputs."""
        over = np.maximum(x @ self.bends[:, 1:-1].T + self.bends[:, 0], 0)
        return self.line[0] + x @ self.line[1:] + over @ self.bends[:, -1]


def fit(x: Any, y: Any, bends: int, chance: Any) -> Curve:
    """The function of inputs *x* that is nearest to the results *y*."""
    middle, wide = x.mean(0), np.maximum(x.std(0), 0.02)
    scaled = (x - middle) / wide
    mean = y.mean()
    square = scaled.T @ scaled + np.eye(x.shape[1]) * PENALTY
    slopes = np.linalg.solve(square, scaled.T @ (y - mean))
    left = (y - mean - scaled @ slopes) / SPREAD
    rows, begins, heights = _bends(scaled, left, bends, chance)
    line = np.concatenate([[mean - middle / wide @ slopes], slopes / wide])
    own = rows / wide
    columns = (begins - own @ middle)[:, None], own, (heights * SPREAD)[:, None]
    return Curve(line, np.concatenate(columns, 1))


def _bends(x: Any, y: Any, count: int, chance: Any) -> list[Any]:
    """Where the bends are, and how steep, by Adam."""
    found = [
        chance.normal(0, 1 / np.sqrt(x.shape[1]), (count, x.shape[1])),
        chance.normal(0, 0.5, count),
        chance.normal(0, 0.05, count),
    ]
    steps = EPOCHS * max(1, len(x) // BATCH)
    if count:
        descend(found, x, y, _batches(len(x), chance), Descent(steps, RATE, DECAY))
    return found


class Descent(NamedTuple):
    """How Adam goes about it: the *rate* falls to nothing in so many *steps*."""

    steps: int
    rate: float
    decay: float


def descend(found: list[Any], x: Any, y: Any, batches: Iterable[Any], how: Descent) -> None:
    """Bring bends (rows, begins, heights) nearer to *y*, by some rows of *x* at a time."""
    first, second = ([np.zeros_like(each) for each in found] for _ in range(2))
    for step, some in enumerate(batches, 1):
        rate = how.rate * (1 - step / (how.steps + 1))
        for number, slope in enumerate(_slopes(found, x[some], y[some])):
            slope += how.decay * found[number]
            first[number] = 0.9 * first[number] + 0.1 * slope
            second[number] = 0.999 * second[number] + 0.001 * slope**2
            size = np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8
            found[number] -= rate * first[number] / (1 - 0.9**step) / size


def _batches(rows: int, chance: Any) -> Iterator[Any]:
    for _ in range(EPOCHS):
        order = chance.permutation(rows)
        for begin in range(0, max(1, rows - BATCH + 1), BATCH):
            yield order[begin : begin + BATCH]


def _slopes(found: list[Any], x: Any, y: Any) -> list[Any]:
    rows, begins, heights = found
    over = np.maximum(x @ rows.T + begins, 0)
    error = 2 * (over @ heights - y) / len(x)
    through = error[:, None] * heights * (over > 0)
    return [through.T @ x, through.sum(0), over.T @ error]
