"""How strong people are at puzzles, and how hard puzzles are, on the scale of the games' ratings.

Somebody plays against a puzzle: who solves it has won. Only the first answer counts that somebody
gives to a puzzle, and where they took hints only if it was wrong.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select

from data.ids import Ms, UserId
from data.rating import MODEL, Rating, rate
from data.store.club import puzzle_levels, puzzle_ratings
from data.store.transaction import Transaction

STARTS = {"easy": 1300, "medium": 1500, "hard": 1700}
"""What a puzzle of each grade is rated before anybody has answered it."""

SIGMA = MODEL.sigma / 2
"""How uncertain that is: more is known of a puzzle than of somebody new."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What an answer is rated by: the game and the grade of its puzzle, and when it was given."""

    variant: str
    grade: str
    at_ms: Ms


@dataclass(frozen=True, slots=True)
class Prowess:
    """How strong somebody is at the puzzles of one game, from so many answers."""

    mu: float
    sigma: float
    answers: int = 0

    @property
    def rated(self) -> Rating:
        """How strong that is, as a rating of games says it."""
        return Rating(self.mu, self.sigma)

    @property
    def rating(self) -> int:
        """The whole number that players see."""
        return self.rated.shown

    @property
    def provisional(self) -> bool:
        """Whether it may still change much."""
        return self.rated.provisional


NEW = Prowess(MODEL.mu, MODEL.sigma)
"""What is known of somebody who has answered none."""


def level_at_start(grade: str) -> Rating:
    """How hard a puzzle of that grade is taken to be before anybody has answered it."""
    return Rating.at(STARTS[grade], SIGMA)


async def of_user(tx: Transaction, user: UserId) -> Mapping[str, Prowess]:
    """How strong somebody is at puzzles, by game, that of their last answer first."""
    at = puzzle_ratings.c
    query = select(at.variant, at.mu, at.sigma, at.answers).where(at.user_id == user)
    found = await tx.execute(query.order_by(at.last_ms.desc(), at.variant))
    return {row.variant: Prowess(*row[1:]) for row in found}


async def levels(tx: Transaction) -> Mapping[str, Rating]:
    """How hard each puzzle has turned out to be that anybody has answered."""
    at = puzzle_levels.c
    found = await tx.execute(select(at.puzzle, at.mu, at.sigma))
    return {row.puzzle: Rating(row.mu, row.sigma) for row in found}


async def count(
    tx: Transaction, user: UserId, puzzle: str, contest: Contest, *, solved: bool
) -> tuple[int, int]:
    """Rate a first answer; gives the rating of *user* before and after it, as shown.

    They are held already.
    """
    await tx.hold(f"puzzle {puzzle}")
    mine = (await of_user(tx, user)).get(contest.variant, NEW)
    level = await _level(tx, puzzle, contest.grade)
    own, its = rate((mine.rated, level.rated), (1, 2) if solved else (2, 1))
    key = {"user_id": user, "variant": contest.variant}
    now = Prowess(own.mu, own.sigma, mine.answers + 1)
    await tx.put(puzzle_ratings, key, **_columns(now), last_ms=contest.at_ms)
    after = Prowess(its.mu, its.sigma, level.answers + 1)
    await tx.put(puzzle_levels, {"puzzle": puzzle}, **_columns(after))
    return mine.rating, now.rating


async def _level(tx: Transaction, puzzle: str, grade: str) -> Prowess:
    """How hard a puzzle is, by its grade where nobody has answered it."""
    at = puzzle_levels.c
    query = select(at.mu, at.sigma, at.answers).where(at.puzzle == puzzle)
    start = level_at_start(grade)
    return await tx.read_first(Prowess, query) or Prowess(start.mu, start.sigma)


def _columns(prowess: Prowess) -> dict[str, float]:
    return {"mu": prowess.mu, "sigma": prowess.sigma, "answers": prowess.answers}
