"""The steps that bring a database up to date: whole or not at all, and the same as schema.py."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text

from data.errors import DatabaseProblem
from data.migrations import FOLDER, newest_revision
from data.store.database import Database
from data.store.schema import meta, metadata
from tests import releases

STEP = """
import sqlalchemy as sa
from alembic import op
revision = "{revision}"
down_revision = "{before}"
def upgrade():
    {body}
"""
ADD_TABLE = 'op.create_table("extra", sa.Column("id", sa.Integer))'


def with_steps(folder: Path, *bodies: str) -> Path:
    """The real steps, and one more for each of *bodies*."""
    shutil.copytree(FOLDER / "versions", folder / "versions")
    head = ScriptDirectory(str(FOLDER)).get_current_head()
    for number, body in enumerate(bodies):
        step = STEP.format(revision=f"t{number}", before=head, body=body)
        (folder / "versions" / f"t{number}.py").write_text(step)
        head = f"t{number}"
    return folder


def content(file: Path) -> list[str]:
    """Everything in the database at *file*, as SQL."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


async def test_the_steps_lead_to_the_schema(db: Database) -> None:
    """A migrated database has exactly the tables, columns and indexes of schema.py."""

    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    async with db.reading() as tx:
        assert await tx.run_sync(differences) == []


def test_the_steps_are_one_line() -> None:
    """There is one head, and each step but the first follows another."""
    scripts = ScriptDirectory(str(FOLDER))

    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1
    assert newest_revision() == scripts.get_current_head()


def shape(file: Path) -> set[tuple[str, str]]:
    """The tables and indexes of the database at *file*, as SQLite was told of them."""
    named = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'"
    with closing(sqlite3.connect(file)) as connection:
        return set(connection.execute(named))


@pytest.mark.parametrize(("release", "steps"), [("0.2.0", 2), ("0.3.0", 17)])
async def test_a_released_step_never_changes(
    url: str, tmp_path: Path, release: str, steps: int
) -> None:
    """However it is written, it makes to the letter what it made in its release."""
    releases.put(release, tmp_path / "then.db")
    (tmp_path / "steps" / "versions").mkdir(parents=True)
    for step in sorted((FOLDER / "versions").glob("r*.py"))[:steps]:
        shutil.copy(step, tmp_path / "steps" / "versions")
    await (await Database.open(url, migrations=tmp_path / "steps")).close()

    assert shape(tmp_path / "var" / "jolly.db") == shape(tmp_path / "then.db")


async def test_an_old_database_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    """The missing steps run by themselves when it is opened, and only once."""
    await (await Database.open(url)).close()
    folder = with_steps(tmp_path / "steps", ADD_TABLE)

    for _ in range(2):
        await (await Database.open(url, migrations=folder)).close()

    assert any("extra" in line for line in content(tmp_path / "var" / "jolly.db"))


@pytest.mark.parametrize(
    ("body", "error"),
    [
        pytest.param("raise ZeroDivisionError", ZeroDivisionError, id="a fault in a step"),
        pytest.param(
            'op.execute("PRAGMA max_page_count = 1"); '
            "op.execute(\"INSERT INTO meta VALUES ('a', hex(zeroblob(900000)))\")",
            DatabaseProblem,
            id="a full disk",
        ),
        pytest.param(
            "op.execute(\"INSERT INTO moves VALUES (99, 0, 1, '', 0, '', 0, NULL)\")",
            DatabaseProblem,
            id="a move of no game",
        ),
    ],
)
async def test_a_step_that_fails_changes_nothing(
    url: str, tmp_path: Path, body: str, error: type[Exception]
) -> None:
    """Not even the steps before it remain, and the old program can go on with the database."""
    await (await Database.open(url)).close()
    file = tmp_path / "var" / "jolly.db"
    before = content(file)
    folder = with_steps(tmp_path / "steps", ADD_TABLE, body)

    with pytest.raises(error):
        await Database.open(url, migrations=folder)

    assert content(file) == before
    await (await Database.open(url)).close()


async def test_two_processes_may_open_a_new_database_at_once(url: str) -> None:
    """One migrates, the other finds it done."""
    for database in await asyncio.gather(*(Database.open(url) for _ in range(3))):
        await database.close()


async def test_a_step_that_fails_in_postgresql_changes_nothing(
    postgresql_url: str, tmp_path: Path
) -> None:
    """There too the steps are one transaction."""
    db = await Database.open(postgresql_url)
    async with db.transaction() as tx:
        await tx.execute(insert(meta).values(key="kept", value=""))
    folder = with_steps(
        tmp_path / "steps", ADD_TABLE, 'op.execute("DELETE FROM meta")', "raise ZeroDivisionError"
    )

    with pytest.raises(ZeroDivisionError):
        await Database.open(postgresql_url, migrations=folder)

    async with db.reading() as tx:
        assert await tx.scalar(select(meta.c.key)) == "kept"
        assert await tx.scalar(text("SELECT to_regclass('extra')")) is None
    await db.close()
