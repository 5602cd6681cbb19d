"""Open the database, bring its tables up to date, and hand out transactions."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from data.errors import DatabaseProblem, StorageRefused
from data.migrations import FOLDER, migrate
from data.transaction import Line, Transaction, result_code

BUSY_SECONDS = 2.0
"""How long a statement waits for another process; a player's answer is due after three."""

# SQLite's primary result codes (https://www.sqlite.org/rescode.html), and what a host can do.
ADVICE = {
    5: "is in use by another program; stop it (another Jolly, perhaps) and start again",
    6: "is in use by another program; stop it (another Jolly, perhaps) and start again",
    8: "cannot be written; give Jolly's user the right to write the file and its folder",
    10: "cannot be read or written; check the disk, and whether there is room on it",
    11: "is damaged; restore the last backup",
    13: "cannot grow, as the disk is full; make room and start again",
    14: "cannot be opened; check that its folder exists and that Jolly's user may write there",
    26: "is not a SQLite database; check DATABASE_URL, or restore the last backup",
}
RETRY_SECONDS = 0.02


class Database:
    """One writer at a time, and readers beside it that see only what has been committed."""

    def __init__(self, writer: Line, reader: Line, closing: AsyncExitStack) -> None:
        self._writer = writer
        self._reader = reader
        self._closing = closing

    @classmethod
    async def open(
        cls, url: str, *, migrations: Path = FOLDER, busy_seconds: float = BUSY_SECONDS
    ) -> "Database":
        """Open *url* (`sqlite:///path`, `sqlite:///:memory:`), made and migrated where needed.

        Raises DatabaseProblem: unusable, locked, read-only, full, or newer than this program.
        """
        address = read_url(url)
        try:
            return await opened(address, migrations, busy_seconds)
        except DatabaseProblem as problem:
            raise DatabaseProblem(f"The database {named(address)} {problem}.") from problem
        except StorageRefused as refusal:
            raise problem_of(address, refusal.code, refusal) from refusal
        except DBAPIError as error:
            raise problem_of(address, result_code(error), error) from error

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Read and write; what is done inside is on the disk when it is left without exception.

        Raises StorageRefused (also from inside), and nothing has been written.
        """
        return self._writer.transaction()

    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """Read what has been committed, without waiting for a writer."""
        return self._reader.transaction()

    async def close(self) -> None:
        """Wait for the running transactions, then close; what comes later is StorageRefused."""
        await self._writer.close()
        await self._reader.close()
        await self._closing.aclose()


def read_url(url: str) -> URL:
    """*url* in parts; raises DatabaseProblem where it is not SQLite's."""
    try:
        address = make_url(url)
        backend = address.get_backend_name()
    except ArgumentError as error:
        raise DatabaseProblem(
            "DATABASE_URL cannot be read; it should be like sqlite:///var/jolly.db."
        ) from error
    if backend == "postgresql":
        raise DatabaseProblem(
            "DATABASE_URL names PostgreSQL, which this version of Jolly does not support yet; "
            "use sqlite:///var/jolly.db."
        )
    if backend != "sqlite":
        raise DatabaseProblem(
            f"DATABASE_URL names {backend}, which Jolly does not support; "
            "use sqlite:///var/jolly.db."
        )
    return address


async def opened(address: URL, migrations: Path, busy_seconds: float) -> Database:
    """The open database; whatever goes wrong, nothing stays open."""
    make_file(address)
    async with AsyncExitStack() as stack:
        engine = create_async_engine(
            address.set(drivername="sqlite+aiosqlite"),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",  # BEGIN and COMMIT are ours, or SQLite's driver guesses
            connect_args={"timeout": busy_seconds},
            hide_parameters=True,  # seeds and cards would get into the log
        )
        stack.push_async_callback(engine.dispose)
        writer = await connected(stack, engine, "BEGIN IMMEDIATE")
        await use_wal(writer, busy_seconds)
        await writer.run("PRAGMA synchronous=FULL")
        async with writer.transaction():
            await writer.connection.run_sync(migrate, migrations)
        # Not before: a step that rebuilds a table drops the old one with its rows.
        await writer.run("PRAGMA foreign_keys=ON")
        reader = writer
        if not in_memory(address):
            reader = await connected(stack, engine, "BEGIN")
            await reader.run("PRAGMA query_only=ON")
        return Database(writer, reader, stack.pop_all())


async def connected(stack: AsyncExitStack, engine: AsyncEngine, begin: str) -> Line:
    """A connection of its own, closed with *stack*."""
    return await Line.over(await stack.enter_async_context(engine.connect()), begin)


async def use_wal(line: Line, busy_seconds: float) -> None:
    """Switch to WAL; SQLite itself does not wait where two processes switch at once."""
    clock = asyncio.get_running_loop().time
    end = clock() + busy_seconds
    while True:
        try:
            return await line.run("PRAGMA journal_mode=WAL")
        except StorageRefused as refusal:
            if refusal.kind != "locked" or clock() > end:
                raise
        await asyncio.sleep(RETRY_SECONDS)


def in_memory(address: URL) -> bool:
    """Whether the database is no file."""
    return address.database in (None, "", ":memory:")


def named(address: URL) -> str:
    """The database, as a host knows it."""
    return "in memory" if in_memory(address) else str(Path(str(address.database)).absolute())


def make_file(address: URL) -> None:
    """Make the database's file and folder, where missing; raises DatabaseProblem.

    Not left to the driver: aiosqlite's thread outlives a connection that it could not open.
    """
    if in_memory(address):
        return
    file = Path(str(address.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("ab").close()
    except OSError as error:
        raise DatabaseProblem(
            f"cannot be written ({error.strerror}); check DATABASE_URL, and give Jolly's user "
            "the right to write the file and its folder"
        ) from error


def problem_of(address: URL, code: int, error: Exception) -> DatabaseProblem:
    """The sentence for SQLite's result *code*."""
    advice = ADVICE.get(code, f"cannot be used ({error})")
    return DatabaseProblem(f"The database {named(address)} {advice}.")
