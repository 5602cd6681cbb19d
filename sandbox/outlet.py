"""One websocket's outgoing side."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp import web


class Outlet:
    """Sends JSON in order; whoever puts something in never waits for the other end."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    def put(self, value: Any) -> None:
        """Send *value*, written out as it is now, after all before it."""
        self.queue.put_nowait(json.dumps(value))

    @asynccontextmanager
    async def flowing(self) -> AsyncIterator[None]:
        """While this is entered, what is put in goes out."""
        task = asyncio.create_task(self._flow())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _flow(self) -> None:
        with suppress(ConnectionError):  # the other end went; its reader notices
            while True:
                await self.socket.send_str(await self.queue.get())
