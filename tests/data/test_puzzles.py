"""Answers to puzzles, and days in a row."""

import pytest
from sqlalchemy import func, select

from data import games, puzzles, retention, settings
from data.puzzles import DAY_MS, KEPT_DAYS, LONG_AWAY_MS, Answer, Key, MistakeKey, Streak, day_of
from data.store.club import days_away, puzzle_answers
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, NOW, draw, ending, new_game

DAY = day_of(NOW)


async def solve(
    tx: Transaction, day: int, *, game: str = "gin", solved: bool = True, grade: str = "medium"
) -> bool:
    choice = 0 if solved else 2
    key = Key(ALICE, day, game, grade)
    return await puzzles.answer(tx, key, f"puzzle {day}", choice, solved=solved)


async def streak(tx: Transaction, day: int) -> Streak:
    return await puzzles.streak_of(tx, ALICE, day)


async def test_one_answer_counts(db: Database) -> None:
    """The second is told that it does not, and changes nothing."""
    key = Key(ALICE, DAY, "gin", "hard")
    async with db.transaction() as tx:
        assert await puzzles.answer(tx, key, "ab", 3, solved=False)
        assert not await puzzles.answer(tx, key, "ab", 0, solved=True)
        assert await puzzles.answer_to(tx, key) == Answer("ab", 0, 3, solved=False)
        assert await streak(tx, DAY) == Streak()
        assert await puzzles.solved_by(tx, ALICE) == 0


async def test_hints_are_noted_until_the_answer(db: Database) -> None:
    """No more than there are, and none afterwards."""
    key = Key(ALICE, DAY, "gin", "hard")
    async with db.transaction() as tx:
        found = [(await puzzles.take_hint(tx, key, "ab", 2)).hints for _ in range(3)]
        assert found == [1, 2, 2]
        await puzzles.answer(tx, key, "ab", 0, solved=True)
        assert (await puzzles.take_hint(tx, key, "ab", 3)).hints == 2
        answers = await puzzles.answers_on(tx, ALICE, DAY)
        assert answers == {("gin", "hard"): Answer("ab", 2, 0, solved=True)}
        assert await puzzles.answers_on(tx, BOB, DAY) == {}


async def test_days_in_a_row(db: Database) -> None:
    """One puzzle a day is enough; a day without ends it, and the longest is remembered."""
    async with db.transaction() as tx:
        for day in (DAY, DAY + 1, DAY + 2):
            await solve(tx, day)
            await solve(tx, day, game="tile")
        assert await streak(tx, DAY + 2) == Streak(3, 3)
        assert await streak(tx, DAY + 3) == Streak(3, 3)
        assert await streak(tx, DAY + 4) == Streak(0, 3)
        await solve(tx, DAY + 4)
        assert await streak(tx, DAY + 4) == Streak(1, 3)


@pytest.mark.parametrize(("grade", "days"), [("easy", 0), ("medium", 1), ("hard", 1)])
async def test_what_others_miss_counts(db: Database, grade: str, days: int) -> None:
    """An easy puzzle makes no day count, nor does it end a streak."""
    async with db.transaction() as tx:
        await solve(tx, DAY, grade=grade)
        assert (await streak(tx, DAY)).days == days
        await solve(tx, DAY, game="tile")
        await solve(tx, DAY + 1, grade=grade)
        assert (await streak(tx, DAY + 1)).days == 1 + days


async def test_a_wrong_answer_neither_counts_nor_ends(db: Database) -> None:
    """Another puzzle of the day can still be solved."""
    async with db.transaction() as tx:
        await solve(tx, DAY)
        await solve(tx, DAY + 1, solved=False)
        assert await streak(tx, DAY + 1) == Streak(1, 1)
        await solve(tx, DAY + 1, game="tile")
        assert await streak(tx, DAY + 1) == Streak(2, 2)


async def test_vacation_keeps_it(db: Database) -> None:
    """Days of it do not count and do not end; days before and after it do."""
    async with db.transaction() as tx:
        await solve(tx, DAY)
        away = {"vacation_from_ms": (DAY + 1) * DAY_MS + 5, "vacation_to_ms": (DAY + 4) * DAY_MS}
        await settings.change_user(tx, ALICE, **away)
        assert await streak(tx, DAY + 5) == Streak(1, 1)
        assert await streak(tx, DAY + 6) == Streak(0, 1)
        await solve(tx, DAY + 5)
        assert await streak(tx, DAY + 5) == Streak(2, 2)


@pytest.mark.parametrize(("away_ms", "kept"), [(LONG_AWAY_MS, True), (LONG_AWAY_MS - 1, False)])
async def test_our_outages_keep_it(db: Database, away_ms: int, kept: bool) -> None:
    """A day on which we were away for long; pieces of one shard add up."""
    begin = (DAY + 1) * DAY_MS + DAY_MS // 2
    async with db.transaction() as tx:
        await solve(tx, DAY)
        await puzzles.note_away(tx, 0, begin, begin + 1000)
        await puzzles.note_away(tx, 0, begin + 2000, begin + 1000 + away_ms)
        await puzzles.note_away(tx, 1, begin, begin + 1000)
        assert (await streak(tx, DAY + 2)).days == kept


async def test_an_outage_over_midnight(db: Database) -> None:
    """Each day has its own part."""
    begin = (DAY + 1) * DAY_MS - 1000
    async with db.transaction() as tx:
        await puzzles.note_away(tx, 0, begin, begin + 3000)
        found = await tx.execute(select(days_away.c.day, days_away.c.away_ms))
        assert sorted(map(tuple, found)) == [(DAY, 1000), (DAY + 1, 2000)]


async def test_old_answers_go(db: Database) -> None:
    """The streak stays."""
    async with db.transaction() as tx:
        await solve(tx, DAY - KEPT_DAYS - 1)
        await solve(tx, DAY - KEPT_DAYS)
        await puzzles.note_away(tx, 0, 1000, 3000)
        assert await puzzles.remove_old(tx, NOW) == 2
        assert await puzzles.remove_old(tx, NOW) == 0
        assert await tx.scalar(select(func.count()).select_from(puzzle_answers)) == 1
        assert (await streak(tx, DAY - KEPT_DAYS)).days == 2


async def test_own_mistakes_until_they_are_solved(db: Database) -> None:
    """A wrong answer can be taken back, with its hints; a right one stays."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        wrong, right = MistakeKey(ALICE, game, 4), MistakeKey(ALICE, game, 9)
        await puzzles.take_hint(tx, wrong, "1.4", 2)
        await puzzles.answer(tx, wrong, "1.4", 1, solved=False)
        await puzzles.answer(tx, right, "1.9", 0, solved=True)
        assert await puzzles.of_mistakes(tx, ALICE) == {(game, 4): False, (game, 9): True}
        for key in (wrong, right):
            await puzzles.try_again(tx, key)
        assert await puzzles.of_mistakes(tx, ALICE) == {(game, 9): True}
        assert await puzzles.answer_to(tx, wrong) == Answer()
        assert await puzzles.had(tx, ALICE) == set()
        assert await streak(tx, DAY) == Streak()


async def test_own_mistakes_go_with_the_moves(db: Database) -> None:
    """Without them there is no position to show."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        await games.append(tx, game, 0, [draw(1)], deadline=None, now_ms=NOW)
        await games.finish(tx, game, ending(500, 100), NOW)
        await puzzles.answer(tx, MistakeKey(ALICE, game, 0), "1.0", 1, solved=False)
        assert await retention.remove_records(tx, NOW + 1) == 1
        assert await puzzles.of_mistakes(tx, ALICE) == {}
