"""Backups as files: each is a SQLite database, whole, checked, and for its owner alone.

A file is made under another name beside its place and then renamed: whoever is killed on the way
leaves every older file as it was.
"""

import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine
from sqlalchemy.pool import NullPool

from data.errors import DatabaseProblem
from data.ids import Ms
from data.store.club import ALL

MADE = "backup_ms"
"""When a backup was made, among its rows of `meta`."""
ASKED = "restore_ms"
"""Since when a restore waits for whoever uses the database, among those of that."""
NUMBERED = tuple(
    table.name for table in ALL.sorted_tables if table.autoincrement_column is not None
)
"""Tables whose numbers are given out one by one: none is given out twice."""
COUNTED = ("games", "moves")
"""The tables whose rows are counted."""
# How SQLite itself tells on Unix that somebody has a database open (os_unix.c).
LOCK_BYTE, LOCK_BYTES = 0x40000000 + 2, 510
SIDE_FILES = ("-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Contents:
    """What a backup holds: its revision, when it was made, and how many games and moves."""

    revision: str
    made_ms: Ms | None
    rows: dict[str, int]


class InUse(DatabaseProblem):
    """Somebody has the database *target* open; nothing has changed."""

    def __init__(self, target: Path) -> None:
        file = target.absolute()
        super().__init__(
            f"The database {file} is in use: stop Jolly, then restore. Nothing has changed."
        )


@contextmanager
def appearing(file: Path) -> Iterator[Path]:
    """A new, empty, private file that takes its place as *file* once all is well with it.

    Raises DatabaseProblem where *file* exists or cannot be made.
    """
    if file.exists():
        raise DatabaseProblem(f"{file} exists; a backup never overwrites a file.")
    partial = file.with_name(f".{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield partial
        sync(partial)
        partial.rename(file)
        sync(file.parent)
    except OSError as error:
        raise DatabaseProblem(f"{file} cannot be written ({error.strerror}).") from error
    finally:
        remove(partial)


def sync(path: Path) -> None:
    """Let *path* reach the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def remove(file: Path) -> None:
    """Remove a database, and what SQLite keeps beside it."""
    for path in (file, *(Path(f"{file}{end}") for end in SIDE_FILES)):
        path.unlink(missing_ok=True)


def copy_whole(source: Path, copy: Path) -> None:
    """Copy the database *source* as it is at one moment; who writes to it meanwhile is not held up.

    Raises sqlite3.Error.
    """
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as old,
        closing(sqlite3.connect(copy)) as new,
    ):
        old.backup(new)
    use_one_file(copy)


def read_contents(file: Path) -> Contents:
    """Check *file* through and through; raises DatabaseProblem where it is no sound backup."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as base:
            if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise DatabaseProblem(f"{file} is damaged; take another backup.")
            revision = base.execute("SELECT version_num FROM alembic_version").fetchone()
            made = base.execute("SELECT value FROM meta WHERE key = ?", (MADE,)).fetchone()
            counts = {name: base.execute(f"SELECT count(*) FROM {name}") for name in COUNTED}
            rows = {name: count.fetchone()[0] for name, count in counts.items()}
    except sqlite3.Error as error:
        raise DatabaseProblem(f"{file} is no backup of Jolly's ({error}).") from error
    return Contents(revision[0] if revision else "", Ms(made[0]) if made else None, rows)


def mark(file: Path, made_ms: Ms) -> None:
    """Note in a backup when it was made."""
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (MADE, made_ms))


def make_current(file: Path, numbers: dict[str, int]) -> None:
    """Make a migrated copy of a backup the present: of no process yet, its numbers going on.

    *numbers* are the last ones that were given out, as far as known.
    """
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("DELETE FROM meta WHERE key IN (?, ?)", (MADE, ASKED))
        base.execute("UPDATE shards SET process = NULL")
        # Who has signed out since is not to be in again: everybody asks for a new link.
        for table in ("sessions", "page_links"):
            base.execute(f"DELETE FROM {table}")
        set_last_numbers(base, numbers)
    use_one_file(file)


def use_one_file(file: Path) -> None:
    """Leave nothing beside *file*: it can be read from wherever it is kept."""
    with closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA journal_mode=DELETE")


def address_of(file: Path) -> URL:
    """How a SQLite database is named, whatever its folders are called."""
    return URL.create("sqlite", database=str(file))


def on_file(file: Path) -> Engine:
    """A SQLite database for SQLAlchemy, for a moment."""
    return create_engine(address_of(file), poolclass=NullPool)


def last_numbers(base: sqlite3.Connection) -> dict[str, int]:
    """The last number given out, of each table that counts up."""
    return dict(base.execute("SELECT name, seq FROM sqlite_sequence"))


def set_last_numbers(base: sqlite3.Connection, numbers: dict[str, int]) -> None:
    """Give out no number again up to *numbers*."""
    known = last_numbers(base)
    for name in NUMBERED:
        last = max(known.get(name, 0), numbers.get(name, 0))
        base.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        base.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))


def numbers_in(file: Path) -> dict[str, int]:
    """The last numbers of a database, none where it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as base:
            return last_numbers(base)
    except sqlite3.Error:
        return {}


def replace(
    target: Path, new: Path, kept: Path, carry_over: Callable[[Path, Path], int]
) -> int | None:
    """Let *target* hold what *new* holds, in one transaction, and keep what it held as *kept*.

    *carry_over* brings from *kept* into *new* what is not to be lost, and tells how much that is;
    None where *target* cannot be read. Raises DatabaseProblem while anybody has *target* open, and
    then nothing has changed.
    """
    try:
        with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as base:
            hold(base)
            with appearing(kept) as old, closing(sqlite3.connect(old)) as copy:
                base.backup(copy)
            carried = carry_over(kept, new)
            with closing(sqlite3.connect(new)) as fresh:
                fresh.backup(base)
            return carried
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise InUse(target) from error
        raise DatabaseProblem(
            f"The database {target.absolute()} cannot be restored ({error}). Nothing has changed."
        ) from error
    except sqlite3.DatabaseError:
        replace_damaged(target, new, kept)
        return None


def hold(base: sqlite3.Connection) -> None:
    """Lock out everybody else until *base* is closed; raises sqlite3.OperationalError."""
    base.execute("PRAGMA locking_mode=EXCLUSIVE")
    # Whoever has the database open in WAL mode, even idly, keeps us from leaving that mode.
    base.execute("PRAGMA journal_mode=DELETE")
    base.execute("BEGIN EXCLUSIVE")
    base.execute("COMMIT")


def replace_damaged(target: Path, new: Path, kept: Path) -> None:
    """Put *new* in the place of a file that SQLite cannot read, and keep that one as *kept*."""
    with target.open("r+b") as damaged:
        try:
            fcntl.lockf(damaged, fcntl.LOCK_EX | fcntl.LOCK_NB, LOCK_BYTES, LOCK_BYTE)
        except OSError as error:
            raise InUse(target) from error
        for end in ("", *SIDE_FILES):
            with suppress(FileNotFoundError):
                Path(f"{target}{end}").rename(f"{kept}{end}")
        new.rename(target)
        sync(target.parent)
