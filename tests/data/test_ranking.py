"""Standings of games that are stored."""

import asyncio
from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from sqlalchemy import delete, select

from data import games, standings
from data.standings import PAGE, Period, Standings
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import ratings, results
from data.store.transaction import Transaction
from data.tally import MEANS, Tally
from engine.state import Measure
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, NOW, ending, new_game, played

DAY = 86_400_000
DORA = 104


async def table(
    db: Database, period: Period = "all", *, now_ms: int = NOW, page: int = 1, reader: int = 0
) -> Standings:
    async with db.reading() as tx:
        return await standings.standings(
            tx, GUILD, "five-hundred", period, now_ms=now_ms, page=page, reader=reader
        )


async def test_an_empty_server(db: Database) -> None:
    """One page without rows, and no row of one's own."""
    assert await table(db, reader=ALICE) == Standings(
        "five-hundred", "all", "rating", list(MEANS), (), 1, 1, 0, None
    )


async def test_who_has_made_no_points(db: Database) -> None:
    """Stands behind who has lost some, where a list goes by points; one made is not none."""
    async with db.transaction() as tx:
        for _ in range(2):
            await played(tx, [ALICE, BOB], [-20, -30])
        await played(tx, [CAROL, DORA], [0, 0], winner=1, measure=Measure.LASTING)
        found = await standings.standings(
            tx, GUILD, "five-hundred", "all", now_ms=NOW, order="points"
        )
    assert found.measures[0] is Measure.POINTS
    assert [row.user_id for row in found.rows] == [ALICE, BOB, CAROL, DORA]


async def test_a_game_counts_for_both(db: Database) -> None:
    """Rating, points, games, wins and streak of the winner and of the loser."""
    async with db.transaction() as tx:
        game = await played(tx, [ALICE, BOB], [320, 510])
        await played(tx, [ALICE, BOB], [-20, 500])
        changes = await standings.changes(tx, game)
    first, second = (await table(db)).rows

    assert (first.rank, first.user_id, first.tally, first.games) == (1, BOB, Tally(1010, 2), 2)
    assert (first.wins, first.streak, first.provisional) == (2, 2, True)
    assert (second.rank, second.user_id, second.tally, second.games) == (2, ALICE, Tally(300, 2), 2)
    assert (second.wins, second.streak) == (0, 0)
    assert second.rating < 1500 < first.rating
    assert [(one.seat, one.user_id, one.before) for one in changes] == [
        (1, ALICE, 1500),
        (2, BOB, 1500),
    ]
    assert changes[0].after < 1500 < changes[1].after < first.rating


async def test_record_returns_the_changes(db: Database) -> None:
    """What the end of the game shows is what can be read again after a restart."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        await games.finish(tx, game, ending(500, 0), NOW)
        recorded = await standings.record(tx, game)

        assert recorded == await standings.changes(tx, game)
        assert [one.after > one.before for one in recorded] == [True, False]


@pytest.mark.parametrize(
    ("users", "options"),
    [
        pytest.param((ALICE, BOB), {"rated": False}, id="not unrated games"),
        pytest.param((ALICE, None), {}, id="not games with the computer"),
        pytest.param((ALICE, BOB), {"guild": None}, id="not games outside a server"),
        pytest.param((ALICE, BOB), {"guild": 8}, id="not games of another server"),
        pytest.param((ALICE, BOB), {"variant": "gin"}, id="not another game's"),
    ],
)
async def test_what_does_not_count(
    db: Database, users: tuple[int | None, ...], options: dict[str, int]
) -> None:
    """Only rated games between people, of this server and game."""
    async with db.transaction() as tx:
        await played(tx, users, [500, 0], **options)  # type: ignore[arg-type]

    assert (await table(db)).players == 0


async def test_a_game_that_is_being_played_does_not_count(db: Database) -> None:
    """Neither recorded nor rebuilt."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        assert await standings.record(tx, game) == ()
        assert await standings.rebuild(tx) == 0


async def test_resigning_while_ahead_is_a_loss(db: Database) -> None:
    """The game is lost, and its points say nothing."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [400, 10], winner=2, out=[1])
    winner, loser = (await table(db)).rows

    assert (winner.user_id, winner.wins) == (BOB, 1)
    assert (loser.user_id, loser.wins, loser.streak) == (ALICE, 0, 0)


async def test_more_than_two_are_ranked_by_place(db: Database) -> None:
    """Second and third have both lost, but not the same."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB, CAROL], [10, 500, 300])
    rows = (await table(db)).rows

    assert [row.user_id for row in rows] == [BOB, CAROL, ALICE]
    assert [row.wins for row in rows] == [1, 0, 0]


