"""Reading what the bot asks and answering in Discord's way."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.messages import Upload
from bot.sandbox.people import Json

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
SAFE_NAME = re.compile(r"[^\w.\-]+")


class Refused(Exception):
    """An error as Discord answers it: HTTP status, its own code, and what is wrong."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


def answer(body: Any, status: int = 200) -> web.Response:
    """A JSON answer. discord.py reads one only if its type is exactly this, without a charset."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


def nothing() -> web.Response:
    """The answer that has no body."""
    return web.Response(status=204)


def number(request: web.Request, name: str) -> int:
    """The id in the address that is called *name*. Raises Refused (50035)."""
    text = request.match_info[name]
    if not text.isdecimal():
        raise Refused(400, 50035, "Invalid Form Body")
    return int(text)


async def read(request: web.Request) -> tuple[Json, list[Upload]]:
    """What the bot sent, and the files that came with it."""
    if request.content_type != "multipart/form-data":
        return (await request.json() if request.can_read_body else {}), []
    sent: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if isinstance(part, BodyPartReader):
            await _take(part, sent, uploads)
    return sent, uploads


async def _take(part: BodyPartReader, sent: Json, uploads: list[Upload]) -> None:
    content = bytes(await part.read(decode=True))
    if part.name == "payload_json":
        sent |= json.loads(content)
        return
    name = SAFE_NAME.sub("_", part.filename or "file")
    uploads.append(Upload(name, part.headers.get("Content-Type", ""), content))
