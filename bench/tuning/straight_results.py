"""Train the nets that foretell the results of rounds of Straight Rummy, from rounds of its players.

    python bench/tuning/straight_results.py SEATS [--rounds N] [--times N]

In turns rounds are played by `straight_cpp/` (with a C++ compiler), and a net is trained on the
positions after turns, of the last two times, and on what came of them. First they are played by
version 2 of the strong level and a plain sound player; then mostly by the newest net, and by the
one before, version 2 and the sound player, each seat by one of them; in every second round they now
and then do something else. A net that never met the sound player won more against version 2 alone,
and less against the sound player than version 2 does. The scores of the game are chosen at random,
and the nets know them. After each time the newest net meets version 2 and the sound player in 6,000
games each on other deals. The last net is put into the player's weights.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning.weights import FOLDER, put

WEIGHTS = FOLDER / "straight/weights.txt"
FIRST, APART, MEETING = 2_000_000, 200_000, 1_100_000
"""The first deal, how many later those of the next time begin, and those of the matches."""
FEATURES, KINDS = 34, range(2, 7)
BENDS = 16
SOUND = ["sound"] * 3
"""So many of the players among whom each seat's is chosen."""
LIMITS = {2: (10, 22, 50), 3: (25, 60, 110), 4: (50, 110, 200)}
"""By seats: what parts the points that a round brings into four results."""
EPOCHS, BATCH, RATE, DECAY = 5, 1024, 3e-3, 1e-5
DIGITS = ".4g"

Floats = npt.NDArray[np.float32]
Net = list[Floats]
"""Weights and bases of the bends, then those of the results, of bends and inputs."""


class Positions(NamedTuple):
    """What is known after turns, and the result of the round of each by number."""

    inputs: Floats
    results: npt.NDArray[np.intp]
    gains: Floats
    """By result, in the mean."""


def read(files: Sequence[Path], seats: int) -> Positions:
    """The positions in the files of `straight rounds`."""
    rows = np.concatenate([np.fromfile(file, np.float32) for file in files])
    table = rows.reshape(-1, FEATURES + 3)
    brought, kind, features = table[:, 1], table[:, 2], table[:, 4:]
    inputs = np.concatenate([features, *((kind == each)[:, None] for each in KINDS)], 1)
    sizes = np.searchsorted(LIMITS[seats], abs(brought), side="right")
    gains = [abs(brought[sizes == size]).mean() for size in range(len(LIMITS[seats]) + 1)]
    results = np.where(brought > 0, sizes, sizes + len(gains))
    return Positions(inputs.astype(np.float32), results, np.array(gains * 2, np.float32))


def begun(random: np.random.Generator, inputs: int, results: npt.NDArray[np.intp]) -> Net:
    """A net that knows nothing but how frequent the results are."""
    frequent = np.log(np.bincount(results) / len(results))
    net = [
        random.normal(size=(inputs, BENDS)) * np.sqrt(2 / inputs),
        np.zeros(BENDS),
        random.normal(size=(BENDS + inputs, len(frequent))) * 0.05,
        frequent,
    ]
    return [each.astype(np.float32) for each in net]


def likely(net: Net, inputs: Floats) -> tuple[Floats, Floats, Floats]:
    """The bends, all that the results are weighed from, and how likely each result is."""
    bends = np.maximum(inputs @ net[0] + net[1], 0)
    known = np.concatenate([bends, inputs], 1)
    sizes = known @ net[2] + net[3]
    odds = np.exp(sizes - sizes.max(1, keepdims=True))
    return bends, known, odds / odds.sum(1, keepdims=True)


def slopes(net: Net, inputs: Floats, results: npt.NDArray[np.intp]) -> Net:
    """How the surprise at the *results* grows with each number of the net."""
    bends, known, off = likely(net, inputs)
    off[np.arange(len(off)), results] -= 1
    off /= len(off)
    back = (off @ net[2][:BENDS].T) * (bends > 0)
    return [
        inputs.T @ back + DECAY * net[0],
        back.sum(0),
        known.T @ off + DECAY * net[2],
        off.sum(0),
    ]


