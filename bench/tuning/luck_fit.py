"""A small net of both hands that leaves least of the results in the play, with numpy.

The luck of a round is a sum of values of the net, each times a weight: that of what came less the
mean of what could have come. What is made small is the square of the result less that sum and, so
that the net is a promise by itself too, a part of the squares of the result less its values.
"""

import pickle
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from bench.tuning.weights import put

EPOCHS, BATCH, RATE, DECAY = 40, 64, 0.003, 0.03
"""How Adam goes about it, a batch being of rounds; the rate falls to nothing."""

PROMISED = 0.3
"""How much the squares of results less single values count."""

FURTHEST = 3.0
"""Spreads by which an error counts at most: few rounds are very dear."""

FOLDS = 5

Net = dict[str, Any]


class Data(NamedTuple):
    """Rounds, in spreads of their results, and their rows one after the other."""

    inputs: Any
    weights: Any
    came: Any
    known: Any
    """By row: what is promised without the net."""
    begins: Any
    """By round: its first row; then the number of all rows."""
    rest: Any
    """By round: the luck that the net has no part in."""
    results: Any


def fit(game: str, name: str, files: Sequence[str], bends: int, times: float) -> None:
    """Write the net of a game, which is called *name*, by the rounds in *files*.

    What is fitted counts so many *times*: draws that are compared with few cards are blurred, and
    what goes by them is fitted too small. With 8 cards 1.07 was right.
    """
    data, mean, spread, points = read(files)
    every = np.random.default_rng(1).permutation(len(data.results))
    lucks = np.zeros(len(every))
    for fold in range(FOLDS):
        left_out = np.sort(every[fold::FOLDS])
        lucks[left_out] = luck(trained(data, np.setdiff1d(every, left_out), bends), data, left_out)
    gone = 1 - np.var(data.results - lucks) / np.var(data.results)
    slope = np.cov(data.results, lucks)[0, 1] / np.var(lucks)
    print(f"{len(every)} rounds; of those left out {gone:.1%} are gone, slope {slope:.2f}")
    found = rows_of(trained(data, every, bends), mean, spread, times * points)
    put(game.replace("-", "_"), {name: found}, ".4g")


def read(files: Sequence[str]) -> tuple[Data, Any, Any, float]:
    """All rounds; the means and spreads of the inputs, which are as good as taken off and out, and
    the spread of the results in points."""
    results, rest, counts, rows = zip(*chain.from_iterable(map(rounds_in, files)), strict=True)
    table = np.frombuffer(b"".join(rows), dtype=np.float32).reshape(sum(counts), -1)
    inputs, (weights, came, known) = table[:, :-3], table[:, -3:].T
    mean, spread, points = inputs.mean(0), inputs.std(0), float(np.std(results))
    spread[spread < 1e-3] = 1
    begins = np.cumsum([0, *counts])
    data = Data(
        *((inputs - mean) / spread, weights, came, known / points, begins),
        *(np.array(rest) / points, np.array(results) / points),
    )
    return data, mean, spread, points


def rounds_in(file: str) -> Iterator[tuple[float, float, int, bytes]]:
    """The rounds that were written to a file."""
    with open(file, "rb") as kept:
        while True:
            try:
                yield pickle.load(kept)
            except EOFError:
                return


def rows_of_rounds(data: Data, rounds: Any) -> tuple[Any, Any]:
    """The rows of some rounds, and for each of which of them it is."""
    counts = data.begins[rounds + 1] - data.begins[rounds]
    rows = np.concatenate([np.arange(data.begins[each], data.begins[each + 1]) for each in rounds])
    return rows, np.repeat(np.arange(len(rounds)), counts)


def values(net: Net, inputs: Any) -> tuple[Any, Any]:
    """What the net says, and by how much each bend is exceeded."""
    over = np.maximum(inputs @ net["rows"] + net["begins"], 0)
    return net["base"] + inputs @ net["line"] + over @ net["slopes"], over


def luck(net: Net, data: Data, rounds: Any) -> Any:
    """The luck of some rounds."""
    rows, of = rows_of_rounds(data, rounds)
    weighed = values(net, data.inputs[rows])[0] * data.weights[rows]
    return data.rest[rounds] + np.bincount(of, weighed, len(rounds))


def begun(size: int, bends: int, random: Any) -> Net:
    """A net before it has learnt anything."""
    net = {
        "base": np.zeros(1),
        "line": np.zeros(size),
        "rows": random.normal(0, size**-0.5, (size, bends)),
        "begins": random.normal(0, 0.5, bends),
        "slopes": random.normal(0, 0.1 * bends**-0.5, bends),
    }
    return {name: found.astype(np.float32) for name, found in net.items()}


def trained(data: Data, rounds: Any, bends: int) -> Net:
    """A net fitted to some rounds."""
    random = np.random.default_rng(7)
    net = begun(data.inputs.shape[1], bends, random)
    means = {name: (np.zeros_like(found), np.zeros_like(found)) for name, found in net.items()}
    steps, step = EPOCHS * (len(rounds) // BATCH), 0
    for _ in range(EPOCHS):
        order = random.permutation(rounds)
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            rate = RATE * min(1, step / 50) * (1 - step / (steps + 1))
            for name, slope in slopes(net, data, order[begin : begin + BATCH]).items():
                first, second = means[name]
                first += 0.1 * (slope - first)
                second += 0.001 * (slope * slope - second)
                corrected = np.sqrt(second / (1 - 0.999**step)) + 1e-8
                net[name] -= rate * first / (1 - 0.9**step) / corrected
    return net


def slopes(net: Net, data: Data, rounds: Any) -> Net:
    """How the sum of squares changes with each number of the net."""
    rows, of = rows_of_rounds(data, rounds)
    inputs, weights, came = data.inputs[rows], data.weights[rows], data.came[rows]
    said, over = values(net, inputs)
    lucks = data.rest[rounds] + np.bincount(of, said * weights, len(rounds))
    off = np.clip(lucks - data.results[rounds], -FURTHEST, FURTHEST)
    single = np.clip(said + data.known[rows] - came * data.results[rounds][of], -FURTHEST, FURTHEST)
    single = np.where(came != 0, single, 0) / max((came != 0).sum(), 1)
    error = (2 * (off / len(rounds))[of] * weights + 2 * PROMISED * single).astype(np.float32)
    bent = (error[:, None] * net["slopes"]) * (over > 0)
    found = {
        "base": error.sum(keepdims=True),
        "line": inputs.T @ error,
        "rows": inputs.T @ bent,
        "begins": bent.sum(0),
        "slopes": over.T @ error,
    }
    return found | {
        name: found[name] + 2 * DECAY * net[name] for name in ("line", "rows", "slopes")
    }


def rows_of(net: Net, mean: Any, spread: Any, points: float) -> list[list[float]]:
    """The net as a player reads it, for inputs as they are and in points."""
    rows, line = net["rows"] / spread[:, None], net["line"] / spread
    begins, base = net["begins"] - mean @ rows, net["base"] - mean @ line
    bends = zip(begins, rows.T, net["slopes"] * points, strict=True)
    return [
        [float(base[0] * points), *map(float, line * points)],
        *([float(begin), *map(float, row), float(slope)] for begin, row, slope in bends),
    ]
