"""A finished game looked at from one seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from engine.cards import Seat
from engine.moves import DEALER, Move
from engine.review.chances import chances_of, hand_points
from engine.review.judging import LIKELY, LIKELY_OF_MANY, judged_of, thinned
from engine.review.luck import rounds_of
from engine.review.parts import UNFORESEEN, Share, looks_for, parts_of, weighed
from engine.review.suspects import ONE_PACK, Suspect, is_long, suspects
from engine.review.told import Review, Verdict
from engine.review.walking import Step, walk
from engine.state import State

SAMPLES = 280
"""Pairs of long continuations for a review of a game with one pack, which take some seconds."""

SHORT = 2
"""Short ones for each of these, by which decisions are weighed."""

CHANCES, LUCK, PARTS = 0.1, 0.2, 0.5
"""The parts of the work that are done when the line of chances is, the luck, and all parts."""

WEIGHED = 120
"""Decisions that are weighed of the seat's and of all others': of more, as many at equal
distances."""

LITTLE = 0.05
"""Part of the points of a dealt hand that decisions may cost a round where it is well played."""


def review(
    begin: State,
    moves: Sequence[tuple[Seat, Move]],
    seat: Seat,
    random: Random,
    samples: int = SAMPLES,
    progress: Callable[[float], None] = lambda _: None,
) -> Review:
    """What *seat* can learn from a game that is over: all its *moves* from the beginning.

    *samples* pairs of long continuations are played at most, with two packs fewer;
    *progress* hears the part that is done, from 0 to 1. The same random numbers give the same
    review. Raises what `play` does where the moves are none of this game.
    """
    steps = tuple(walk(begin, moves))
    chances = tuple(chances_of(steps, seat, random, lambda part: progress(CHANCES * part)))
    lucks = tuple(rounds_of(steps, seat, random))
    progress(LUCK)
    pairs = pairs_for(begin, samples)
    own = suspects(steps, seat, random)
    rounds = tuple(parts_of(lucks, *shares_of(begin, steps, seat, own, pairs, random)))
    progress(PARTS)
    named = [each for each in own if each.losses and each.step.is_decision_of(seat)]
    decisions = sum(step.is_decision_of(seat) for step in steps)
    found = Review((), decisions, chances, rounds, LITTLE * hand_points(begin) * len(rounds))
    likely = LIKELY_OF_MANY if found.verdict is Verdict.LOST else LIKELY

    def judging(part: float) -> None:
        progress(PARTS + (1 - PARTS) * part)

    found = replace(found, judged=tuple(judged_of(named, random, pairs, judging, likely)))
    progress(1.0)
    # What is well played is not picked to pieces.
    return replace(found, judged=()) if found.verdict is Verdict.WELL else found


def pairs_for(begin: State, samples: int) -> int:
    """How many pairs take about as long as so many of a game with one pack.

    With two each move takes twice the time, and at tiles each pair twice as many of such moves.
    """
    size = len(begin.variant.pack)
    pairs = samples * ONE_PACK // size
    return pairs if is_long(begin) else pairs * ONE_PACK // size


def shares_of(
    begin: State,
    steps: Sequence[Step],
    seat: Seat,
    own: Sequence[Suspect],
    pairs: int,
    random: Random,
) -> tuple[Mapping[int, Share], Mapping[int, Share], float]:
    """What the seat's *own* decisions brought by round, the others', and how wide the rest is."""
    seats = sorted({step.seat for step in steps} - {seat, DEALER})
    theirs = [each for other in seats for each in suspects(steps, other, random, seat)]
    some = [thinned(found, WEIGHED) for found in (own, theirs)]
    looks = looks_for(sum(map(len, some)), SHORT * pairs)
    mine, given = (
        weighed(part, looks, random, len(found))
        for part, found in zip(some, (own, theirs), strict=True)
    )
    return mine, given, UNFORESEEN * hand_points(begin)
