"""What people make of puzzles, and their streaks. Days are counted since 1970 (UTC).

A streak is of days on which somebody has solved one puzzle at least. Days of vacation, and days on
which we were away for long, neither count for it nor end it.
"""

from collections.abc import Mapping, Set
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Table, delete, insert, select

from data import puzzle_ratings
from data.club_rows import Answer as Answer
from data.club_rows import ExtraKey as ExtraKey
from data.club_rows import Key as Key
from data.club_rows import MistakeKey as MistakeKey
from data.deletions import is_of
from data.ids import GameId, Ms, UserId
from data.puzzle_ratings import Contest
from data.settings import UserSettings, held_user, user_settings
from data.store.club import (
    days_away,
    puzzle_answers,
    puzzle_extras,
    puzzle_marks,
    puzzle_mistakes,
    puzzle_streaks,
)
from data.store.transaction import Transaction
from data.store.values import columns_of
from data.todays import DAY_MS as DAY_MS
from data.todays import day_of as day_of

LONG_AWAY_MS = Ms(4 * 60 * 60_000)
"""So long away on one day, and nobody needs to have solved anything on it."""
KEPT_DAYS = 400
"""How long answers and days away are kept: what counts of them is in the streaks."""

AnyKey = Key | ExtraKey | MistakeKey
TABLES: Mapping[type[AnyKey], Table] = {
    Key: puzzle_answers,
    ExtraKey: puzzle_extras,
    MistakeKey: puzzle_mistakes,
}
"""Where answers are kept, by what names them."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a puzzle solved: the present ones, and the most there were."""

    days: int = 0
    best: int = 0


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
    if present.choice is not None or present.hints >= most:
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
    settings = await held_user(tx, key.user_id)
    present = await answer_to(tx, key)
    if present.choice is not None:
        return False
    answered = Answer(puzzle, present.hints, choice, solved)
    helped = solved and present.hints > 0
    if contest is not None and not helped and puzzle not in await had(tx, key.user_id):
        rated = await puzzle_ratings.count(tx, key.user_id, puzzle, contest, solved=solved)
        answered = replace(answered, rated_from=rated[0], rated_to=rated[1])
    await tx.put(TABLES[type(key)], asdict(key), **asdict(answered))
    if solved and isinstance(key, Key):
        await _go_on(tx, key.user_id, key.day, settings)
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


async def _go_on(tx: Transaction, user: UserId, day: int, settings: UserSettings) -> None:
    """Count *day*, on which *user* has solved a puzzle, for the streak; once."""
    days, best, last = await _row(tx, user) or (0, 0, day - 1)
    if day <= last:
        return
    days = days + 1 if await _lasts(tx, last, day, settings) else 1
    own = {"user_id": user}
    await tx.put(puzzle_streaks, own, days=days, best=max(best, days), last_day=day)


async def streak_of(tx: Transaction, user: UserId, day: int) -> Streak:
    """The streak of *user* as it stands on *day*, before or after they have solved anything."""
    row = await _row(tx, user)
    if row is None:
        return Streak()
    days, best, last = row
    lasts = await _lasts(tx, last, day, await user_settings(tx, user))
    return Streak(days if lasts else 0, best)


async def _row(tx: Transaction, user: UserId) -> tuple[int, int, int] | None:
    at = puzzle_streaks.c
    query = select(at.days, at.best, at.last_day).where(at.user_id == user)
    row = (await tx.execute(query)).first()
    return tuple(row) if row else None


async def _lasts(tx: Transaction, last: int, day: int, settings: UserSettings) -> bool:
    """Whether nothing was missed between two days, neither of them counted."""
    missed = day - last - 1
    if missed <= 0:
        return True
    free = on_vacation(settings, last, day) | await _away(tx, last, day)
    return len(free) == missed


def on_vacation(settings: UserSettings, last: int, day: int) -> Set[int]:
    """The days between two that the vacation of somebody has touched."""
    if not settings.vacation_from_ms:
        return frozenset()
    first, end = day_of(settings.vacation_from_ms), day_of(settings.vacation_to_ms)
    return frozenset(range(max(last + 1, first), min(day, end + 1)))


async def _away(tx: Transaction, last: int, day: int) -> Set[int]:
    """The days between two on which one of our shards was away for long."""
    at = days_away.c
    query = select(at.day).where(at.day > last, at.day < day, at.away_ms >= LONG_AWAY_MS)
    return frozenset(await tx.scalars(query))


async def solved_by(tx: Transaction, user: UserId) -> int:
    """How many puzzles somebody has solved, of the answers that are kept."""
    return await tx.count(puzzle_answers.c.user_id == user, puzzle_answers.c.solved.is_(True))


async def note_away(tx: Transaction, shard: int, since_ms: Ms, until_ms: Ms) -> None:
    """Add the time in which nobody could reach a shard to the days that it lies in."""
    await tx.hold("days away")
    while since_ms < until_ms:
        day = day_of(since_ms)
        end_ms = min(until_ms, (day + 1) * DAY_MS)
        own, away_ms = {"day": day, "shard": shard}, end_ms - since_ms
        if not await tx.change(days_away, own, away_ms=days_away.c.away_ms + away_ms):
            await tx.execute(insert(days_away).values(away_ms=away_ms, **own))
        since_ms = end_ms


async def remove_old(tx: Transaction, now_ms: Ms) -> int:
    """Remove what is older than it is kept; tells how many rows."""
    before = day_of(now_ms) - KEPT_DAYS
    over = delete(puzzle_marks).where(puzzle_marks.c.day < day_of(now_ms))
    removed = (await tx.execute(over)).rowcount
    for table in (puzzle_answers, days_away):
        removed += (await tx.execute(delete(table).where(table.c.day < before))).rowcount
    return removed
