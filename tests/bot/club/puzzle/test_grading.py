"""Grades follow who solves puzzles: from a Monday on, and never of a day that has begun."""

from bot.club.puzzle.daily import puzzle_of_day
from bot.club.puzzle.grading import PuzzleGrades, noon_of_sunday
from bot.runtime.clock import now_ms
from data import puzzles
from data.puzzle_grades import ENOUGH, week_of
from data.puzzle_ratings import Contest
from data.puzzles import DAY_MS, ExtraKey, day_of
from engine.puzzles.puzzle import Grade
from engine.puzzles.shipped import Kept, kept_of
from tests.bot.conftest import Room


def kept(grade: Grade) -> Kept:
    """A puzzle of that grade."""
    return next(each for each in kept_of("gin") if each.grade is grade)


async def turned_out(room: Room) -> None:
    """Everybody has solved a hard puzzle, and nobody an easy one."""
    async with room.db.transaction() as tx:
        for user in range(1, ENOUGH + 1):
            for each, solved in ((kept(Grade.EASY), False), (kept(Grade.HARD), True)):
                contest = Contest("gin", each.grade, now_ms())
                key = ExtraKey(user, each.mark)
                await puzzles.answer(tx, key, each.mark, 0, solved=solved, contest=contest)


async def test_from_monday_on(room: Room) -> None:
    """On Sunday at noon it is worked out by itself; until midnight nothing is another."""
    grades = room.app.part(PuzzleGrades)
    grades.begin()
    await turned_out(room)
    noon_ms = noon_of_sunday(now_ms())
    if now_ms() >= noon_ms:
        noon_ms += 7 * DAY_MS
    await room.wait((noon_ms - now_ms()) / 1000 + 60)
    today = day_of(now_ms())
    assert week_of(today) + 1 == week_of(today + 1)
    assert await grades.on(today) == {}
    wanted = {kept(Grade.EASY).mark: Grade.HARD, kept(Grade.HARD).mark: Grade.EASY}
    assert await grades.on(today + 1) == wanted
    assert await grades.coming("gin", today) > {
        puzzle.mark
        for grade in Grade
        for puzzle in [puzzle_of_day("gin", grade, today + 1, wanted)]
        if puzzle
    }
    await room.wait(DAY_MS / 1000)
    assert await grades.on(today + 1) == wanted


async def test_what_has_begun_does_not_change(room: Room) -> None:
    """Not even where somebody would have it so: it is remembered, and stored once."""
    grades = room.app.part(PuzzleGrades)
    week = week_of(day_of(now_ms()))
    await turned_out(room)
    assert await grades.on(day_of(now_ms())) == {}
    await grades.regrade(week)
    assert await grades.on(day_of(now_ms())) == {}
    await grades.regrade(week + 1)
    stored = await grades.on(day_of(now_ms()) + 7)
    async with room.db.transaction() as tx:
        for user in range(100, 100 + 3 * ENOUGH):
            mark = kept(Grade.HARD).mark
            contest = Contest("gin", "hard", now_ms())
            await puzzles.answer(tx, ExtraKey(user, mark), mark, 1, solved=False, contest=contest)
    await grades.regrade(week + 1)
    assert await grades.on(day_of(now_ms()) + 7) == stored
