"""How a day went among those who play in a server."""

from data import day_results, games, privacy, puzzles
from data.day_results import BestOfDeal, PuzzleSolved
from data.days import day_of
from data.puzzles import Key
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, NOW, new_game
from tests.data.test_todays import tried

DAY = day_of(NOW)


async def test_the_best_of_each_deal(db: Database) -> None:
    """Of who played it there and finished; all who share the first place, whoever came first."""
    async with db.transaction() as tx:
        await tried(tx, ALICE, 30)
        await tried(tx, BOB, 5)
        await tried(tx, CAROL, None)
        await tried(tx, 104, 90, guild=GUILD + 1)
        await tried(tx, 105, 90, guild=None)
        await tried(tx, 106, 30)
        names = (f"user {ALICE}", "user 106")
        assert await day_results.best_of_deals(tx, DAY, GUILD) == (BestOfDeal("gin", names, 30, 3),)
        assert await day_results.best_of_deals(tx, DAY - 1, GUILD) == ()
        await privacy.forget(tx, ALICE, ())
        (best,) = await day_results.best_of_deals(tx, DAY, GUILD)
        assert best.names == ("user 106",)


async def test_somebody_plays_on(db: Database) -> None:
    """As long as one try of the day runs."""
    async with db.transaction() as tx:
        await tried(tx, ALICE, 30)
        assert not await day_results.goes_on(tx, DAY)
        await tried(tx, BOB, None, over=False)
        assert await day_results.goes_on(tx, DAY)
        assert not await day_results.goes_on(tx, DAY + 1)


async def test_who_solved_what(db: Database) -> None:
    """Of those who have played in the server; hints alone are no answer."""
    async with db.transaction() as tx:
        await games.create(tx, new_game(ALICE, BOB))
        await games.create(tx, new_game(CAROL, guild=GUILD + 1))
        for user, solved in ((ALICE, True), (BOB, False), (CAROL, True)):
            await puzzles.answer(tx, Key(user, DAY, "gin", "hard"), "ab", 0, solved=solved)
        await puzzles.take_hint(tx, Key(ALICE, DAY, "gin", "easy"), "cd", 2)
        found = await day_results.puzzles_solved(tx, DAY, GUILD)
        assert found == (PuzzleSolved("gin", "hard", 1, 2),)
        assert await day_results.puzzles_solved(tx, DAY + 1, GUILD) == ()
