"""A process that has loaded the program once, and forks a bot from itself for each line it reads.

`python -m bot` loads its libraries for seconds before it touches anything that a crash could harm.
A fork is a process of its own, with everything after that: it is started, and killed, in no time.
"""

import gc
import json
import os
import runpy
import signal
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

NEEDED = (
    "aiosqlite",
    "alembic.command",
    "alembic.ddl.sqlite",
    "alembic.runtime.migration",
    "bot.hosting.running",
    "bot.runtime.logs",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.ext.asyncio",
)


def main() -> None:
    """Read one line for each process, say its number, until the input ends.

    Then the last one ends too, where a test was itself killed.
    """
    child = 0
    for name in NEEDED:
        import_module(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            become(wish)
        print(child, flush=True)
    if child:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def become(wish: dict[str, Any]) -> None:
    """Be the bot from now on, as if `python -m bot` had just been called."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    written = os.open(wish["output"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, stream in enumerate((os.open(os.devnull, os.O_RDONLY), written, written)):
        os.dup2(stream, number)
    os.environ.clear()
    os.environ.update(wish["environment"])
    os.chdir(wish["folder"])
    sys.argv = ["jolly", *wish["arguments"]]
    try:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        os._exit(end.code if isinstance(end.code, int) else 0)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)


if __name__ == "__main__":
    main()
