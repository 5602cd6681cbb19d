"""The tables of a new database at once: the many steps to them are tried where they are made."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect

from data.migrations import migrate

SHAPE: dict[Path, str] = {}
"""What makes the tables as one script, by the folder of the steps, once these have been taken."""


def shape(connection: Connection, folder: Path) -> None:
    """Give an empty database its tables; bring any other up to date."""
    is_empty = not inspect(connection).get_table_names()
    if is_empty and folder in SHAPE:
        adapted: Any = connection.connection.dbapi_connection
        adapted.run_async(lambda driver: driver.executescript(SHAPE[folder]))
        return
    migrate(connection, folder)
    if is_empty:
        SHAPE[folder] = script(connection)


def script(connection: Connection) -> str:
    """What makes the tables that are there."""
    made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    steps = [sql for (sql,) in made if "sqlite_" not in sql]
    (revision,) = connection.exec_driver_sql("SELECT * FROM alembic_version").one()
    steps.append(f"INSERT INTO alembic_version VALUES ('{revision}')")
    # A script begins outside of any transaction, and ours goes on after it.
    return ";\n".join(["BEGIN", *steps, "COMMIT", "BEGIN"])
