"""One open page of a table: what is still to be sent to it."""

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.table.table import Table
from bot.web.view import Json
from data.ids import UserId
from engine.cards import Seat

SLOW_SECONDS = 10.0
"""A page that takes nothing for so long is closed; it comes again by itself."""
MOST_UNREAD = 40
"""Answers that wait for a page to read them; one that lets more wait is closed."""


@dataclass(eq=False)
class Visit:
    """One open page: who looks at which table, and what is still to be sent."""

    user: UserId
    table: Table
    seat: Seat | None
    socket: web.WebSocketResponse
    is_left: bool = False
    in_sight: bool = False
    """Whether somebody has the page before them, as far as it tells."""
    looking: asyncio.Lock = field(default_factory=asyncio.Lock)
    """What is to be shown is being worked out."""
    _told: dict[str, Json] = field(default_factory=dict)
    """What was told last, by kind."""
    _newest: dict[str, Json] = field(default_factory=dict)
    """What of it is still to be sent: only how it stands now."""
    _answers: deque[str] = field(default_factory=deque)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def answer(self, answer: Json) -> None:
        """Send an answer, soon."""
        self._answers.append(json.dumps(answer))
        self._news.set()

    def show(self, words: Json, table: Json) -> None:
        """Send the table as it is now, soon, unless that is what was sent last."""
        is_said_anew = words != self._told.get("words")
        for kind, view in (("words", words), ("table", table)):
            if is_said_anew or view != self._told.get(kind):
                self._told[kind] = self._newest[kind] = view
                self._news.set()

    def leave(self) -> None:
        """Close the page once what is being sent is sent."""
        self.is_left = True
        self._news.set()

    async def send(self) -> None:
        """Send whatever there is, until the page is closed or reads no more."""
        while not self.is_left:
            await self._news.wait()
            self._news.clear()
            while self._newest or self._answers:
                if len(self._answers) > MOST_UNREAD:
                    return
                said = self._next()
                try:
                    async with asyncio.timeout(SLOW_SECONDS):
                        await self.socket.send_str(said)
                except (TimeoutError, ConnectionError):
                    return

    def _next(self) -> str:
        """What is sent next: words before the table that needs them, and answers after it."""
        if not self._newest:
            return self._answers.popleft()
        return json.dumps(self._newest.pop("words" if "words" in self._newest else "table"))
