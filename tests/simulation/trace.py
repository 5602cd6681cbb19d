"""What happened in a simulation, line by line: the same for the same seed, byte for byte."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

from sandbox.calls import Call
from sandbox.guilds import Guild
from sandbox.world import Channel, Message
from tests.simulation.loops import FIRST, Schedule

REFUSED = ("Attempting a reconnect", "Failed to connect for shard_id")


class Trace:
    """The lines, each with the second at which it was, who did it, and what."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self.lines: list[str] = []

    def note(self, who: str, what: str) -> None:
        """Keep one line."""
        self.lines.append(f"{self._schedule.now - FIRST:10.4f} {who:<12} {what}")

    @property
    def mark(self) -> str:
        """A number that two traces share if they are the same."""
        return f"{crc32(chr(10).join(self.lines).encode()):08x}"

    def hear(self, kind: str, of: Message | Channel | Guild | None) -> None:
        """A hearer for what happens in the sandbox's world (Premises.hearers)."""
        if isinstance(of, Message):
            whose = of.owner.name if of.owner else of.channel.name
            body = crc32(json.dumps(of.body, sort_keys=True, default=str).encode())
            first = of.text.split("\n", 1)[0][:60]
            self.note("discord", f"{kind} {of.id} for {whose}: {first!r} {body:08x}")
        elif kind != "connection":
            self.note("discord", kind)


class Calls(list[Call]):
    """The bot's requests, each noted in a trace when it comes."""

    def __init__(self, trace: Trace) -> None:
        super().__init__()
        self._trace = trace

    def append(self, call: Call) -> None:
        self._trace.note("call", f"{call.name} {' '.join(call.parameters)[:60]}")
        super().append(call)


class Logged(logging.Handler):
    """What the processes log, and apart what they log as a fault of their own."""

    def __init__(self, trace: Trace) -> None:
        super().__init__(logging.INFO)
        self._trace = trace
        self.faults: list[str] = []
        self.ours: list[str] = []
        """What was logged by the program itself, not by its libraries."""

    @contextmanager
    def hearing(self) -> Iterator[None]:
        """Hear all that is logged meanwhile."""
        root = logging.getLogger()
        level = root.level
        root.addHandler(self)
        root.setLevel(logging.INFO)
        try:
            yield
        finally:
            root.removeHandler(self)
            root.setLevel(level)

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("bot", "data", "jolly", "discord")):
            said = f"{record.levelname} {record.name}: {record.getMessage()}"
            self._trace.note("log", said)
            if not record.name.startswith("discord"):
                self.ours.append(record.getMessage())
            # How discord.py says that a connection was refused.
            if record.exc_info and not record.getMessage().startswith(REFUSED):
                told = logging.Formatter().formatException(record.exc_info)
                self.faults.append(f"{said}\n{told}")
