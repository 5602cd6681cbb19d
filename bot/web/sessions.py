"""Who asks: a session is a key that the browser keeps and we know by its hash alone."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from aiohttp import web
from aiohttp.hdrs import AUTHORIZATION, SEC_WEBSOCKET_PROTOCOL

from bot.runtime.clock import now_ms
from bot.runtime.signals import Signal
from data import sessions
from data.errors import StorageRefused
from data.ids import UserId
from data.store.database import Database

COOKIE = "jolly"
BEARER = "Bearer "
CHECK_SECONDS = 300.0
"""How often we look whether somebody is still signed in who stays."""
PROTOCOL = "session."
"""What stands before the key where it is named as a WebSocket's subprotocol."""


class Sessions:
    """Tells who asks, signs people in and out."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self.ended: Signal[UserId] = Signal()
        """Somebody has signed out everywhere: what they have open is to be closed."""

    async def reader(self, request: web.Request) -> UserId | None:
        """Who asks; None where nobody is signed in. Raises StorageRefused."""
        for key in keys_of(request):
            if (user := await self.of_key(key)) is not None:
                return user
        return None

    async def of_key(self, key: str) -> UserId | None:
        """Who is signed in by *key*, which is used by that; None where nobody is."""
        now = now_ms()
        found = await self._db.read(sessions.reader, key, now)
        if found is None:
            return None
        user, used_ms = found
        if now - used_ms >= sessions.USED_EVERY_MS:
            await self._db.write(sessions.note_use, key, now)
        return user

    async def until_over(self, request: web.Request, user: UserId) -> None:
        """Return once *user* is not signed in any more by what *request* named.

        In another process, too: this one is told at once by `ended`. Meanwhile it counts as used.
        """
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            with suppress(StorageRefused):
                if await self.reader(request) != user:
                    return

    async def open(self, user: UserId) -> str:
        """Sign *user* in; gives the key that is to be sent along with what they ask."""
        return await self._db.write(sessions.begin, user, now_ms())

    async def end(self, request: web.Request) -> None:
        """Sign out whoever asks, in this browser."""
        for key in keys_of(request):
            await self._db.write(sessions.end, key)

    async def end_all(self, user: UserId) -> None:
        """Sign *user* out everywhere."""
        await self._db.write(sessions.end_all, user)
        self.ended.publish(user)


def keys_of(request: web.Request) -> Iterator[str]:
    """The keys that a request names: said by the page itself, and last what the browser keeps."""
    said = request.headers.get(AUTHORIZATION, "")
    if said.startswith(BEARER):
        yield said.removeprefix(BEARER)
    for protocol in request.headers.get(SEC_WEBSOCKET_PROTOCOL, "").split(","):
        if protocol.strip().startswith(PROTOCOL):
            yield protocol.strip().removeprefix(PROTOCOL)
    if kept := request.cookies.get(COOKIE):
        yield kept
