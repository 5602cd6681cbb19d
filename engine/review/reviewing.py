"""A finished game looked at from one seat."""

from collections.abc import Callable, Sequence
from random import Random

from engine.cards import Seat
from engine.moves import Move
from engine.review.chances import chances_of
from engine.review.judging import judged_of
from engine.review.luck import rounds_of
from engine.review.told import Review
from engine.review.walking import walk
from engine.state import State

SAMPLES = 400
"""Pairs of continuations for a review of a game with one pack, which take some seconds."""

ONE_PACK = 52
"""Cards of one: with two a round lasts twice as long, and each move takes twice the time."""

CHANCES, ROUNDS = 0.1, 0.25
"""The parts of the work that are done when the line of chances is, and then the luck."""


def review(
    begin: State,
    moves: Sequence[tuple[Seat, Move]],
    seat: Seat,
    random: Random,
    samples: int = SAMPLES,
    progress: Callable[[float], None] = lambda _: None,
) -> Review:
    """What *seat* can learn from a game that is over: all its *moves* from the beginning.

    *samples* pairs of continuations are played at most, with two packs a quarter of them;
    *progress* hears the part that is done, from 0 to 1. The same random numbers give the same
    review. Raises what `play` does where the moves are none of this game.
    """
    steps = tuple(walk(begin, moves))
    chances = tuple(chances_of(steps, seat, random, lambda part: progress(CHANCES * part)))
    rounds = tuple(rounds_of(steps, seat, random))
    progress(ROUNDS)
    rest = 1 - ROUNDS
    pairs = samples * ONE_PACK**2 // len(begin.variant.pack) ** 2
    judged = tuple(
        judged_of(steps, seat, random, pairs, lambda part: progress(ROUNDS + rest * part))
    )
    decisions = sum(step.is_decision_of(seat) for step in steps)
    progress(1.0)
    return Review(judged, decisions, chances, rounds)
