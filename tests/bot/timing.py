"""How the time at a table stands, for tests in which it must not run."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.app import Jolly
from bot.runtime.clock import now_ms
from bot.table.table import Table
from data.store.database import Database
from tests.bot.conftest import EDIT_EVERY_MS, Room
from tests.bot.evening import moves

BEAT = 5.0
"""Seconds between two heartbeats, where a test of minutes waits for them."""


@pytest.fixture
async def db(tmp_path: Any) -> AsyncIterator[Database]:
    """A file, which another program can lock; we do not wait for it for long."""
    database = await Database.open(f"sqlite:///{tmp_path}/jolly.db", busy_seconds=0.05)
    yield database
    await database.close()


@pytest.fixture
def app(db: Database) -> Jolly:
    """The bot with a heartbeat that a test of minutes can wait for."""
    return Jolly(db, shard_count=1, beat_ms=round(BEAT * 1000), edit_every_ms=EDIT_EVERY_MS)


def credited(table: Table) -> float:
    """The seconds that were charged to nobody."""
    return table.row.credited_ms / 1000


def clock(table: Table) -> float:
    """The seconds that whoever is on turn has left at this moment."""
    left: float = table.state.clocks[table.state.acting - 1]
    return left - (table.row.at_ms(now_ms()) / 1000 - table.state.at)


def remaining(table: Table) -> float:
    """The seconds until the time of whoever is on turn is over."""
    assert table.row.deadline_ms is not None
    return (table.row.deadline_ms - now_ms()) / 1000


async def is_as_stored(room: Room, table: Table) -> bool:
    """Whether memory and database tell the same of the game and its time."""
    stored = await room.stored_table(table.id)
    known, row = table.row, stored.row
    same_time = (row.clock, row.deadline_ms) == (known.clock, known.deadline_ms)
    return same_time and stored.state == table.state


async def acts_of_clock(room: Room, table: Table) -> list[str]:
    """The moves that the clock made."""
    return [one.line for one in await moves(room, table) if one.source == "clock"]
