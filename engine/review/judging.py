"""The decisions of a seat that cost points, as far as it could have known better.

Where the strong level would have made another move, both are played on from the same positions, in
which the cards that the seat could not see are dealt anew; those decisions that seem to cost most
are looked at longest. What a decision costs is told from positions that had no part in choosing it:
else the largest of many chances would be taken for a fault.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.players import mind_of
from engine.record.lines import write_move
from engine.review.suspects import Suspect, at_last
from engine.review.told import LEAST, Judged

TOLD = 3
"""Decisions that are told at most of those that surely cost points, and of those that may have."""

LIKELY = 1.0
"""Standard errors that a loss has to be greater than to be likely."""

LIKELY_OF_MANY = 0.5
"""The same where all decisions together surely cost something: some of them did."""


class Stage(NamedTuple):
    """A look at those decisions that seem to cost most."""

    most: int
    """How many are looked at."""
    part: float
    """The part of all samples that they share."""

    def pairs(self, samples: int) -> int:
        """Pairs of continuations for each decision."""
        return int(samples * self.part / self.most)


STAGES = (Stage(8, 0.25), Stage(2 * TOLD, 0.75))
"""From a look at some to a long one at a few, each on positions of its own."""


def judged_of(
    found: list[Suspect],
    random: Random,
    samples: int,
    done: Callable[[float], None],
    likely: float = LIKELY,
) -> Iterator[Judged]:
    """Those of *found* that cost most, the sure ones first; *done* hears the part done.

    They have been weighed, so that the worst are known roughly. *samples* pairs of long
    continuations are played at most. A loss is *likely* where it is greater than so many standard
    errors.
    """
    for number, stage in enumerate(STAGES, 1):
        found = looked_at(found, stage, samples, random)
        done(number / len(STAGES))
    worst = _worst(found, len(found))
    sure = [each for each in worst if is_sure(each)]
    yield from map(told, sure[:TOLD])
    yield from map(told, [each for each in worst if is_likely(each, likely)][:TOLD])


def looked_at(found: list[Suspect], stage: Stage, samples: int, random: Random) -> list[Suspect]:
    """Those that go on to *stage*, after it; what was found before is forgotten."""
    chosen = _worst(found, stage.most)
    for each in chosen:
        each.losses.clear()
        each.look(stage.pairs(samples), random, at_last)
    return chosen


def thinned(found: Sequence[Suspect], most: int) -> list[Suspect]:
    """So many of *found* at equal distances, where they are more."""
    if len(found) <= most:
        return list(found)
    return [found[place * len(found) // most] for place in range(most)]


def _worst(found: Sequence[Suspect], most: int) -> list[Suspect]:
    """Those of *found* that seem to cost most, the worst first."""
    return sorted(found, key=lambda each: each.mean, reverse=True)[:most]


def is_sure(suspect: Suspect) -> bool:
    """Whether a decision surely cost something."""
    return suspect.is_sure(LEAST)


def is_likely(suspect: Suspect, errors: float = LIKELY) -> bool:
    """Whether it probably did, being greater than so many standard *errors*, but not surely."""
    likely = suspect.mean >= LEAST and suspect.mean > errors * suspect.error
    return likely and not is_sure(suspect)


def told(found: Suspect) -> Judged:
    """What is told of a decision."""
    step, seen = found.step, found.seen
    tiles = seen.variant.tiles
    return Judged(
        step.number,
        step.before.round,
        write_move(step.seat, step.move, tiles=tiles),
        write_move(step.seat, found.better, tiles=tiles),
        found.mean,
        found.error,
        mind_of(seen.variant).reason(seen, found.better),
        is_sure(found),
    )
