"""Which wrong answer to a puzzle one would give first."""

from engine.puzzles.puzzle import Puzzle


def tempting(puzzle: Puzzle) -> int:
    """The number of the wrong choice that one would make first: that which loses least."""
    return 1
