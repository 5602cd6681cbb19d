"""Seasons: what gives points, who can be champion, and what is kept once one is over."""

from collections.abc import Sequence

import pytest
from sqlalchemy import select

from data import champion_roles, games, privacy, season_tables, seasons, settings, standings
from data.seasons import Season
from data.store.club import season_ranks
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, NOW, played

DAY = 86_400_000
ROLE = 900


async def begun(tx: Transaction, begin_ms: int = NOW - DAY, end_ms: int = NOW + DAY) -> Season:
    """A season that goes on now."""
    return await seasons.begin(tx, GUILD, begin_ms, end_ms, "UTC")


async def table(tx: Transaction, variant: str = "five-hundred") -> list[tuple[int, int]]:
    """Who has how many points in the running season."""
    season = await seasons.running(tx, GUILD)
    assert season is not None
    query = season_tables.running(GUILD, variant, season.begin_ms, season.end_ms)
    found = await season_tables.paged(tx, query)
    return [(row.user_id, row.points) for row in found.rows]


async def evening(tx: Transaction) -> None:
    """Alice wins six games, four against Bob and two with Carol; Bob wins one."""
    for count in range(4):
        await played(tx, [ALICE, BOB], [500, 100], finished_ms=NOW + count)
    await played(tx, [CAROL, ALICE, BOB], [5, 100, 50], finished_ms=NOW + 10)
    await played(tx, [ALICE, CAROL], [500, 100], finished_ms=NOW + 11)
    await played(tx, [ALICE, BOB], [1, 500], finished_ms=NOW + 12)


@pytest.mark.parametrize(
    ("games_won", "points"),
    [
        pytest.param(1, 10, id="the first time ten"),
        pytest.param(3, 27, id="then nine and eight"),
        pytest.param(10, 55, id="down to one"),
        pytest.param(14, 59, id="and never less"),
    ],
)
async def test_the_same_opponent_again(db: Database, games_won: int, points: int) -> None:
    """Who wins against one person over and over gets less and less for it."""
    async with db.transaction() as tx:
        await begun(tx)
        for count in range(games_won):
            await played(tx, [ALICE, BOB], [500, 100], finished_ms=NOW + count)
        assert await table(tx) == [(ALICE, points), (BOB, 0)]


async def test_each_opponent_counts_by_themselves(db: Database) -> None:
    """In a game of three the second has left one behind, and the winner two."""
    async with db.transaction() as tx:
        await begun(tx)
        await played(tx, [CAROL, ALICE, BOB], [5, 100, 50])
        assert await table(tx) == [(ALICE, 20), (BOB, 10), (CAROL, 0)]
        await evening(tx)
        season = await seasons.running(tx, GUILD)
        assert season is not None
        query = season_tables.running(GUILD, "five-hundred", season.begin_ms, season.end_ms)
        found = await season_tables.paged(tx, query, reader=CAROL)
    alice = found.rows[0]
    assert alice.points == (10 + 9 + 8 + 7 + 6 + 5) + (10 + 9 + 8)
    assert (alice.games, alice.wins, alice.opponents) == (8, 7, 2)
    assert found.own is not None
    assert (found.own.user_id, found.own.rank) == (CAROL, 3)


async def test_what_is_outside_does_not_count(db: Database) -> None:
    """Neither what ended before or after, nor elsewhere, nor unrated, nor against the computer."""
    async with db.transaction() as tx:
        await begun(tx)
        await played(tx, [ALICE, BOB], [500, 1], finished_ms=NOW - DAY - 1)
        await played(tx, [ALICE, BOB], [500, 1], finished_ms=NOW + DAY)
        await played(tx, [ALICE, BOB], [500, 1], guild=GUILD + 1)
        await played(tx, [ALICE, BOB], [500, 1], rated=False)
        await played(tx, [ALICE, None], [500, 1])
        assert await table(tx) == []
        await played(tx, [ALICE, BOB], [500, 1], finished_ms=NOW - DAY)
        assert await table(tx) == [(ALICE, 10), (BOB, 0)]


