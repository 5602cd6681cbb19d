"""Find the nets of both hands by which the cards of a round are told from its play.

    python bench/tuning/luck.py play GAME FILE [--player P] [--games N] [--first N] [--options …]
        [--compared N]
    python bench/tuning/luck.py fit GAME FILE … [--bends N] [--times X]

`play` has games played between two equal players. Of whatever chance brought it writes what the
promise of the game goes by in that position, and in some of those that could have come instead; it
may run on PyPy, which is several times as fast. `fit` (needs numpy) finds the net that leaves least
of the variance of the results in the play, says how much is gone of rounds that were left out (five
folds), and puts the net where the promise reads it.
"""

import argparse
import pickle
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.luck import one_game
from bench.players import TUNED, Match, options_of
from engine.game import play
from engine.players import mind_of
from engine.review.luck import still_unknown, ways_of
from engine.review.walking import Step, walk
from engine.review.worth import Reckoning, as_it_is, luck_reckoning, reckoning
from engine.state import State, Variant

FITTED = {
    "gin": "luck",
    "rummy-51": "promising",
    "straight": "luck",
    "tile": "luck",
    "zolik": "promising",
}
"""What is fitted, by game, and what that is called. 500 Rummy has a larger net, which
bench/tuning/five_hundred teaches."""

COMPARED = 8
"""What each draw is compared with unless more is asked. Gin's net was fitted with so many, that of
tiles with 12, that of straight rummy with all, the others with 4, which blurs more."""

MARK = 1e6
"""What a net says that only writes down what it is asked."""


class Asked:
    """Stands in for a net, and keeps what it is asked."""

    inputs: tuple[float, ...] | None = None

    def of(self, inputs: Sequence[float]) -> float:
        """Nothing that is true."""
        self.inputs = tuple(map(float, inputs))
        return MARK


class Row(NamedTuple):
    """A position of a round, as the net is to see it."""

    inputs: tuple[float, ...]
    weight: float
    """How many times its value counts for the luck of seat 1."""
    came: int
    """0 where it has not come about, else 1, or -1 where its value is that for seat 2."""
    known: float
    """What is promised to the same seat whatever the net says."""


@dataclass
class Told:
    """A round, the luck being that of seat 1."""

    rows: list[Row] = field(default_factory=list)
    known: float = 0.0
    """The luck without that of the rows."""
    result: float = 0.0


def promise_of(variant: Variant) -> Callable[..., float]:
    """What the luck of a game goes by, for any net."""
    mind = mind_of(variant)
    promise = mind.luck if is_apart(variant) else mind.promise
    assert isinstance(promise, partial)
    return promise.func


def is_apart(variant: Variant) -> bool:
    """Whether the net is for the luck alone, and prices no moves."""
    return FITTED[variant.key] == "luck"


def rounds_of(steps: Sequence[Step], compared: int, random: Random) -> Iterator[Told]:
    """The rounds of a game of two."""
    unknown, told = 0, Told()
    for step in steps:
        variant = step.after.variant
        reckoned = (luck_reckoning if is_apart(variant) else reckoning)(step.after, 1)
        for weight, state in positions(step, unknown, compared, random):
            count(told, reckoned, weight, state, came=state is step.after)
        unknown = still_unknown(step, unknown)
        if len(step.after.results) > len(step.before.results):
            told.result = replace(reckoned, round=len(step.after.results)).result(step.after)
            yield told
            told = Told()


def positions(
    step: Step, unknown: int, compared: int, random: Random
) -> Iterator[tuple[float, State]]:
    """What chance has brought at a step, then what it could have brought instead."""
    ways = list(islice(ways_of(step, unknown, compared, random), 2 * compared))
    if ways:
        yield 1.0, step.after
    whole = sum(likely for likely, _, _ in ways)
    for likely, state, move in ways:
        yield -likely / whole, play(state, step.seat, move)


def count(told: Told, reckoned: Reckoning, weight: float, state: State, *, came: bool) -> None:
    """Count a position so many times, each way in which its turn may end for a part of that."""
    ends = reckoned.ends(state)
    for end in ends:
        asked = Asked()
        promise = partial(promise_of(state.variant), asked)
        value = replace(reckoned, promise=promise, ends=as_it_is).worth(end)
        sign = (value > 0) - (value < 0) if asked.inputs else 0
        known, part = value - sign * MARK, weight / len(ends)
        told.known += part * known
        if asked.inputs:
            told.rows.append(Row(asked.inputs, part * sign, came * sign, known * sign))


def write(given: argparse.Namespace) -> None:
    """Have games played, and write down what there is to say of their rounds, one by one."""
    match = Match(given.game, given.player, given.player, 2, given.options)
    with open(given.files[0], "wb") as file:
        for number in range(given.first, given.first + given.games):
            steps = tuple(walk(*one_game(match, number, 1)))
            for told in rounds_of(steps, given.compared, Random(number)):
                pickle.dump(packed(told), file, protocol=4)


def packed(told: Told) -> tuple[float, float, int, bytes]:
    """A round: its result, the luck without that of the rows, how many these are, and their
    numbers, the inputs first."""
    numbers = array("f")
    for row in told.rows:
        numbers.extend((*row.inputs, *row[1:]))
    return told.result, told.known, len(told.rows), numbers.tobytes()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("what", choices=("play", "fit"))
    asked.add_argument("game", choices=FITTED)
    asked.add_argument("files", nargs="+")
    asked.add_argument("--player", default="strong")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--first", type=int, default=TUNED)
    asked.add_argument("--options", default="", type=options_of)
    asked.add_argument("--compared", type=int, default=COMPARED)
    asked.add_argument("--bends", type=int, default=16)
    asked.add_argument("--times", type=float, default=1.0)
    given = asked.parse_args()
    if given.what == "play":
        write(given)
    else:
        from bench.tuning.luck_fit import fit

        fit(given.game, FITTED[given.game], given.files, given.bends, given.times)


if __name__ == "__main__":
    main()
