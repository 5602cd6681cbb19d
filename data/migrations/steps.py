"""Taking the steps that a database lacks, by Alembic."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from data.errors import DatabaseProblem
from data.store.club import ALL


def upgrade(connection: Connection, folder: Path, present: str | None) -> None:
    """Take the steps in *folder* that come after the one at *present*, in order.

    Raises DatabaseProblem where there is no such step.
    """
    scripts = ScriptDirectory(str(folder))
    refuse_newer(scripts, present)
    environment = EnvironmentContext(
        Config(),
        scripts,
        # Alembic's own `upgrade` command finds the steps in this way.
        fn=lambda revision, _: scripts._upgrade_revs("head", revision),
        destination_rev="head",
    )
    with environment:
        environment.configure(connection=connection, target_metadata=ALL)
        environment.run_migrations()


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
