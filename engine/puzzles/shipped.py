"""The puzzles that come with the program, and which of them a day has."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from engine.puzzles.puzzle import Grade, Puzzle, grade_in, read_puzzles
from engine.state import Variant

FOLDER = Path(__file__).parent / "kept"
"""A file for each game."""

REMEMBERED = 64
"""Puzzles of days that are kept as they are read: those of three days."""


UNCHANGED: Mapping[str, Grade] = MappingProxyType({})
"""Where all puzzles have the grades that they were made with."""


class Kept(NamedTuple):
    """A puzzle as its file has it."""

    mark: str
    """What tells it from all others: some hexadecimal digits."""
    grade: Grade
    text: str


@lru_cache
def kept_of(key: str) -> tuple[Kept, ...]:
    """The texts of all puzzles of a game, in an order of their own; none where it has no file."""
    return read_kept(FOLDER / f"{key}.txt")


def read_kept(path: Path) -> tuple[Kept, ...]:
    """The texts of all puzzles in a file, which may have been written anew since."""
    if not path.exists():
        return ()
    texts = [block.strip() for block in path.read_text(encoding="utf-8").split("\n\n")]
    return tuple(
        sorted(
            Kept(sha256(text.encode()).hexdigest()[:16], grade_in(text), text)
            for text in texts
            if text
        )
    )


def shipped(variant: Variant, folder: Path = FOLDER) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    return tuple(
        puzzle
        for kept in read_kept(folder / f"{variant.key}.txt")
        for puzzle in read_puzzles(kept.text, tiles=variant.tiles)
    )


def kept_on(
    key: str, grade: Grade, day: int, grades: Mapping[str, Grade] = UNCHANGED
) -> Kept | None:
    """The puzzle of a grade on a day: each of them once, then all over again; None without any.

    *grades* are those that have changed since, by mark.
    """
    known = [kept for kept in kept_of(key) if grades.get(kept.mark, kept.grade) is grade]
    return known[day % len(known)] if known else None


@lru_cache(REMEMBERED)
def puzzle_in(text: str, tiles: bool) -> Puzzle:
    """The puzzle that *text* is."""
    (puzzle,) = read_puzzles(text, tiles=tiles)
    return puzzle
