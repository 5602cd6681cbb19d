"""A transaction as the functions of this package take it, and the patience to end what is begun."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    CursorResult,
    Executable,
    Row,
    Table,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import StorageRefused
from data.store.lives import Lives
from data.store.refusals import refused

Done = TypeVar("Done")
# In quotes: SQLAlchemy 2.0 takes one type here, 2.1 one for each column.
AnyRow: TypeAlias = "Row[*tuple[Any, ...]]"
AnyRows: TypeAlias = "CursorResult[*tuple[Any, ...]]"
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
Hear = Callable[[str], None]
CHANNEL = "wakes"
"""On which PostgreSQL's processes call to each other."""


class Transaction:
    """What the functions of this package take: statements that count together or not at all.

    *shared*: others write meanwhile (PostgreSQL). Whoever reads in order to decide what to write
    then has to hold what it reads, by its row or by a name, or to decide in the statement itself.
    """

    __slots__ = ("_connection", "shared")

    def __init__(self, connection: AsyncConnection, *, shared: bool = False) -> None:
        self._connection = connection
        self.shared = shared

    async def execute(self, statement: Executable, values: Values | None = None) -> AnyRows:
        """Run *statement*; raises StorageRefused, or SQLAlchemy's IntegrityError."""
        try:
            return await to_the_end(self._connection.execute(statement, values))
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise refused(error) from error

    async def scalar(self, statement: Executable, values: Values | None = None) -> Any | None:
        """The first column of the first row, None where there is no row."""
        return (await self.execute(statement, values)).scalar()

    async def scalars(self, statement: Executable, values: Values | None = None) -> Sequence[Any]:
        """The first column of all rows."""
        return (await self.execute(statement, values)).scalars().all()

    async def read(
        self, kind: Callable[..., Done], statement: Executable, values: Values | None = None
    ) -> tuple[Done, ...]:
        """The rows as values of that *kind*, which has a field for each column."""
        return tuple(kind(**row._mapping) for row in await self.execute(statement, values))

    async def read_first(self, kind: Callable[..., Done], statement: Executable) -> Done | None:
        """The first row as a value of that *kind*; None where there is no row."""
        row = (await self.execute(statement)).first()
        return None if row is None else kind(**row._mapping)

    async def count(self, *which: ColumnElement[bool]) -> int:
        """How many rows there are for which *which* holds."""
        return int((await self.execute(select(func.count()).where(*which))).scalar_one())

    async def add(self, table: Table, row: Mapping[str, Any]) -> Any:
        """Put *row* into a *table* whose rows are numbered; gives its number."""
        return (await self.execute(insert(table).values(row).returning(table.c.id))).scalar_one()

    async def change(self, table: Table, key: Mapping[str, Any], /, **values: Any) -> bool:
        """Set *values* in the rows of *table* with this *key*; tells whether there are any."""
        own = update(table).filter_by(**key)
        return (await self.execute(own.values(values))).rowcount > 0

    async def put(self, table: Table, key: Mapping[str, Any], /, **values: Any) -> None:
        """Set *values* in the row of *table* with this *key*; where there is none, make it."""
        if not await self.change(table, key, **values):
            await self.execute(insert(table).values({**key, **values}))

    async def lowest(
        self, number: Column[Any], which: ColumnElement[bool], most: int
    ) -> Sequence[Any]:
        """The lowest numbers of the rows for which *which* holds, *most* of them."""
        return await self.scalars(select(number).where(which).order_by(number).limit(most))

    async def run_sync(self, work: Callable[..., Done], *arguments: object) -> Done:
        """Call *work* with SQLAlchemy's connection and *arguments*, in its own kind of thread."""
        return await to_the_end(self._connection.run_sync(work, *arguments))

    async def hold(self, name: str) -> None:
        """Wait until no other transaction holds *name*, and hold it until this one ends."""
        if self.shared:
            await self.execute(select(func.pg_advisory_xact_lock(key_of(name))))

    async def hold_row(self, column: Column[Any], value: int) -> None:
        """Hold the row that has *value* in *column* against whoever changes it."""
        if self.shared:
            row = select(column).where(column == value)
            await self.execute(row.with_for_update(key_share=True))


class Source(Protocol):
    """Hands out transactions of one kind, which write or only read."""

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Commit what is done inside, or nothing of it when an exception leaves."""

    async def close(self) -> None:
        """Wait for the running transactions, and begin no more."""


class Gate:
    """Lets *size* tasks in at once, none of them twice, until it is closed."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._free = asyncio.Semaphore(size)
        self.closed = False
        self._inside: set[asyncio.Task[Any] | None] = set()

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        """Be inside, once there is room; raises StorageRefused where it is closed."""
        task = asyncio.current_task()
        if task in self._inside:
            raise RuntimeError("a transaction inside another would wait for itself")
        async with self._free:
            if self.closed:
                raise StorageRefused("other", "the database is closed")
            self._inside.add(task)
            try:
                yield
            finally:
                self._inside.discard(task)

    async def close(self) -> None:
        """Wait for all who are inside, and let nobody in any more."""
        for _ in range(self._size):
            await self._free.acquire()
        self.closed = True
        for _ in range(self._size):
            self._free.release()


class DatabaseParts(NamedTuple):
    """What a database is made of."""

    writer: Source
    reader: Source
    record: Callable[[Any], Awaitable[Any]]
    """What data.store.commits asks to commit the moves of several games."""
    listen: Callable[[Hear], Awaitable[None]]
    lives: Lives


def key_of(name: str) -> int:
    """The number by which PostgreSQL's advisory locks know *name*."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)


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
