"""What people make of the puzzles of the day. Days are counted since 1970 (UTC)."""

from collections.abc import Mapping
from dataclasses import asdict

from sqlalchemy import delete, select

from data import streaks
from data.club_rows import Answer as Answer
from data.club_rows import Key as Key
from data.days import DAY_MS as DAY_MS
from data.days import day_of as day_of
from data.deletions import is_of
from data.ids import Ms, UserId
from data.settings import held_user
from data.store.club import days_away, puzzle_answers, puzzle_marks
from data.store.transaction import Transaction
from data.store.values import columns_of
from data.streaks import LONG_AWAY_MS as LONG_AWAY_MS
from data.streaks import Streak as Streak
from data.streaks import note_away as note_away
from data.streaks import streak_of as streak_of
from engine.puzzles.puzzle import Grade

COUNTING = (Grade.MEDIUM, Grade.HARD)
"""What is to be solved for the day to count for a streak: the others nearly everybody solves."""
KEPT_DAYS = 400
"""How long answers and days away are kept: what counts of them is in the streaks."""


async def answer_to(tx: Transaction, key: Key) -> Answer:
    """What somebody has made of a puzzle."""
    query = select(*columns_of(puzzle_answers, Answer)).filter_by(**asdict(key))
    return await tx.read_first(Answer, query) or Answer()


async def was_answered(tx: Transaction, key: Key) -> bool:
    """Whether somebody has had their try at a puzzle, and their data deleted since."""
    query = select(puzzle_marks.c.salt, puzzle_marks.c.mark)
    query = query.filter_by(day=key.day, variant=key.variant, grade=key.grade)
    return any(is_of(salt, mark, key.user_id) for salt, mark in await tx.execute(query))


async def answers_on(tx: Transaction, user: UserId, day: int) -> Mapping[tuple[str, str], Answer]:
    """All answers of somebody on a day, by game and grade."""
    at = puzzle_answers.c
    query = select(at.variant, at.grade, *columns_of(puzzle_answers, Answer))
    found = await tx.execute(query.where(at.user_id == user, at.day == day))
    return {(row[0], row[1]): Answer(*row[2:]) for row in found}


async def take_hint(tx: Transaction, key: Key, puzzle: str, most: int) -> Answer:
    """Note one hint more, up to *most* of them; none any more once it is answered."""
    await held_user(tx, key.user_id)
    present = await answer_to(tx, key)
    if present.choice is not None or present.hints >= most:
        return present
    changed = Answer(puzzle, present.hints + 1)
    await tx.put(puzzle_answers, asdict(key), **asdict(changed))
    return changed


async def answer(tx: Transaction, key: Key, puzzle: str, choice: int, *, solved: bool) -> bool:
    """Note the one answer that counts, with the streak; tells whether this was it."""
    await held_user(tx, key.user_id)
    present = await answer_to(tx, key)
    if present.choice is not None:
        return False
    answered = Answer(puzzle, present.hints, choice, solved)
    await tx.put(puzzle_answers, asdict(key), **asdict(answered))
    if solved and key.grade in COUNTING:
        await streaks.go_on(tx, key.user_id, key.day)
    return True


async def solved_by(tx: Transaction, user: UserId) -> int:
    """How many puzzles somebody has solved, of the answers that are kept."""
    return await tx.count(puzzle_answers.c.user_id == user, puzzle_answers.c.solved.is_(True))


async def remove_old(tx: Transaction, now_ms: Ms) -> int:
    """Remove what is older than it is kept; tells how many rows."""
    before = day_of(now_ms) - KEPT_DAYS
    over = delete(puzzle_marks).where(puzzle_marks.c.day < day_of(now_ms))
    removed = (await tx.execute(over)).rowcount
    for table in (puzzle_answers, days_away):
        removed += (await tx.execute(delete(table).where(table.c.day < before))).rowcount
    return removed
