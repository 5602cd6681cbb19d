"""Train gin's strong player on rounds that it plays against itself and others.

    python bench/tuning/gin_train.py [--times N] [--games N] [--rate R] [--first N]

Begins with the weights there are and writes better ones to engine/players/gin/weights.txt (needs
numpy and numba; a minute to compile, then about a thousand rounds a second). Each time the player
as it is by then plays games, now and then with another choice, and its functions are fitted to what
became of every position; how rounds end between two of it is kept too, and the chances to win
at all scores are solved from that. From time to time it plays against what it was at the beginning.
"""

import argparse
import sys
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning import gin_games as fast
from bench.tuning.gin_looks import new_look
from bench.tuning.weights import put
from engine.players.fitted import numbers_of
from engine.players.gin.outlook import OTHERS, OWN
from engine.players.gin.winning import KNOTS, solved

TUNED = 1_000_000
"""The first deal; those below are for measuring."""
NAMES = ("going_on", "drawing", "knocking")
PARTS = ("rows", "begins", "slopes", "bases")
INPUTS, CLASSES = OTHERS + OWN, len(KNOTS)
MEETS = {fast.LEARNER: 0.55, fast.RIVAL: 0.15, fast.BASELINE: 0.2, fast.GREEDY: 0.1}
"""Which part of the games it plays against whom."""
TRIES, SHARE, BATCH = 0.06, 0.85, 256
"""How often it tries something else; how much what came later counts beside what was thought before
that (TD); samples of a step. Going on from the weights of version 3 for 24 times
was of no use: with a SHARE of 1 and TRIES of 0.03 they won 48.2 ± 2.5 % of 1,000 games against what
they were; with 0.93, 0.03 and twice as many games against who knocks at once 48.1 ± 1.8 % of 2,000,
and 78.8 ± 1.7 % of 2,000 against that one, instead of 77.4 ± 1.7 %.
"""
SLOWS_FROM, LAST = 0.3, 0.02
"""The part of the times from which the rate falls, and that of it that is left in the end."""
ROOM = 400_000
"""Samples that one time leaves at most."""
WATCHED = 500_000
"""The first deal of the games that are only watched."""

Net = dict[str, Any]
"""The arrays of PARTS, by function."""


def there() -> Net:
    """The weights of the player as it is."""
    found = [numbers_of("gin")[name] for name in NAMES]
    ends = 0, 1, 1 + INPUTS, 1 + INPUTS + CLASSES
    begins, rows, slopes = (
        np.array([[row[first:last] for row in each[1:]] for each in found], np.float32)
        for first, last in pairwise(ends)
    )
    bases = np.array([each[0] for each in found], np.float32)
    return {
        "rows": rows,
        "begins": begins[:, :, 0],
        "slopes": np.ascontiguousarray(slopes.transpose(0, 2, 1)),
        "bases": bases,
    }


def written(net: Net, ends: Any) -> dict[str, list[list[float]]]:
    """The rows of the file."""
    rows = np.concatenate(
        [net["begins"][:, :, None], net["rows"], net["slopes"].transpose(0, 2, 1)], axis=2
    )
    found = {
        name: [net["bases"][part].tolist(), *rows[part].tolist()] for part, name in enumerate(NAMES)
    }
    return {"results": [(ends / ends.sum()).tolist()], **found}


class Field:
    """Where games are played, with room for what is kept of them."""

    def __init__(self, ends: Any) -> None:
        self.ends = ends
        self.grids = self.solve()
        bends = len(numbers_of("gin")["going_on"]) - 1
        chances = np.zeros((5, CLASSES), np.float32)
        self.work = fast.Work(
            new_look(),
            np.zeros((3, bends), np.float32),
            np.zeros(bends, np.float32),
            chances[0],
            chances[1],
            np.zeros(104),
        )
        self.notes = fast.Notes(
            np.zeros((ROOM, INPUTS), np.float32),
            np.zeros((ROOM, CLASSES), np.float32),
            np.zeros(ROOM, np.int64),
            np.zeros((2, 80), np.int64),
            np.zeros((2, 80, CLASSES), np.float32),
            np.zeros((2, 80, CLASSES), np.float32),
            np.zeros((2, 80), np.bool_),
            np.zeros(3, np.int64),
        )
        self.now = fast.Round(
            np.zeros(2, np.int64),
            np.zeros((2, 9), np.int64),
            np.zeros(5, np.int64),
            chances[2:4].astype(float),
        )

    def solve(self) -> Any:
        """The chances to win by the ends of rounds so far: the loser deals, or they do in turn."""
        results = tuple((self.ends / self.ends.sum()).tolist())
        return np.array([solved(False, results), solved(True, results)])

    def play(self, net: Net, rival: Net, other: int, games: int, first: int, **how: Any) -> Any:
        """Play games; see `fast.play`. Gives results, ends, and points a round."""
        held = np.array(numbers_of("gin")["held"][0])
        both = [np.stack([net[part], rival[part]]) for part in PARTS]
        results, ends = np.zeros(games), np.zeros(CLASSES)
        kinds = np.array([fast.LEARNER, other])
        self.notes.size[:] = 0
        _, lead = fast.play(
            games, first, kinds, self.work, fast.Weights(*both, held), self.notes, self.now,
            self.grids, how.get("turns", 2), how.get("tries", 0.0), how.get("varied", False), SHARE,
            how.get("paired", False), results, ends,
        )  # fmt: skip
        return results, ends, lead

    def watch(self, net: Net, rival: Net, games: int) -> str:
        """How the player does by the rules of the challenge, in words."""
        told = []
        for name, other in (("before", fast.RIVAL), ("baseline", fast.BASELINE)):
            results, _, lead = self.play(net, rival, other, games, WATCHED, turns=1, paired=True)
            deals = results.reshape(-1, 2).mean(1)
            error = 196 * deals.std() / sqrt(len(deals))
            told.append(f"{name} {100 * deals.mean():.1f} ± {error:.1f} % ({lead:+.2f})")
        return ", ".join(told)


