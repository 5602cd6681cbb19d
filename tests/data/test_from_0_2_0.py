"""Version 0.2.0's own database: every row stays, in either kind of database, also as a backup."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from data import standings
from data.backup.copies import backup, restore
from data.migrations import FOLDER
from data.store.database import Database
from data.store.schema import metadata
from tests import releases
from tests.data.test_upgrade import content, reflected

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


CHANGED = {("challenge_players", "entropy"), ("ratings", "points")}
"""What is dropped for good, as it names its player, and what is told apart by its kind."""
GONE = {11, 12, 13}
"""The games of the player who had their data deleted: these lose what could lead back to them."""
LEADS_BACK = {("games", "seed"), ("challenges", "seed"), ("players", "entropy")}


async def test_every_row_stays(url: str, tmp_path: Path) -> None:
    """Whatever was stored is stored, to the letter; what leads back to who is gone is not."""
    releases.put("0.2.0", tmp_path / "as-it-was.db")
    before = await rows_of(f"sqlite:///{tmp_path}/as-it-was.db", old_steps(tmp_path))
    after = await rows_of(url)

    assert sum(map(len, before.values())) > 1000
    dropped = set()
    for name, rows in before.items():
        for old, new in zip(rows, after[name], strict=True):
            for column, value in old.items():
                if (name, column) in LEADS_BACK and (old.get("game_id") or old.get("id")) in GONE:
                    dropped.add((name, column, new[column]))
                elif (name, column) not in CHANGED:
                    assert new[column] == value, (name, column, old)
    assert {(name, column) for name, column, value in dropped if not value} == LEADS_BACK


def old_steps(folder: Path) -> Path:
    """The migrations that 0.2.0 had."""
    (folder / "steps" / "versions").mkdir(parents=True)
    for step in ("r0001_first_tables.py", "r0002_several_processes.py"):
        shutil.copy(FOLDER / "versions" / step, folder / "steps" / "versions")
    return folder / "steps"


async def rows_of(url: str, steps: Path = FOLDER) -> dict[str, Rows]:
    """All rows of all tables, but what only says who runs the database and when."""
    db = await Database.open(url, migrations=steps)
    async with db.reading() as tx:
        tables = await reflected(tx)
        found = {
            name: [row._asdict() for row in await content(tx, table)]
            for name, table in tables.items()
            if name not in ("meta", "shards", "deletions")
        }
    await db.close()
    return found


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
