"""`jolly sandbox` as somebody starts it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

PATIENCE_SECONDS = 120
"""How long it may take to start or to end: a machine may be busy."""
ADDRESS = re.compile(r"open:\s+(http://127\.0\.0\.1:\d+)/")


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class SandboxProcess:
    """A running sandbox in *folder*, which keeps its database."""

    def __init__(self, folder: Path, port: int, **environment: str) -> None:
        clean = {key: value for key, value in os.environ.items() if "DISCORD" not in key}
        clean.pop("DATABASE_URL", None)
        self.output = folder / "output.txt"
        with self.output.open("w") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bot", "sandbox"],
                cwd=folder,
                env={**clean, "PYTHONPATH": os.getcwd(), "SANDBOX_PORT": str(port), **environment},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
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
