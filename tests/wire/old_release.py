"""A database as the first release left it, made from one of today."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from data.migrations import FOLDER, migrate

REACHABLE = """
INSERT OR REPLACE INTO main.meta (key, value)
SELECT 'reachable_ms', max(reachable_ms) FROM today.shards HAVING max(reachable_ms) IS NOT NULL
"""
OWN = ("alembic_version", "sqlite_sequence")


def back_to_first_release(database: Path) -> None:
    """Put *database*, which nobody has open, into the form of version 0.1.0."""
    folder, old = database.with_suffix(".steps"), database.with_suffix(".old")
    (folder / "versions").mkdir(parents=True, exist_ok=True)
    for step in (FOLDER / "versions").glob("r0001*.py"):
        shutil.copy(step, folder / "versions")
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        migrate(connection, folder)
    engine.dispose()
    copy(database, old)
    for leftover in database.parent.glob(f"{database.name}*"):
        leftover.unlink()
    old.rename(database)


def copy(database: Path, old: Path) -> None:
    """Take over what the older form has room for."""
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("ATTACH ? AS today", (str(database),))
        names = "SELECT name FROM main.sqlite_master WHERE type = 'table'"
        for (table,) in connection.execute(names).fetchall():
            if table not in OWN:
                columns = f"SELECT name FROM pragma_table_info('{table}', 'main')"
                kept = ", ".join(f'"{name}"' for (name,) in connection.execute(columns))
                connection.execute(
                    f'INSERT INTO main."{table}" ({kept}) SELECT {kept} FROM today."{table}"'
                )
        # The first release kept for all shards together when players could last reach it.
        if connection.execute("SELECT 1 FROM today.sqlite_master WHERE name = 'shards'").fetchone():
            connection.execute(REACHABLE)
        connection.commit()
