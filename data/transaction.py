"""One connection: a transaction at a time, whole or not at all, whoever is cancelled."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import CursorResult, Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import StorageRefused, Trouble

Done = TypeVar("Done")
# In quotes: SQLAlchemy 2.0 takes one type here, 2.1 one for each column.
AnyRow: TypeAlias = "Row[*tuple[Any, ...]]"
AnyRows: TypeAlias = "CursorResult[*tuple[Any, ...]]"
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]

# SQLite's primary result codes (https://www.sqlite.org/rescode.html).
TROUBLE: dict[int, Trouble] = {5: "locked", 6: "locked", 8: "read_only", 13: "full"}


class Transaction:
    """What the functions of this package take: statements that count together or not at all."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def execute(self, statement: Executable, values: Values | None = None) -> AnyRows:
        """Run *statement*; raises StorageRefused, or SQLAlchemy's IntegrityError."""
        try:
            return await to_the_end(self._connection.execute(statement, values))
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise refused(error) from error

    async def scalar(self, statement: Executable) -> Any:
        """The first column of the first row, None where there is no row."""
        return (await self.execute(statement)).scalar()


class Line:
    """A connection to the database, and the lock that keeps its transactions apart."""

    def __init__(self, connection: AsyncConnection, driver: Any, begin: str) -> None:
        self.connection = connection
        self.driver = driver
        self.begin = begin
        self.lock = asyncio.Lock()
        self.closed = False
        self.holder: asyncio.Task[Any] | None = None

    @classmethod
    async def over(cls, connection: AsyncConnection, begin: str) -> "Line":
        """A line over *connection*, whose transactions start with the statement *begin*."""
        raw = await connection.get_raw_connection()
        return cls(connection, raw.driver_connection, begin)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Commit what is done inside, or nothing of it when an exception leaves.

        Cancelled while it commits, the caller learns of it only after the commit.
        """
        if self.holder is asyncio.current_task():
            raise RuntimeError("a transaction inside another would wait for itself")
        async with self.lock:
            if self.closed:
                raise StorageRefused("other", "the database is closed")
            self.holder = asyncio.current_task()
            try:
                async with self.begun():
                    yield Transaction(self.connection)
            finally:
                self.holder = None

    async def close(self) -> None:
        """Wait for the running transaction, and begin no more."""
        async with self.lock:
            self.closed = True

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
            await to_the_end(self.connection.exec_driver_sql(sql))
        except DBAPIError as error:
            raise refused(error) from error


async def to_the_end(work: Coroutine[Any, Any, Done]) -> Done:
    """Await *work* even if cancelled meanwhile, and be cancelled then.

    A cancellation that reached SQLAlchemy would make it throw the connection away, and leave
    unknown whether a statement has run.
    """
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        task.exception()
        raise cancelled
    return task.result()


def result_code(error: DBAPIError) -> int:
    """SQLite's primary result code, 0 where there is none."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF


def refused(error: DBAPIError) -> StorageRefused:
    """What went wrong, in our words."""
    code = result_code(error)
    return StorageRefused(TROUBLE.get(code, "other"), str(error.orig), code)
