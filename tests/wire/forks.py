"""Processes that start at once, each forked from one that has loaded the program already."""

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
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
    wish = {
        "module": module,
        "arguments": arguments,
        "folder": str(folder),
        "environment": environment,
        "instead": instead,
    }
    (read, output), (ended, end) = os.pipe(), os.pipe()
    socket.send_fds(nursery(), [json.dumps(wish).encode()], [output, end])
    os.close(output)
    os.close(end)
    told = await reader(ended)
    return Fork(int(await told.readline()), await reader(read), told)


async def reader(file: int) -> asyncio.StreamReader:
    """What comes out of a pipe."""
    stream = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(file, "rb")
    )
    return stream


@cache
def nursery() -> socket.socket:
    """Where this process of tests asks for forks; what answers ends with it."""
    ours, theirs = socket.socketpair()
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
    own = {
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.wire.nursery"],
        cwd=ROOT,
        env=kept | own,
        stdin=theirs,
        start_new_session=True,
    )
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours
