"""The steps from one shape of the database to the next: versions/, one file a step.

A step is an Alembic script with `upgrade()` only, written by hand, with its own copy of the
tables' shape: schema.py goes on changing, a released step never does. Alembic itself is loaded only
where there are steps to take, as that takes longer than all else of opening a database.
"""

import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from data.errors import DatabaseProblem

FOLDER = Path(__file__).parent
REVISION = re.compile(r'^revision = "(\w+)"$', re.MULTILINE)
EARLIER = re.compile(r'^down_revision = "(\w+)"$', re.MULTILINE)


def migrate(connection: Connection, folder: Path = FOLDER) -> None:
    """Bring the tables up to date inside the caller's transaction.

    Raises DatabaseProblem where they are newer than this program, or not ours.
    """
    present = present_revision(connection)
    if present is None and inspect(connection).get_table_names():
        raise DatabaseProblem("holds tables that are not Jolly's; give Jolly one of its own")
    if present == newest_revision(folder):
        return
    from data.migrations.steps import upgrade

    upgrade(connection, folder, present)
    # SQLite does not check while tables are rebuilt; PostgreSQL never stops checking.
    sqlite = connection.dialect.name == "sqlite"
    if sqlite and connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
        raise DatabaseProblem("has rows that belong to no game; restore the last backup")


def present_revision(connection: Connection) -> str | None:
    """The last step that was taken there; None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def newest_revision(folder: Path = FOLDER) -> str:
    """The step to which all others in *folder* lead."""
    steps = "\n".join(file.read_text("utf-8") for file in (folder / "versions").glob("*.py"))
    (newest,) = set(REVISION.findall(steps)) - set(EARLIER.findall(steps))
    return str(newest)
