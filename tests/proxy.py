"""A wire to PostgreSQL that can be cut, at any time or just while a transaction commits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

from sqlalchemy import URL, make_url

COMMIT = b"COMMIT\x00"
WRITES = b"BEGIN ISOLATION LEVEL READ COMMITTED"
"""What a connection says that may store something; each of ours is for one kind."""
Lost = Literal["question", "answer"]


class Proxy:
    """Passes on what is said between clients and the server at *url*."""

    def __init__(self, url: str) -> None:
        self._server: URL = make_url(url)
        self._wires: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._unheard: set[asyncio.StreamReader] = set()
        self._listener: asyncio.Server | None = None
        self.port = 0
        self.lost: Lost | None = None
        """What does not arrive of a commit: then its connection ends."""
        self.spares_readers = False
        """Whether connections that only read are left alone."""
        self.shuts = False
        """Whether nobody is let in any more once that has happened."""

    @property
    def url(self) -> str:
        """The DATABASE_URL that leads through here."""
        through = self._server.set(host="127.0.0.1", port=self.port, query={})
        return through.render_as_string(hide_password=False)

    async def open(self) -> None:
        """Let clients in, at the same port as before."""
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Let nobody in, and cut everybody off."""
        if self._listener is not None:
            self._listener.close()
        self.cut()
        if self._serving:
            await asyncio.wait(self._serving)

    def cut(self) -> None:
        """Cut everybody off."""
        for wire in self._wires:
            wire.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        there, to = await self._connect()
        wires = {writer, to}
        self._wires |= wires
        await asyncio.gather(self._ask(reader, to, there), self._answer(there, writer))
        self._wires -= wires

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = self._server.query.get("host")
        if folder:
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._server.host, self._server.port or 5432)

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        answers: asyncio.StreamReader,
    ) -> None:
        writes = not self.spares_readers
        with suppress(ConnectionError):
            while said := await reader.read(65536):
                writes = writes or WRITES in said
                if writes and COMMIT in said and self.lost is not None:
                    if self.shuts and self._listener is not None:
                        self._listener.close()
                    if self.lost == "question":
                        break
                    self._unheard.add(answers)
                writer.write(said)
        # The server's end of the wire closes, then the client's.
        writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while (said := await reader.read(65536)) and reader not in self._unheard:
                writer.write(said)
        writer.transport.abort()


@asynccontextmanager
async def through(url: str) -> AsyncIterator[Proxy]:
    """An open proxy to the server at *url*."""
    proxy = Proxy(url)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