async def test_a_settled_rating_stands_before_a_provisional_one(db: Database) -> None:
    """However high the provisional one is."""
    async with db.transaction() as tx:
        for number in range(14):
            await played(tx, [ALICE, BOB], [500, 0] if number % 2 else [0, 500])
        await played(tx, [CAROL, BOB], [500, 0])
    rows = (await table(db)).rows

    assert [row.provisional for row in rows] == [False, False, True]
    assert rows[2].user_id == CAROL
    assert rows[2].rating > rows[0].rating


@pytest.mark.parametrize(
    ("now", "begin"),
    [
        pytest.param("2025-06-15T15:06", "week 2025-06-09", id="a week begins on Monday"),
        pytest.param("2025-06-16T00:00", "week 2025-06-16", id="at midnight"),
        pytest.param("2025-06-15T23:59", "month 2025-06-01", id="a month on its first day"),
        pytest.param("2025-01-01T00:00", "week 2024-12-30", id="a week may begin last year"),
    ],
)
def test_when_a_period_begins(now: str, begin: str) -> None:
    """In UTC."""
    period, day = begin.split()
    at = int(datetime.fromisoformat(now).replace(tzinfo=UTC).timestamp() * 1000)
    expected = int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)

    assert standings.beginning_ms(period, at) == expected  # type: ignore[arg-type]


async def test_a_period_counts_only_its_games(db: Database) -> None:
    """Points, games, wins and streak of the month; the rating is today's."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [900, 0], finished_ms=NOW - 20 * DAY)
        await played(tx, [ALICE, BOB], [0, 500], finished_ms=NOW - 10 * DAY)
        await played(tx, [ALICE, BOB], [500, 10], finished_ms=NOW - 9 * DAY)
        await played(tx, [ALICE, BOB], [500, 20], finished_ms=NOW - DAY)
    month, week = await table(db, "month"), await table(db, "week")
    now = {row.user_id: row.rating for row in (await table(db)).rows}

    assert [(r.user_id, r.tally, r.games, r.wins, r.streak) for r in month.rows] == [
        (ALICE, Tally(1000, 3), 3, 2, 2),
        (BOB, Tally(530, 3), 3, 1, 0),
    ]
    assert [(r.user_id, r.tally, r.games, r.wins, r.streak) for r in week.rows] == [
        (ALICE, Tally(500, 1), 1, 1, 1),
        (BOB, Tally(20, 1), 1, 0, 0),
    ]
    assert {row.user_id: row.rating for row in month.rows} == now


@pytest.mark.parametrize("period", ["all", "month", "week"])
async def test_pages(db: Database, period: Period) -> None:
    """Everybody is on exactly one page, in the order of the ranks, and finds oneself."""
    pairs = [(1000 + 2 * number, 1001 + 2 * number) for number in range(PAGE)]
    async with db.transaction() as tx:
        for pair in pairs:
            await played(tx, pair, [500, 100])
        await played(tx, [CAROL, 1000], [0, 500])
    pages = [await table(db, period, page=page, reader=CAROL) for page in (1, 2, 3)]
    rows = [row for page in pages for row in page.rows]

    assert [len(page.rows) for page in pages] == [PAGE, PAGE, 1]
    assert [row.rank for row in rows] == list(range(1, 2 * PAGE + 2))
    assert len({row.user_id for row in rows}) == 2 * PAGE + 1
    assert {(page.pages, page.players) for page in pages} == {(3, 2 * PAGE + 1)}
    own = next(row for row in rows if row.user_id == CAROL)
    assert [page.own for page in pages] == [own] * 3
    assert [row.user_id for row in rows[1:PAGE]] == [1002 + 2 * n for n in range(PAGE - 1)]


@pytest.mark.parametrize(("asked", "shown"), [(0, 1), (-3, 1), (2, 1), (99, 1)])
async def test_a_page_outside_is_the_nearest(db: Database, asked: int, shown: int) -> None:
    """Nobody is shown an empty page."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 100])

    assert (await table(db, page=asked)).page == shown


