"""Time in which nothing can be stored is charged to nobody."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from typing import Any

import pytest
from sqlalchemy import insert, literal, select

from bot.runtime.clock import now_ms
from bot.table.table import Table
from data.errors import OutcomeUnknown, StorageRefused
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import moves as moves_table
from data.store.transaction import Transaction
from tests.bot.conftest import Room, text_of
from tests.bot.evening import answer, begin, draw, moves, public, turn
from tests.bot.runtime.test_troubles_storage import KINDS, refusing
from tests.bot.timing import (  # noqa: F401 - fixtures
    BEAT,
    acts_of_clock,
    app,
    clock,
    credited,
    db,
    is_as_stored,
    remaining,
)

AGAIN = 10.0
"""Seconds after which work that the database refused is tried again."""


@KINDS
@pytest.mark.parametrize("time", [{"turn": "60s"}, {"clock": "1m", "turn": "none"}])
async def test_refused_for_longer_than_a_turn(
    room: Room, tmp_path: Any, kind: str, time: dict[str, str]
) -> None:
    """Who tries to play and cannot has as long afterwards as when it began, and then no longer."""
    table = await begin(room, **time)
    before = remaining(table)

    async with refusing(room, tmp_path, kind):
        await room.wait(30)
        assert "Nothing has changed" in answer(await draw(room, table))
        await room.wait(60)
        assert "Nothing has changed" in answer(await draw(room, table))
    await room.wait(BEAT)

    assert 90 <= credited(table) <= 90 + 2 * BEAT
    assert before - BEAT <= remaining(table) <= before + BEAT
    assert await is_as_stored(room, table)
    await room.wait(remaining(table) - 1)
    assert await acts_of_clock(room, table) == []
    await room.wait(3)
    assert len(await acts_of_clock(room, table)) == 1


async def test_refused_without_anybody_trying(room: Room, tmp_path: Any) -> None:
    """A turn that would have ended meanwhile goes on, and everybody reads why."""
    table = await begin(room, turn="60s")

    async with refusing(room, tmp_path, "locked"):
        await room.wait(120)
    await room.wait(AGAIN)

    assert await acts_of_clock(room, table) == []
    assert 120 <= credited(table) <= 120 + 2 * BEAT
    await room.wait()
    assert "I was offline" in text_of(public(room, table))


async def test_moving_before_the_heartbeat(room: Room, tmp_path: Any) -> None:
    """The first move after the return is made by a clock that has stood still."""
    table = await begin(room, clock="10m", turn="none")
    before = clock(table)
    async with refusing(room, tmp_path, "locked"):
        await room.wait(4 * 60)
        await draw(room, table)

    await draw(room, table)

    assert clock(table) == pytest.approx(before, abs=BEAT)
    (move,) = [one for one in await moves(room, table) if one.source == "player"]
    assert move.at_ms == table.row.at_ms(now_ms())


async def test_other_tables_get_theirs(room: Room, tmp_path: Any) -> None:
    """Also a game that is not in memory, and once each."""
    table, other = await begin(room, turn="2m"), await begin(room, turn="2m")
    room.app.tables.forget(other)
    del other

    async with refusing(room, tmp_path, "read_only"):
        await room.wait(100)
    await room.wait(2 * BEAT)

    again = await room.table(2)
    assert 100 <= credited(again) <= 100 + 2 * BEAT
    assert credited(again) == credited(table)


async def test_no_room_for_moves_alone(room: Room) -> None:
    """A heartbeat changes a row in place: it is no sign of life where moves find no room."""
    table = await begin(room, turn="2m")
    before = remaining(table)
    async with no_room(room):
        assert "My disk is full" in answer(await draw(room, table))
        await room.wait(150)
        assert await acts_of_clock(room, table) == []
    await room.wait(2 * BEAT)

    assert 150 <= credited(table) <= 150 + 3 * BEAT
    assert remaining(table) == pytest.approx(before, abs=3 * BEAT)
    await turn(room, table)
    assert await is_as_stored(room, table)


@asynccontextmanager
async def no_room(room: Room) -> AsyncIterator[None]:
    """Nothing can be added to the database meanwhile, though what is there can be changed."""
    await fill(room.db)
    yield
    await room.db._writer.run("PRAGMA max_page_count=1000000")
    assert all("database refused" in fault for fault in room.faults), room.faults
    room.faults.clear()


async def fill(database: Database) -> None:
    """Add moves to a game that is over until the file may not grow, and is full."""
    async with database.transaction() as tx:
        await tx.execute(insert(games_table).from_select(*over(100)))
    pages = (await database._writer.connection.exec_driver_sql("PRAGMA page_count")).scalar()
    await database._writer.run(f"PRAGMA max_page_count={pages}")
    with suppress(StorageRefused):
        for step in count():
            async with database.transaction() as tx:
                await add(tx, step)


def over(game: int) -> tuple[list[str], Any]:
    """A copy of the first game with another number, that is over."""
    copied = {"id": literal(game), "state": literal("aborted")}
    columns = {one.name: copied.get(one.name, one) for one in games_table.columns}
    return list(columns), select(*columns.values()).where(games_table.c.id == 1)


async def add(tx: Transaction, step: int) -> None:
    """Record a move that takes as little room as any."""
    await tx.execute(
        insert(moves_table).values(
            game_id=100, step=step, seat=0, line="", source="dealer", created_ms=0
        )
    )


async def test_no_answer_to_the_credit(room: Room, tmp_path: Any) -> None:
    """A credit that is stored, though nobody says so, is not made again, and is remembered."""
    table = await begin(room, turn="2m")
    async with refusing(room, tmp_path, "locked"):
        await room.wait(60)
    with unanswered(room, table):
        await room.wait(BEAT)
    await room.wait(2 * BEAT)

    assert 60 <= credited(table) <= 60 + 3 * BEAT
    assert await is_as_stored(room, table)


@contextmanager
def unanswered(room: Room, table: Table) -> Iterator[None]:
    """Let nobody hear of the commit of the next credit."""
    real, lost = room.db.transaction, []

    @asynccontextmanager
    async def transaction() -> AsyncIterator[Transaction]:
        async with real() as tx:
            yield tx
        if credited(await room.stored_table(table.id)) > credited(table) and not lost:
            lost.append(table)
            raise OutcomeUnknown("the connection was lost")

    room.db.transaction = transaction  # type: ignore[method-assign]
    yield
    room.db.transaction = real  # type: ignore[method-assign]
    assert lost
