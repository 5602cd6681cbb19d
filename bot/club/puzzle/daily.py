"""The puzzles of a day, and of those beyond them the one that suits somebody best."""

from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import lru_cache

from bot.club.puzzle.posed import Posed, position_of
from data.puzzle_ratings import Prowess, level_at_start
from data.rating import Rating
from engine.puzzles.puzzle import Grade
from engine.puzzles.shipped import UNCHANGED, Kept, kept_of, kept_on, puzzle_in
from engine.variants import VARIANTS

REMEMBERED = 32
"""Positions that are kept as they were replayed."""

COMING_DAYS = 14
"""For so many days ahead their puzzles are not given away beyond the puzzles of a day: for fewer,
where a game has so few of a grade that not half of them would be left."""


@dataclass(frozen=True, eq=False)
class Shipped(Posed):
    """One of the puzzles that come with the program."""

    grade: Grade


@dataclass(frozen=True, eq=False)
class Daily(Shipped):
    """The puzzle of one game and grade on a day."""

    day: int
    """Counted since 1970 (UTC)."""


@dataclass(frozen=True, eq=False)
class Extra(Shipped):
    """A puzzle beyond those of the days, for one person at a time."""


def puzzle_of_day(
    variant: str, grade: str, day: int, grades: Mapping[str, Grade] = UNCHANGED
) -> Daily | None:
    """The puzzle of a game and grade on a *day*; None where the game has none of that grade.

    *grades* are those of that day that are not as the program has them, by mark.
    """
    kept = kept_on(variant, Grade(grade), day, grades) if variant in VARIANTS else None
    return _daily(variant, Grade(grade), day, kept) if kept else None


@lru_cache(REMEMBERED)
def _daily(variant: str, grade: Grade, day: int, kept: Kept) -> Daily:
    puzzle = puzzle_in(kept.text, VARIANTS[variant].tiles)
    way = f"{day}:{variant}:{grade}"
    return Daily(way, variant, kept.mark, puzzle, *position_of(puzzle), grade, day)


def extra_of(variant: str, mark: str, grades: Mapping[str, Grade] = UNCHANGED) -> Extra | None:
    """The puzzle of a game with that *mark*, for somebody beyond their day; None: there is none."""
    kept = next((each for each in kept_of(variant) if each.mark == mark), None)
    return _extra(variant, grades.get(mark, kept.grade), kept) if kept else None


@lru_cache(REMEMBERED)
def _extra(variant: str, grade: Grade, kept: Kept) -> Extra:
    puzzle = puzzle_in(kept.text, VARIANTS[variant].tiles)
    way = f"extra:{variant}:{kept.mark}"
    return Extra(way, variant, kept.mark, puzzle, *position_of(puzzle), grade)


def coming(variant: str, day: int, *graded: Mapping[str, Grade]) -> Set[str]:
    """The puzzles of a game on a *day* and those soon after it.

    Where the grades change meanwhile, *graded* are those of all these weeks.
    """
    ahead = min(COMING_DAYS, len(kept_of(variant)) // (2 * len(Grade)) - 1)
    days = range(day, day + ahead + 1)
    found = (
        kept_on(variant, grade, each, grades)
        for grades in graded or (UNCHANGED,)
        for each in days
        for grade in Grade
    )
    return {kept.mark for kept in found if kept}


def suiting(
    variant: str, prowess: Prowess, levels: Mapping[str, Rating], without: Set[str]
) -> Kept | None:
    """The puzzle of a game that is nearest to what somebody can; None where none is left.

    *levels* say how hard puzzles have turned out to be; of others their grade says it.
    """

    def distance(kept: Kept) -> float:
        return abs((levels.get(kept.mark) or level_at_start(kept.grade)).mu - prowess.mu)

    free = [kept for kept in kept_of(variant) if kept.mark not in without]
    return min(free, key=lambda kept: (distance(kept), kept.mark), default=None)


def games_with_puzzles() -> list[str]:
    """The keys of the games that have puzzles."""
    return [key for key in VARIANTS if kept_of(key)]
