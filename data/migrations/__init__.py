"""The steps from one shape of the database to the next: versions/, one file a step.

A step is an Alembic script with `upgrade()` only, written by hand, with its own copy of the
tables' shape: schema.py goes on changing, a released step never does.
"""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from data.errors import DatabaseProblem
from data.store.schema import metadata

FOLDER = Path(__file__).parent


def migrate(connection: Connection, folder: Path = FOLDER) -> None:
    """Bring the tables up to date inside the caller's transaction.

    Raises DatabaseProblem where they are newer than this program, or not ours.
    """
    scripts = ScriptDirectory(str(folder))
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None and inspect(connection).get_table_names():
        raise DatabaseProblem("holds tables that are not Jolly's; give Jolly one of its own")
    refuse_newer(scripts, present)
    if present == scripts.get_current_head():
        return
    upgrade(connection, scripts)
    # SQLite does not check while tables are rebuilt; PostgreSQL never stops checking.
    sqlite = connection.dialect.name == "sqlite"
    if sqlite and connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
        raise DatabaseProblem("has rows that belong to no game; restore the last backup")


def refuse_newer(scripts: ScriptDirectory, present: str | None) -> None:
    """Raise DatabaseProblem where *present* is not a revision that this program knows."""
    try:
        scripts.get_revisions(present or ())
    except CommandError as error:
        raise DatabaseProblem(
            f"is at revision {present}, and this version of Jolly knows them up to "
            f"{scripts.get_current_head()} only; start the newer Jolly that wrote it, "
            "or restore the backup made before the update"
        ) from error


def upgrade(connection: Connection, scripts: ScriptDirectory) -> None:
    """Run the missing steps, in order."""
    environment = EnvironmentContext(
        Config(),
        scripts,
        # Alembic's own `upgrade` command finds the steps in this way.
        fn=lambda revision, _: scripts._upgrade_revs("head", revision),
        destination_rev="head",
    )
    with environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