class Adam:
    """How the weights are changed, one function at a time."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._mean = {part: np.zeros_like(net[part]) for part in PARTS}
        self._square = {part: np.zeros_like(net[part]) for part in PARTS}
        self._steps = np.zeros(3)

    def fit(self, number: int, samples: Any, goals: Any, rate: float, chance: Any) -> float:
        """Go once over the samples of a function; the mean square of what it was off by, in 30
        points."""
        order, off = chance.permutation(len(samples)), []
        for first in range(0, len(order) - BATCH + 1, BATCH):
            some = order[first : first + BATCH]
            off.append(self._step(number, samples[some], goals[some], rate))
        return float(np.mean(off)) if off else 0.0

    def _step(self, number: int, samples: Any, goals: Any, rate: float) -> float:
        rows, begins, slopes, bases = (self.net[part][number] for part in PARTS)
        bent = samples @ rows.T + begins
        over = np.maximum(bent, 0)
        error = over @ slopes.T + bases - goals
        # What it is worth matters more than each of the chances that it is the sum of.
        knots, sign = np.array(KNOTS, np.float32) / 30, np.sign(np.array(KNOTS, np.float32))
        worth, won = error @ knots, error @ sign
        error = (error / 2 + worth[:, None] * knots + won[:, None] * sign) * (2 / BATCH)
        back = (error @ slopes) * (bent > 0)
        self._change(number, (back.T @ samples, back.sum(0), error.T @ over, error.sum(0)), rate)
        return float(np.mean(worth**2))

    def _change(self, number: int, slopes: tuple[Any, ...], rate: float) -> None:
        self._steps[number] += 1
        first, second = 1 - 0.9 ** self._steps[number], 1 - 0.999 ** self._steps[number]
        for part, slope in zip(PARTS, slopes, strict=True):
            mean, square = self._mean[part][number], self._square[part][number]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.net[part][number] -= rate * (mean / first) / (np.sqrt(square / second) + 1e-8)


def train(times: int, games: int, rate: float, first: int) -> None:
    """Play and fit so many *times*, and write what came of it."""
    net, rival, chance = there(), there(), np.random.default_rng(first)
    field, adam = Field(np.array(numbers_of("gin")["results"][0])), Adam(net)
    for number in range(times):
        kept = []
        for other, part in MEETS.items():
            count = int(games * part)
            _, ends, _ = field.play(net, rival, other, count, first, tries=TRIES, varied=True)
            first += count
            size = field.notes.size[2]
            kept.append([each[:size].copy() for each in field.notes[:3]])
            if other == fast.LEARNER:
                field.ends = 0.9 * field.ends + ends
        samples, goals, tags = map(np.concatenate, zip(*kept, strict=True))
        now = rate * max(min(1.0, (1 - number / times) / (1 - SLOWS_FROM)), LAST)
        off = [
            adam.fit(part, samples[tags == part], goals[tags == part], now, chance)
            for part in range(3)
        ]
        if number % 10 == 9 or number == times - 1:
            field.grids = field.solve()
            put("gin", written(net, field.ends), ".4g")
            print(number + 1, first, np.round(off, 3), flush=True)
        if number % 50 == 49 or number == times - 1:
            print("  ", field.watch(net, rival, 1000), flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--times", type=int, default=100)
    asked.add_argument("--games", type=int, default=600)
    asked.add_argument("--rate", type=float, default=0.001)
    asked.add_argument("--first", type=int, default=TUNED)
    given = asked.parse_args()
    train(given.times, given.games, given.rate, given.first)
