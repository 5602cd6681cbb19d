"""What is stored of tournaments, on both databases."""

import pytest
from sqlalchemy import select

from data import games, privacy, tournaments
from data.privacy import NOBODY
from data.retention import remove_tournaments
from data.store.club import tournament_players
from data.store.database import Database
from data.store.transaction import Transaction
from data.tournaments import NewTable, RoundRow, Tournament
from tests.data.stored_samples import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    GUILD,
    NOW,
    new_game,
    new_tournament,
)

MINUTE_MS = 60_000


async def an_evening(tx: Transaction) -> int:
    """Alice and Bob at a table of the first round; returns the number of the tournament."""
    number = await tournaments.create(tx, new_tournament())
    for user in (ALICE, BOB):
        await tournaments.join(tx, number, user, f"user {user}", 1)
    game = await games.create(tx, new_game(ALICE, BOB))
    row = RoundRow(number, 1, NOW, NOW + 20 * MINUTE_MS, NOW, None, "")
    await tournaments.begin_round(tx, number, row, [NewTable(1, 2, game)])
    return number


async def loaded(db: Database, number: int) -> Tournament:
    async with db.reading() as tx:
        found = await tournaments.load(tx, number)
    assert found is not None
    return found


async def test_there_and_back(db: Database) -> None:
    """All that was stored is read, and every change is one that has to be shown."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        assert await tournaments.in_channel(tx, CHANNEL) == number
        assert await tournaments.in_server(tx, GUILD) == [number]
        assert await tournaments.of_game(tx, 1) == number
    one = await loaded(db, number)
    assert (one.state, one.round, one.name) == ("running", 1, "Friday")
    assert [who.user_id for who in one.playing] == [ALICE, BOB]
    assert [(table.first, table.second, table.how) for table in one.tables] == [(1, 2, None)]
    async with db.transaction() as tx:
        await tournaments.note(tx, number, shown_revision=one.revision)
        await tournaments.note_table(
            tx, one.tables[0], how="played", first_points=100, second_points=0
        )
        await tournaments.touch(tx, number, state="over")
        assert await tournaments.going_on(tx) == [(number, GUILD)]
    one = await loaded(db, number)
    assert one.tables[0].first_points == 100
    async with db.transaction() as tx:
        await tournaments.note(tx, number, shown_revision=one.revision)
        assert await tournaments.going_on(tx) == []
        assert await tournaments.last_in(tx, GUILD) == number


async def test_who_comes_back(db: Database) -> None:
    """Whoever has left and comes again has their number."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        await tournaments.drop_out(tx, number, 2, "left")
        assert await tournaments.join(tx, number, BOB, "Bob", 2) == 2
        assert await tournaments.join(tx, number, None, "Jolly", 2) == 3
    one = await loaded(db, number)
    assert [(who.name, who.state) for who in one.entrants][1:] == [("Bob", "in"), ("Jolly", "in")]
    assert len(one.people) == 2


