"""Names: what players were called last."""

from dataclasses import replace

from data import games
from data.database import Database
from data.games import NewPlayer
from data.names import names
from tests.data.stored_samples import ALICE, BOB, new_game


async def test_the_last_name_counts(db: Database) -> None:
    """A player is called as in the last game; who has never played is left out."""
    later = [NewPlayer(BOB, "Bobby"), NewPlayer(None, "Jolly")]
    async with db.transaction() as tx:
        await games.create(tx, new_game(ALICE, BOB))
        await games.create(tx, replace(new_game(BOB, None), players=later))

        found = await names(tx, [ALICE, BOB, 999])

    assert found == {ALICE: f"user {ALICE}", BOB: "Bobby"}


async def test_nobody(db: Database) -> None:
    """No users have no names."""
    async with db.reading() as tx:
        assert await names(tx, []) == {}
