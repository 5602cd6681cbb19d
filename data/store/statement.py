"""A statement that is run in one visit to the thread of its connection.

The driver's own cursors go there four times: to be made, to run, to fetch, and to be closed. Each
time two threads wait for each other, which takes longer than most statements do.
"""

from collections.abc import Iterable
from typing import Any


class Statement:
    """What SQLAlchemy asks of a cursor of aiosqlite (*driver* is its connection)."""

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