def trained(positions: Positions) -> Net:
    """The net after some epochs, by Adam, the rate falling to nothing."""
    random = np.random.default_rng(0)
    inputs, results, _ = positions
    net = begun(random, inputs.shape[1], results)
    means, squares = ([np.zeros_like(each) for each in net] for _ in range(2))
    steps = EPOCHS * (len(inputs) // BATCH)
    for step, batch in enumerate(batches(random, len(inputs)), 1):
        rate = RATE * (1 - step / (steps + 1))
        for at, slope in enumerate(slopes(net, inputs[batch], results[batch])):
            means[at] += 0.1 * (slope - means[at])
            squares[at] += 0.001 * (slope**2 - squares[at])
            size = np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8
            net[at] -= rate * means[at] / (1 - 0.9**step) / size
    return net


def batches(random: np.random.Generator, size: int) -> Iterator[npt.NDArray[np.intp]]:
    """Some positions at a time, in a new order in each epoch."""
    for _ in range(EPOCHS):
        order = random.permutation(size)
        for at in range(0, size - BATCH + 1, BATCH):
            yield order[at : at + BATCH]


def rows_of(positions: Positions) -> list[list[float]]:
    """A net trained on *positions*, as rows of weights: gains, bends, results."""
    mean, spread = positions.inputs.mean(0), positions.inputs.std(0)
    spread[spread < 1e-6] = np.inf
    level = (positions.inputs - mean) / spread
    bending, bends, weights, bases = trained(positions._replace(inputs=level))
    bends = bends - (mean / spread) @ bending
    bases = bases - (mean / spread) @ weights[BENDS:]
    bending = bending / spread[:, None]
    weights = np.concatenate([weights[:BENDS], weights[BENDS:] / spread[:, None]])
    nets = ((bends, bending), (bases, weights))
    rows = [[base, *row] for numbers, net in nets for base, row in zip(numbers, net.T, strict=True)]
    return [positions.gains.tolist(), *(list(map(float, row)) for row in rows)]


def written(file: Path, seats: int, rows: list[list[float]]) -> Path:
    """*file* with a net in it."""
    lines = (" ".join(f"{each:{DIGITS}}" for each in row) for row in rows)
    file.write_text("\n".join([f"{seats} foretell", *lines]) + "\n")
    return file


def learning(folder: Path, seats: int, rounds: int, times: int) -> list[list[float]]:
    """The net after so many times."""
    tool, version_2 = folder / "straight", f"former:{WEIGHTS}"
    source = Path(__file__).parent / "straight_cpp/main.cpp"
    compiling = ("g++", "-O3", "-march=native", "-std=c++20", "-o", tool, source)
    subprocess.run(compiling, check=True)
    players, files = [version_2] * 3 + SOUND, list[Path]()
    rows: list[list[float]] = []
    for time in range(times):
        files = [*files[-1:], folder / f"{time}.rows"]
        deals = str(FIRST + time * APART)
        subprocess.run(
            (tool, "rounds", str(seats), str(rounds), deals, files[-1], *players), check=True
        )
        rows = rows_of(read(files, seats))
        newest = str(written(folder / f"{time}.txt", seats, rows))
        for other in (version_2, "sound"):
            meeting = (str(seats), str(6000 // seats), str(MEETING), newest, other)
            subprocess.run((tool, "match", *meeting), check=True)
        players = [newest, newest, newest, players[0], version_2, *SOUND]
    return rows


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("seats", type=int, choices=LIMITS)
    asked.add_argument("--rounds", type=int, default=80_000)
    asked.add_argument("--times", type=int, default=4)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = learning(Path(folder), given.seats, given.rounds, given.times)
    put("straight", {f"{given.seats} foretell": rows}, DIGITS)


if __name__ == "__main__":
    main()
