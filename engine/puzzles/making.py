"""Puzzles of one game, as many as are wanted: of every grade, and of several kinds."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from engine.puzzles import finding, racks
from engine.puzzles.puzzle import Grade, Puzzle
from engine.state import Variant

SHARE = 0.45
"""Part of all puzzles of a game that may be of one grade."""

SAME = 0.7
"""Part of all that may have the same kinds of moves as their answer; of tiles all have."""

Kind = tuple[str, ...]


@dataclass(slots=True)
class Collection:
    """The puzzles found so far."""

    variant: Variant
    most: int
    puzzles: list[Puzzle] = field(default_factory=list)
    grades: Counter[Grade] = field(default_factory=Counter)
    kinds: Counter[Kind] = field(default_factory=Counter)
    positions: set[object] = field(default_factory=set)

    def wants(self, grade: Grade) -> bool:
        """Whether there is room for one more of that grade."""
        return self.grades[grade] < SHARE * self.most

    def take(self, puzzle: Puzzle) -> bool:
        """Add *puzzle*, unless one like it is there; tells whether it was added."""
        kind, mark = kind_of(puzzle), likeness(puzzle)
        full = not self.variant.tiles and self.kinds[kind] >= SAME * self.most
        if mark in self.positions or full or not self.wants(puzzle.grade):
            return False
        self.positions.add(mark)
        self.kinds[kind] += 1
        self.grades[puzzle.grade] += 1
        self.puzzles.append(puzzle)
        return True


def kind_of(puzzle: Puzzle) -> Kind:
    """The words of the moves that are the answer."""
    return tuple(dict.fromkeys(move.word for move in puzzle.way))


def likeness(puzzle: Puzzle) -> object:
    """What two puzzles that are nearly the same have in common: the hand, whatever lies around."""
    return puzzle.state().hand


def make(variant: Variant, kept: Collection, first: int = 0) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles one after the other, each with the number of its round, until all are there.

    Simulated rounds begin at number *first*.
    """
    of_round = racks.of_round if variant.tiles else finding.of_round
    for number in count(first):
        for puzzle in of_round(variant, number, kept.wants):
            if kept.take(puzzle):
                yield number, puzzle
        if len(kept.puzzles) >= kept.most:
            return
