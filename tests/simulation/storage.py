"""SQLite in a simulation: the real library, visited in line instead of in a thread.

What the driver would have its thread do is done by the loop after a moment, and answered after
another, so that a process can die in between, with what it wrote on the disk or not. Where another
process holds the database it is tried again, for as long as the driver would have waited.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

if TYPE_CHECKING:
    from tests.simulation.loops import Loop

RETRY_SECONDS = 0.005
HEARTBEAT = "UPDATE shards SET seen_ms"
"""How the statement begins by which a process says that it lives."""

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class NoThread:
    """What is never begun."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def start(self) -> None:
        """There is none."""

    def is_alive(self) -> bool:
        """It has ended."""
        return False

    def join(self, timeout: float | None = None) -> None:
        """It has ended."""


class InLine:
    """What one connection has to do, one after the other."""

    def __class_getitem__(cls, _: Any) -> type["InLine"]:
        return cls

    def __init__(self) -> None:
        self._loop: Loop = asyncio.get_running_loop()  # type: ignore[assignment]
        self._loop.lines.append(self)
        self._jobs: deque[Job] = deque()
        self._busy = False
        self.connection: sqlite3.Connection | None = None
        self._cursors = WeakSet[sqlite3.Cursor]()
        self._patience = 0.0
        self._changes = 0
        """How many rows it has changed and committed, or by heartbeats."""

    def put_nowait(self, job: Job) -> None:
        """Have this done after what was asked before."""
        self._jobs.append(job)
        if not self._busy:
            self._busy = True
            self._later(self._next)

    def _later(self, work: Callable[..., None], *args: Any) -> None:
        self._loop.call_later(self._loop.storage_delay(), work, *args)

    def _next(self) -> None:
        future, work = self._jobs[0]
        self._try(future, work, self._loop.time() + self._patience)

    def _try(self, future: asyncio.Future[Any] | None, work: Callable[[], Any], end: float) -> None:
        fault: BaseException | None = None
        result = None
        try:
            result = self._done(work)
            self._look()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith("SQLITE_BUSY") and self._loop.time() < end:
                self._loop.call_later(RETRY_SECONDS, self._try, future, work, end)
                return
            fault = error
        except BaseException as error:
            fault = error
        if isinstance(result, sqlite3.Connection):
            self._keep(result)
        elif isinstance(result, sqlite3.Cursor):
            self._cursors.add(result)
        self._later(self._answer, future, result, fault)

    def _done(self, work: Callable[[], Any]) -> Any:
        """Do it, unless the database refuses; a heartbeat counts as no change."""
        if is_nothing(work):
            return work()
        asked, connection = asked_by(work), self.connection
        self._loop.storage_fault(asked)
        if connection is None or not asked.startswith(HEARTBEAT):
            return work()
        before = connection.total_changes
        result = work()
        self._changes += connection.total_changes - before
        return result

    def _look(self) -> None:
        """Tell where more was committed than that a process lives."""
        if (one := self.connection) is None:
            return
        try:
            changes = self._changes if one.in_transaction else one.total_changes
        except sqlite3.ProgrammingError:  # it has just been closed
            self.connection = None
            return
        if changes == self._changes:
            return
        self._changes = changes
        self._loop.schedule.committed()

    def _keep(self, connection: sqlite3.Connection) -> None:
        """Wait in virtual time alone where another process writes."""
        self.connection = connection
        (milliseconds,) = connection.execute("PRAGMA busy_timeout").fetchone()
        self._patience = milliseconds / 1000
        connection.execute("PRAGMA busy_timeout=0")

    def _answer(
        self, future: asyncio.Future[Any] | None, result: Any, fault: BaseException | None
    ) -> None:
        self._jobs.popleft()
        if future is not None and not future.done():
            if fault is None:
                future.set_result(result)
            else:
                future.set_exception(fault)
        if self._jobs:
            self._next()
        else:
            self._busy = False

    def cut(self) -> None:
        """The process is gone: what it had not committed is too."""
        self._jobs.clear()
        if self.connection is not None:
            try:
                # A statement that is half read keeps its lock, whatever becomes of its connection.
                for cursor in self._cursors:
                    cursor.close()
                self.connection.rollback()
                self.connection.close()
            except sqlite3.Error:  # it was closed by the process itself
                pass
            self.connection = None


def asked_by(work: Any) -> str:
    """What a visit asks SQLite, in SQL; empty where it is something else."""
    texts = (each for each in getattr(work, "args", ()) if isinstance(each, str))
    return max(texts, key=len, default="")


def is_nothing(work: Any) -> bool:
    """Whether a visit is one that SQLite never refuses, as nothing is read or written."""
    done = getattr(work, "func", work)
    match getattr(done, "__self__", None), getattr(done, "__name__", ""):
        case sqlite3.Cursor(), "close":
            return True
        case sqlite3.Connection() as connection, "rollback":
            return not connection.in_transaction
    return False
