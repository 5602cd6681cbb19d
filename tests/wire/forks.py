"""Processes that start at once, each forked from one that has loaded the program already."""

import asyncio
import atexit
import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
# Kept for the next start, wherever tests run without writing bytecode: it saves two seconds each.
BYTECODE = ROOT / ".pytest_cache" / "bytecode"


class Fork:
    """A process of the nursery's, as asyncio has its own ones."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, end: asyncio.StreamReader) -> None:
        self.pid, self.stdout = pid, stdout
        self._ended = asyncio.create_task(end.read())

    @property
    def returncode(self) -> int | None:
        """Its exit code, once it is known."""
        return int(self._ended.result()) if self._ended.done() else None

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal; one that has just ended misses it."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for its end; its exit code."""
        return int(await asyncio.shield(self._ended))


async def fork(
    module: str,
    arguments: Sequence[str],
    folder: Path,
    environment: dict[str, str],
    instead: dict[str, Any],
) -> Fork:
    """Begin *module* in *folder*, with other values *instead* of constants of the program's."""
    read, output = os.pipe()
    ended = wish(module, arguments, folder, environment, instead, output)
    os.close(output)
    told = await reader(ended)
    return Fork(int(await told.readline()), await reader(read), told)


def wish(
    module: str,
    arguments: Sequence[str],
    folder: Path,
    environment: dict[str, str],
    instead: dict[str, Any],
    output: int,
) -> int:
    """Ask for a fork that writes to *output*; where its number is told, and then its exit code."""
    wished = {
        "module": module,
        "arguments": arguments,
        "folder": str(folder),
        "environment": environment,
        "instead": instead,
    }
    ended, end = os.pipe()
    socket.send_fds(nursery(), [json.dumps(wished).encode()], [output, end])
    os.close(end)
    return ended


async def reader(file: int) -> asyncio.StreamReader:
    """What comes out of a pipe."""
    stream = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(file, "rb")
    )
    return stream


@cache
def nursery() -> socket.socket:
    """Where this process of tests asks for forks: of the same nursery as those beside it.

    The first begins it; it ends once none of them is there any more.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    place = Path(tempfile.gettempdir()) / f"jolly-nursery-{run}"
    asking = socket.socket(socket.AF_UNIX)
    with one_at_a_time():
        if not place.exists():
            begin_nursery(place)
        asking.connect(str(place))
    # Before the wait of whoever began it: what is registered last is done first.
    atexit.register(asking.close)
    return asking


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Nobody else begins or ends a nursery meanwhile."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def begin_nursery(place: Path) -> None:
    """Let one listen at *place*: it answers as soon as it has loaded the program."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
    own = {
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
    }
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(place))
        listening.listen()
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.wire.nursery"],
            cwd=ROOT,
            env=kept | own,
            stdin=listening,
            start_new_session=True,
        )
    atexit.register(process.wait)
