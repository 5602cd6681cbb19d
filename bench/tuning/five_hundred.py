"""Fit what positions of 500 Rummy are worth to rounds that the computer plays.

    python bench/tuning/five_hundred.py play FILE [--rounds N] [--first N] [--tries SHARE]
    python bench/tuning/five_hundred.py fit FILE …

`play` plays rounds with the weights there are, now and then with another choice, and keeps what
became of every position (PyPy does that several times as fast); `fit` (needs numpy) makes new
weights of it. engine/players/five_hundred/weights.txt came about by both, a few times over.
"""

import argparse
import sys
from array import array
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning.five_hundred_rounds import SHOWN, Learner, Player, round_of

TUNED = 1_000_000
"""The first deal; those below are for measuring."""

EVERY = 3
"""In one round of so many the player meets `careful_0_2`, in the others itself; and as many are
kept with both hands seen."""


def play(file: str, rounds: int, first: int, tries: float) -> None:
    """Play *rounds* and keep their samples."""
    with open(file, "wb") as kept:
        for number in range(first, first + rounds):
            array("f", samples_of(number, tries)).tofile(kept)


def samples_of(number: int, tries: float) -> list[float]:
    """A row for each position of a round: its kind, its round and seat, the lead, what followed."""
    random, rows = Random(number), list[float]()
    players: list[Player] = [Learner(tries=tries), Learner(tries=tries)]
    if number % EVERY == 0:
        players[random.randrange(2)] = Player()
    ahead = round_of((players[0], players[1]), random)
    for seat, player in enumerate(players):
        for kind, lead, numbers in player.samples:
            if kind != SHOWN or number % EVERY == 1:
                followed = (-ahead if seat else ahead) - lead
                rows.extend((kind, number % TUNED * 2 + seat, lead, followed, *numbers))
    return rows


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("task", choices=("play", "fit"))
    asked.add_argument("files", nargs="+")
    asked.add_argument("--rounds", type=int, default=10_000)
    asked.add_argument("--first", type=int, default=TUNED)
    asked.add_argument("--tries", type=float, default=0.1)
    given = asked.parse_args()
    if given.task == "play":
        play(given.files[0], given.rounds, given.first, given.tries)
    else:
        from bench.tuning.five_hundred_fit import fit

        fit(given.files)
