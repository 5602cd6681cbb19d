"""A process that has loaded the program once, and forks a bot from itself for each wish it reads.

`python -m bot` loads its libraries for seconds before it touches anything that a crash could harm.
A fork is a process of its own, with everything after that: it is started, and killed, in no time.
Processes of tests that run side by side ask the same one, each through a connection of its own.
"""

import gc
import json
import os
import runpy
import select
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.people.bundle import ENTRY
from bot.people.texts import BUNDLES, LOCALES
from tests import faces
from tests.wire.clock import CLOCK, follow
from tests.wire.forks import one_at_a_time

NEEDED = (
    "aiosqlite",
    "alembic.command",
    "alembic.ddl.postgresql",
    "alembic.ddl.sqlite",
    "alembic.runtime.migration",
    "bot.hosting.doctor",
    "bot.hosting.healthcheck",
    "bot.hosting.running",
    "bot.hosting.sandbox",
    "bot.hosting.upkeep",
    "bot.runtime.logs",
    "data.migrations.steps",
    "data.store.postgresql",
    "data.store.sqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.ext.asyncio",
    "tests.mortal",
)
LONGEST_WISH = 1 << 16


@dataclass(frozen=True)
class Child:
    """A bot that lives: who asked for it, and where its exit code is said."""

    asking: socket.socket
    end: int


class Nursery:
    """Forks for whoever connects to *listening*: says a child's number at once, its end later.

    With each wish come two files: what the process writes to, and where both are said.
    """

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._asking: list[socket.socket] = []
        self._children: dict[int, Child] = {}
        signal.signal(signal.SIGCHLD, self._bury)

    def serve(self) -> None:
        """Fork until nobody is connected any more; whoever comes then finds nobody listening."""
        while True:
            self._hear(None)
            if not self._asking:
                with one_at_a_time():
                    self._hear(0)
                    if not self._asking:
                        os.unlink(self._listening.getsockname())
                        return

    def _hear(self, seconds: float | None) -> None:
        """Do what is asked next, waiting no longer for it than so."""
        for one in select.select([self._listening, *self._asking], [], [], seconds)[0]:
            if one is self._listening:
                self._asking.append(one.accept()[0])
            else:
                self._fork(one)

    def _fork(self, asking: socket.socket) -> None:
        try:
            wish, files, _, _ = socket.recv_fds(asking, LONGEST_WISH, 2)
        except ConnectionResetError:
            wish = b""
        if not wish:
            self._leave(asking)
            return
        output, end = files
        # Whoever ends at once is buried after it has been noted.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        child = os.fork()
        if child == 0:
            self._forget(end)
            become(json.loads(wish), output)
        say(end, f"{child}\n")
        self._children[child] = Child(asking, end)
        os.close(output)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})

    def _leave(self, asking: socket.socket) -> None:
        """Kill those that a test which was itself killed has left."""
        self._asking.remove(asking)
        asking.close()
        for number, child in list(self._children.items()):
            if child.asking is asking:
                with suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)

    def _bury(self, *_: object) -> None:
        while self._children:
            number, status = os.waitpid(-1, os.WNOHANG)
            if number == 0:
                return
            child = self._children.pop(number)
            say(child.end, str(os.waitstatus_to_exitcode(status)))
            os.close(child.end)

    def _forget(self, end: int) -> None:
        """Close what a child has no business with."""
        for one in (self._listening, *self._asking):
            one.close()
        for other in (end, *(child.end for child in self._children.values())):
            os.close(other)


def say(end: int, what: str) -> None:
    """Write to who asked, if there is anybody left."""
    with suppress(BrokenPipeError):
        os.write(end, what.encode())


def load() -> None:
    """Load the program, draw the faces of cards and read all texts, which takes seconds."""
    for name in NEEDED:
        import_module(name)
    faces.draw_once()
    for language, bundle in BUNDLES.items():
        for file in (LOCALES / language).rglob("*.ftl"):
            for name in ENTRY.findall(file.read_text("utf-8")):
                if bundle.has_message(name):
                    bundle.get_message(name)
    gc.collect()
    gc.freeze()


def become(wish: dict[str, Any], output: int) -> None:
    """Be the bot from now on, as if `python -m` with its *module* had just been called."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    for number, stream in enumerate((os.open(os.devnull, os.O_RDONLY), output, output)):
        os.dup2(stream, number)
    os.close(output)
    os.environ.clear()
    os.environ.update(wish["environment"])
    if clock := os.environ.pop(CLOCK, None):
        follow(Path(clock))
    os.chdir(wish["folder"])
    sys.argv = ["jolly", *wish["arguments"]]
    for name, value in wish["instead"].items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), name
        setattr(import_module(module), constant, value)
    code = 1
    try:
        runpy.run_module(wish["module"], run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        else:
            code = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    load()
    Nursery(socket.socket(fileno=sys.stdin.fileno())).serve()
