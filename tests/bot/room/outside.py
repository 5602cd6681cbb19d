"""A PostgreSQL server, the one thing beside a room that is a process of its own.

Each of its answers is awaited before time goes on, so that a test has it at the moment at which
it asked, however long the server took.
"""

import asyncio
import selectors
import socket
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.bot.room.loop import RoomLoop

PATIENCE_SECONDS = 60.0
"""So long an answer may really take."""
READY = b"Z"
"""The kind of the message with which the server ends each answer: it waits for the next request."""
KIND_AND_LENGTH = 5
CHUNK = 1 << 16


class Outlet(asyncio.Transport):
    """A connection to the server: a real socket, read where nothing else is to be done."""

    def __init__(self, protocol: Any, path: str, outside: "Outside") -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        super().__init__({"socket": self.socket})
        self.protocol, self._outside = protocol, outside
        self.awaits = False
        """Whether the server owes an answer."""
        self._begun = b""
        """A message of which not all is there yet."""

    def write(self, data: Any) -> None:
        if not self.is_closing():
            self.awaits = True
            self.socket.sendall(data)

    def read(self) -> None:
        """Give on what has come, or the end."""
        data = self.socket.recv(CHUNK)
        if not data:
            self.close()
            return
        self._note(data)
        self.protocol.data_received(data)

    def _note(self, data: bytes) -> None:
        """See in *data* whether the answer is whole."""
        self._begun += data
        while len(self._begun) >= KIND_AND_LENGTH:
            end = 1 + int.from_bytes(self._begun[1:KIND_AND_LENGTH], "big")
            if len(self._begun) < end:
                return
            self.awaits = self.awaits and self._begun[:1] != READY
            self._begun = self._begun[end:]

    def is_closing(self) -> bool:
        return self not in self._outside.outlets

    def close(self) -> None:
        if not self.is_closing():
            self._outside.forget(self)
            self.socket.close()
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def abort(self) -> None:
        self.close()


class Outside:
    """All connections of a room to servers that are none of its own."""

    def __init__(self) -> None:
        self.outlets: set[Outlet] = set()
        self._selector = selectors.DefaultSelector()

    def connect(self, loop: "RoomLoop", factory: Any, path: str) -> tuple[Outlet, Any]:
        """Connect to what listens at *path*."""
        outlet = Outlet(protocol := factory(), path, self)
        self.outlets.add(outlet)
        self._selector.register(outlet.socket, selectors.EVENT_READ, outlet)
        loop.call_soon(protocol.connection_made, outlet)
        return outlet, protocol

    def forget(self, outlet: Outlet) -> None:
        """Hear nothing more of *outlet*."""
        self.outlets.discard(outlet)
        self._selector.unregister(outlet.socket)

    def hear(self) -> bool:
        """Read what has come, waiting for it where an answer is owed; whether anything has."""
        owed = any(each.awaits for each in self.outlets)
        heard = self._selector.select(PATIENCE_SECONDS if owed else 0)
        if owed and not heard:
            raise TimeoutError("no answer from the server")
        for key, _ in heard:
            key.data.read()
        return bool(heard)

    def close(self) -> None:
        """Leave the server."""
        for each in tuple(self.outlets):
            self.forget(each)
            each.socket.close()
        self._selector.close()
