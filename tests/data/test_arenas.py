"""What is stored of arenas, on both databases."""

import pytest
from sqlalchemy.exc import IntegrityError

from data import arenas, games, privacy, tournaments
from data.ids import TournamentId
from data.store.database import Database
from data.store.transaction import Transaction
from data.tournaments import NewTable, RoundRow
from tests.data.stored_samples import ALICE, BOB, CAROL, NOW, new_game, new_tournament
from tests.data.test_tournaments import MINUTE_MS, loaded


async def an_arena(tx: Transaction) -> TournamentId:
    """Alice, Bob and Carol in an arena that has begun; returns its number."""
    number = await tournaments.create(tx, new_tournament(kind="arena", rounds=1))
    for user in (ALICE, BOB, CAROL):
        await tournaments.join(tx, number, user, f"user {user}", 1)
    await arenas.begin(tx, RoundRow(number, 1, NOW, NOW + 30 * MINUTE_MS, NOW, None, ""))
    return number


async def test_seating(db: Database) -> None:
    """Tables follow each other; since when somebody waits is kept, and who goes and comes, too."""
    async with db.transaction() as tx:
        number = await an_arena(tx)
    one = await loaded(db, number)
    assert (one.state, one.round, one.tables) == ("running", 1, ())
    assert {who.free_ms for who in one.entrants} == {NOW}
    async with db.transaction() as tx:
        first = await games.create(tx, new_game(ALICE, BOB))
        await arenas.seat(tx, one, [NewTable(1, 2, first)])
    seated = await loaded(db, number)
    async with db.transaction() as tx:
        second = await games.create(tx, new_game(ALICE, CAROL))
        await tournaments.note_table(tx, seated.tables[0], how="late")
        await arenas.free(tx, number, [1, 2], NOW + 5)
        await arenas.seat(tx, seated, [NewTable(1, 3, second)])
    now = await loaded(db, number)
    assert [(table.place, table.game_id, table.how) for table in now.tables] == [
        (1, first, "late"),
        (2, second, None),
    ]
    assert [who.free_ms for who in now.entrants] == [NOW + 5, NOW + 5, NOW]
    assert now.revision > seated.revision > one.revision


async def test_two_who_seat_at_once(db: Database) -> None:
    """Whoever comes second seats nobody."""
    async with db.transaction() as tx:
        number = await an_arena(tx)
    one = await loaded(db, number)
    async with db.transaction() as tx:
        await arenas.seat(tx, one, [NewTable(1, 2)])
    with pytest.raises(IntegrityError):
        async with db.transaction() as tx:
            await arenas.seat(tx, one, [NewTable(1, 3)])
    assert len((await loaded(db, number)).tables) == 1


async def test_time_is_credited(db: Database) -> None:
    """An arena ends later by the time in which nobody could play."""
    async with db.transaction() as tx:
        number = await an_arena(tx)
        await tournaments.credit(tx, [number], NOW + MINUTE_MS, NOW + 3 * MINUTE_MS)
    assert (await loaded(db, number)).played[0].ends_ms == NOW + 32 * MINUTE_MS


async def test_what_one_takes_along(db: Database) -> None:
    """Since when they wait is in the export, and not known of who had their data deleted."""
    async with db.transaction() as tx:
        number = await an_arena(tx)
        (own,) = (await privacy.export(tx, BOB))["tournaments"]
        assert (own["kind"], own["free_ms"]) == ("arena", NOW)
        await privacy.forget(tx, BOB, [])
        assert (await privacy.export(tx, BOB))["tournaments"] == []
    one = await loaded(db, number)
    assert [who.state for who in one.entrants] == ["in", "left", "in"]
