"""How true the chances of a review are: of games at 70 %, seven in ten should be won.

    python bench/chances.py GAME [GAME …] [--level LEVEL] [--games N]

Plays games of two at one level, takes some turns of each, and prints by fifths of the chances
what was told on average and what came of it; then the constants of `engine.review.chances.MODEL`
with which the chances would have been truest over all GAMEs, each counting as much, by the mean
logarithm of what was told of what came.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.luck import one_game
from bench.players import TUNED, Match
from engine.review.chances import MODEL, Model, chance
from engine.review.walking import walk
from engine.variants import VARIANTS

MODELS = [
    Model(*each) for each in product((0.2, 0.3, 0.4, 0.5, 0.6), (0.25, 0.35, 0.45, 0.55, 0.7))
]
"""What is tried besides the model in use."""

TURNS = 6
"""Turns that are taken of each game: more of them would tell little more."""

SURE = 0.002
"""As near as a chance comes to 0 or 1 where its logarithm is taken."""


class Point(NamedTuple):
    """A turn: what each model told, and whether the game was won."""

    told: tuple[float, ...]
    won: bool


def points_of(match: Match, number: int) -> Iterator[Point]:
    """Some turns of a game."""
    begin, moves = one_game(match, number, 1)
    steps, random = tuple(walk(begin, moves)), Random(number)
    turns = [step for step in steps if step.seat and step.before.turn.drawn is None]
    for step in random.sample(turns, min(TURNS, len(turns))):
        told = (chance(step.before, step.seat, Random(number), model) for model in (MODEL, *MODELS))
        yield Point(tuple(told), steps[-1].after.winner == step.seat)


def loss(points: Sequence[Point], model: int) -> float:
    """How far the chances of one model are from what came; 0.693 if they say nothing."""
    told = [each.told[model] if each.won else 1 - each.told[model] for each in points]
    return -fmean(log(min(max(each, SURE), 1 - SURE)) for each in told)


def table(points: Sequence[Point]) -> Iterator[str]:
    """What was told and what came, by fifths."""
    fifths: dict[int, list[Point]] = defaultdict(list)
    for each in points:
        fifths[min(4, int(each.told[0] * 5))].append(each)
    for _, some in sorted(fifths.items()):
        told, won = fmean(each.told[0] for each in some), fmean(each.won for each in some)
        yield f"  told {told:.2f}, won {won:.2f} of {len(some)}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("games", nargs="+", choices=sorted(VARIANTS), metavar="GAME")
    asked.add_argument("--level", default="normal")
    asked.add_argument("--games", type=int, default=100, dest="number")
    asked.add_argument("--first", type=int, default=TUNED, help="number of the first game")
    given = asked.parse_args()
    found: list[list[Point]] = []
    for game in given.games:
        match = Match(game, given.level, given.level)
        numbers = range(given.first, given.first + given.number)
        found.append([point for number in numbers for point in points_of(match, number)])
        print(f"{game}: loss {loss(found[-1], 0):.3f}", *table(found[-1]), sep="\n", flush=True)
    losses = [fmean(loss(each, model) for each in found) for model in range(1 + len(MODELS))]
    best = min(range(len(MODELS)), key=lambda model: losses[1 + model])
    print(f"all: loss {losses[0]:.3f}; {losses[1 + best]:.3f} with {MODELS[best]}")


if __name__ == "__main__":
    main()
