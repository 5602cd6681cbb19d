"""Names: what players were called last."""

from dataclasses import replace

from data import games
from data.games import NewPlayer
from data.names import names
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, GUILD, new_game


async def test_the_last_name_counts(db: Database) -> None:
    """A player is called as in the last game; who has never played is left out."""
    later = [NewPlayer(BOB, "Bobby"), NewPlayer(None, "Jolly")]
    async with db.transaction() as tx:
        await games.create(tx, new_game(ALICE, BOB))
        await games.create(tx, replace(new_game(BOB, None), players=later))

        found = await names(tx, GUILD, [ALICE, BOB, 999])

    assert found == {ALICE: f"user {ALICE}", BOB: "Bobby"}


async def test_a_name_stays_in_its_server(db: Database) -> None:
    """What somebody is called in another server, or in a DM, is not known in this one."""
    async with db.transaction() as tx:
        await games.create(tx, new_game(ALICE, BOB))
        for guild in (GUILD + 1, None):
            elsewhere = replace(new_game(guild=guild), players=[NewPlayer(ALICE, "Alice Doe, HR")])
            await games.create(tx, elsewhere)

        here = await names(tx, GUILD, [ALICE])
        there = await names(tx, GUILD + 1, [ALICE, BOB])

    assert here == {ALICE: f"user {ALICE}"}
    assert there == {ALICE: "Alice Doe, HR"}


async def test_nobody(db: Database) -> None:
    """No users have no names."""
    async with db.reading() as tx:
        assert await names(tx, GUILD, []) == {}
