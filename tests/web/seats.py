"""Somebody at the page of a table: what they were told last, and what they wish for."""

import asyncio
import json
from typing import Any

from aiohttp import ClientWebSocketResponse, WSMsgType

from tests.web.conftest import PUBLIC_URL, Page

HAND_SECONDS = 0.3
"""How long somebody takes from one wish to the next."""


class Seat:
    """Somebody at the page, who reads all that comes; *table* is the last that they saw."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.words: dict[str, Any] = {}
        self.tables: list[dict[str, Any]] = []
        """All that were seen."""
        self._n = 0
        self._came: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read_all())

    async def _read_all(self) -> None:
        async for message in self.socket:
            assert message.type is WSMsgType.TEXT
            self._came.put_nowait(json.loads(message.data))
        self._came.put_nowait(None)

    async def read(self, kind: str) -> dict[str, Any]:
        """The next message of a *kind*; tables and words are kept."""
        while True:
            message = await self._came.get()
            assert message is not None, "the page was closed"
            self._keep(message)
            if message["t"] == kind:
                return message

    async def closed(self) -> None:
        """Read what is sent, as a browser does, until the page is closed."""
        while await self._came.get() is not None:
            pass

    def _keep(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "table":
                self.table = message
                self.tables.append(message)
            case "words":
                self.words = message

    def look(self) -> dict[str, Any]:
        """The table as it was told by now."""
        while not self._came.empty():
            message = self._came.get_nowait()
            assert message is not None, "the page was closed"
            self._keep(message)
        return self.table

    async def do(self, do: str, **wish: Any) -> dict[str, Any]:
        """What a wish is answered, made as slowly as a hand makes it."""
        await asyncio.sleep(HAND_SECONDS)
        self._n += 1
        await self.socket.send_str(json.dumps({"n": self._n, "do": do, **wish}))
        while True:
            answer = await self.read("answer")
            if answer["n"] == self._n:
                return answer

    async def play(self, *lines: str) -> dict[str, Any]:
        """What moves are answered, and the table after them is seen."""
        before = self.look()["step"]
        answer = await self.do("play", step=before, lines=lines)
        while "refused" not in answer and self.table["step"] == before:
            await self.read("table")
        return answer


async def sit(page: Page, person: Any, game: int) -> Seat:
    """Open the page of a table for *person*."""
    browser = await page.signed_in(person.id)
    socket = await page.http.ws_connect(
        f"{page.address}/table/{game}/socket", headers=browser.headers | {"Origin": PUBLIC_URL}
    )
    page.sockets.append(socket)
    seat = Seat(socket)
    await seat.read("table")
    return seat


async def until(seat: Seat, holds: Any) -> None:
    """Read tables until one is as it should be."""
    seat.look()
    while not holds(seat.table):
        await seat.read("table")