async def snapshot(tx: Transaction) -> tuple[list[object], list[object]]:
    """All that is derived from the games, in one order."""
    sums = select(ratings).order_by(*ratings.primary_key)
    each = select(results).order_by(*results.primary_key)
    return list((await tx.execute(sums)).all()), list((await tx.execute(each)).all())


USERS = [ALICE, BOB, CAROL, 104]
GAMES = st.lists(
    st.fixed_dictionaries(
        {
            "users": st.lists(st.sampled_from(USERS), min_size=2, max_size=4, unique=True),
            "totals": st.lists(st.integers(-200, 900), min_size=4, max_size=4),
            "out": st.booleans(),
            "rated": st.sampled_from([True, True, True, False]),
            "variant": st.sampled_from(["five-hundred", "five-hundred", "straight"]),
            "measure": st.sampled_from(Measure),
            # Not in order: a clock that was set back does not change what came first.
            "finished_ms": st.integers(NOW - 40 * DAY, NOW),
        }
    ),
    max_size=8,
)


async def play_all(tx: Transaction, described: list[dict[str, object]]) -> None:
    """Finish and count the *described* games."""
    for one in described:
        users: list[int] = one["users"]  # type: ignore[assignment]
        totals = one["totals"][: len(users)]  # type: ignore[index]
        best = 1 + totals.index(max(totals))
        out = [seat for seat in range(1, len(users) + 1) if one["out"] and seat != best]
        options = {name: one[name] for name in ("rated", "variant", "finished_ms", "measure")}
        await played(tx, users, totals, winner=best, out=out, **options)  # type: ignore[arg-type]


@pytest.mark.slow
@given(GAMES)
@hypothesis_settings(max_examples=12)
def test_rebuilding_changes_nothing(described: list[dict[str, object]]) -> None:
    """Counted again from the stored games, everything is the same to the last bit."""

    async def check() -> None:
        db = await Database.open("sqlite:///:memory:")
        async with db.transaction() as tx:
            await play_all(tx, described)
            before = await snapshot(tx)
            counted = await standings.rebuild(tx)
            after = await snapshot(tx)
        await db.close()

        assert after == before
        assert counted == sum(one["rated"] is True for one in described)

    asyncio.run(check())


@pytest.mark.slow
@given(GAMES)
@hypothesis_settings(max_examples=10)
def test_standings_add_up(described: list[dict[str, object]]) -> None:
    """Games and wins of each period are what one counts by hand."""

    async def check() -> None:
        db = await Database.open("sqlite:///:memory:")
        async with db.transaction() as tx:
            await play_all(tx, described)
        shown = {period: (await table(db, period)).rows for period in ("all", "month", "week")}
        await db.close()
        for period, rows in shown.items():
            begin = 0 if period == "all" else standings.beginning_ms(period, NOW)
            games_of, wins_of = by_hand(described, begin)
            assert {row.user_id: row.games for row in rows} == games_of
            assert {row.user_id: row.wins for row in rows} == {u: wins_of[u] for u in games_of}

    asyncio.run(check())


def by_hand(described: list[dict[str, object]], begin_ms: int) -> tuple[Counter[int], Counter[int]]:
    """How many counting games each user has played and won since *begin_ms*."""
    games_of, wins_of = Counter[int](), Counter[int]()
    for one in described:
        if one["rated"] and one["variant"] == "five-hundred" and one["finished_ms"] >= begin_ms:  # type: ignore[operator]
            users: list[int] = one["users"]  # type: ignore[assignment]
            totals = one["totals"][: len(users)]  # type: ignore[index]
            games_of.update(users)
            wins_of[users[totals.index(max(totals))]] += 1
    return games_of, wins_of


async def test_rebuilding_mends_what_is_wrong(db: Database) -> None:
    """Whatever stood in the derived tables, afterwards it follows from the games."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 1])
        right = await snapshot(tx)
        await tx.execute(delete(ratings).where(ratings.c.user_id == ALICE))
        await tx.execute(delete(results))
        await standings.rebuild(tx)

        assert await snapshot(tx) == right


async def test_games_are_finished_in_an_order_of_their_own(db: Database) -> None:
    """Not by the clock, which may be set back."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 1], finished_ms=NOW)
        await played(tx, [ALICE, BOB], [500, 1], finished_ms=NOW - DAY)
        order = select(games_table.c.finish_order).order_by(games_table.c.id)

        assert list((await tx.execute(order)).scalars()) == [1, 2]
