"""Puzzles of one game, found in many rounds at a time, until a balanced set can be chosen."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

from engine.puzzles import finding, racks
from engine.puzzles.choosing import Candidate, abundant, chosen, faults_of_set
from engine.puzzles.puzzle import Puzzle
from engine.state import Variant
from engine.variants import VARIANTS

BATCH = 8
"""Rounds that are given out to each process at a time."""

FIRST = 30
"""Puzzles after which it is looked at what there is too much of."""

PART = 3 / 4
"""The part of those found so far of which a set is chosen to see that."""

ENOUGH = 3.0
"""How many times the wanted number is found at most, for a set that is balanced."""


@dataclass(slots=True)
class Collection:
    """The puzzles found so far."""

    variant: Variant
    most: int
    found: list[Candidate] = field(default_factory=list)
    positions: set[object] = field(default_factory=set)

    def take(self, puzzle: Puzzle) -> bool:
        """Add *puzzle*, unless one with the same hand is there; tells whether it was added."""
        candidate = Candidate(puzzle)
        if candidate.state.hand in self.positions:
            return False
        self.positions.add(candidate.state.hand)
        self.found.append(candidate)
        return True

    @property
    def full(self) -> dict[str, float]:
        """The kinds of answers, the reasons, and the rules of thumb that solve too many.

        Each by how much it is beyond what it may be: in the best part of them, as far as there are
        enough to choose from.
        """
        if len(self.found) < FIRST:
            return {}
        return abundant(chosen(self.found, min(self.most, round(PART * len(self.found)))))

    def chosen(self) -> list[Puzzle]:
        """The best set of them, graded."""
        return [each.puzzle for each in chosen(self.found, self.most)]

    @property
    def is_whole(self) -> bool:
        """Whether a set of the wanted number has no fault, or there is no hope for one."""
        if len(self.found) < self.most:
            return False
        if len(self.found) >= ENOUGH * self.most:
            return True
        return not any(faults_of_set(chosen(self.found, self.most)))


def make(kept: Collection, first: int = 0, processes: int = 1) -> Iterator[int]:
    """Find puzzles until all are there; yields the number of each simulated round that has some.

    Rounds begin at number *first*; so many *processes* look at some at a time.
    """
    start = first
    with get_context("spawn").Pool(processes) as pool:
        while not kept.is_whole:
            numbers = range(start, start + BATCH * processes)
            work = partial(of_round, kept.variant.key, kept.full)
            for number, puzzles in zip(numbers, pool.imap(work, numbers), strict=True):
                added = [kept.take(puzzle) for puzzle in puzzles]
                if any(added):
                    yield number
            start = numbers.stop


def of_round(key: str, full: Mapping[str, float], number: int) -> list[Puzzle]:
    """The puzzles of one simulated round of a game."""
    variant = VARIANTS[key]
    search = racks.of_round if variant.tiles else finding.of_round
    return list(search(variant, number, full))
