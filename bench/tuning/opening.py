"""Find the functions by which the strong computer plays Rummy 51 and Žolíky (needs numpy).

    python bench/tuning/opening.py GAME [--passes N] [--rounds N] [--first N]

In each pass it plays rounds with itself and a sound player, the first time as version 3 did, from
then on by the functions that were found; then it fits new ones to how all these rounds went on, and
writes them where the player reads them. Deals from 1,000,000 on.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.players import TUNED
from bench.tuning.nets import Curve, fit
from bench.tuning.opening_rounds import Course, Function, courses
from bench.tuning.weights import put
from engine.players.fitted import Net
from engine.players.opening.strong import AFTER, BEFORE, GAIN, LOSS, STAGES, Fitted

BENDS = 8
"""Of each function."""
TRACE = 0.5
"""How much of a result counts for the turn before it, against what the next one was worth."""
TURNS = 2
"""How often results are reckoned anew by the functions that were found."""

Curves = dict[Function, Curve]


def trained(game: str, passes: int, rounds: int, first: int) -> None:
    """Find functions and write them, pass by pass."""
    by: Fitted | None = None
    played: list[Course] = []
    for begin in range(first, first + passes * rounds, rounds):
        for deal in range(begin, begin + rounds):
            played += courses(game, by, deal)
        found = fitted_to(played)
        rows = {", ".join(function): curve.rows() for function, curve in found.items()}
        put(game.replace("-", "_"), rows, ".4g")
        by = as_played(found)


def as_played(found: Curves) -> Fitted:
    """The functions as the player has them."""
    after, before, gain, loss = (
        tuple(_net(found[kind, stage]) for stage in STAGES) for kind in (AFTER, BEFORE, GAIN, LOSS)
    )
    return Fitted(after, before, gain, loss, ())


def _net(curve: Curve) -> Net:
    (base, *line), *bends = curve.rows()
    return Net(base, tuple(line), tuple((b[0], tuple(b[1:-1]), b[-1]) for b in bends))


def fitted_to(played: list[Course]) -> Curves:
    """The functions nearest to how rounds went on, later turns told by their own worth."""
    found: Curves = {}
    for _ in range(TURNS + 1):
        found = {
            function: fit(x, y, BENDS, _chance())
            for function, (x, y) in rows_of(played, found).items()
        }
    for function, (x, y) in rows_of(played, {}).items():
        rest = 1 - (y - found[function].of(x)).var() / y.var()
        print(f"{function}: {len(y)} samples, R² {rest:.3f}", flush=True)
    return found | by_outcome(played)


def _chance() -> Any:
    return np.random.default_rng(0)


def by_outcome(played: list[Course]) -> Curves:
    """How far ahead a seat is if it is ahead, and how far behind if it is not: lines."""
    found: Curves = {}
    for kind, sign in ((GAIN, 1), (LOSS, -1)):
        ended = [course for course in played if course.ahead * sign > 0]
        for (of, stage), (x, y) in rows_of(ended, {}).items():
            if of == AFTER:
                found[kind, stage] = fit(x, sign * y, 0, _chance())
    return found


def rows_of(played: list[Course], known: Curves) -> dict[Function, tuple[Any, Any]]:
    """By function: what was counted, and what it was followed by."""
    inputs: dict[Function, list[Any]] = {}
    aims: dict[Function, list[float]] = {}
    for course, worths in zip(played, _worths(played, known), strict=True):
        later = course.ahead
        for sample, worth in zip(reversed(course.samples), reversed(worths), strict=True):
            inputs.setdefault(sample.function, []).append(sample.aspects)
            aims.setdefault(sample.function, []).append(later)
            if known and sample.function[0] == AFTER:
                later = TRACE * later + (1 - TRACE) * worth
    return {
        function: (np.array(inputs[function], dtype=float), np.array(aims[function]))
        for function in sorted(inputs)
    }


def _worths(played: list[Course], known: Curves) -> list[list[float]]:
    """What every sample is worth by the functions that are *known*, if any are."""
    found = [[0.0] * len(course.samples) for course in played]
    for function, curve in known.items():
        places = [
            (at, number)
            for at, course in enumerate(played)
            for number, sample in enumerate(course.samples)
            if sample.function == function
        ]
        x = np.array([played[at].samples[number].aspects for at, number in places], dtype=float)
        for (at, number), worth in zip(places, curve.of(x), strict=True):
            found[at][number] = float(worth)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("game", choices=("rummy-51", "zolik"))
    asked.add_argument("--passes", type=int, default=3)
    asked.add_argument("--rounds", type=int, default=1500)
    asked.add_argument("--first", type=int, default=TUNED)
    given = asked.parse_args()
    trained(given.game, given.passes, given.rounds, given.first)


if __name__ == "__main__":
    main()
