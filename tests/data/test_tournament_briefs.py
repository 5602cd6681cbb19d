"""The tournaments of a server in a few numbers, on both databases."""

from data import tournaments
from data.store.database import Database
from data.store.transaction import Transaction
from data.tournament_briefs import TournamentBrief, briefs
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, new_tournament
from tests.data.test_tournaments import an_evening


async def seen_by(tx: Transaction, user: int, most: int = 5) -> list[TournamentBrief]:
    return [*await briefs(tx, GUILD, user, most)]


async def test_who_may_join(db: Database) -> None:
    """Who is in, or out of it, is not asked to sign up; nor is anybody once all seats are taken."""
    async with db.transaction() as tx:
        number = await tournaments.create(tx, new_tournament(most=2))
        await tournaments.join(tx, number, ALICE, "alice", 1)
        await tournaments.join(tx, number, None, "computer", 1)
        (mine,), (others,) = await seen_by(tx, ALICE), await seen_by(tx, BOB)
        assert (mine.players, mine.own, mine.may_join) == (1, "in", False)
        assert (others.players, others.own, others.may_join) == (1, None, True)
        await tournaments.join(tx, number, BOB, "bob", 1)
        assert not (await seen_by(tx, CAROL))[0].may_join
        await tournaments.drop_out(tx, number, 1, "out")
        (mine,), (others,) = await seen_by(tx, ALICE), await seen_by(tx, CAROL)
        assert (mine.own, mine.may_join, others.may_join) == ("out", False, True)


async def test_who_plays(db: Database) -> None:
    """Those who have a game of the present round that is not over; of others there is none."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        assert [(await seen_by(tx, one))[0].plays for one in (ALICE, CAROL)] == [True, False]
        found = await tournaments.load(tx, number)
        assert found is not None
        await tournaments.note_table(tx, found.tables[0], how="played")
        assert not (await seen_by(tx, ALICE))[0].plays
        await tournaments.touch(tx, number, state="over")
        assert await seen_by(tx, ALICE) == []


async def test_no_more_than_asked_for(db: Database) -> None:
    """What begins first comes first."""
    async with db.transaction() as tx:
        for begins_ms in (3, 1, 2):
            await tournaments.create(tx, new_tournament(begins_ms=begins_ms))
        assert [one.begins_ms for one in await seen_by(tx, ALICE, most=2)] == [1, 2]
