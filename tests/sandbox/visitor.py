"""A page without a browser: it asks and hears just as the real one does."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

Json = dict[str, Any]
WAIT_SECONDS = 60.0


class Visitor:
    """One open page of the sandbox."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.asked = 0

    async def ask(self, do: str, **what: Any) -> Json:
        """Ask, and hear everything up to the answer."""
        self.asked += 1
        await self.socket.send_json({"do": do, "n": self.asked, **what})
        return await self.until(lambda event: event.get("n") == self.asked)

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first event from now on that is *wanted*."""
        async with asyncio.timeout(WAIT_SECONDS):
            while True:
                event = await self.socket.receive_json()
                self.heard.append(event)
                if wanted(event):
                    return event

    async def be(self, person: str) -> Json:
        """Become *person*; all that they see."""
        await self.ask("be", person=person)
        return next(event for event in reversed(self.heard) if event["t"] == "everything")


@asynccontextmanager
async def visit(address: str, **headers: str) -> AsyncIterator[Visitor]:
    """Open the page at *address*."""
    sent = {"Origin": address, **headers}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}/page", headers=sent) as socket,
    ):
        yield Visitor(socket)
