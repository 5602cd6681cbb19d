"""A puzzle as it is posed to somebody: its position, what hints leave, how controls name it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.people.look import PLAIN, Look
from bot.render.frame import Frame, Player
from bot.render.story import Told, lone_frame
from data.ids import UserId
from engine.puzzles.puzzle import Puzzle
from engine.review.walking import Step
from engine.view import Seen, seen_by


@dataclass(frozen=True, eq=False)
class Posed:
    """A puzzle with its position, wherever it comes from."""

    way: str
    """How the ids of its controls name it."""
    variant: str
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


def position_of(puzzle: Puzzle) -> tuple[Seen, tuple[Told, ...]]:
    """What the seat of a puzzle sees, and what it is told of the turns right before."""
    steps = tuple(puzzle.steps())
    seen = seen_by(steps[-1].after, puzzle.seat)
    return seen, tuple(told(step, puzzle.seat) for step in last_turns(steps, puzzle.seat))


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


def frame_of(posed: Posed, language: str, name: str, user: UserId, look: Look = PLAIN) -> Frame:
    """The position as at a table: the reader sits at its seat."""
    reader = Player(posed.puzzle.seat, name, user)
    return lone_frame(reader, posed.seen, posed.last, language, look)
