"""From the first released tables to today's: all that was stored stays, and can be read."""

import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, MetaData, Table, insert, select, update
from sqlalchemy.types import JSON, BigInteger, Boolean, Float, Integer, LargeBinary

from data import challenges, games, profiles, settings, standings
from data.migrations import FOLDER
from data.store import schema
from data.store.database import Database
from data.store.transaction import AnyRow, Transaction
from engine.shuffle import game_key
from engine.state import Measure
from engine.variants import VARIANTS
from tests import postgresql
from tests.data.stored_samples import ALICE, BOB, GUILD, NOW, draw

FIRST = "r0001_first_tables.py"
RUNNING, FINISHED = 1, 2
DAY_MS = 24 * 60 * 60 * 1000
STORED: dict[str, list[dict[str, Any]]] = {
    "meta": [{"key": "reachable_ms", "value": str(NOW)}],
    "games": [
        {"id": RUNNING, "state": "playing", "step": 2, "deadline_ms": NOW + 60_000},
        {"id": FINISHED, "state": "finished", "step": 1, "winner": 1, "finish_order": 1},
    ],
    "players": [
        {"game_id": game, "seat": seat, "user_id": user, "name": f"user {user}"}
        for game in (RUNNING, FINISHED)
        for seat, user in ((1, ALICE), (2, BOB))
    ],
    "moves": [
        {"game_id": RUNNING, "step": 0, "seat": 0, "line": "deck 2h 3h", "source": "dealer"},
        {"game_id": RUNNING, "step": 1, "seat": 2, "line": "2 draw @1", "source": "player"},
        {"game_id": FINISHED, "step": 0, "seat": 1, "line": "1 resign", "source": "player"},
    ],
    "challenges": [{"id": 1, "state": "open", "shown_state": "open", "game_id": None}],
    "challenge_players": [{"challenge_id": 1, "user_id": ALICE, "position": 1, "name": "alice"}],
    "users": [{"id": ALICE, "settings": {"cards": "emoji"}}],
    "servers": [{"id": GUILD, "settings": {"threads": True}}],
    "results": [
        {"game_id": FINISHED, "seat": seat, "user_id": user, "won": seat == 1, "place": seat}
        for seat, user in ((1, ALICE), (2, BOB))
    ],
    "ratings": [
        {"user_id": user, "games": 1, "wins": wins} for user, wins in ((ALICE, 1), (BOB, 0))
    ],
}
MEASURED = {"measure", "beaten", "rivals", "point_games", "penalties", "penalty_games"}
"""What newer columns tell of results that were there before."""
GIVEN = {"guild_id": GUILD, "variant": "gin", "rated": True, "points": 100, "finished_ms": NOW}
"""What every column of that name holds where a row above does not say."""


def value_of(column: Column[Any]) -> Any:
    """Something that fits into *column*."""
    if column.name in GIVEN:
        return GIVEN[column.name]
    match column.type:
        case JSON():
            return {"target": 500}
        case LargeBinary():
            return b"\x01\x00\xff"
        case Boolean():
            return False
        case BigInteger():
            return None if column.foreign_keys or column.unique else NOW
        case Integer() | Float():
            return 1
    return "normal"


