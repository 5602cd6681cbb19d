"""How hard puzzles are by who has solved them, and no more by how hard the computer found them."""

from collections.abc import Iterable, Mapping

from engine.puzzles.puzzle import Grade
from engine.puzzles.shipped import Kept


def regraded(kept: Iterable[Kept], rates: Mapping[str, float]) -> dict[str, Grade]:
    """The grades of those *kept* puzzles of a game whose *rates* are known: what part was solved.

    Among these there are as many of each grade as before, so that no grade runs out of puzzles.
    """
    order = list(Grade)
    known = [puzzle for puzzle in kept if puzzle.mark in rates]
    grades = sorted((puzzle.grade for puzzle in known), key=order.index)

    def hardness(puzzle: Kept) -> tuple[float, int, str]:
        return -rates[puzzle.mark], order.index(puzzle.grade), puzzle.mark

    easiest_first = sorted(known, key=hardness)
    return {puzzle.mark: grade for puzzle, grade in zip(easiest_first, grades, strict=True)}
