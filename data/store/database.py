"""Open the database, bring its tables up to date, and hand out transactions."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from data.errors import DatabaseProblem, StorageRefused
from data.migrations import FOLDER
from data.store.commits import Commits
from data.store.refusals import refused
from data.store.transaction import DatabaseParts, Transaction

BUSY_SECONDS = 2.0
"""How long a statement waits for another process; a player's answer is due after three."""

BACKENDS = ("sqlite", "postgresql")
"""The modules beside this one that open a database, each with its driver."""
UNREACHABLE = "cannot be reached ({}); check that the server runs, and DATABASE_URL"
Args = ParamSpec("Args")
Found = TypeVar("Found")
InTransaction = Callable[Concatenate[Transaction, Args], Awaitable[Found]]
EXAMPLES = "sqlite:///var/jolly.db or postgresql://user:password@host:5432/jolly"


class Database:
    """Transactions that write, and others beside them that see only what has been committed."""

    def __init__(self, parts: DatabaseParts, closing: AsyncExitStack) -> None:
        self.commits = Commits(parts.record, parts.writer)
        self._writer = parts.writer
        self._reader = parts.reader
        self._listen = parts.listen
        self.lives = parts.lives
        self._closing = closing
        self.is_open = True

    @classmethod
    async def open(
        cls, url: str | URL, *, migrations: Path = FOLDER, busy_seconds: float = BUSY_SECONDS
    ) -> "Database":
        """Open *url* (`sqlite:///path`, `sqlite:///:memory:`, `postgresql://…`), and migrate it.

        Raises DatabaseProblem: unusable, locked, read-only, full, or newer than this program.
        """
        address = read_url(url)
        backend = backend_of(address)
        try:
            # Whatever goes wrong, nothing stays open.
            async with AsyncExitStack() as stack:
                parts = await backend.opened(stack, address, migrations, busy_seconds)
                return cls(parts, stack.pop_all())
        except DatabaseProblem as problem:
            raise DatabaseProblem(f"The database {backend.named(address)} {problem}.") from problem
        except StorageRefused as refusal:
            raise problem_of(address, refusal) from refusal
        except DBAPIError as error:
            raise problem_of(address, refused(error)) from error

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Read and write; what is done inside is on the disk when it is left without exception.

        Raises StorageRefused (also from inside), and nothing has been written.
        """
        return self._writer.transaction()

    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """Read what has been committed, without waiting for a writer."""
        return self._reader.transaction()

    async def read(
        self, ask: InTransaction[Args, Found], *args: Args.args, **named: Args.kwargs
    ) -> Found:
        """What *ask* finds in a `reading` of its own."""
        async with self.reading() as tx:
            return await ask(tx, *args, **named)

    async def write(
        self, work: InTransaction[Args, Found], *args: Args.args, **named: Args.kwargs
    ) -> Found:
        """Do *work* in a `transaction` of its own; raises StorageRefused."""
        async with self.transaction() as tx:
            return await work(tx, *args, **named)

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Have *hear* called with the shard whose process another one calls (running.wake).

        To be said again and again, as connections are lost. SQLite never calls: who uses it has to
        look. Raises StorageRefused.
        """
        await self._listen(hear)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Wait for the running transactions, then close; what comes later is StorageRefused."""
        self.is_open = False
        await self.commits.close()
        await self._writer.close()
        await self._reader.close()
        await self._closing.aclose()


def read_url(url: str | URL) -> URL:
    """*url* in parts; raises DatabaseProblem where it is neither SQLite's nor PostgreSQL's."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseProblem(
            f"DATABASE_URL cannot be read; it should be like {EXAMPLES}."
        ) from error
    backend = address.get_backend_name()
    if backend == "postgres":
        return address.set(drivername="postgresql")
    if backend not in BACKENDS:
        raise DatabaseProblem(
            f"DATABASE_URL names {backend}, which Jolly does not support; use {EXAMPLES}."
        )
    return address


def backend_of(address: URL) -> ModuleType:
    """What opens *address*: loaded now, so that nobody waits for the other one's driver."""
    return import_module(f"data.store.{address.get_backend_name()}")


def problem_of(address: URL, refusal: StorageRefused) -> DatabaseProblem:
    """The sentence for what the database refused."""
    backend = backend_of(address)
    usual = UNREACHABLE if refusal.kind == "unreachable" else "cannot be used ({})"
    advice = backend.ADVICE.get(refusal.code, usual.format(refusal.detail))
    return DatabaseProblem(f"The database {backend.named(address)} {advice}.")
