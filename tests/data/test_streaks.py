"""What a deal of the day is worth to a streak, and who is told that theirs ends."""

import asyncio

import pytest
from sqlalchemy import update

from data import games, puzzles, settings, streaks, todays
from data.days import DAY_MS, day_of
from data.puzzles import Key
from data.store.club import puzzle_streaks
from data.store.database import Database
from data.store.transaction import Transaction
from data.streaks import Streak
from tests.data.stored_samples import ALICE, BOB, NOW, ending, new_game
from tests.data.test_todays import deal

DAY = day_of(NOW)


async def tried(tx: Transaction, user: int, day: int, lead: int | None) -> None:
    """Somebody's try at the deal of *day*, which is over."""
    made = deal(day)
    if "gin" not in await todays.deals(tx, day):
        await todays.store(tx, [made])
    game = await todays.begin(tx, made, user, new_game(user, None))
    await games.finish(tx, game, ending(lead or 0, 0), NOW)
    await todays.record(tx, game, lead, NOW)


async def streak(tx: Transaction, user: int, days: int, last: int, **wishes: object) -> None:
    """A streak of so many days, the last of which was *last*, of somebody who wants reminders."""
    await settings.change_user(tx, user, **{"streaks": True, **wishes})
    for day in range(last - days + 1, last + 1):
        await streaks.go_on(tx, user, day)


@pytest.mark.parametrize(("lead", "days"), [(12, 1), (0, 1), (-40, 1), (None, 0)])
async def test_a_deal_played_to_the_end_counts(db: Database, lead: int | None, days: int) -> None:
    """However it ended; not one that was given up."""
    async with db.transaction() as tx:
        await tried(tx, ALICE, DAY, lead)
        assert await streaks.streak_of(tx, ALICE, DAY) == Streak(days, days)
        assert await streaks.counts(tx, ALICE, DAY) == bool(days)
        assert await streaks.streak_of(tx, BOB, DAY) == Streak()


async def test_deals_and_puzzles_make_one_streak(db: Database) -> None:
    """A day counts once, whatever was done on it, and a streak from before goes on."""
    async with db.transaction() as tx:
        old = {"user_id": ALICE, "days": 7, "best": 9, "last_day": DAY - 1}
        await tx.put(puzzle_streaks, {"user_id": ALICE}, **old)
        await tried(tx, ALICE, DAY, 5)
        await puzzles.answer(tx, Key(ALICE, DAY, "gin", "hard"), "ab", 0, solved=True)
        await puzzles.answer(tx, Key(ALICE, DAY + 1, "gin", "hard"), "ab", 0, solved=True)
        assert await streaks.streak_of(tx, ALICE, DAY + 1) == Streak(9, 9)


async def test_who_is_to_be_reminded(db: Database) -> None:
    """Whoever wants it, has three days and nothing yet today."""
    async with db.transaction() as tx:
        for user, days, last in ((1, 3, DAY - 1), (2, 2, DAY - 1), (3, 9, DAY), (4, 5, DAY - 1)):
            await streak(tx, user, days, last)
        await settings.change_user(tx, 4, streaks=False)
        assert await streaks.remindable(tx, DAY) == (1,)
        assert [await streaks.remind(tx, user, DAY) for user in (1, 3, 4)] == [3, 0, 0]


async def test_reminded_once_a_day(db: Database) -> None:
    """Not again on that day, whoever asks, and again on a later one."""
    async with db.transaction() as tx:
        await streak(tx, ALICE, 3, DAY - 1)
        assert await streaks.remind(tx, ALICE, DAY) == 3
        assert await streaks.remindable(tx, DAY) == ()
        assert await streaks.remind(tx, ALICE, DAY) == 0
        await streaks.go_on(tx, ALICE, DAY)
        assert await streaks.remind(tx, ALICE, DAY + 1) == 4


async def test_two_processes_remind_once(shared: Database) -> None:
    """The one that comes second is told that there is nothing to tell."""
    async with shared.transaction() as tx:
        await streak(tx, ALICE, 3, DAY - 1)
    tries = [shared.write(streaks.remind, ALICE, DAY) for _ in range(2)]
    assert sorted(await asyncio.gather(*tries)) == [0, 3]


async def test_what_ends_anyway_or_does_not_end(db: Database) -> None:
    """A streak that is over, or that a day of vacation keeps, is nothing to be told of."""
    async with db.transaction() as tx:
        await streak(tx, ALICE, 5, DAY - 2)
        away = {"vacation_from_ms": DAY * DAY_MS, "vacation_to_ms": (DAY + 1) * DAY_MS}
        await streak(tx, BOB, 5, DAY - 1, **away)
        assert [await streaks.remind(tx, user, DAY) for user in (ALICE, BOB)] == [0, 0]


async def test_a_settings_row_alone_is_no_streak(db: Database) -> None:
    """Nor is one whose last day lies ahead, by the clock of another process."""
    async with db.transaction() as tx:
        await settings.change_user(tx, ALICE, streaks=True)
        assert await streaks.remindable(tx, DAY) == ()
        assert await streaks.remind(tx, ALICE, DAY) == 0
        await streak(tx, BOB, 3, DAY + 1)
        await tx.execute(update(puzzle_streaks).values(reminded_day=DAY + 1))
        assert await streaks.remindable(tx, DAY) == ()
