"""Weights of gin from what was kept of rounds: logistic regression, and a small net."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from bench.tuning.weights import put
from engine.players.gin.beliefs import HELD
from engine.players.gin.promise import inputs

BENDS = {"promising": 10}
"""Bends of the function."""
EPOCHS, BATCH, RATE, DECAY = 12, 512, 0.002, 1e-4
"""How Adam goes about it; the rate falls to nothing."""
HELD_OUT = 10
"""One sample of so many is not fitted to."""


def fit(files: list[str]) -> None:
    """Write new weights by the samples of *files*."""
    held, hands = [], []
    for file in files:
        known, both = pickle.loads(Path(file).read_bytes())
        held.append(np.frombuffer(known, dtype=np.float32).reshape(-1, 2 + len(HELD)))
        hands += both
    found = [logistic(np.concatenate(held).astype(float))]
    put("gin", {"held": found, "promising": promising(hands)}, ".4g")


def promising(hands: list[tuple[int, ...]]) -> list[list[float]]:
    """The function of both hands."""
    rows = np.array([inputs(*each[1:-1]) for each in hands], dtype=np.float32)
    return net(rows, np.array([each[-1] for each in hands], dtype=np.float32), "promising")


def logistic(rows: Any) -> list[float]:
    """The weights of signs, by Newton's method."""
    hit, offset, signs = rows[:, 0], rows[:, 1], rows[:, 2:]
    weights = np.zeros(signs.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-(offset + signs @ weights)))
        slope = signs.T @ (hit - chance) - 1e-3 * weights
        curve = (signs * (chance * (1 - chance))[:, None]).T @ signs
        weights += np.linalg.solve(curve + 1e-3 * np.eye(len(weights)), slope)
    even = 1 / (1 + np.exp(-offset))
    print("held: log loss", _loss(hit, even), "->", _loss(hit, chance), np.round(weights, 2))
    return [float(each) for each in weights]


def _loss(hit: Any, chance: Any) -> float:
    return float(-np.mean(hit * np.log(chance) + (1 - hit) * np.log(1 - chance)))


def net(rows: Any, goal: Any, name: str) -> list[list[float]]:
    """A function with the bends of *name*, by Adam from the best straight one."""
    middle, wide = rows.mean(0), rows.std(0) + 1e-3
    scale = float(goal.std()) or 1.0
    x, y = ((rows - middle) / wide).astype(np.float32), (goal / scale).astype(np.float32)
    test = np.arange(len(x)) % HELD_OUT == 0
    chance = np.random.default_rng(1)
    values = _begun(x[~test], y[~test], BENDS[name], chance)
    straight = _spread(values, x[test], y[test])
    values = _adam(values, x[~test], y[~test], chance)
    bent = _spread(values, x[test], y[test])
    print(name, len(x), "spread", goal.std(), "unexplained: straight", straight, "bent", bent)
    return _written(values, middle, wide, scale)


def _begun(x: Any, y: Any, bends: int, chance: Any) -> list[Any]:
    """The best straight function, with bends that do nothing yet to speak of."""
    whole = np.c_[x, np.ones(len(x))]
    solved = np.linalg.solve(whole.T @ whole + np.eye(whole.shape[1]), whole.T @ y)
    begun = [
        chance.normal(size=(bends, x.shape[1])) / 5,
        chance.normal(size=bends) / 5,
        np.zeros(bends),
        solved[:-1],
        solved[-1:],
    ]
    return [each.astype(np.float32) for each in begun]


def _of(values: list[Any], x: Any) -> tuple[Any, Any]:
    rows, begins, slopes, line, base = values
    over = np.maximum(x @ rows.T + begins, 0)
    return over, over @ slopes + x @ line + base


def _spread(values: list[Any], x: Any, y: Any) -> float:
    return float(np.mean((_of(values, x)[1] - y) ** 2))


def _adam(values: list[Any], x: Any, y: Any, chance: Any) -> list[Any]:
    first, second = ([np.zeros_like(each) for each in values] for _ in range(2))
    for step, some in enumerate(batches(len(x), chance), 1):
        rate = RATE * (1 - step / (EPOCHS * (len(x) // BATCH) + 1))
        for number, slope in enumerate(_slopes(values, x[some], y[some])):
            slope = slope + DECAY * values[number]
            first[number] = 0.9 * first[number] + 0.1 * slope
            second[number] = 0.999 * second[number] + 0.001 * slope**2
            size = np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8
            values[number] = values[number] - rate * first[number] / (1 - 0.9**step) / size
    return values


def batches(count: int, chance: Any) -> Iterator[Any]:
    """Samples to learn from, by their numbers."""
    for _ in range(EPOCHS):
        order = chance.permutation(count)
        for begin in range(0, count - BATCH + 1, BATCH):
            yield order[begin : begin + BATCH]


def _slopes(values: list[Any], x: Any, y: Any) -> list[Any]:
    over, found = _of(values, x)
    error = 2 * (found - y) / len(x)
    through = error[:, None] * values[2] * (over > 0)
    return [through.T @ x, through.sum(0), over.T @ error, x.T @ error, error.sum(0, keepdims=True)]


def _written(values: list[Any], middle: Any, wide: Any, scale: float) -> list[list[float]]:
    """The rows of the file: for inputs and results as they are."""
    rows, begins, slopes, line, base = values
    straight = line / wide * scale
    found = [[float(base[0] * scale - straight @ middle), *map(float, straight)]]
    for row, begin, slope in zip(rows, begins, slopes, strict=True):
        own = row / wide
        found.append([float(begin - own @ middle), *map(float, own), float(slope * scale)])
    return found
