"""Fit what the computer knows of both hands at gin to rounds of its version 2 and of `simple`.

    python bench/tuning/gin.py play FILE [--rounds N] [--first N] [--tries SHARE]
    python bench/tuning/gin.py fit FILE …

`play` plays rounds, now and then with another choice, and keeps what became of them (PyPy does that
several times as fast); `fit` (needs numpy) makes new weights of it: `held`, by which a player
reckons what the other holds, and `promising`, what a round promises when both hands are known. The
nets of the strong player itself are taught by bench/tuning/gin_cpp.
"""

import argparse
import pickle
import sys
from array import array
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning.gin_rounds import Learner, Notes, Player, round_of

TUNED = 1_000_000
"""The first deal; those below are for measuring."""

EVERY = 3
"""One round of so many the player plays against itself, the others against `simple`."""

LIMITS = (10,) * 12 + (0, 0, 2, 3, 4, 5, 6, 7, 8, 9)
"""Limits of knocking that are tried, as often as this."""


def play(file: str, rounds: int, first: int, tries: float) -> None:
    """Play *rounds* and keep what was held, and both hands."""
    held = array("f")
    hands: list[tuple[int, ...]] = []
    for number in range(first, first + rounds):
        notes = Notes()
        ahead, limit = one_round(number, tries, notes)
        for signs in notes.held:
            held.extend(signs)
        if number % EVERY == 0:
            hands += [(*each, limit, -ahead if each[0] else ahead) for each in notes.hands]
    with open(file, "wb") as kept:
        pickle.dump((held.tobytes(), hands), kept, protocol=4)


def one_round(number: int, tries: float, notes: Notes) -> tuple[int, int]:
    """Play a round; the points by which seat 0 was ahead, and the limit of knocking."""
    random = Random(number)
    limit = random.choice(LIMITS)
    one, other = (
        Learner(tries=tries, notes=notes) if number % EVERY == 0 or seat == number % 2 else Player()
        for seat in range(2)
    )
    return round_of((one, other), random, limit, notes), limit


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("task", choices=("play", "fit"))
    asked.add_argument("files", nargs="+")
    asked.add_argument("--rounds", type=int, default=20_000)
    asked.add_argument("--first", type=int, default=TUNED)
    asked.add_argument("--tries", type=float, default=0.1)
    given = asked.parse_args()
    if given.task == "play":
        play(given.files[0], given.rounds, given.first, given.tries)
    else:
        from bench.tuning.gin_fit import fit

        fit(given.files)
