"""PostgreSQL: transactions side by side, each on a connection of a small pool.

They are READ COMMITTED, which never fails only because another was first: what a function reads
in order to decide what to write it holds (`Transaction.hold`, `hold_row`) or checks again in the
statement that writes. SERIALIZABLE would need every caller to be ready to do everything twice.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from data.errors import DatabaseProblem, OutcomeUnknown, StorageRefused
from data.migrations import migrate
from data.store.batches import record
from data.store.lives import Lives
from data.store.refusals import refused
from data.store.transaction import CHANNEL, DatabaseParts, Gate, Hear, Transaction, to_the_end

# By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): what a host can do.
ADVICE: dict[int | str, str] = {
    "28000": "does not let this user in; check DATABASE_URL and the server's pg_hba.conf",
    "28P01": "refuses this user or password; check DATABASE_URL",
    "3D000": "does not exist; create it (createdb), or check DATABASE_URL",
    "42501": "does not give this user enough rights; make the user its owner "
    "(ALTER DATABASE … OWNER TO …)",
    "53100": "cannot grow, as the server's disk is full; make room and start again",
    "53300": "has no connection left; let the server have more (max_connections), or run fewer "
    "processes: each needs up to twelve",
    "57P03": "is just starting or stopping; start again in a moment",
    "25006": "is read-only (a standby, perhaps); name the server that may be written",
}

CONNECTIONS = 5
"""Of each kind: so many transactions run at once, the others wait."""
CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
"""A server that is silent for longer is given up."""
PATIENT = {
    "application_name": "jolly",
    # Locks of a machine that lost its power are free after a minute instead of hours.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"
READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
MIGRATING = "migrations"


class Pool(Gate):
    """Transactions of one kind, up to *size* at once."""

    def __init__(self, engine: AsyncEngine, begin: str, size: int, *, shared: bool) -> None:
        super().__init__(size)
        self._engine = engine
        self._begin = begin
        self._shared = shared

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Commit what is done inside, or nothing of it when an exception leaves.

        Cancelled while it commits, the caller learns of it only after the commit. Raises
        OutcomeUnknown where the connection dies in the meantime.
        """
        async with self.passed(), self._connected() as connection:
            yield Transaction(connection, shared=self._shared)
            await commit(connection)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which a transaction has begun; what is left of it is rolled back."""
        tries = self._size
        while True:
            connection = await connect(self._engine)
            try:
                await run(connection, self._begin)
            except StorageRefused as refusal:
                # The server has been away since this connection was used; another one may live.
                await to_the_end(discard(connection))
                tries -= 1
                if refusal.kind != "unreachable" or tries < 0:
                    raise
                continue
            except BaseException:
                await to_the_end(release(connection))
                raise
            break
        try:
            yield connection
        finally:
            await to_the_end(release(connection))


async def connect(engine: AsyncEngine) -> AsyncConnection:
    """A connection, new or from the pool; raises StorageRefused."""
    try:
        return await engine.connect()
    except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise refused(error) from error


async def run(connection: AsyncConnection, sql: str) -> None:
    """Run *sql* to its end; raises StorageRefused."""
    try:
        await to_the_end(connection.exec_driver_sql(sql))
    except (DBAPIError, OSError) as error:
        raise refused(error) from error


async def commit(connection: AsyncConnection) -> None:
    """Commit; raises StorageRefused, and OutcomeUnknown where nobody can say what became of it."""
    if connection.invalidated:
        raise StorageRefused("unreachable", "the connection was lost")
    try:
        done = await to_the_end((await driver_of(connection)).execute("COMMIT"))
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        refusal = refused(error)
        if refusal.kind in ("unreachable", "other"):
            raise OutcomeUnknown(refusal.detail, refusal.code) from error
        raise refusal from error
    if done != "COMMIT":
        # So PostgreSQL answers where a statement had failed, whoever caught the exception.
        raise StorageRefused("other", "a statement of the transaction had failed")


async def release(connection: AsyncConnection) -> None:
    """Give *connection* back, without a transaction."""
    if connection.invalidated:
        await connection.close()
        return
    try:
        driver = await driver_of(connection)
        if driver.is_in_transaction():
            await driver.execute("ROLLBACK")
    except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        await discard(connection)
    else:
        await connection.close()


async def discard(connection: AsyncConnection) -> None:
    """Let go of *connection*, which cannot be used again."""
    await connection.invalidate()
    await connection.close()


async def driver_of(connection: AsyncConnection) -> Any:
    """The connection of asyncpg's own below SQLAlchemy's."""
    return (await connection.get_raw_connection()).driver_connection


async def opened(
    stack: AsyncExitStack, address: URL, migrations: Path, busy_seconds: float
) -> DatabaseParts:
    """The open database; *stack* closes what it uses."""
    patient = engine_for(address, PATIENT, None, poolclass=NullPool)
    await migrated(patient, migrations)
    busy = PATIENT | {"lock_timeout": str(round(busy_seconds * 1000))}
    kinds = []
    for begin, shared in ((WRITE, True), (READ, False)):
        engine = engine_for(address, busy, ANSWER_SECONDS, pool_size=CONNECTIONS, max_overflow=0)
        stack.push_async_callback(engine.dispose)
        kinds.append(Pool(engine, begin, CONNECTIONS, shared=shared))
    writers, readers = kinds
    ear = Ear(creator(address, PATIENT, None))
    stack.push_async_callback(ear.close)
    # A connection that ended tells nothing: the server may have, or the wire between.
    lives = Lives(None)
    return DatabaseParts(writers, readers, partial(record, writers), ear.listen, lives)


def engine_for(
    address: URL, settings: dict[str, str], seconds: float | None, **options: Any
) -> AsyncEngine:
    """Connections to *address*, whose parameters asyncpg reads as PostgreSQL's own tools do."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=creator(address, settings, seconds),
        isolation_level="AUTOCOMMIT",  # BEGIN and COMMIT are ours, as with SQLite
        hide_parameters=True,  # seeds and cards would get into the log
        **options,
    )


