"""Puzzles of one game, as many as are wanted: of several kinds, and a third of each grade."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count

from engine.puzzles import finding, racks
from engine.puzzles.puzzle import Grade, Puzzle
from engine.state import Variant

SAME = 0.9
"""Part of all that may have the same kinds of moves as their answer; of tiles all have."""

Kind = tuple[str, ...]


@dataclass(slots=True)
class Collection:
    """The puzzles found so far."""

    variant: Variant
    most: int
    puzzles: list[Puzzle] = field(default_factory=list)
    kinds: Counter[Kind] = field(default_factory=Counter)
    positions: set[object] = field(default_factory=set)

    def take(self, puzzle: Puzzle) -> bool:
        """Add *puzzle*, unless one like it is there; tells whether it was added."""
        kind, mark = kind_of(puzzle), likeness(puzzle)
        full = not self.variant.tiles and self.kinds[kind] >= SAME * self.most
        if mark in self.positions or full:
            return False
        self.positions.add(mark)
        self.kinds[kind] += 1
        self.puzzles.append(puzzle)
        return True

    def graded(self) -> list[Puzzle]:
        """The puzzles, the easiest third of them graded easy, and so on."""
        order = sorted(self.puzzles, key=lambda each: -each.ease)
        grades, third = list(Grade), max(1, -(-len(order) // len(Grade)))
        return [replace(one, grade=grades[place // third]) for place, one in enumerate(order)]


def kind_of(puzzle: Puzzle) -> Kind:
    """The words of the moves that are the answer."""
    return tuple(dict.fromkeys(move.word for move in puzzle.way))


def likeness(puzzle: Puzzle) -> object:
    """What two puzzles that are nearly the same have in common: the hand, whatever lies around."""
    return puzzle.state().hand


def make(variant: Variant, kept: Collection, first: int = 0) -> Iterator[int]:
    """Find puzzles until all are there; yields the numbers of the simulated rounds that have some.

    Rounds begin at number *first*.
    """
    of_round = racks.of_round if variant.tiles else finding.of_round
    numbers = count(first)
    while len(kept.puzzles) < kept.most:
        number = next(numbers)
        found = [kept.take(puzzle) for puzzle in of_round(variant, number)]
        if any(found):
            yield number