def filled(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """*row* with something in every other column."""
    if "state" in row and table.name == "games" and row["state"] == "playing":
        row = dict.fromkeys(("winner", "finish_order", "finished_ms", "paused_since_ms")) | row
    return {column.name: value_of(column) for column in table.columns} | row


async def old_database(
    url: str,
    folder: Path,
    stored: dict[str, list[dict[str, Any]]] = STORED,
    *,
    gone: int | None = None,
    **of_games: Any,
) -> dict[str, list[AnyRow]]:
    """Make the database at *url* as the first release left it; returns what is in its tables.

    *gone* has had their data deleted then; *of_games* are other values of all games.
    """
    (folder / "versions").mkdir(parents=True)
    shutil.copy(FOLDER / "versions" / FIRST, folder / "versions")
    db = await Database.open(url, migrations=folder)
    async with db.transaction() as tx:
        tables = await reflected(tx)
        for name, rows in stored.items():
            await tx.execute(insert(tables[name]), [filled(tables[name], row) for row in rows])
        seats = tables["players"]
        await tx.execute(update(seats).where(seats.c.user_id == gone).values(user_id=-7))
        if of_games:
            await tx.execute(update(tables["games"]).values(of_games))
        found = {name: await content(tx, table) for name, table in tables.items()}
    await db.close()
    return found


async def reflected(tx: Transaction) -> dict[str, Table]:
    """The tables as they are in the database."""
    metadata = MetaData()
    await tx.run_sync(metadata.reflect)
    return {name: table for name, table in metadata.tables.items() if name != "alembic_version"}


async def content(tx: Transaction, table: Table) -> list[AnyRow]:
    """The rows of *table*, in order."""
    query = select(table).order_by(*table.primary_key.columns)
    return list((await tx.execute(query)).all())


@pytest.fixture(params=["file", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> Any:
    """A database without any table."""
    if request.param == "file":
        yield request.getfixturevalue("url")
        return
    server: postgresql.Server = request.getfixturevalue("postgresql_server")
    url = server.fresh(migrated=False)
    yield url
    server.drop(url)


MADE_ANEW = {("games", "key"), ("challenge_players", "entropy")}
"""What a newer release does not leave empty, or as it was: see test_contributions_with_names."""


async def test_every_row_of_every_table_stays(empty_url: str, tmp_path: Path) -> None:
    """What a newer release adds is empty or follows from the rest; all else is as it was."""
    before = await old_database(empty_url, tmp_path / "first")
    db = await Database.open(empty_url)
    async with db.reading() as tx:
        tables = await reflected(tx)
        after = {name: await content(tx, table) for name, table in tables.items()}
    await db.close()

    assert all(before.values())
    for name, rows in before.items():
        for old, new in zip(rows, after[name], strict=True):
            for column, now in new._asdict().items():
                if (name, column) not in MADE_ANEW and column not in MEASURED:
                    assert now == old._asdict().get(column)


async def test_text_stays_text(empty_url: str, tmp_path: Path) -> None:
    """Whoever knew the choice and stayed with text keeps it; the others have chosen nothing yet."""
    known = {"look_chosen": True, "colours": "two"}
    people = {
        1: known,
        2: {**known, "cards": "image"},
        3: {"order": "rank"},
        4: {},
    }
    rows = [{"id": user, "settings": stored} for user, stored in people.items()]
    await old_database(empty_url, tmp_path / "first", {"users": rows})
    db = await Database.open(empty_url)
    async with db.reading() as tx:
        found = [await settings.user_settings(tx, user) for user in people]
    await db.close()

    assert [one.cards for one in found] == ["text", "image", None, None]
    assert [one.colours for one in found] == ["two", "two", "four", "four"]
    assert found[2].order == "rank"


async def test_contributions_with_names(empty_url: str, tmp_path: Path) -> None:
    """Until 0.2 a contribution was made of its user's number: it proves nothing about who is gone.

    What the deals follow from is kept; an open challenge gets no such contribution any more.
    """
    await old_database(empty_url, tmp_path / "first", gone=BOB)
    db = await Database.open(empty_url)
    async with db.reading() as tx:
        rows = [await games.load(tx, game) for game in (RUNNING, FINISHED)]
        [challenge] = await challenges.open_challenges(tx)
    await db.close()

    key = game_key(b"\x01\x00\xff", [b"\x01\x00\xff"] * 2)
    assert [(row.seed, row.key) for row in rows] == [(b"", key)] * 2
    assert [one.entropy for one in rows[0].players] == [b"\x01\x00\xff", b""]
    assert [one.entropy for one in challenge.players] == [b""]
    assert challenge.seed


async def test_a_dm_of_somebody_gone(empty_url: str, tmp_path: Path) -> None:
    """The channel of a DM leads to its owner: where that one is gone, so is it."""
    await old_database(empty_url, tmp_path / "first", gone=BOB, guild_id=None)
    db = await Database.open(empty_url)
    async with db.reading() as tx:
        rows = [await games.load(tx, game) for game in (RUNNING, FINISHED)]
    await db.close()

    assert [row.channel_id for row in rows] == [NOW, 0]


async def test_everything_can_be_read_and_goes_on(empty_url: str, tmp_path: Path) -> None:
    """Games, challenges, settings, ratings; and a running game takes its next move."""
    await old_database(empty_url, tmp_path / "first")
    db = await Database.open(empty_url)
    async with db.transaction() as tx:
        [running] = await games.running(tx)
        lines = [move.line for move in await games.moves_of(tx, RUNNING)]
        open_ones = await challenges.open_challenges(tx)
        user = await settings.user_settings(tx, ALICE)
        server = await settings.server_settings(tx, GUILD)
        history = await profiles.history(tx, guild=GUILD)
        [record] = (await profiles.profile(tx, GUILD, ALICE)).records
        recounted = await standings.rebuild(tx)
        assert await games.append(tx, RUNNING, 2, [draw()], deadline=None, now_ms=NOW) == 3
    await db.close()

    assert (running.id, running.step, running.seed) == (RUNNING, 2, b"\x01\x00\xff")
    assert [player.user_id for player in running.players] == [ALICE, BOB]
    assert lines == ["deck 2h 3h", "2 draw @1"]
    assert [one.players[0].name for one in open_ones] == ["alice"]
    assert (user.cards, server.threads) == ("emoji", True)
    assert [one.id for one in history.games] == [FINISHED]
    assert (record.games, record.wins, recounted) == (1, 1, 1)


@pytest.mark.parametrize(
    ("paused_days_ago", "ends_in_days"),
    [
        pytest.param(3, 27, id="thirty days after it began"),
        pytest.param(400, 7, id="a week after the update, where that has passed"),
    ],
)
async def test_a_pause_of_the_first_release_ends(
    empty_url: str, tmp_path: Path, paused_days_ago: int, ends_in_days: int
) -> None:
    """Nobody's game stands still for ever; games that are played, or over, are left alone."""
    await old_database(empty_url, tmp_path / "first")
    since_ms = time.time_ns() // 1_000_000 - paused_days_ago * DAY_MS
    db = await Database.open(empty_url, migrations=tmp_path / "first")
    async with db.transaction() as tx:
        game = await tx.run_sync(lambda sync: Table("games", MetaData(), autoload_with=sync))
        paused = {"paused_since_ms": since_ms, "pause_reason": "channel"}
        await tx.execute(update(game).where(game.c.id == RUNNING).values(paused))
    await db.close()
    db = await Database.open(empty_url)
    async with db.reading() as tx:
        ends_ms = (await games.load(tx, RUNNING)).pause_ends_ms
        assert (await games.load(tx, FINISHED)).pause_ends_ms is None
    await db.close()

    assert ends_ms is not None
    assert ends_ms - time.time_ns() // 1_000_000 == pytest.approx(ends_in_days * DAY_MS, abs=DAY_MS)


PLAYED = [
    (variant, rules, reason, totals)
    for variant in VARIANTS.values()
    for rules in variant.presets.values()
    for reason, totals in (("out", (120, -30)), ("resign", (7, 9)), ("flag", (0, 0)))
]
"""Finished games that the first seat has won."""
SEATS = [
    {"game_id": game, "seat": seat, "user_id": user, "points": totals[seat - 1], "place": seat}
    for game, (_, _, _, totals) in enumerate(PLAYED, 1)
    for seat, user in ((1, ALICE), (2, BOB))
]
RESULTS: dict[str, list[dict[str, Any]]] = {
    "games": [
        {
            "id": game,
            "variant": variant.key,
            "rules": rules.model_dump(mode="json"),
            "state": "finished",
            "winner": 1,
            "ended_reason": reason,
            "finish_order": game,
        }
        for game, (variant, rules, reason, _) in enumerate(PLAYED, 1)
    ],
    "players": [{"name": "somebody", **seat} for seat in SEATS],
    "results": [
        {"variant": PLAYED[seat["game_id"] - 1][0].key, "won": seat["seat"] == 1, **seat}
        for seat in SEATS
    ],
    # The sums are those of before: everything in one.
    "ratings": [
        {"variant": variant, "user_id": user, "points": 999}
        for variant in VARIANTS
        for user in (ALICE, BOB)
    ],
}
DERIVED = ("measure", "points", "beaten", "rivals")
SUMMED = ("points", "point_games", "penalties", "penalty_games", "beaten", "rivals")


async def derived(tx: Transaction) -> tuple[list[Any], list[Any]]:
    """What is told of all results, and summed up of each player."""
    results, ratings = schema.results.c, schema.ratings.c
    each = select(results.game_id, results.seat, *(results[name] for name in DERIVED))
    sums = select(ratings.variant, ratings.user_id, *(ratings[name] for name in SUMMED))
    return (
        list(await tx.execute(each.order_by(results.game_id, results.seat))),
        list(await tx.execute(sums.order_by(ratings.variant, ratings.user_id))),
    )


async def test_old_results_are_measured(empty_url: str, tmp_path: Path) -> None:
    """By the complete rules stored with each game, just as if all were counted again."""
    await old_database(empty_url, tmp_path / "first", RESULTS)
    db = await Database.open(empty_url)
    async with db.transaction() as tx:
        migrated = await derived(tx)
        await standings.rebuild(tx)
        assert await derived(tx) == migrated
    await db.close()

    usual = [variant.measure(rules) for variant, rules, _, _ in PLAYED]
    expected = [
        measure if measure is Measure.LASTING or reason == "out" else Measure.WINNING
        for measure, (_, _, reason, _) in zip(usual, PLAYED, strict=True)
    ]
    assert [row.measure for row in migrated[0]] == [one for one in expected for _ in "12"]
    straight = next(row for row in migrated[1] if row.variant == "straight")
    assert (straight.points, straight.point_games) == (480, 4)
    assert (straight.penalties, straight.penalty_games) == (240, 2)
