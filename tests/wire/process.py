"""The bot's own process, forked or started as a host starts it."""

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from tests.wire.forks import BYTECODE, ROOT, Fork, fork
from tests.wire.standin import StandIn

AT_ONCE = {
    "data.shards.IDENTIFY_EVERY_MS": 100,
    "bot.messages.calls.THERE_MS": 0,
    "bot.messages.announcer.LATE_MS": 3_600_000,
}
"""Nobody waits for Discord's five seconds where a test is not about them; each turn is called at
once, as if nobody were there, so that there is more that can go wrong; and time is charged however
late a slow machine shows a turn, so that it can be reckoned."""
PROCESSES = Path("/proc")
"""Where Linux tells of every process; nowhere else."""


class BotProcess:
    """The bot in *folder*, talking to *standin*; *lines* are what the last process wrote.

    It is forked from a process that has loaded the program. *instead* are other values of constants
    of the program's, by their full names; *written* is what all of its processes wrote.
    """

    module = "bot"

    def __init__(
        self,
        standin: StandIn,
        folder: Path,
        instead: Mapping[str, Any] = MappingProxyType(AT_ONCE),
        **settings: str,
    ) -> None:
        self.standin = standin
        self.folder = folder
        self.instead = dict(instead)
        self.settings = settings
        self.lines: list[str] = []
        self.written: list[str] = []
        self._process: asyncio.subprocess.Process | Fork | None = None
        self._changed = asyncio.Event()

    @property
    def environment(self) -> dict[str, str]:
        """Its settings, and of the test's own environment only what a program needs."""
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
        settings = {
            "DISCORD_TOKEN": self.standin.token,
            "DISCORD_API_URL": self.standin.api_url,
            "DISCORD_GATEWAY_URL": self.standin.gateway_url,
            "DATABASE_URL": f"sqlite:///{self.database}",
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "PYTHONPYCACHEPREFIX": str(BYTECODE),
        }
        return kept | settings | self.settings

    @property
    def database(self) -> Path:
        """Where its games are, unless its settings say otherwise."""
        return self.folder / "jolly.db"

    @property
    def lives(self) -> bool:
        """Whether the process is there."""
        assert self._process
        return self._process.returncode is None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process
        return self._process.pid

    async def start(self, *arguments: str) -> Self:
        """Start it, without waiting for anything."""
        self.lines = []
        self._process = await self._begun(arguments)
        self._reader = asyncio.create_task(self._read())
        return self

    async def _begun(self, arguments: Sequence[str]) -> asyncio.subprocess.Process | Fork:
        return await fork(self.module, arguments, self.folder, self.environment, self.instead)

    async def _read(self) -> None:
        assert self._process
        assert self._process.stdout
        async for line in self._process.stdout:
            self.lines.append(line.decode().rstrip())
            self.written.append(self.lines[-1])
            self._changed.set()
        self._changed.set()

    async def line(self, pattern: str, seconds: float = 120.0) -> str:
        """The first line that *pattern* is found in. Raises AssertionError with all lines."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends and not self._reader.done():
            self._changed.clear()
            if found := [each for each in self.lines if re.search(pattern, each)]:
                return found[0]
            try:
                await asyncio.wait_for(self._changed.wait(), ends - time.monotonic())
            except TimeoutError:
                break
        raise AssertionError(f"no line with {pattern!r} in:\n" + "\n".join(self.lines))

    async def listens(self, seconds: float = 120.0) -> None:
        """Wait until it has a word of its own for SIGTERM, long before it says anything."""
        assert self._process
        status = PROCESSES / str(self._process.pid) / "status"
        async with asyncio.timeout(seconds):
            while not caught(status) & 1 << signal.SIGTERM - 1:
                await asyncio.sleep(0.01)

    async def ready(self) -> Self:
        """Wait until it says that it is ready."""
        await self.line(r"\bready$")
        return self

    async def stop(self) -> int:
        """SIGTERM, and its exit code."""
        return await self.send(signal.SIGTERM)

    async def kill(self) -> None:
        """SIGKILL: no time to save anything."""
        await self.send(signal.SIGKILL)

    async def send(self, number: signal.Signals) -> int:
        """Send it a signal, and wait for its exit code."""
        assert self._process
        if self._process.returncode is None:
            self._process.send_signal(number)
        return await self.exit_code()

    def suspend(self) -> None:
        """SIGSTOP: it does nothing until it is resumed."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """SIGCONT: it goes on."""
        os.kill(self.pid, signal.SIGCONT)

    async def exit_code(self, seconds: float = 120.0) -> int:
        """Wait for its end."""
        assert self._process
        code = await asyncio.wait_for(self._process.wait(), seconds)
        await self._reader
        return code

    async def __aenter__(self) -> Self:
        await self.start()
        try:
            return await self.ready()
        except BaseException:
            await self.__aexit__()
            raise

    async def __aexit__(self, *exc: object) -> None:
        if self._process and self._process.returncode is None:
            await self.kill()


class Program(BotProcess):
    """`python -m bot`, as a host starts it: it loads its libraries first."""

    async def _begun(self, arguments: Sequence[str]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            *arguments,
            cwd=self.folder,
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )


def caught(status: Path) -> int:
    """The signals that a process catches, one bit each."""
    found = re.search(r"^SigCgt:\s*([0-9a-f]+)$", status.read_text(), re.MULTILINE)
    return int(found[1], 16) if found else 0


async def run(process: BotProcess, *arguments: str, seconds: float = 120.0) -> tuple[int, str]:
    """Run the program with *arguments* to its end; exit code and what it wrote."""
    await process.start(*arguments)
    code = await process.exit_code(seconds)
    return code, "\n".join(process.lines)
