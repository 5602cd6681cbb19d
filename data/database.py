"""Open the database, bring its tables up to date, and hand out transactions."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from data.transaction import Line, Transaction

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 2.0
"""How long a statement waits for another process; a player's answer is due after three."""


class Database:
    """One writer at a time, and readers beside it that see only what has been committed."""

    @classmethod
    async def open(
        cls, url: str, *, migrations: Path = MIGRATIONS, busy_seconds: float = BUSY_SECONDS
    ) -> "Database":
        """Open *url* (`sqlite:///path`, `sqlite:///:memory:`), made and migrated where needed.

        Raises DatabaseProblem: unusable, locked, read-only, full, or newer than this program.
        """
        raise NotImplementedError

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Read and write; what is done inside is on the disk when it is left without exception.

        Raises StorageRefused (also from inside), and nothing has been written.
        """
        raise NotImplementedError

    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """Read what has been committed, without waiting for a writer."""
        raise NotImplementedError

    async def close(self) -> None:
        """Wait for the running transaction, then close."""
        raise NotImplementedError
