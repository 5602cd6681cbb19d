"""Grades by who has solved a puzzle: counted once, from a week on, until there are newer ones."""

import pytest

from data import puzzle_grades, puzzles
from data.puzzle_grades import ENOUGH, KEPT_WEEKS, Solving, week_of
from data.puzzle_ratings import Contest
from data.puzzles import ExtraKey, Key, day_of
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import NOW

CONTEST = Contest("gin", "easy", NOW)


@pytest.mark.parametrize(("day", "week"), [(3, -1), (4, 0), (10, 0), (11, 1)])
def test_weeks_begin_on_mondays(day: int, week: int) -> None:
    """The 5th of January 1970 was one."""
    assert week_of(day) == week


async def answered(tx: Transaction, puzzle: str, users: range, *, solved: bool) -> None:
    for user in users:
        key = ExtraKey(user, puzzle)
        await puzzles.answer(tx, key, puzzle, 0, solved=solved, contest=CONTEST)


async def test_first_answers_without_hints_count(db: Database) -> None:
    """Of one puzzle enough of them, on a day and beyond it; of the others too few."""
    async with db.transaction() as tx:
        await answered(tx, "ab", range(1, ENOUGH), solved=True)
        await answered(tx, "cd", range(1, ENOUGH), solved=True)
        key = Key(500, day_of(NOW), "gin", "easy")
        await puzzles.answer(tx, key, "ab", 1, solved=False, contest=CONTEST)
        for user, puzzle in ((501, "ab"), (502, "cd")):
            await puzzles.take_hint(tx, ExtraKey(user, puzzle), puzzle, 2)
            await answered(tx, puzzle, range(user, user + 1), solved=False)
        again = Key(1, day_of(NOW), "gin", "easy")
        await puzzles.answer(tx, again, "cd", 0, solved=True, contest=CONTEST)
        (found,) = await puzzle_grades.solvings(tx)
    assert found == Solving("ab", ENOUGH, ENOUGH - 1)
    assert found.rate == (ENOUGH - 1) / ENOUGH


async def test_what_is_stored_for_a_week_stays(db: Database) -> None:
    """It counts from then on, and for no week before; what comes later counts later."""
    found = [Solving("ab", 20, 5), Solving("gone", 30, 5)]
    async with db.transaction() as tx:
        await puzzle_grades.store(tx, 100, found, {"ab": "hard"})
        await puzzle_grades.store(tx, 100, found, {"ab": "easy"})
        await puzzle_grades.store(tx, 102, found, {"ab": "medium"})
        await puzzle_grades.store(tx, 103, [], {})
        weeks = {week: await puzzle_grades.grades_in(tx, week) for week in (99, 100, 101, 102, 104)}
    assert [each.get("ab") for each in weeks.values()] == [None, "hard", "hard", "medium", "medium"]
    assert {puzzle for each in weeks.values() for puzzle in each} == {"ab"}


async def test_what_still_counts_is_kept(db: Database) -> None:
    """However old it is: the last one from before the time that is kept."""
    async with db.transaction() as tx:
        for week in (100, 101, 102):
            await puzzle_grades.store(tx, week, [Solving("ab", 20, 5)], {"ab": "hard"})
        assert await puzzle_grades.remove_before(tx, 101 + KEPT_WEEKS) == 1
        assert await puzzle_grades.remove_before(tx, 101 + KEPT_WEEKS) == 0
        assert await puzzle_grades.grades_in(tx, 101) == {"ab": "hard"}
