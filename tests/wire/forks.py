"""Bots that start at once, each forked from a process that has loaded the program already."""

import asyncio
import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import Self

from tests.wire.process import BYTECODE, ROOT
from tests.wire.standin import StandIn

GLANCE_SECONDS = 0.01


class Nursery:
    """Forks processes, as an async context manager."""

    async def __aenter__(self) -> Self:
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
        own = {
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "PYTHONPYCACHEPREFIX": str(BYTECODE),
        }
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.wire.nursery"),
            cwd=ROOT,
            env=kept | own,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *exc: object) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()

    async def fork(self, **wish: object) -> int:
        """Begin a process, and return its number."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(wish).encode() + b"\n")
        return int(await self._process.stdout.readline())


class ForkedBot:
    """One bot after the other in *folder*, talking to *standin*; what all of them wrote is kept."""

    def __init__(self, nursery: Nursery, standin: StandIn, folder: Path, **settings: str) -> None:
        self.nursery, self.standin, self.folder = nursery, standin, folder
        self.settings = settings
        self.output = folder / "output.txt"
        self._number: int | None = None
        self._read_from = 0

    @property
    def database(self) -> Path:
        """Where its games are."""
        return self.folder / "jolly.db"

    @property
    def environment(self) -> dict[str, str]:
        """Its settings."""
        return {
            "DISCORD_TOKEN": self.standin.token,
            "DISCORD_API_URL": self.standin.api_url,
            "DISCORD_GATEWAY_URL": self.standin.gateway_url,
            "DATABASE_URL": f"sqlite:///{self.database}",
        } | self.settings

    async def start(self, *arguments: str) -> Self:
        """Start the next one, without waiting for anything."""
        self.output.touch()
        self._read_from = self.output.stat().st_size
        self._number = await self.nursery.fork(
            environment=self.environment,
            folder=str(self.folder),
            arguments=arguments,
            output=str(self.output),
        )
        return self

    @property
    def lives(self) -> bool:
        """Whether the process is there."""
        assert self._number
        try:
            os.kill(self._number, 0)
        except ProcessLookupError:
            return False
        return True

    @property
    def lines(self) -> list[str]:
        """What the present process, or the last one, has written."""
        with self.output.open() as written:
            written.seek(self._read_from)
            return written.read().splitlines()

    async def ready(self, seconds: float = 60.0) -> None:
        """Wait until it says that it is ready. Raises AssertionError with all that it said."""
        async with asyncio.timeout(seconds):
            while not any(re.search(r"\bready$", line) for line in self.lines):
                assert self.lives, "\n".join(self.lines)
                await asyncio.sleep(GLANCE_SECONDS)

    async def kill(self, number: signal.Signals = signal.SIGKILL, seconds: float = 30.0) -> None:
        """SIGKILL, or another signal, and wait for its end."""
        assert self._number
        if self.lives:
            os.kill(self._number, number)
        async with asyncio.timeout(seconds):
            while self.lives:
                await asyncio.sleep(0.002)
