"""What somebody has made of a day: of each game its deal and its puzzles, and nothing of cards."""

from dataclasses import dataclass
from typing import Literal

from data import puzzles, streaks, todays
from data.ids import UserId
from data.puzzles import Answer
from data.store.transaction import Transaction
from data.streaks import Streak
from data.todays import Try
from engine.puzzles.puzzle import Grade
from engine.puzzles.shipped import kept_of
from engine.variants import VARIANTS

DealState = Literal["none", "open", "running", "unfinished", "ahead", "level", "behind"]
PuzzleState = Literal["none", "open", "solved", "hinted", "missed"]


@dataclass(frozen=True, slots=True)
class GameOfDay:
    """One game of a day: the deal, by how many points it came ahead, and the three puzzles."""

    variant: str
    deal: DealState
    lead: int | None
    puzzles: tuple[PuzzleState, ...]


@dataclass(frozen=True, slots=True)
class DayPlayed:
    """All that somebody has made of a day; *counts*: their streak has this day already."""

    day: int
    games: tuple[GameOfDay, ...]
    streak: Streak
    counts: bool

    @property
    def is_empty(self) -> bool:
        """Whether nothing of the day is done yet."""
        return not (self.deals(*FINISHED) or self.solved(*ANSWERED))

    def deals(self, *states: DealState) -> int:
        """How many deals came out so."""
        return sum(game.deal in states for game in self.games)

    def solved(self, *states: PuzzleState) -> int:
        """How many puzzles came out so."""
        return sum(one in states for game in self.games for one in game.puzzles)


FINISHED: tuple[DealState, ...] = ("unfinished", "ahead", "level", "behind")
ANSWERED: tuple[PuzzleState, ...] = ("solved", "hinted", "missed")


async def day_played(tx: Transaction, user: UserId, day: int) -> DayPlayed:
    """What *user* has made of *day* so far."""
    deals, tries = await todays.deals(tx, day), await todays.tries_of(tx, day, user)
    answers = await puzzles.answers_on(tx, user, day)
    games = [
        GameOfDay(
            variant,
            deal_state(tries.get(variant), is_there=variant in deals),
            tries[variant].lead if variant in tries else None,
            tuple(puzzle_state(variant, grade, answers.get((variant, grade))) for grade in Grade),
        )
        for variant in VARIANTS
        if variant in deals or kept_of(variant)
    ]
    streak = await streaks.streak_of(tx, user, day)
    return DayPlayed(day, tuple(games), streak, await streaks.counts(tx, user, day))


def deal_state(own: Try | None, *, is_there: bool) -> DealState:
    """How somebody stands with the deal of a game."""
    if own is None:
        return "open" if is_there else "none"
    if not own.is_over:
        return "running"
    if own.lead is None:
        return "unfinished"
    return "ahead" if own.lead > 0 else "behind" if own.lead else "level"


def puzzle_state(variant: str, grade: Grade, answer: Answer | None) -> PuzzleState:
    """How somebody stands with a puzzle of a game."""
    if answer is None or not answer.is_over:
        return "open" if any(kept.grade is grade for kept in kept_of(variant)) else "none"
    if not answer.solved:
        return "missed"
    return "hinted" if answer.hints else "solved"
