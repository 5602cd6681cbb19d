"""A process that has loaded the program once, and forks a bot from itself for each wish it reads.

`python -m bot` loads its libraries for seconds before it touches anything that a crash could harm.
A fork is a process of its own, with everything after that: it is started, and killed, in no time.
"""

import gc
import json
import os
import runpy
import signal
import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.people.bundle import ENTRY
from bot.people.texts import BUNDLES, LOCALES
from tests import faces
from tests.wire.clock import CLOCK, follow

NEEDED = (
    "aiosqlite",
    "alembic.command",
    "alembic.ddl.postgresql",
    "alembic.ddl.sqlite",
    "alembic.runtime.migration",
    "bot.hosting.doctor",
    "bot.hosting.healthcheck",
    "bot.hosting.running",
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


def main() -> None:
    """Fork for each wish, say its number at once and its exit code later, until nobody asks.

    The faces of cards are drawn and the texts parsed, which takes seconds, once for all of them.
    With a wish come two files: what the process writes to, and where both are said.
    """
    for name in NEEDED:
        import_module(name)
    faces.draw_once()
    for language, bundle in BUNDLES.items():
        for file in (LOCALES / language).rglob("*.ftl"):
            for name in ENTRY.findall(file.read_text("utf-8")):
                bundle.has_message(name)
    gc.collect()
    gc.freeze()
    ends: dict[int, int] = {}

    def bury(*_: object) -> None:
        while ends:
            number, status = os.waitpid(-1, os.WNOHANG)
            if number == 0:
                return
            end = ends.pop(number)
            os.write(end, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(end)

    signal.signal(signal.SIGCHLD, bury)
    with socket.socket(fileno=sys.stdin.fileno()) as asked:
        while said := socket.recv_fds(asked, LONGEST_WISH, 2):
            wish, (output, end) = said[0], said[1] or (-1, -1)
            if not wish:
                break
            # Whoever ends at once is buried after it has been noted.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
            child = os.fork()
            if child == 0:
                for one in (end, *ends.values()):
                    os.close(one)
                become(json.loads(wish), output)
            os.write(end, f"{child}\n".encode())
            ends[child] = end
            os.close(output)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        # Those that a test which was itself killed has left.
        for child in list(ends):
            os.kill(child, signal.SIGKILL)


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
    main()
