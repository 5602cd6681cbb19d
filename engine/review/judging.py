"""The decisions of a seat that surely cost points, as far as it could have known better.

Where the strong level would have made another move, both are played on from the same positions, in
which the cards that the seat could not see are dealt anew; those decisions that seem to cost most
are looked at longest. What a decision costs is told from positions that had no part in choosing it:
else the largest of many chances would be taken for a fault.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.cards import Seat
from engine.players import mind_of
from engine.record.lines import write_move
from engine.review.continuing import one_turn_on, to_the_end
from engine.review.suspects import Played, Suspect, suspects
from engine.review.told import Judged
from engine.review.walking import Step

TOLD = 3
"""Decisions that are told at most."""

LEAST = 1.0
"""Points that a decision has to cost to be told."""

SURE = 2.0
"""Standard errors that the loss has to be greater than."""

GLANCED = 120
"""Decisions that are glanced at: of more of them, as many at equal distances."""


class Stage(NamedTuple):
    """A look at those decisions that seem to cost most."""

    most: int
    """How many go on."""
    played: Played
    glances: int = 0
    """Pairs for each of them, where these cost next to nothing."""
    part: float = 0.0
    """The part of all samples that they share."""
    afresh: bool = True
    """Whether what was found before is forgotten."""

    def pairs(self, samples: int) -> int:
        """Pairs of continuations for each decision."""
        return self.glances + int(samples * self.part / self.most)


STAGES = (
    Stage(GLANCED, one_turn_on, glances=1),
    Stage(30, one_turn_on, glances=3, afresh=False),
    Stage(8, to_the_end, part=0.25),
    Stage(4, to_the_end, part=0.25, afresh=False),
    Stage(TOLD, to_the_end, part=0.5),
)
"""From a glance at many to a long look at a few; the last is on positions of its own."""


def judged_of(
    steps: Sequence[Step], seat: Seat, random: Random, samples: int, done: Callable[[float], None]
) -> Iterator[Judged]:
    """The decisions of *seat* that cost most, where that is sure; *done* hears the part done.

    *samples* pairs of continuations are played to the end at most.
    """
    found = _thinned(suspects(steps, seat, random), GLANCED)
    for number, stage in enumerate(STAGES, 1):
        found = looked_at(found, stage, samples, random)
        done(number / len(STAGES))
    yield from (_told(each) for each in _worst(found, TOLD) if is_sure(each))


def looked_at(found: list[Suspect], stage: Stage, samples: int, random: Random) -> list[Suspect]:
    """Those that go on to *stage*, after it."""
    chosen = _worst(found, stage.most)
    for each in chosen:
        if stage.afresh:
            each.losses.clear()
        each.look(stage.pairs(samples), random, stage.played)
    return chosen


def _thinned(found: list[Suspect], most: int) -> list[Suspect]:
    """So many of *found* at equal distances, where they are more."""
    return found[:: -(-len(found) // most)] if found else found


def _worst(found: list[Suspect], most: int) -> list[Suspect]:
    """Those of *found* that seem to cost most, the worst first."""
    return sorted(found, key=lambda each: each.mean, reverse=True)[:most]


def is_sure(suspect: Suspect) -> bool:
    """Whether a decision surely cost something."""
    return suspect.mean >= LEAST and suspect.mean > SURE * suspect.error


def _told(found: Suspect) -> Judged:
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
    )
