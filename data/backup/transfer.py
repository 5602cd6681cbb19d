"""Backups row by row: from PostgreSQL into a SQLite file and back, table by table.

So a backup can be restored into either database, whichever it was made of.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, select, text

from data.backup import people
from data.backup.files import NUMBERED, last_numbers, on_file, set_last_numbers
from data.errors import DatabaseProblem
from data.migrations import newest_revision, present_revision
from data.store.club import ALL
from data.store.schema import games

AT_ONCE = 500
"""Rows in memory."""
ANOTHER_LOOK = text("SELECT pg_stat_clear_snapshot(), pg_sleep(0.1)")
LOOKS_A_SECOND = 10
AFTERGLOW_SECONDS = 2.0
"""A connection that was just closed, perhaps our own, is still seen for a moment."""
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = 'jolly' AND pid <> pg_backend_pid()"
)


def copy_out(server: Connection, file: Path) -> None:
    """Copy all rows of *server* into the empty, migrated SQLite database *file*.

    Raises DatabaseProblem where their tables do not have the same shape.
    """
    revision, own = present_revision(server), newest_revision()
    if revision != own:
        raise DatabaseProblem(
            f"is at revision {revision}, and this version of Jolly writes {own}; "
            "make the backup with the Jolly that plays on it"
        )
    with on_file(file).begin() as copy:
        copy_rows(server, copy)
    with closing(sqlite3.connect(file)) as base, base:
        set_last_numbers(base, {name: last_value(server, name) for name in NUMBERED})


def copy_in(server: Connection, file: Path) -> int:
    """Replace all rows of *server* by those of *file*, both at this program's revision.

    Whoever was forgotten on *server* is forgotten in *file* before; tells how many. Raises
    DatabaseProblem while another Jolly is connected.
    """
    names = ", ".join(table.name for table in ALL.sorted_tables)
    refuse_others(server)
    server.execute(text("SET LOCAL lock_timeout = '5s'"))
    # Whoever connects from now on waits for the end, and then reads what has been restored.
    server.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    refuse_others(server)
    forgotten = people.forget_again(file, people.deletions_in(server))
    for table in reversed(ALL.sorted_tables):
        server.execute(delete(table))
    with on_file(file).connect() as copy:
        copy_rows(copy, server)
    with closing(sqlite3.connect(file)) as base:
        go_on_from(server, last_numbers(base))
    return forgotten


def refuse_others(server: Connection, seconds: float = AFTERGLOW_SECONDS) -> None:
    """Raise DatabaseProblem where another Jolly is connected, and stays so for *seconds*."""
    for _ in range(1 + round(seconds * LOOKS_A_SECOND)):
        if not server.scalar(OTHERS):
            return
        server.execute(ANOTHER_LOOK)
    raise DatabaseProblem("is in use: stop every Jolly, then restore. Nothing has changed")


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy the rows of all tables; of each those first that later ones may name."""
    for table in ALL.sorted_tables:
        query = select(table).order_by(*table.primary_key.columns)
        rows = source.execution_options(yield_per=AT_ONCE).execute(query)
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])


def has_games(server: Connection) -> bool:
    """Whether there is anything to lose."""
    return server.scalar(select(games.c.id).limit(1)) is not None


def last_value(server: Connection, name: str) -> int:
    """The last number that PostgreSQL gave out for a table."""
    sequence = server.scalar(select(func.pg_get_serial_sequence(name, "id")))
    called = server.execute(text(f"SELECT last_value, is_called FROM {sequence}")).one()
    return int(called.last_value) if called.is_called else 0


def go_on_from(server: Connection, numbers: Mapping[str, int]) -> None:
    """Give out no number again up to *numbers*, nor one that was given out before."""
    for name in NUMBERED:
        last = max(numbers.get(name, 0), last_value(server, name))
        sequence = func.pg_get_serial_sequence(name, "id")
        server.execute(select(func.setval(sequence, max(last, 1), last > 0)))
