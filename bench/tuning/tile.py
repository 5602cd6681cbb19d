"""Find the numbers that the computer goes by at Tile Rummy.

    python bench/tuning/tile.py promise [--games N]
    python bench/tuning/tile.py patience [--games N]
    python bench/tuning/tile.py levels [--games N]

`promise` fits the weights of positions to the ends of rounds between strong and normal players. It
says how much of the ends they tell on games that were left out, by the turns that were over, and
among these on those between players of one level. It may run on PyPy.
`patience` lets players who wait in different ways meet one that always lays the most, `levels`
every level the next with other numbers for the weaker one.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench import players as bench
from bench.players import TUNED, Match, interval, lead, played
from bench.yardsticks import Player, lays_most
from engine.game import due, play, start
from engine.moves import DEALER, DrawStock, Move
from engine.options import rules_from
from engine.players import Level, choose
from engine.players.tile import patience, people
from engine.players.tile.patience import fewest, fullest
from engine.players.tile.promise import ahead
from engine.state import Phase, State
from engine.variants.tile import VARIANT
from engine.view import Seen, seen_by

WAYS = ((0.0, 0), (0.33, 1), (0.5, 1), (1.0, 1), (0.0, 6), (0.0, 99))
"""The share of the smallest other rack, and the tiles beyond it, that may be left by who waits."""

TRIED = (
    (patience, "OF_THE_OTHERS", (0.33, 0.4, 0.5), Match("tile", "strong", "normal")),
    (people, "BROKEN_AT_LAST", (1, 2, 3, 4), Match("tile", "normal", "easy")),
)
"""Numbers that make a level weaker: where they stand, their names, some values, who is to meet."""

RIDGE = 1.0
"""How much weights are held back, in squares of what a standing counts."""

EVERY = 6
"""Of so many positions one is kept."""

PARTS = (0, 8), (8, 16), (16, 24), (24, 32), (32, 999), (0, 999)
"""Turns of a seat from which on and before which there is a part of a round."""


class Row(NamedTuple):
    """A position, as one seat has it."""

    numbers: tuple[float, ...]
    """How it is ahead of the others, and how much stronger it plays: that is no part of a position,
    but must not be taken for one."""
    points: float
    """By how many it was ahead in the end."""
    turn: int
    is_even: bool
    """Whether all play at one level."""


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


# Levels


def placing(games: int) -> None:
    """Print how often a level beats the next for each number that this may go by."""
    for module, name, values, match in TRIED:
        for value in values:
            setattr(module, name, value)
            done = [played(match, TUNED + number) for number in range(games // 2)]
            print(name, value, interval([each.won for each in done]), flush=True)


# Promise


def levels(seats: int, number: int) -> list[Level]:
    """Who plays game *number*: all mixtures of two levels in turn."""
    return [(Level.NORMAL, Level.STRONG)[number >> place & 1] for place in range(seats)]


def positions(seats: int, number: int) -> Iterator[State]:
    """The states of a game of one round, the end included."""
    state = start(VARIANT, rules_from(VARIANT, {}), seats, 1 + number % seats)
    players = levels(seats, number)
    while state.phase is not Phase.FINISHED and not state.results:
        deal = due(state, number.to_bytes(32, "big"))
        seat = DEALER if deal else state.acting
        move = deal or choose(seen_by(state, seat), Random(0), players[seat - 1])
        state = play(state, seat, move)
        yield state


def rows(seats: int, number: int) -> list[Row]:
    """What a game tells of seat 1 and, with more than two, of the others."""
    *before, end = positions(seats, number)
    strong = [int(each is Level.STRONG) for each in levels(seats, number)]
    random = Random(number)
    kept = [each for each in enumerate(before) if not random.randrange(EVERY)]
    return [
        Row(
            (*ahead(state, seat), lead(strong, seat)),
            lead(end.results[0].scores, seat),
            turn // seats,
            len(set(strong)) == 1,
        )
        for turn, state in kept
        if state.phase is Phase.PLAY
        for seat in (range(1, seats + 1) if seats > 2 else [1])
    ]


def fitted(found: Sequence[Row]) -> list[float]:
    """The weights with the least squares."""
    size = len(found[0][0])
    squares = [[RIDGE * (i == j) for j in range(size)] + [0.0] for i in range(size)]
    for row in found:
        for i, one in enumerate(row.numbers):
            for j, other in enumerate((*row.numbers, row.points)):
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
    """The share of the variance that *weights* explain, the levels being unknown."""
    errors = [row.points - sum(map(mul, weights, row.numbers[:-1])) for row in found]
    return 1 - fmean(error * error for error in errors) / fmean(row.points**2 for row in found)


def promising(games: int) -> None:
    """Print the weights by seats, and how much those of three games in four tell of the others."""
    for seats in (2, 3, 4):
        done = [rows(seats, TUNED + 700_000 + number) for number in range(games)]
        weights = fitted(list(chain.from_iterable(done)))[:-1]
        print(f"{seats}: ({', '.join(f'{each:.1f}' for each in weights)}),", flush=True)
        weights = fitted(list(chain.from_iterable(done[games // 4 :])))[:-1]
        left = list(chain.from_iterable(done[: games // 4]))
        for name, some in (("all", left), ("one level", [row for row in left if row.is_even])):
            for low, high in PARTS:
                part = [row for row in some if low <= row.turn < high]
                shown = f"{told(weights, part):.2f}" if part else "-"
                print(f"  {name}, turns {low} to {high}: R² {shown} of {len(part)}", flush=True)


DOING = {"promise": promising, "patience": waiting, "levels": placing}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("what", choices=DOING)
    asked.add_argument("--games", type=int, default=200)
    given = asked.parse_args()
    DOING[given.what](given.games)


if __name__ == "__main__":
    main()
