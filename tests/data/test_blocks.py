"""Who wants to have nothing to do with whom."""

from data import blocks
from data.blocks import Blocked
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, NOW


async def test_pairs_among_people(db: Database) -> None:
    """Of a set of people all pairs are found, whoever blocked whom, and nobody outside of it."""
    async with db.transaction() as tx:
        await blocks.block(tx, ALICE, BOB, "Bob", NOW)
        await blocks.block(tx, CAROL, ALICE, "Alice", NOW)
        assert await blocks.among(tx, [ALICE, BOB, CAROL]) == {(ALICE, BOB), (CAROL, ALICE)}
        assert await blocks.among(tx, {BOB, ALICE}) == {(ALICE, BOB)}
        assert await blocks.among(tx, [BOB, CAROL]) == frozenset()
        assert await blocks.among(tx, []) == frozenset()
        assert await blocks.apart_from(tx, ALICE, [BOB, CAROL]) == {BOB, CAROL}
        assert await blocks.apart_from(tx, BOB, [ALICE, CAROL]) == {ALICE}


async def test_taken_back(db: Database) -> None:
    """A second time changes the name alone; what is taken back is gone, and only that."""
    async with db.transaction() as tx:
        await blocks.block(tx, ALICE, BOB, "Bob", NOW)
        await blocks.block(tx, ALICE, BOB, "Bobby", NOW + 1)
        await blocks.block(tx, ALICE, CAROL, "Carol", NOW + 2)
        assert await blocks.made_by(tx, ALICE) == (Blocked(CAROL, "Carol"), Blocked(BOB, "Bobby"))
        assert await blocks.count_by(tx, ALICE) == 2
        assert await blocks.unblock(tx, ALICE, BOB)
        assert not await blocks.unblock(tx, ALICE, BOB)
        assert await blocks.made_by(tx, ALICE) == (Blocked(CAROL, "Carol"),)
        assert await blocks.made_by(tx, CAROL) == ()
