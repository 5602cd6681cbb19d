"""How strong people are at puzzles: the first answer to each counts."""

from dataclasses import replace

from data import puzzle_ratings, puzzles
from data.puzzle_ratings import NEW, STARTS, Contest, level_at_start
from data.puzzles import Answer, ExtraKey, Key, day_of
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, NOW

DAY = day_of(NOW)
CONTEST = Contest("gin", "medium", NOW)


async def extra(
    tx: Transaction, puzzle: str, *, solved: bool, contest: Contest = CONTEST, user: int = ALICE
) -> Answer:
    """Somebody's answer to a puzzle, as it is stored."""
    key = ExtraKey(user, puzzle)
    await puzzles.answer(tx, key, puzzle, 0 if solved else 1, solved=solved, contest=contest)
    return await puzzles.answer_to(tx, key)


def test_what_a_puzzle_is_rated_at_first() -> None:
    """By its grade, and surer than of somebody new."""
    for grade, shown in STARTS.items():
        assert level_at_start(grade).shown == shown
        assert level_at_start(grade).sigma < NEW.sigma


async def test_who_solves_a_puzzle_rises_and_it_does_too_where_they_do_not(db: Database) -> None:
    """Against the same puzzle, one after the other."""
    async with db.transaction() as tx:
        right = await extra(tx, "ab", solved=True)
        easier = (await puzzle_ratings.levels(tx))["ab"].shown
        wrong = await extra(tx, "ab", solved=False, user=BOB)
        harder = (await puzzle_ratings.levels(tx))["ab"].shown
        mine = await puzzle_ratings.of_user(tx, ALICE)
        theirs = await puzzle_ratings.of_user(tx, BOB)
    assert right.rated_from == wrong.rated_from == 1500
    assert mine["gin"].rating == right.rated_to > 1500 > theirs["gin"].rating == wrong.rated_to
    assert easier < STARTS["medium"]
    assert harder > easier
    assert mine["gin"].answers == 1
    assert mine["gin"].provisional


async def test_a_harder_puzzle_brings_more(db: Database) -> None:
    """And costs less."""
    async with db.transaction() as tx:
        found = {
            (grade, solved): await extra(
                tx,
                f"{grade} {solved}",
                solved=solved,
                contest=replace(CONTEST, variant=f"{grade} {solved}", grade=grade),
            )
            for grade in STARTS
            for solved in (True, False)
        }
    won = [found[grade, True].rated_to or 0 for grade in STARTS]
    lost = [found[grade, False].rated_to or 0 for grade in STARTS]
    assert won == sorted(won)
    assert lost == sorted(lost)


async def test_hints_help_without_raising(db: Database) -> None:
    """Solved with a hint, nothing changes; a wrong answer costs as any does."""
    async with db.transaction() as tx:
        for puzzle in ("ab", "cd"):
            await puzzles.take_hint(tx, ExtraKey(ALICE, puzzle), puzzle, 3)
        solved = await extra(tx, "ab", solved=True)
        assert (solved.hints, solved.rated_to) == (1, None)
        assert not await puzzle_ratings.of_user(tx, ALICE)
        missed = await extra(tx, "cd", solved=False)
        assert missed.rated_to is not None
        assert missed.rated_to < 1500


async def test_the_same_puzzle_counts_once(db: Database) -> None:
    """Whether it came first on a day or beyond it."""
    async with db.transaction() as tx:
        await extra(tx, "ab", solved=False)
        before = await puzzle_ratings.of_user(tx, ALICE)
        key = Key(ALICE, DAY, "gin", "medium")
        assert await puzzles.answer(tx, key, "ab", 0, solved=True, contest=CONTEST)
        assert (await puzzles.answer_to(tx, key)).rated_to is None
        assert await puzzle_ratings.of_user(tx, ALICE) == before
        assert (await puzzles.streak_of(tx, ALICE, DAY)).days == 1
        assert await puzzles.had(tx, ALICE) == {"ab"}


async def test_no_streak_beyond_the_days(db: Database) -> None:
    """What is solved beyond the puzzles of a day is no day of a streak."""
    async with db.transaction() as tx:
        await extra(tx, "ab", solved=True)
        assert await puzzles.streak_of(tx, ALICE, DAY) == puzzles.Streak()


async def test_the_game_of_the_last_answer_comes_first(db: Database) -> None:
    """As whoever wants one puzzle more wants one of that."""
    async with db.transaction() as tx:
        await extra(tx, "ab", solved=True, contest=replace(CONTEST, variant="tile", at_ms=NOW + 1))
        await extra(tx, "cd", solved=True)
        assert [*await puzzle_ratings.of_user(tx, ALICE)] == ["tile", "gin"]
