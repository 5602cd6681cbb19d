"""People at the page of their table: what they see there, and what they play by its socket.

All moments are those of `time.monotonic()`, in seconds.
"""

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import aiohttp

from sandbox.interactions import Answer

LINK = re.compile(r'https?://[^\s"<>]+/t/[\w-]+')
"""The way to a table, as it stands in the answer to "Play at the table"."""


def link_in(answer: Answer) -> str:
    """The one-time link that *answer* gives; raises AssertionError where there is none."""
    assert answer.message
    found = LINK.search(json.dumps(answer.message.body))
    assert found, answer.message.text
    return found[0]


class PageSocket:
    """The page of one player, as far as its socket goes; *table* is the last that came down."""

    def __init__(self, seen: Callable[[], None]) -> None:
        self.table: dict[str, Any] = {}
        self._seen = seen
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._stack = AsyncExitStack()
        self._wishes = 0
        self._changed = asyncio.Event()

    async def open(self, link: str) -> None:
        """Go through the door at *link*, and wait until the table is seen."""
        jar = aiohttp.CookieJar(unsafe=True)
        browser = await self._stack.enter_async_context(aiohttp.ClientSession(cookie_jar=jar))
        async with browser.get(link) as answer:
            address = answer.url
        assert address.path.startswith("/table/"), address
        origin = str(address.origin())
        self._socket = await browser.ws_connect(f"{address}/socket", headers={"Origin": origin})
        self._reading = asyncio.create_task(self._read())
        await self.see(0)

    async def _read(self) -> None:
        async for said in self._socket:
            message = json.loads(said.data)
            if message["t"] == "table":
                self.table = message
                self._changed.set()
                self._seen()
            elif message["t"] == "answer":
                self._answers.pop(message["n"]).set_result(message)

    async def see(self, step: int) -> None:
        """Wait until the table is seen as it is after *step* moves, or later."""
        while self.table.get("step", -1) < step:
            self._changed.clear()
            await self._changed.wait()

    async def play(self, *lines: str) -> None:
        """Play *lines* at the step that is seen; raises AssertionError where they are refused."""
        await self._say({"do": "play", "step": self.table["step"], "lines": lines})

    async def touch(self) -> None:
        """Be there, as somebody who touches the page."""
        await self._say({"do": "here", "on": True})

    async def _say(self, wish: dict[str, Any]) -> None:
        self._wishes += 1
        told = self._answers[self._wishes] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(json.dumps({"n": self._wishes, **wish}))
        answer = await told
        assert "refused" not in answer, answer

    async def close(self) -> None:
        """Leave the page."""
        self._reading.cancel()
        await self._stack.aclose()
