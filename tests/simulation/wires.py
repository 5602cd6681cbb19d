"""Connections between the processes of a simulation: transports in memory, as TCP has them.

What is written arrives whole and in order, some time later; nothing tells where one write ended and
the next began. The other side learns of an end after all that came before it.
"""

import asyncio
from collections.abc import Callable
from errno import EADDRINUSE, ENETUNREACH
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.loops import Loop, Schedule

HOST = "127.0.0.1"
FIRST_PORT = 40_000


class End(asyncio.Transport):
    """One end of a connection, in the process of *loop*."""

    def __init__(self, loop: "Loop", network: "Network", protocol: Any, port: int) -> None:
        super().__init__({"peername": (HOST, port), "sockname": (HOST, port)})
        self.loop = loop
        self._network = network
        self.protocol = protocol
        self.other: End
        self._arriving: list[bytes] = []
        self._delivery: asyncio.Handle | None = None
        self._last_at = 0.0
        self._reads = True
        self._ended = False
        """The other side has ended, and nothing comes any more."""
        self._closing = False
        self._lost = False

    # what arrives

    def arrive(self, data: bytes | None) -> None:
        """Let *data* come, or the end (None), after what is on its way already."""
        if self._lost or self.loop not in self.loop.schedule.loops:
            return
        if data is None:
            self._ended = True
        else:
            self._arriving.append(data)
        if self._delivery is None:
            now = self.loop.schedule.now
            self._last_at = max(self._last_at, now + self._network.latency())
            self._delivery = self.loop.call_at(self._last_at, self._deliver)

    def forget(self) -> None:
        """Let what is on its way here be lost."""
        self._arriving.clear()

    def _deliver(self) -> None:
        self._delivery = None
        if self._lost or not self._reads:
            return
        if self._arriving:
            data = b"".join(self._arriving)
            self._arriving.clear()
            if not self._closing:
                self.protocol.data_received(data)
        if self._ended and not self._closing and not self.protocol.eof_received():
            self.close()

    def pause_reading(self) -> None:
        self._reads = False

    def resume_reading(self) -> None:
        if not self._reads:
            self._reads = True
            if (self._arriving or self._ended) and self._delivery is None:
                self._delivery = self.loop.call_soon(self._deliver)

    def is_reading(self) -> bool:
        return self._reads and not self._closing

    # what is sent

    def write(self, data: Any) -> None:
        if data and not self._closing:
            self.other.arrive(bytes(data))

    def can_write_eof(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """All that is written is on its way at once."""

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self.other.arrive(None)
            self.loop.call_soon(self._lose, None)

    def abort(self) -> None:
        self.close()

    def tear(self) -> None:
        """The network is gone: both sides hear that the connection was reset."""
        if not self._closing:
            self._closing = True
            self.other.arrive(None)
            self.loop.call_soon(self._lose, ConnectionResetError(104, "the network is gone"))

    def cut(self, error: Exception | None = None) -> None:
        """The process is gone, or the wire: nothing is said here any more, and the other hears."""
        self._lost = self._closing = True
        self.other.arrive(None)

    def _lose(self, error: Exception | None) -> None:
        if not self._lost:
            self._lost = True
            self.protocol.connection_lost(error)
            self._network.ends.pop(self, None)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


class Listening:
    """What a server says of its socket."""

    def __init__(self, port: int) -> None:
        self._port = port

    def getsockname(self) -> tuple[str, int]:
        """Its address."""
        return HOST, self._port


class Server(asyncio.AbstractServer):
    """Takes connections at a port, until it is closed."""

    def __init__(self, network: "Network", loop: "Loop", factory: Any, port: int) -> None:
        self._network, self.loop, self.factory, self.port = network, loop, factory, port
        self.sockets = [Listening(port)]

    def close(self) -> None:
        self._network.servers.pop(self.port, None)

    async def wait_closed(self) -> None:
        """It is closed at once."""

    def is_serving(self) -> bool:
        return self.port in self._network.servers


class Network:
    """All servers and connections; *latency* says how many seconds something is on its way."""

    def __init__(self, schedule: "Schedule") -> None:
        self._schedule = schedule
        self.latency: Callable[[], float] = lambda: 0.0
        self.servers: dict[int, Server] = {}
        self.ends: dict[End, None] = {}
        self.unplugged: set[Loop] = set()
        """The processes that can reach nobody."""
        self._aims: dict[int, int] = {}

    def serve(self, loop: "Loop", factory: Any, port: int | None = None) -> Server:
        """Listen at *port*, or at one of its own; raises OSError where somebody else does."""
        if port in self.servers:
            raise OSError(EADDRINUSE, f"somebody listens at {port}")
        port = port or FIRST_PORT + len(self.servers)
        self.servers[port] = Server(self, loop, factory, port)
        return self.servers[port]

    async def reach(self, loop: "Loop", sock: Any, address: Any) -> None:
        """Knock at *address*; raises ConnectionRefusedError where nobody listens."""
        await asyncio.sleep(self.latency())
        if loop in self.unplugged:
            raise OSError(ENETUNREACH, f"there is no way to {address}")
        server = self.servers.get(address[1])
        if server is not None and server.loop in self.unplugged:
            raise OSError(ENETUNREACH, f"there is no way to {address}")
        if server is None or server.loop not in self._schedule.loops:
            raise ConnectionRefusedError(111, f"nobody listens at {address}")
        self._aims[sock.fileno()] = address[1]

    def connect(self, loop: "Loop", factory: Any, sock: Any) -> tuple[End, Any]:
        """The connection that *sock* was to become: both ends, of which one is given back."""
        port = self._aims.pop(sock.fileno())
        sock.close()
        server = self.servers.get(port)
        if server is None:
            raise ConnectionRefusedError(111, f"nobody listens at {port}")
        ours = End(loop, self, factory(), port)
        theirs = End(server.loop, self, server.factory(), port)
        ours.other, theirs.other = theirs, ours
        self.ends |= {ours: None, theirs: None}
        server.loop.call_soon(theirs.protocol.connection_made, theirs)
        ours.protocol.connection_made(ours)
        return ours, ours.protocol

    def cut(self, loop: "Loop") -> None:
        """The process of *loop* is gone: the system closes its connections, and its servers."""
        for end in [end for end in self.ends if end.loop is loop]:
            del self.ends[end]
            end.cut()
        for port in [port for port, one in self.servers.items() if one.loop is loop]:
            del self.servers[port]

    def unplug(self, loop: "Loop") -> None:
        """Let the process of *loop* reach nobody, until it is taken out of `unplugged`."""
        self.unplugged.add(loop)
        for end in [end for end in self.ends if end.loop is loop]:
            end.tear()

    def lose(self, loop: "Loop") -> None:
        """Let nothing arrive any more of what the process of *loop* has sent."""
        for end in self.ends:
            if end.loop is loop:
                end.other.forget()
