"""`jolly sandbox` as a process: begun as somebody begins it, or forked, which is much faster."""

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

from tests.wire.forks import wish

PATIENCE_SECONDS = 120
"""How long it may take to start or to end: a machine may be busy."""
ADDRESS = re.compile(r"open:\s+(http://127\.0\.0\.1:\d+)/")


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Fork:
    """A sandbox in *folder* that is forked from the nursery; used as a process of `subprocess`."""

    def __init__(self, folder: Path, environment: dict[str, str], output: IO[str]) -> None:
        ended = wish("bot", ["sandbox"], folder, environment, {}, output.fileno())
        self._told = open(ended, "rb", buffering=0)  # noqa: SIM115 - until it has ended
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; its exit code. Raises TimeoutExpired."""
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("jolly sandbox", timeout or 0)
            with self._told:
                self.returncode = int(self._told.read())
        return self.returncode

    def poll(self) -> int | None:
        """Its exit code, once it is known."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal; one that has just ended misses it."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def begun(folder: Path, environment: dict[str, str], output: IO[str]) -> subprocess.Popen[bytes]:
    """A sandbox in *folder*, begun as somebody begins it."""
    return subprocess.Popen(
        [sys.executable, "-m", "bot", "sandbox"],
        cwd=folder,
        env=environment,
        stdout=output,
        stderr=subprocess.STDOUT,
    )


class SandboxProcess:
    """A running sandbox in *folder*, which keeps its database; *begin* begins its process."""

    def __init__(
        self,
        folder: Path,
        port: int,
        begin: Callable[..., Fork | subprocess.Popen[bytes]] = begun,
        **environment: str,
    ) -> None:
        clean = {key: value for key, value in os.environ.items() if "DISCORD" not in key}
        clean.pop("DATABASE_URL", None)
        own = {"PYTHONPATH": os.getcwd(), "SANDBOX_PORT": str(port)}
        self.output = folder / "output.txt"
        with self.output.open("w") as output:
            self.process = begin(folder, clean | own | environment, output)
        self.address = self._address()

    def _address(self) -> str:
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            found = ADDRESS.search(self.output.read_text())
            if found:
                return found[1]
            time.sleep(0.05)
        self.process.kill()
        raise AssertionError(f"no address was printed:\n{self.output.read_text()}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
