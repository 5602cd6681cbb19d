"""The puzzles that come with the program."""

from pathlib import Path

from engine.puzzles.puzzle import Puzzle, read_puzzles
from engine.state import Variant

FOLDER = Path(__file__).parent / "kept"
"""A file for each game."""


def shipped(variant: Variant, folder: Path = FOLDER) -> tuple[Puzzle, ...]:
    """All puzzles of a game, always in the same order; none where it has no file."""
    path = folder / f"{variant.key}.txt"
    if not path.exists():
        return ()
    return tuple(read_puzzles(path.read_text(encoding="utf-8"), tiles=variant.tiles))