async def test_time_is_credited_once(db: Database) -> None:
    """However often it is asked for; only what was not credited before, of the round's own time."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        for _ in range(2):
            await tournaments.credit(tx, [number], NOW - MINUTE_MS, NOW + 2 * MINUTE_MS)
        await tournaments.credit(tx, [number], NOW + MINUTE_MS, NOW + 3 * MINUTE_MS)
    one = await loaded(db, number)
    assert one.played[0].ends_ms == NOW + 23 * MINUTE_MS


async def test_a_round_ends_earlier_by_what_the_clock_was_put_back(db: Database) -> None:
    """Once, however often it is asked for; not one that began by the new time."""
    since, until = NOW + 75 * MINUTE_MS, NOW + 15 * MINUTE_MS
    async with db.transaction() as tx:
        number = await an_evening(tx)
        ends = await round_ends(tx, number)
        await tournaments.credit(tx, [number], since, until)
        assert await round_ends(tx, number) == ends - 60 * MINUTE_MS
        await tournaments.credit(tx, [number], since, until)
        await tournaments.credit(tx, [number], since, until + 2000)
        assert await round_ends(tx, number) == ends - 60 * MINUTE_MS + 2000
    async with db.transaction() as tx:
        number = await an_evening(tx)
        ends = await round_ends(tx, number)
        await tournaments.credit(tx, [number], NOW + 60 * MINUTE_MS, NOW + 1)
        assert await round_ends(tx, number) == ends + 1


async def round_ends(tx: Transaction, number: int) -> int:
    """When the first round of a tournament ends."""
    one = await tournaments.load(tx, number)
    assert one is not None
    return one.played[0].ends_ms


async def test_who_was_forgotten(db: Database) -> None:
    """They are nobody, have left what still goes on, and its message is behind."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        before = await tournaments.load(tx, number)
        found = await privacy.export(tx, ALICE)
        await privacy.forget(tx, ALICE, [1])
        await privacy.forget(tx, CAROL, [])
    assert [one["title"] for one in found["tournaments"]] == ["Friday"]
    one = await loaded(db, number)
    assert [who.name for who in one.entrants] == [NOBODY, f"user {BOB}"]
    assert (one.entrants[0].user_id or 0) < 0
    assert one.host_id < 0
    assert [who.number for who in one.playing] == [2]
    assert before is not None
    assert one.revision > before.revision


async def test_tiles_that_the_clock_has_counted(db: Database) -> None:
    """They were laid by their player, who was there."""
    async with db.transaction() as tx:
        await an_evening(tx)
        laid = games.NewMove(1, "1 table r3 r4 r5", 2000, "clock")
        await games.append(tx, 1, 0, [laid], deadline=None, now_ms=NOW)
        assert await tournaments.who_acted(tx, [1]) == {(1, 1)}


async def test_what_was_called_off_goes(db: Database) -> None:
    """After a while, with who had signed up; what was played stays."""
    async with db.transaction() as tx:
        gone = await tournaments.create(tx, new_tournament(channel_id=1))
        await tournaments.join(tx, gone, ALICE, "Alice", 1)
        await tournaments.touch(tx, gone, state="cancelled")
        stays = await an_evening(tx)
        await tournaments.touch(tx, stays, state="over")
    async with db.transaction() as tx:
        assert await remove_tournaments(tx, NOW) == 0
        assert await remove_tournaments(tx, NOW + 1) == 1
        assert await tournaments.load(tx, gone) is None
        left = (await tx.execute(select(tournament_players.c.tournament_id))).scalars().all()
    assert set(left) == {stays}


async def test_what_games_say(db: Database) -> None:
    """Who has made a move themselves, and how a game stands."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        line = games.NewMove(2, "2 draw @1", 1000, "player")
        clock = games.NewMove(1, "1 timeout @2", 2000, "clock")
        await games.append(tx, 1, 0, [line, clock], deadline=None, now_ms=NOW)
        assert await tournaments.who_acted(tx, [1]) == {(1, 2)}
        assert await tournaments.outcomes(tx, [1]) == {1: ("playing", None)}
        await tournaments.cut_short(tx, number, 1, NOW)
    one = await loaded(db, number)
    assert (one.rounds, one.played[0].ends_ms) == (1, NOW)


async def test_who_plays_ends_no_round(db: Database) -> None:
    """It is the last one, and goes on; who said so is known."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
    ends_ms = (await loaded(db, number)).played[0].ends_ms
    async with db.transaction() as tx:
        await tournaments.cut_short(tx, number, 1, NOW, by=2)
    one = await loaded(db, number)
    assert (one.rounds, one.played[0].ends_ms, one.cut_by) == (1, ends_ms, 2)


@pytest.mark.parametrize("other", [None, 1])
async def test_who_ended_it_first_stays_known(db: Database, other: int | None) -> None:
    """Nobody gives a host the place back by ending it once more."""
    async with db.transaction() as tx:
        number = await an_evening(tx)
        await tournaments.cut_short(tx, number, 1, NOW, by=2)
        await tournaments.cut_short(tx, number, 1, NOW + 1, by=other)
    assert (await loaded(db, number)).cut_by == 2
