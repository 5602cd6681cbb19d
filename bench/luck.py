"""How well luck and play are told apart: whether the play is unbiased, and how much narrower it is.

    python bench/luck.py GAME ONE OTHER [--games N] [--seats N] [--options "name=value …"]

A player is one of bench/players.py. ONE changes seats from game to game, all others are OTHER. The
play has to have the mean of the result, within the errors, whoever plays; the share of the variance
of a round's result that is gone says what the luck is worth. A slope other than 1 says that a
promise is too small or too large: of a result, the luck would have to count so many times. The
intervals are of 95 %, by bootstrap over whole games.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import covariance, mean, stdev, variance
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.players import LONG, Match, asked, match_of
from bench.yardsticks import player
from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER, Move
from engine.options import rules_from
from engine.review.luck import rounds_of
from engine.review.told import RoundLuck
from engine.review.walking import walk
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

TOLD = ("result", "luck", "play")

DRAWN_AGAIN = 400
"""Samples of the bootstrap."""


@dataclass(frozen=True)
class Apart:
    """The rounds of a game, the results of *one* told apart."""

    rounds: tuple[RoundLuck, ...]
    seconds: float
    """How long it took to tell them apart, of the processor's time."""


def apart(match: Match, number: int) -> Apart:
    """Play game *number* and tell the result of *one* apart."""
    seat = 1 + number // match.seats % match.seats
    steps = tuple(walk(*one_game(match, number, seat)))
    begun = process_time()
    rounds = tuple(rounds_of(steps, seat, Random(number)))
    return Apart(rounds, process_time() - begun)


def one_game(match: Match, number: int, seat: Seat) -> tuple[State, list[tuple[Seat, Move]]]:
    """A game in which *one* has *seat*: its beginning and all moves."""
    variant = VARIANTS[match.game]
    rules = rules_from(variant, dict(match.options))
    begin = state = start(variant, rules, match.seats, 1 + number % match.seats)
    key, random = number.to_bytes(32, "big"), Random(number)
    players = {True: player(match.one), False: player(match.other)}
    moves: list[tuple[Seat, Move]] = []
    while state.phase is not Phase.FINISHED and len(moves) < LONG:
        dealt = due(state, key)
        mover = DEALER if dealt else state.acting
        move = dealt or players[mover == seat](seen_by(state, mover), random)
        moves.append((mover, move))
        state = play(state, mover, move)
    return begin, moves


def results(match: Match, first: int, games: int, processes: int) -> Iterator[Apart]:
    """Each game as it is done."""
    numbers = range(first, first + games)
    if processes == 1:
        yield from map(partial(apart, match), numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(apart, match), numbers, chunksize=2)


def shown(name: str, values: list[float]) -> str:
    """Mean with its standard error, and standard deviation."""
    error = stdev(values) / sqrt(len(values))
    return f"  {name}: {mean(values):+.2f}, standard error {error:.2f}; spread {stdev(values):.1f}"


def gone(rounds: Sequence[RoundLuck]) -> float:
    """The share of the variance of the results that is gone in the play."""
    return 1 - variance([each.play for each in rounds]) / variance([each.result for each in rounds])


def slope(rounds: Sequence[RoundLuck]) -> float:
    """How many times the luck would have to count for the play to be narrowest."""
    luck = [each.luck for each in rounds]
    return covariance([each.result for each in rounds], luck) / variance(luck)


def within(done: Sequence[Apart], number: Callable[[Sequence[RoundLuck]], float]) -> str:
    """A *number* of all rounds, with its interval."""
    random = Random(0)
    drawn = (random.choices(done, k=len(done)) for _ in range(DRAWN_AGAIN))
    found = sorted(number(rounds_in(some)) for some in drawn)
    low, high = found[DRAWN_AGAIN // 40], found[-1 - DRAWN_AGAIN // 40]
    return f"{number(rounds_in(done)):.2f} ({low:.2f} to {high:.2f})"


def rounds_in(done: Iterable[Apart]) -> list[RoundLuck]:
    """All rounds of some games."""
    return [told for game in done for told in game.rounds]


def report(match: Match, done: list[Apart]) -> str:
    """What there is to say of all rounds."""
    rounds = rounds_in(done)
    return "\n".join(
        (
            f"{match.game}, {match.seats} seats: {match.one} against {match.other}, "
            f"{len(done)} games, {len(rounds)} rounds",
            *(shown(each, [getattr(told, each) for told in rounds]) for each in TOLD),
            f"  of the variance of a round gone: {within(done, gone)}; slope {within(done, slope)}",
            f"  a game: {mean(game.seconds for game in done):.2f} s",
        )
    )


def main() -> None:
    parser = asked(__doc__, games=1000)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    match = match_of(given)
    print(report(match, list(results(match, given.first, given.games, given.processes))))


if __name__ == "__main__":
    main()