async def test_a_season_ends_once(db: Database) -> None:
    """At its end, not before; who asks again finds it ended, and the next is begun only once."""
    async with db.transaction() as tx:
        first = await begun(tx)
        await evening(tx)
        assert await seasons.end(tx, GUILD, first.end_ms - 1) is None
        assert await seasons.due(tx, first.end_ms - 1) == []
        assert await seasons.due(tx, first.end_ms) == [GUILD]
        over = await seasons.end(tx, GUILD, first.end_ms)
        assert over is not None
        assert (over.number, over.ended, over.told) == (1, True, False)
        assert await seasons.end(tx, GUILD, first.end_ms) is None
        second = await begun(tx, first.end_ms, first.end_ms + DAY)
        assert second.number == 2
        assert await begun(tx, 0, 5) == second
        assert [one.number for one in await seasons.untold(tx)] == [1]
        await seasons.change(tx, over, told=True)
        assert await seasons.untold(tx) == ()
        assert await season_tables.champions(tx, GUILD, 1) == {"five-hundred": ALICE}
        assert await season_tables.titles(tx, GUILD, ALICE) == {"five-hundred": [1]}


async def test_what_is_stored_late_is_of_the_next_season(db: Database) -> None:
    """A game that was over before a season's end, and is stored after its table was made."""
    async with db.transaction() as tx:
        first = await begun(tx)
        await evening(tx)
        await seasons.end(tx, GUILD, first.end_ms)
        await begun(tx, first.end_ms, first.end_ms + DAY)
        late = await played(tx, [BOB, ALICE], [500, 1], finished_ms=first.end_ms - 1)
        assert (await games.load(tx, late)).finished_ms == first.end_ms
        assert await table(tx) == [(BOB, 10), (ALICE, 0)]
        elsewhere = await played(
            tx, [BOB, ALICE], [500, 1], guild=GUILD + 1, finished_ms=first.end_ms - 1
        )
        assert (await games.load(tx, elsewhere)).finished_ms == first.end_ms - 1


async def test_what_is_kept_does_not_change(db: Database) -> None:
    """Neither when all games are counted again, nor when some of them are not there any more."""
    async with db.transaction() as tx:
        first = await begun(tx)
        await evening(tx)
        await seasons.end(tx, GUILD, first.end_ms)
        kept = season_tables.kept(GUILD, "five-hundred", 1)
        before = await season_tables.paged(tx, kept)
        await standings.rebuild(tx)
        assert await season_tables.paged(tx, kept) == before
        await games.note(tx, 1, rated=False)
        await standings.rebuild(tx)
        assert await season_tables.paged(tx, kept) == before
        assert [row.champion for row in before.rows] == [True, False, False]


@pytest.mark.parametrize(
    ("several", "champion"),
    [
        pytest.param([[ALICE, BOB]] * 5, None, id="one opponent is not enough"),
        pytest.param([[ALICE, BOB], [ALICE, CAROL]] * 2, None, id="four games are not"),
        pytest.param([[ALICE, BOB], [ALICE, CAROL]] * 3, ALICE, id="six with two are"),
        pytest.param(
            [[ALICE, BOB]] * 9 + [[BOB, CAROL]] * 2, BOB, id="the first who has both is champion"
        ),
    ],
)
async def test_who_is_champion(
    db: Database, several: Sequence[list[int]], champion: int | None
) -> None:
    """The first of the table who has played enough games with enough people."""
    async with db.transaction() as tx:
        first = await begun(tx)
        for count, two in enumerate(several):
            await played(tx, two, [500, 100], finished_ms=NOW + count)
        await seasons.end(tx, GUILD, first.end_ms)
        found = await season_tables.champions(tx, GUILD, 1)
    assert found == ({} if champion is None else {"five-hundred": champion})


