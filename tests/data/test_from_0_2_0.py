"""Version 0.2.0's own database: every row stays, in either kind of database, also as a backup."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from data import standings
from data.backups import backup, restore
from data.database import Database
from data.schema import metadata
from tests import releases

NOW = 1_767_300_000_000
"""Some time after 0.2.0 was stopped."""
Rows = list[dict[str, Any]]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The database of 0.2.0, as a file."""
    releases.put("0.2.0", tmp_path / "old.db")
    return tmp_path / "old.db"


@pytest.fixture(params=["file", "restored", "postgresql"])
async def url(request: pytest.FixtureRequest, old: Path, tmp_path: Path) -> str:
    """Where today's release has taken it over: opened, or restored from a backup."""
    if request.param == "file":
        return f"sqlite:///{old}"
    is_server = request.param == "postgresql"
    target = request.getfixturevalue("postgresql_url") if is_server else f"sqlite:///{tmp_path}/new"
    saved = await backup(f"sqlite:///{old}", tmp_path / "backup.db", NOW)
    await restore(target, saved.file, NOW)
    return str(target)


async def test_every_row_stays(url: str, old: Path, tmp_path: Path) -> None:
    """Whatever was stored is stored, to the letter."""
    releases.put("0.2.0", tmp_path / "as-it-was.db")
    before = rows_of(tmp_path / "as-it-was.db")
    db = await Database.open(url)
    async with db.reading() as tx:
        after = {
            table.name: [
                row._asdict()
                for row in await tx.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in metadata.sorted_tables
        }
    await db.close()

    assert sum(map(len, before.values())) > 1000
    for name, rows in before.items():
        assert len(rows) == len(after[name])


def rows_of(file: Path) -> dict[str, Rows]:
    """All rows of the old tables."""
    with closing(sqlite3.connect(file)) as base:
        base.row_factory = sqlite3.Row
        names = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: [dict(row) for row in base.execute(f'SELECT * FROM "{name}"')]
            for (name,) in names
            if name not in ("alembic_version", "sqlite_sequence")
        }


async def test_results_count_as_before(url: str) -> None:
    """Counted anew from the games, ratings and results are what 0.2.0 had stored."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        before = await sums(tx)
        assert await standings.rebuild(tx) == 14
        after = await sums(tx)
    await db.close()
    assert before == after


async def sums(tx: Any) -> list[tuple[Any, ...]]:
    """Everybody's ratings and results."""
    found: list[tuple[Any, ...]] = []
    for table in (metadata.tables["ratings"], metadata.tables["results"]):
        query = select(table).order_by(*table.primary_key.columns)
        found += [tuple(row) for row in await tx.execute(query)]
    return found
