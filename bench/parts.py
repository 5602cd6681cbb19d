"""How a review shares out results: whether the cards favour nobody, and what nothing foresees.

    python bench/parts.py GAME ONE OTHER [--games N] [--seats N] [--options "name=value …"]

A player is one of bench/players.py. ONE changes seats from game to game, all others are OTHER. The
cards should be 0 on average, within the errors, whoever plays: what they are more is skill that the
review calls luck. The spread of what is left over, less what is noise of the losses, is UNFORESEEN
of engine/review/parts.py, in parts of the points of a dealt hand.
"""

import sys
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.luck import one_game, shown
from bench.players import Match, asked, match_of
from engine.review.chances import hand_points
from engine.review.luck import rounds_of
from engine.review.parts import Share, parts_of
from engine.review.reviewing import shares_of
from engine.review.suspects import suspects
from engine.review.told import RoundParts
from engine.review.walking import walk

PAIRS = 400
"""Pairs of continuations for the losses of each side."""


class SharedOut(NamedTuple):
    """A game of *one*, shared out."""

    rounds: tuple[RoundParts, ...]
    unforeseen: float
    """The mean square by round of what is left over, less the variance of the losses."""


def shared_out(match: Match, number: int) -> SharedOut:
    """Play game *number* and share its result out, for *one*."""
    seat = 1 + number // match.seats % match.seats
    begin, moves = one_game(match, number, seat)
    steps, random = tuple(walk(begin, moves)), Random(number)
    lucks = tuple(rounds_of(steps, seat, random))
    own, others, wide = shares_of(begin, steps, seat, suspects(steps, seat, random), PAIRS, random)
    none = Share()
    left = [
        (each.play - own.get(each.round, none).points - others.get(each.round, none).points) ** 2
        - own.get(each.round, none).variance
        - others.get(each.round, none).variance
        for each in lucks
    ]
    square = fmean(left) / hand_points(begin) ** 2 if left else 0.0
    return SharedOut(tuple(parts_of(lucks, own, others, wide)), square)


def report(match: Match, games: list[SharedOut]) -> str:
    """What there is to say of all games."""
    rounds = [each for game in games for each in game.rounds]
    lines = [
        f"{match.game}, {match.seats} seats: {match.one} against {match.other}, "
        f"{len(games)} games, {len(rounds)} rounds"
    ]
    names = ("result", "cards", "you", "others")
    lines += [shown(name, [getattr(each, name) for each in rounds]) for name in names]
    error = 2 * sqrt(fmean(each.error**2 for each in rounds))
    square = fmean(each.unforeseen for each in games)
    lines.append(f"  you is known within ± {error:.1f} a round; unforeseen {square:.3f} ** 0.5")
    return "\n".join(lines)


def main() -> None:
    given = asked(__doc__, games=100).parse_args()
    match, numbers = match_of(given), range(given.first, given.first + given.games)
    print(report(match, list(map(partial(shared_out, match), numbers))))


if __name__ == "__main__":
    main()
