"""How hard puzzles have turned out to be, week by week: by how many have solved them.

Weeks begin on Mondays (UTC), and are counted since 1970. What is stored for a week counts from its
first day on, until something is stored for a later one; it never changes once it counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, case, delete, func, insert, select

from data.store.club import puzzle_answers, puzzle_extras, puzzle_grades
from data.store.transaction import Transaction
from data.store.values import row_of

ENOUGH = 20
"""First answers from which on a puzzle is graded by them."""
KEPT_WEEKS = 58
"""So long it is known which puzzles days had: as long as answers to them are."""
FIRST_MONDAY = 4
"""The day of it, since 1970."""


@dataclass(frozen=True, slots=True)
class Solving:
    """How many first answers there were to a puzzle without hints, and how many solved it."""

    puzzle: str
    answers: int
    solved: int

    @property
    def rate(self) -> float:
        """What part of the answers was right."""
        return self.solved / self.answers


def week_of(day: int) -> int:
    """The week of a day, both counted since 1970."""
    return (day - FIRST_MONDAY) // 7


async def solvings(tx: Transaction) -> Sequence[Solving]:
    """How often each puzzle was solved that has had enough first answers without hints."""
    each = [
        select(at.puzzle, at.solved).where(at.rated_to.is_not(None), at.hints == 0)
        for at in (puzzle_answers.c, puzzle_extras.c)
    ]
    found = each[0].union_all(each[1]).subquery()
    solved = func.sum(case((found.c.solved, 1), else_=0))
    query = select(found.c.puzzle, func.count().label("answers"), solved.label("solved"))
    query = query.group_by(found.c.puzzle).having(func.count() >= ENOUGH)
    return await tx.read(Solving, query.order_by(found.c.puzzle))


async def store(
    tx: Transaction, week: int, found: Sequence[Solving], grades: Mapping[str, str]
) -> None:
    """Note the *grades* that puzzles have from a *week* on, and by what; once for each week."""
    await tx.hold("puzzle grades")
    rows = [
        row_of(puzzle_grades, solving, week=week, grade=grades[solving.puzzle])
        for solving in found
        if solving.puzzle in grades
    ]
    if rows and not await tx.count(puzzle_grades.c.week == week):
        await tx.execute(insert(puzzle_grades), rows)


async def grades_in(tx: Transaction, week: int) -> Mapping[str, str]:
    """The grades that were stored for a *week*, or for the last one before it that has any."""
    at = puzzle_grades.c
    query = select(at.puzzle, at.grade).where(at.week == _newest(at.week <= week))
    return {row.puzzle: row.grade for row in await tx.execute(query)}


async def remove_before(tx: Transaction, week: int) -> int:
    """Remove what counted only before a *week*; tells how many rows."""
    at = puzzle_grades.c
    old = delete(puzzle_grades).where(at.week < _newest(at.week <= week - KEPT_WEEKS))
    return (await tx.execute(old)).rowcount


def _newest(which: ColumnElement[bool]) -> ColumnElement[int]:
    """The last week for which there is anything, of those weeks."""
    return select(func.max(puzzle_grades.c.week)).where(which).scalar_subquery()
