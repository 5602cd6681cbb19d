"""What people make of puzzles. Days are counted since 1970 (UTC)."""

from collections.abc import Mapping, Set
from dataclasses import asdict, replace

from sqlalchemy import Table, delete, select

from data import puzzle_ratings, streaks
from data.club_rows import Answer as Answer
from data.club_rows import ExtraKey as ExtraKey
from data.club_rows import Key as Key
from data.club_rows import MistakeKey as MistakeKey
from data.days import DAY_MS as DAY_MS
from data.days import day_of as day_of
from data.deletions import is_of
from data.ids import GameId, Ms, UserId
from data.puzzle_ratings import Contest
from data.settings import held_user
from data.store.club import (
    days_away,
    puzzle_answers,
    puzzle_extras,
    puzzle_marks,
    puzzle_mistakes,
)
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

AnyKey = Key | ExtraKey | MistakeKey
TABLES: Mapping[type[AnyKey], Table] = {
    Key: puzzle_answers,
    ExtraKey: puzzle_extras,
    MistakeKey: puzzle_mistakes,
}
"""Where answers are kept, by what names them."""


async def answer_to(tx: Transaction, key: AnyKey) -> Answer:
    """What somebody has made of a puzzle."""
    columns = columns_of(TABLES[type(key)], Answer)
    return await tx.read_first(Answer, select(*columns).filter_by(**asdict(key))) or Answer()


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


async def had(tx: Transaction, user: UserId) -> Set[str]:
    """The puzzles that somebody has answered, on a day or beyond it."""
    found: set[str] = set()
    for table in (puzzle_answers, puzzle_extras):
        own = select(table.c.puzzle).where(table.c.user_id == user, table.c.choice.is_not(None))
        found.update(await tx.scalars(own))
    return found


async def take_hint(tx: Transaction, key: AnyKey, puzzle: str, most: int) -> Answer:
    """Note one hint more, up to *most* of them; none any more once it is answered."""
    await held_user(tx, key.user_id)
    present = await answer_to(tx, key)
    if present.is_over or present.hints >= most:
        return present
    changed = Answer(puzzle, present.hints + 1)
    await tx.put(TABLES[type(key)], asdict(key), **asdict(changed))
    return changed


async def answer(
    tx: Transaction,
    key: AnyKey,
    puzzle: str,
    choice: int,
    *,
    solved: bool,
    contest: Contest | None = None,
) -> bool:
    """Note the one answer that counts, with the streak; tells whether this was it.

    It is rated by *contest*, where it is the first that somebody gives to the puzzle, and hints did
    not help to solve it.
    """
    await held_user(tx, key.user_id)
    present = await answer_to(tx, key)
    if present.is_over:
        return False
    answered = Answer(puzzle, present.hints, choice, solved)
    helped = solved and present.hints > 0
    if contest is not None and not helped and puzzle not in await had(tx, key.user_id):
        rated = await puzzle_ratings.count(tx, key.user_id, puzzle, contest, solved=solved)
        answered = replace(answered, rated_from=rated[0], rated_to=rated[1])
    await tx.put(TABLES[type(key)], asdict(key), **asdict(answered))
    if solved and isinstance(key, Key) and key.grade in COUNTING:
        await streaks.go_on(tx, key.user_id, key.day)
    return True


async def of_mistakes(tx: Transaction, user: UserId) -> Mapping[tuple[GameId, int], bool]:
    """The decisions that somebody has answered as puzzles, and whether they have solved each."""
    at = puzzle_mistakes.c
    own = select(at.game_id, at.step, at.solved).where(at.user_id == user, at.choice.is_not(None))
    return {(row.game_id, row.step): row.solved for row in await tx.execute(own)}


async def try_again(tx: Transaction, key: MistakeKey) -> None:
    """Forget an answer that was wrong, and the hints: the decision is a puzzle once more."""
    missed = puzzle_mistakes.c.solved.is_(False)
    await tx.execute(delete(puzzle_mistakes).filter_by(**asdict(key)).where(missed))


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
