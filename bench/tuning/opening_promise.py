"""Find the weights of what a round of Rummy 51 or Žolíky may still bring, all hands being known.

    python bench/tuning/opening_promise.py play GAME FILE [--player P] [--rounds N] [--first N]
    python bench/tuning/opening_promise.py fit FILE …

`play` has rounds played between equal players, and writes what is counted before each draw beside
how the round ended; `fit` prints the weights by least squares (numpy). Deals from 1,000,000 on.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.players import TUNED, lead
from bench.yardsticks import player
from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER
from engine.players.opening.promise import lead_of
from engine.state import Measure, Phase
from engine.variants import VARIANTS
from engine.view import seen_by

PENALTY = 5.0
"""Of the least squares."""


def one_round(game: str, name: str, seats: int, number: int) -> Iterator[tuple[list[float], float]]:
    """What is counted before each draw of one round, and how far ahead the seat was in the end."""
    variant = VARIANTS[game]
    state = start(variant, variant.usual, seats, 1 + number % seats)
    key, random, chooser = number.to_bytes(32, "big"), Random(number), player(name)
    found: list[tuple[Seat, list[float]]] = []
    while not state.results:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
            continue
        if state.phase is Phase.DRAW:
            found.append((state.acting, [*lead_of(state, state.acting)]))
        move = chooser(seen_by(state, state.acting), random)
        state = play(state, state.acting, move)
    sign = -1 if variant.measure(state.rules) is Measure.PENALTIES else 1
    scores = state.results[0].scores
    yield from ((counted, sign * lead(scores, seat)) for seat, counted in found)


def write(given: argparse.Namespace) -> None:
    """Play rounds and write down what was counted."""
    with Path(given.file).open("a") as file:
        for number in range(given.first, given.first + given.rounds):
            for counted, ahead in one_round(given.game, given.player, given.seats, number):
                file.write(json.dumps([[round(each, 3) for each in counted], ahead]) + "\n")


def fit(given: argparse.Namespace) -> None:
    """Print the weights, and how much of the ends they explain."""
    import numpy as np

    rows = [
        json.loads(line) for name in given.files for line in Path(name).read_text().splitlines()
    ]
    x, y = np.array([each[0] for each in rows]), np.array([each[1] for each in rows])
    weights = np.linalg.solve(x.T @ x + np.eye(x.shape[1]) * PENALTY, x.T @ y)
    print(f"# {len(y)} turns, R² {1 - (y - x @ weights).var() / y.var():.3f}")
    print(" ".join(f"{each:.2f}" for each in weights))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    tasks = asked.add_subparsers(required=True)
    playing, fitting = tasks.add_parser("play"), tasks.add_parser("fit")
    playing.add_argument("game", choices=("rummy-51", "zolik"))
    playing.add_argument("file")
    playing.add_argument("--player", default="strong")
    playing.add_argument("--rounds", type=int, default=1000)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--first", type=int, default=TUNED)
    playing.set_defaults(task=write)
    fitting.add_argument("files", nargs="+")
    fitting.set_defaults(task=fit)
    given = asked.parse_args()
    given.task(given)


if __name__ == "__main__":
    main()
