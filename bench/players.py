"""Let two players meet at one game: who wins how often, and how long a decision takes.

    python bench/players.py GAME ONE OTHER [--games N] [--seats N] [--options "name=value …"]

A player is a level of the computer, `random`, a yardstick of bench/yardsticks, or somebody who
knows only what the hand offers (bench/pressing.py): `first` presses what comes first, `blue` what
stands out. Every deal is played once for each seat, in which ONE then sits, all others being OTHER,
so that luck mostly cancels out; the intervals are of 95 %, and take the games of one deal together.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import pressing
from bench.yardsticks import Player, player
from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER, Move
from engine.options import rules_from
from engine.state import Measure, Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

LONG = 20_000
"""Moves that no game comes near."""

MEASURED, TUNED = 0, 1_000_000
"""The first deal of those that players are measured on, and of those that they were tuned on."""

ENOUGH = 20_000
"""Times of decisions that are kept of each deal at most."""


@dataclass(frozen=True)
class Match:
    """What is played, by whom."""

    game: str
    one: str
    other: str
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Played:
    """A deal that was played once for each seat: what *one* made of it."""

    won: list[float]
    rounds: list[float]
    """By round that anybody won: whether it was *one*."""
    leads: list[float]
    """By game: points a round that *one* was ahead of the mean of the others; more is better."""
    times: tuple[list[float], list[float]]
    """Seconds that the decisions of *one* and of the others took."""


def played(match: Match, number: int) -> Played:
    """Play deal *number* once for each seat."""
    done = Played([], [], [], ([], []))
    for seat in range(1, match.seats + 1):
        end = one_game(match, number, seat, done.times)
        done.won.append(float(end.winner == seat))
        sign = -1 if end.variant.measure(end.rules) is Measure.PENALTIES else 1
        leads = [sign * lead(result.scores, seat) for result in end.results]
        done.leads.append(mean(leads))
        done.rounds.extend(float(each > 0) for each in leads if each)
    return done


def lead(scores: Sequence[int], seat: Seat) -> float:
    """The points by which *seat* is ahead of the mean of the others."""
    own = scores[seat - 1]
    return own - (sum(scores) - own) / (len(scores) - 1)


def one_game(match: Match, number: int, seat: Seat, times: tuple[list[float], ...]) -> State:
    """Play a game in which *one* has *seat*; cards and chances depend on *number* alone."""
    variant = VARIANTS[match.game]
    state = start(
        variant, rules_from(variant, dict(match.options)), match.seats, 1 + number % match.seats
    )
    players = {True: named(match.one), False: named(match.other)}
    key, randoms = number.to_bytes(32, "big"), [Random(number * 8 + n) for n in range(match.seats)]
    for _ in range(LONG):
        if state.phase is Phase.FINISHED:
            return state
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
            continue
        acting = state.acting
        kept = times[acting != seat]
        move = timed(players[acting == seat], state, randoms[acting - 1], kept)
        state = play(state, acting, move)
    raise AssertionError("a game without end")


def named(name: str) -> Player:
    """The player of that name."""
    pressers = {"first": pressing.choose, "blue": pressing.blue}
    return pressers.get(name) or player(name)


def timed(chooser: Player, state: State, random: Random, kept: list[float]) -> Move:
    """The move that a player chooses; how long it took is kept."""
    seen = seen_by(state, state.acting)
    begun = perf_counter()
    move = chooser(seen, random)
    if len(kept) < ENOUGH:
        kept.append(perf_counter() - begun)
    return move


def results(match: Match, first: int, deals: int, processes: int) -> Iterator[Played]:
    """Each deal as it is done."""
    numbers = range(first, first + deals)
    if processes == 1:
        yield from map(partial(played, match), numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(played, match), numbers, chunksize=2)


def interval(deals: list[list[float]]) -> str:
    """Mean of all and its interval of 95 %, the values of a deal taken together."""
    kept = [mean(each) for each in deals if each]
    error = 1.96 * stdev(kept) / sqrt(len(kept)) if len(kept) > 1 else 0.0
    return f"{mean(kept):.3f} ± {error:.3f}"


def spread(times: list[float]) -> str:
    """Median, 99th percentile and worst, in milliseconds."""
    late = sorted(times)[int(len(times) * 0.99)]
    shown = f"median {median(times) * 1e3:.2f} ms, p99 {late * 1e3:.1f} ms"
    return f"{shown}, worst {max(times) * 1e3:.0f} ms"


def report(match: Match, done: list[Played]) -> str:
    """What there is to say about a match."""
    games = sum(len(each.won) for each in done)
    mine = [time for each in done for time in each.times[0]]
    others = [time for each in done for time in each.times[1]]
    options = " ".join(f"{name}={value}" for name, value in match.options)
    return "\n".join(
        (
            f"{match.game}, {match.seats} seats {options}: {match.one} against {match.other}",
            f"  games won of {games}: {interval([each.won for each in done])}",
            f"  rounds won: {interval([each.rounds for each in done])}",
            f"  points a round: {interval([each.leads for each in done])}",
            f"  {match.one}: {spread(mine)}",
            f"  {match.other}: {spread(others)}",
        )
    )


def asked(text: str, games: int) -> argparse.ArgumentParser:
    """What is asked of who plays matches, *text* being the docstring of the script."""
    found = argparse.ArgumentParser(description=text.partition("\n")[0])
    found.add_argument("game", choices=sorted(VARIANTS))
    found.add_argument("one")
    found.add_argument("other")
    found.add_argument("--games", type=int, default=games)
    found.add_argument("--seats", type=int, default=2)
    found.add_argument("--options", default="", type=options_of)
    found.add_argument("--first", type=int, default=MEASURED, help="number of the first deal")
    return found


def options_of(text: str) -> tuple[tuple[str, str], ...]:
    """Options of a game, given as `name=value …`."""
    pairs = (each.partition("=") for each in text.split())
    return tuple((name, value) for name, _, value in pairs)


def match_of(given: argparse.Namespace) -> Match:
    """The match that is wanted."""
    return Match(given.game, given.one, given.other, given.seats, given.options)


def main() -> None:
    parser = asked(__doc__, games=1000)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    match, deals = match_of(given), given.games // given.seats
    print(report(match, list(results(match, given.first, deals, given.processes))))


if __name__ == "__main__":
    main()
