"""`jolly backup` and `jolly restore`: a copy of everything, and the way back.

Also into the other kind of database: that is how a host moves from SQLite to PostgreSQL.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from data.backup import files, people, transfer, yielding
from data.backup.files import Contents
from data.errors import DatabaseProblem
from data.ids import Ms
from data.store.database import Database, problem_of, read_url
from data.store.postgresql import PATIENT, engine_for
from data.store.postgresql import named as named_on_server
from data.store.refusals import refused
from data.store.sqlite import in_memory

READ = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
WRITE = {"isolation_level": "READ COMMITTED"}


PATIENCE_SECONDS = 30.0
"""How long a running Jolly may take to let the database go: it says good-bye first."""
RETRY_SECONDS = 0.1
Replaced = tuple[Path | None, int | None]
"""Where is kept what a restore replaced, and how many deletions were carried over into it."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A backup that was made."""

    file: Path
    contents: Contents


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored, and where that which it replaced is kept, if there was anything.

    *forgotten* counts the deletions that came after the backup and were carried out in it; None
    where there was nothing to know them from.
    """

    contents: Contents
    kept: Path | None
    forgotten: int | None


async def backup(url: str, place: Path, now_ms: Ms) -> Saved:
    """Copy the database to the new file *place*, or into that folder, also while it is used.

    Raises DatabaseProblem; then there is no new file.
    """
    address = read_url(url)
    file = place / f"jolly-{stamp(now_ms)}.db" if place.is_dir() else place
    with files.appearing(file) as partial:
        if address.get_backend_name() == "postgresql":
            await dump(address, partial)
        else:
            await asyncio.to_thread(copy, address, partial)
        files.mark(partial, now_ms)
        contents = files.read_contents(partial)
    return Saved(file, contents)


def copy(address: URL, partial: Path) -> None:
    """Copy a SQLite database; raises DatabaseProblem."""
    source = Path(str(address.database))
    if in_memory(address) or not source.exists():
        raise DatabaseProblem(f"There is no database {source}; check DATABASE_URL.")
    try:
        files.copy_whole(source, partial)
    except sqlite3.Error as error:
        raise DatabaseProblem(f"The database {source} cannot be copied ({error}).") from error


async def dump(address: URL, partial: Path) -> None:
    """Copy a PostgreSQL database; raises DatabaseProblem."""
    await (await Database.open(files.address_of(partial))).close()
    async with connected(address, READ) as server:
        await server.run_sync(transfer.copy_out, partial)
    files.use_one_file(partial)


async def restore(
    url: str, backup: Path, now_ms: Ms, patience: float = PATIENCE_SECONDS
) -> Restored:
    """Replace the database by *backup*, brought up to date, and keep what it held before.

    Whoever asked to be forgotten in the meantime is forgotten in it as well. A running Jolly is
    asked to let the database go. Raises DatabaseProblem, also where somebody does not within
    *patience*; then it is as it was.
    """
    address = read_url(url)
    if in_memory(address):
        raise DatabaseProblem("DATABASE_URL names a database in memory; there is nothing to keep.")
    contents = await asyncio.to_thread(files.read_contents, backup)
    if address.get_backend_name() == "postgresql":
        replaced = await into_server(address, backup, now_ms, patience)
    else:
        replaced = await into_file(Path(str(address.database)), backup, now_ms, patience)
    return Restored(contents, *replaced)


async def into_file(target: Path, backup: Path, now_ms: Ms, patience: float) -> Replaced:
    """Restore into a SQLite database."""
    target.parent.mkdir(parents=True, exist_ok=True)
    new = target.with_name(f".{target.name}.restoring")
    kept = target.with_name(f"{target.name}.before-restore-{stamp(now_ms)}")
    had_any = target.exists() and target.stat().st_size > 0
    try:
        await prepare(backup, new, files.numbers_in(target) if had_any else {})
        if had_any:
            return kept, await replace(target, new, kept, now_ms, patience)
        new.rename(target)
        files.sync(target.parent)
    finally:
        files.remove(new)
    return None, None


async def replace(target: Path, new: Path, kept: Path, now_ms: Ms, patience: float) -> int | None:
    """Replace a file once nobody has it open any more; raises DatabaseProblem.

    Tells how many deletions were carried over, None where the file could not be read.
    """
    clock = asyncio.get_running_loop().time
    end = clock() + patience
    yielding.ask_in_file(target, now_ms)
    try:
        while True:
            try:
                return files.replace(target, new, kept, people.forget_as_in)
            except files.InUse:
                if clock() > end:
                    raise
            await asyncio.sleep(RETRY_SECONDS)
    finally:
        yielding.ask_in_file(target, None)


async def into_server(address: URL, backup: Path, now_ms: Ms, patience: float) -> Replaced:
    """Restore into a PostgreSQL database; what it held goes into a file beside the backup."""
    url = address.render_as_string(hide_password=False)
    new = backup.with_name(f".{backup.name}.restoring")
    kept = backup.with_name(f"jolly-before-restore-{stamp(now_ms)}.db")
    try:
        await prepare(backup, new, {})
        await ask(address, now_ms)
        async with connected(address, READ) as server:
            await server.run_sync(transfer.refuse_others, patience)
        # Not before: whoever was still playing does not know the new shape.
        await (await Database.open(url)).close()
        async with connected(address, READ) as server:
            had_any = await server.run_sync(transfer.has_games)
        if had_any:
            with files.appearing(kept) as partial:
                await dump(address, partial)
        async with connected(address, WRITE) as server:
            forgotten = await server.run_sync(transfer.copy_in, new)
    finally:
        files.remove(new)
        await ask(address, None)
    return (kept, forgotten) if had_any else (None, None)


async def ask(address: URL, since_ms: Ms | None) -> None:
    """Ask whoever is connected to let the database go, or take that back (None)."""
    async with connected(address, WRITE) as server:
        await server.run_sync(yielding.ask, since_ms)


async def prepare(backup: Path, new: Path, numbers: dict[str, int]) -> None:
    """Make *new* of *backup*, brought up to date; raises DatabaseProblem."""
    files.remove(new)
    new.touch(0o600)
    await asyncio.to_thread(files.copy_whole, backup, new)
    await (await Database.open(files.address_of(new))).close()
    files.make_current(new, numbers)


@asynccontextmanager
async def connected(address: URL, options: dict[str, Any]) -> AsyncIterator[AsyncConnection]:
    """A transaction on a PostgreSQL server; raises DatabaseProblem."""
    engine = engine_for(address, PATIENT, None, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**options)
            async with connection.begin():
                yield connection
    except DatabaseProblem as problem:
        raise DatabaseProblem(f"The database {named_on_server(address)} {problem}.") from problem
    except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise problem_of(address, refused(error)) from error
    finally:
        await engine.dispose()


def stamp(now_ms: Ms) -> str:
    """A moment for a file's name, in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).strftime("%Y%m%d-%H%M%S")
