"""SQLite: one writer at a time, and a reader beside it that sees what has been committed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from data.errors import DatabaseProblem, StorageRefused
from data.migrations import migrate
from data.store.batches import record_in_sqlite
from data.store.commits import Appending
from data.store.lives import Lives
from data.store.refusals import refused
from data.store.transaction import DatabaseParts, Gate, Hear, Transaction, to_the_end

# By primary result code (https://www.sqlite.org/rescode.html): what a host can do.
ADVICE: dict[int | str, str] = {
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


class Statement:
    """What SQLAlchemy asks of a cursor of aiosqlite (*driver* is its connection).

    It is run in one visit to the thread of its connection. The driver's own cursors go there four
    times: to be made, to run, to fetch, and to be closed. Each time two threads wait for each
    other, which takes longer than most statements do.
    """

    def __init__(self, driver: Any) -> None:
        self._driver = driver
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> "Statement":
        return self

    async def execute(self, sql: str, values: Any = ()) -> "Statement":
        """Run *sql*, and have all that it finds."""
        await self._driver._execute(self._run, "execute", sql, values)
        return self

    async def executemany(self, sql: str, values: Iterable[Any]) -> "Statement":
        """Run *sql* with each of *values*."""
        await self._driver._execute(self._run, "executemany", sql, values)
        return self

    def _run(self, execute: str, sql: str, values: Any) -> None:
        """Run a statement in the connection's thread; *execute* is a method of SQLite's cursor."""
        cursor = self._driver._conn.cursor()
        try:
            getattr(cursor, execute)(sql, values)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> list[Any]:
        """All rows that the statement has found."""
        return self._rows

    async def close(self) -> None:
        """Do nothing, as a statement is closed once it was run."""


class LockedConnection(Gate):
    """A connection to the database, whose transactions come one after the other."""

    def __init__(self, connection: AsyncConnection, driver: Any, begin: str) -> None:
        super().__init__(1)
        self.connection = connection
        self.driver = driver
        self.begin = begin

    @classmethod
    async def over(cls, connection: AsyncConnection, begin: str) -> "LockedConnection":
        """A line over *connection*, whose transactions start with the statement *begin*."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        # SQLAlchemy asks the driver for a cursor for each statement.
        driver.cursor = lambda: Statement(driver)
        return cls(connection, driver, begin)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Commit what is done inside, or nothing of it when an exception leaves.

        Cancelled while it commits, the caller learns of it only after the commit.
        """
        async with self.passed(), self.begun():
            yield Transaction(self.connection)

    async def record(self, batch: Sequence[Appending]) -> Collection[Appending]:
        """Commit moves of several games, in one visit to the connection's thread."""
        async with self.passed():
            try:
                visit = self.driver._execute(committed, self.driver._conn, self.begin, batch)
                return await to_the_end(visit)
            except sqlite3.IntegrityError:
                return ()
            except sqlite3.Error as error:
                raise refused(error) from error

    async def let_go(self) -> None:
        """Leave a transaction to SQLite that could not be rolled back, as the disk refused that.

        Closing would try it once more; whoever opens the file next finds nothing of it.
        """
        if self.driver.in_transaction:
            await self.connection.invalidate()

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[None]:
        """Begin, and commit or roll back."""
        try:
            await self.run(self.begin)
            yield
            await self.run("COMMIT")
        finally:
            # SQLite ends a transaction by itself when the disk is full, for one.
            if self.driver.in_transaction:
                await self.run("ROLLBACK")

    async def run(self, sql: str) -> None:
        """Run *sql* to its end; raises StorageRefused."""
        try:
            await to_the_end(self.driver._execute(ran, self.driver._conn, sql))
        except sqlite3.Error as error:
            raise refused(error) from error


def ran(connection: sqlite3.Connection, sql: str) -> None:
    """Run *sql* and ask for nothing that it finds."""
    connection.execute(sql).close()


def committed(
    connection: sqlite3.Connection, begin: str, batch: Sequence[Appending]
) -> Collection[Appending]:
    """What of *batch* could be stored; either all of that is, or nothing."""
    try:
        connection.execute(begin)
        stored = record_in_sqlite(connection, batch)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return stored


async def opened(
    stack: AsyncExitStack, address: URL, migrations: Path, busy_seconds: float
) -> DatabaseParts:
    """The open database; *stack* closes what it uses."""
    make_file(address)
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
    async with writer.transaction() as tx:
        await tx.run_sync(migrate, migrations)
    # Not before: a step that rebuilds a table drops the old one with its rows.
    await writer.run("PRAGMA foreign_keys=ON")
    reader = writer
    if not in_memory(address):
        reader = await connected(stack, engine, "BEGIN")
        await reader.run("PRAGMA query_only=ON")
    lives = Lives(file_of(address))
    stack.push_async_callback(lives.close)
    return DatabaseParts(writer, reader, writer.record, deaf, lives)


async def connected(stack: AsyncExitStack, engine: AsyncEngine, begin: str) -> LockedConnection:
    """A connection of its own, closed with *stack*."""
    line = await LockedConnection.over(await stack.enter_async_context(engine.connect()), begin)
    stack.push_async_callback(line.let_go)
    return line


async def deaf(hear: Hear) -> None:
    """Hear of no calls, as nobody calls: who shares a file has to look."""


async def use_wal(line: LockedConnection, busy_seconds: float) -> None:
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


def file_of(address: URL) -> Path | None:
    """The database's file; None where it is in memory."""
    return None if in_memory(address) else Path(str(address.database))


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
        if not file.exists():
            # Hands and seeds are in it: no other user of the machine may read them.
            file.touch(0o600)
        file.open("ab").close()
    except OSError as error:
        raise DatabaseProblem(
            f"cannot be written ({error.strerror}); check DATABASE_URL, and give Jolly's user "
            "the right to write the file and its folder"
        ) from error
