"""The tables of a new database at once: the many steps to them are tried where they are made."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from data.migrations import migrate

SHAPE: dict[Path, bytes] = {}
"""A database with nothing but its tables, by the folder of the steps, once these were taken."""


def shape(connection: Connection, folder: Path) -> None:
    """Give an empty database its tables; bring any other up to date."""
    is_empty = not connection.exec_driver_sql("SELECT 1 FROM sqlite_master").all()
    if is_empty and folder in SHAPE:
        adapted: Any = connection.connection.dbapi_connection
        adapted.run_async(lambda driver: driver._execute(fill, driver._conn, SHAPE[folder]))
        return
    migrate(connection, folder)
    if is_empty:
        SHAPE[folder] = made_by(script(connection))


def fill(empty: sqlite3.Connection, content: bytes) -> None:
    """Give a database the *content* of another; ours goes on in a transaction, as it began."""
    with closing(sqlite3.connect(":memory:")) as other:
        other.deserialize(content)
        empty.execute("COMMIT")
        other.backup(empty)
        empty.execute("BEGIN IMMEDIATE")


def made_by(script: str) -> bytes:
    """What a database is that has been made by *script*."""
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(script)
        return made.serialize()


def script(connection: Connection) -> str:
    """What makes the tables that are there."""
    made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    steps = [sql for (sql,) in made if "sqlite_" not in sql]
    (revision,) = connection.exec_driver_sql("SELECT * FROM alembic_version").one()
    steps.append(f"INSERT INTO alembic_version VALUES ('{revision}')")
    return ";\n".join(steps)