def creator(
    address: URL, settings: dict[str, str], seconds: float | None
) -> Callable[[], Awaitable[Any]]:
    """A function that makes connections to a database."""
    dsn = address.set(drivername="postgresql").render_as_string(hide_password=False)

    async def create() -> Any:
        return await asyncpg.connect(
            dsn, timeout=CONNECT_SECONDS, command_timeout=seconds, server_settings=settings
        )

    return create


class Ear:
    """The connection on which other processes are heard, where SQLite's have to look."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._line: Any = None

    async def listen(self, hear: Hear) -> None:
        """Call *hear* with what is called from now on, unless we listen; raises StorageRefused."""
        if self._line is not None and not self._line.is_closed():
            return
        try:
            self._line = await self._connect()
            await self._line.add_listener(CHANNEL, lambda *call: hear(call[-1]))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise refused(error) from error

    async def close(self) -> None:
        """Listen to other processes no longer."""
        if self._line is not None:
            self._line.terminate()


async def migrated(engine: AsyncEngine, migrations: Path) -> None:
    """Bring the tables up to date, one process after the other."""
    async with Pool(engine, WRITE, 1, shared=True).transaction() as tx:
        await tx.hold(MIGRATING)
        if await tx.scalar(text("SHOW transaction_read_only")) == "on":
            raise DatabaseProblem(ADVICE["25006"])
        await tx.run_sync(migrate, migrations)


def named(address: URL) -> str:
    """The database, as a host knows it: never with its password."""
    host = address.host or address.query.get("host")
    place = f" on {host}" if host else ""
    port = f":{address.port}" if address.host and address.port else ""
    return f"{address.database or address.username or ''}{place}{port}".strip()
