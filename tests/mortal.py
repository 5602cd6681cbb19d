"""Points at which a process can be made to end, as if killed: before and after all that lasts.

What reaches a disk or a server is wrapped in the process that is to die, never in the program.
"""

import functools
import inspect
import os
import re
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Engine, event

STEP = re.compile(r"(INSERT INTO|UPDATE) alembic_version\b")
"""Ends each step of a migration."""


class Points:
    """Keeps the name of each point in the file *met*, and dies at the first that *is_fatal*.

    That is asked with the number of the point, the first being 1, and its name.
    """

    def __init__(self, met: Path, is_fatal: Callable[[int, str], bool]) -> None:
        self._file = os.open(met, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        self._is_fatal = is_fatal
        self._count = 0

    def meet(self, name: str) -> None:
        """Be at a point."""
        os.write(self._file, f"{name}\n".encode())
        self._count += 1
        if self._is_fatal(self._count, name):
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, owner: Any, attribute: str, name: Callable[..., str | None]) -> None:
        """Meet points before and after each call of a function, named by its arguments.

        None as a name: that call leaves nothing behind.
        """
        original = getattr(owner, attribute)

        @functools.wraps(original)
        def call(*arguments: Any, **options: Any) -> Any:
            if (point := name(*arguments, **options)) is None:
                return original(*arguments, **options)
            self.meet(f"before {point}")
            result = original(*arguments, **options)
            if inspect.isawaitable(result):
                return self._after(point, result)
            self.meet(f"after {point}")
            return result

        setattr(owner, attribute, call)

    async def _after(self, point: str, result: Awaitable[Any]) -> Any:
        done = await result
        self.meet(f"after {point}")
        return done


def wrap_storage(points: Points, *, steps: bool) -> None:
    """Meet points around commits and changes of files; with *steps* around each of a migration."""

    def kind(sql: str) -> str | None:
        """What a statement does, in a word; None where that is no point."""
        if sql.strip().upper().startswith("COMMIT"):
            return "commit"
        return "step" if steps and STEP.match(sql) else None

    points.around(os, "fsync", lambda *_: "fsync")
    points.around(os, "rename", lambda *_, **__: "rename")
    points.around(os, "unlink", lambda path, **_: "unlink" if os.path.exists(path) else None)
    wrap_sqlite(points, kind)
    points.around(asyncpg.Connection, "execute", lambda _, sql, *__, **___: kind(sql))

    @event.listens_for(Engine, "before_cursor_execute")
    def on_a_server(connection: Any, _: Any, sql: str, *__: Any) -> None:
        # Those on SQLite are met below SQLAlchemy, where there are others too.
        if connection.dialect.name == "postgresql" and (name := kind(sql)):
            points.meet(f"before {name}")


def wrap_sqlite(points: Points, kind: Callable[[str], str | None]) -> None:
    """Let every connection to SQLite meet points."""

    class Cursor(sqlite3.Cursor):
        pass

    class Connection(sqlite3.Connection):
        def cursor(self, factory: Any = Cursor) -> Any:
            return super().cursor(factory)

        def __exit__(self, *error: Any) -> Any:
            if error[0] is None:
                self.commit()
            return super().__exit__(*error)

    for owner in (Cursor, Connection):
        points.around(owner, "execute", lambda _, sql, *__: kind(sql))
    points.around(Connection, "commit", lambda _: "commit")
    points.around(Connection, "backup", lambda *_, **__: "copy")
    connect = functools.partial(sqlite3.connect, factory=Connection)
    sqlite3.connect = sqlite3.dbapi2.connect = connect  # type: ignore[attr-defined]
