"""The puzzles of a day: which they are, how their positions are shown, and what hints leave."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from bot.people.look import PLAIN, Look
from bot.render.frame import Frame, Player
from bot.render.story import Told, lone_frame
from data.ids import UserId
from engine.puzzles.puzzle import Grade, Puzzle
from engine.puzzles.shipped import kept_of, kept_on, puzzle_in
from engine.review.walking import Step
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

REMEMBERED = 32
"""Positions that are kept as they were replayed."""


@dataclass(frozen=True, eq=False)
class Daily:
    """The puzzle of one game and grade on a day."""

    day: int
    """Counted since 1970 (UTC)."""
    variant: str
    grade: Grade
    mark: str
    """What tells the puzzle from all others."""
    puzzle: Puzzle
    seen: Seen
    """What its seat sees."""
    last: tuple[Told, ...]
    """The other's last turn, and what the seat has done in its own."""

    @property
    def most_hints(self) -> int:
        """How many hints a puzzle has."""
        return len(sizes(len(self.puzzle.choices)))

    @property
    def listed(self) -> tuple[int, ...]:
        """The numbers of all choices, of which 0 is the best, in an order that tells nothing.

        Controls name a choice by its place there.
        """
        choices = self.puzzle.choices
        return tuple(sorted(range(len(choices)), key=lambda number: repr(choices[number].moves)))

    def left(self, hints: int) -> list[int]:
        """The numbers of the choices that so many hints leave, in that order."""
        count = len(self.puzzle.choices)
        kept = (count, *sizes(count))[min(hints, self.most_hints)]
        return [number for number in self.listed if number < kept]


def sizes(count: int) -> tuple[int, ...]:
    """How many of so many choices each hint leaves: fewer each time, and never the best alone."""
    wanted = (-(-2 * count // 3), -(-count // 3), 2)
    found: list[int] = []
    for size in (max(2, one) for one in wanted):
        if size < (found[-1] if found else count):
            found.append(size)
    return tuple(found)


@lru_cache(REMEMBERED)
def puzzle_of_day(variant: str, grade: str, day: int) -> Daily | None:
    """The puzzle of a game and grade on a *day*; None where the game has none of that grade."""
    kept = kept_on(variant, Grade(grade), day) if variant in VARIANTS else None
    if kept is None:
        return None
    puzzle = puzzle_in(kept.text, VARIANTS[variant].tiles)
    steps = tuple(puzzle.steps())
    seen = seen_by(steps[-1].after, puzzle.seat)
    last = tuple(told(step, puzzle.seat) for step in last_turns(steps, puzzle.seat))
    return Daily(day, variant, kept.grade, kept.mark, puzzle, seen, last)


def last_turns(steps: Sequence[Step], seat: int) -> list[Step]:
    """The moves of the turn that *seat* is in, and those of the turn before it."""
    back = steps[::-1]
    own = list(takewhile(lambda step: step.seat == seat, back))
    others = list(takewhile(lambda step: step.seat != seat, back[len(own) :]))
    return [*own, *others][::-1]


def told(step: Step, seat: int) -> Told:
    """A move as the reader has seen it."""
    reader = seat if step.seat == seat else None
    return seen_by(step.before, reader), step.seat, step.move, seen_by(step.after, reader)


def games_with_puzzles() -> list[str]:
    """The keys of the games that have puzzles."""
    return [key for key in VARIANTS if kept_of(key)]


def frame_of(daily: Daily, language: str, name: str, user: UserId, look: Look = PLAIN) -> Frame:
    """The position as at a table: the reader sits at its seat."""
    reader = Player(daily.puzzle.seat, name, user)
    return lone_frame(reader, daily.seen, daily.last, language, look)
