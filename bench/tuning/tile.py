"""Find the numbers that the computer goes by at Tile Rummy.

    python bench/tuning/tile.py promise [--games N]
    python bench/tuning/tile.py patience [--games N]

`promise` fits the weights of positions to the ends of rounds between players who lay the most, and
says how much of the ends they tell on games that were left out, by how many turns of the round were over.
`patience` lets players who wait in different ways meet one that always lays the most.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean, pvariance

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench import players as bench
from bench.players import TUNED, Match, interval, lead, played
from bench.yardsticks import Player, lays_most
from engine.game import due, play, start
from engine.moves import DEALER, DrawStock, Move
from engine.options import rules_from
from engine.players.tile.promise import ahead
from engine.players.tile.tables import fewest, fullest
from engine.state import Phase, State
from engine.variants.tile import VARIANT
from engine.view import Seen, seen_by

WAYS = ((0.0, 0), (0.33, 1), (0.5, 1), (1.0, 1), (0.0, 6), (0.0, 99))
"""The share of the smallest other rack, and the tiles beyond it, that may be left by who waits."""

RIDGE = 20.0
"""How much weights are held back, in squares of what a standing counts."""

EVERY = 4
"""Of so many positions one is kept."""

Row = tuple[tuple[float, ...], float, int]
"""A position: its numbers, by how many points the seat was ahead in the end, the turn."""


# Patience


def patient(share: float, beyond: int) -> Player:
    """Lays the most, or waits while that leaves no more than so many tiles."""

    def chosen(seen: Seen, random: Random) -> Move:
        found = fullest(seen) if seen.acting in seen.opened and seen.stock else None
        left = len(seen.hand) - len(found.laid) if found else 0
        if 0 < left <= share * fewest(seen) + beyond:
            return DrawStock()
        return lays_most.choose(seen, random)

    return chosen


def waiting(games: int) -> None:
    """Print how often each way of waiting wins."""
    usual = bench.player
    for way in WAYS:
        bench.player = lambda name, way=way: patient(*way) if name == "patient" else usual(name)
        match = Match("tile", "patient", "lays_most")
        done = [played(match, TUNED + number) for number in range(games // 2)]
        print(*way, interval([each.won for each in done]), flush=True)


# Promise


def positions(seats: int, number: int) -> Iterator[State]:
    """The states of a game between players who lay the most, the end included."""
    state = start(VARIANT, rules_from(VARIANT, {}), seats, 1 + number % seats)
    while state.phase is not Phase.FINISHED:
        deal = due(state, number.to_bytes(32, "big"))
        seat = DEALER if deal else state.acting
        state = play(state, seat, deal or lays_most.choose(seen_by(state, seat), Random(0)))
        yield state


def rows(seats: int, number: int) -> list[Row]:
    """What a game tells of seat 1 and, with two, so of the other."""
    *before, end = positions(seats, number)
    scores = end.results[0].scores
    kept = [(turn, state) for turn, state in enumerate(before) if turn % EVERY == number % EVERY]
    return [
        (ahead(state, seat), lead(scores, seat), turn // seats)
        for turn, state in kept
        if state.phase is Phase.PLAY and state.round == 1
        for seat in (range(1, seats + 1) if seats > 2 else [1])
    ]


def fitted(found: Sequence[Row]) -> list[float]:
    """The weights with the least squares."""
    size = len(found[0][0])
    squares = [[RIDGE * (i == j) for j in range(size)] + [0.0] for i in range(size)]
    for numbers, points, _ in found:
        for i, one in enumerate(numbers):
            for j, other in enumerate((*numbers, points)):
                squares[i][j] += one * other
    return solved(squares)


def solved(matrix: list[list[float]]) -> list[float]:
    """The answer to as many equations as there are rows, right sides last."""
    size = len(matrix)
    for i in range(size):
        matrix[i] = [each / matrix[i][i] for each in matrix[i]]
        for j in range(size):
            if i != j:
                factor = matrix[j][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
    return [row[-1] for row in matrix]


def told(weights: Sequence[float], found: Sequence[Row]) -> float:
    """The share of the variance that *weights* explain."""
    errors = [points - sum(map(mul, weights, numbers)) for numbers, points, _ in found]
    return 1 - fmean(error * error for error in errors) / pvariance([row[1] for row in found])


def promising(games: int) -> None:
    """Print the weights for each number of seats, and how much they tell."""
    for seats in (2, 3, 4):
        done = [rows(seats, TUNED + 500_000 + number) for number in range(games)]
        learnt = list(chain.from_iterable(done[games // 4 :]))
        weights = fitted(learnt)
        left = list(chain.from_iterable(done[: games // 4]))
        print(f"{seats}: ({', '.join(f'{each:.2f}' for each in weights)}),", flush=True)
        for low, high in ((0, 8), (8, 16), (16, 24), (24, 99)):
            some = [row for row in left if low <= row[2] < high]
            if len(some) > 1:
                print(f"  turns {low} to {high}: R² {told(weights, some):.2f} of {len(some)}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("what", choices=("promise", "patience"))
    asked.add_argument("--games", type=int, default=200)
    given = asked.parse_args()
    (promising if given.what == "promise" else waiting)(given.games)


if __name__ == "__main__":
    main()