async def test_ties_are_settled(db: Database) -> None:
    """Equal points: more games won, fewer games, the better rating, the older account."""
    async with db.transaction() as tx:
        await begun(tx)
        await played(tx, [ALICE, BOB], [500, 100], variant="gin", finished_ms=NOW)
        await played(tx, [ALICE, BOB], [100, 500], variant="gin", finished_ms=NOW + 1)
        assert await table(tx, "gin") == [(BOB, 10), (ALICE, 10)]
        await played(tx, [CAROL, ALICE, BOB], [5, 3, 2], out=(2, 3), variant="gin")
        again = await table(tx, "gin")
        assert again == await table(tx, "gin")


async def test_an_empty_season_is_not_told(db: Database) -> None:
    """Where nothing was played nobody is champion any more, and no season goes on."""
    async with db.transaction() as tx:
        first = await begun(tx)
        over = await seasons.end(tx, GUILD, first.end_ms)
        assert over is not None
        assert over.told
        assert await seasons.without(tx) == []
        await played(tx, [ALICE, BOB], [500, 1], finished_ms=first.end_ms)
        assert await seasons.without(tx) == [GUILD]
        assert await seasons.ended_page(tx, GUILD, 1) == ((), 1, 1)


async def test_who_was_forgotten_is_champion_no_more(db: Database) -> None:
    """Their title stays, as a former player's; the role that they wore is not noted any more."""
    async with db.transaction() as tx:
        first = await begun(tx)
        await evening(tx)
        await seasons.end(tx, GUILD, first.end_ms)
        await settings.change_server(tx, GUILD, champion_roles={"five-hundred": ROLE})
        wanted = await champion_roles.wanted(tx, GUILD)
        assert wanted == {(ROLE, ALICE)}
        await champion_roles.note(tx, GUILD, wanted)
        found = await privacy.export(tx, ALICE)
        assert [one["points"] for one in found["seasons"]] == [10 + 9 + 8 + 7 + 6 + 10 + 9]
        assert [one["role_id"] for one in found["roles"]] == [ROLE]

        nobody = await privacy.forget(tx, ALICE, ())
        users = (await tx.execute(select(season_ranks.c.user_id))).scalars().all()
        assert set(users) == {nobody, BOB, CAROL}
        assert await champion_roles.wanted(tx, GUILD) == frozenset()
        assert await champion_roles.worn(tx, GUILD) == []
        best = await season_tables.best_of(tx, GUILD, 1)
        assert best["five-hundred"][0].user_id == nobody


async def test_a_server_that_we_left(db: Database) -> None:
    """Its season does not turn over, and after a while all of its seasons are gone."""
    async with db.transaction() as tx:
        first = await begun(tx)
        await evening(tx)
        await privacy.note_server(tx, GUILD, NOW)
        assert await seasons.due(tx, first.end_ms) == []
        await privacy.note_server(tx, GUILD, None)
        assert await seasons.due(tx, first.end_ms) == [GUILD]
        await seasons.end(tx, GUILD, first.end_ms)
        await champion_roles.note(tx, GUILD, {(ROLE, ALICE)})
        await privacy.note_server(tx, GUILD, NOW)
        assert await privacy.forget_servers(tx, NOW + 1) == 1
        assert await seasons.last_ended(tx, GUILD) is None
        assert await season_tables.best_of(tx, GUILD, 1) == {}
        assert await champion_roles.worn(tx, GUILD) == []


async def test_who_stands_before_somebody(db: Database) -> None:
    """One's own row and the one before it, in the game that one has played most."""
    async with db.transaction() as tx:
        season = await begun(tx)
        span = season.begin_ms, season.end_ms
        assert await season_tables.played_most(tx, GUILD, BOB, *span) is None
        await evening(tx)
        game = await season_tables.played_most(tx, GUILD, BOB, *span)
        assert game == "five-hundred"
        query = season_tables.running(GUILD, game, *span)
        found = [await season_tables.with_rival(tx, query, one) for one in (ALICE, BOB, 99)]
    ranks = [[one and (one.user_id, one.rank) for one in pair] for pair in found]
    assert ranks == [[(ALICE, 1), None], [(BOB, 2), (ALICE, 1)], [None, None]]
