"""The sandbox's gateway: one shard, plain text, no resuming."""

import asyncio
import json
import secrets
from collections import deque

from aiohttp import WSMsgType, web

from bot.sandbox import snowflakes
from bot.sandbox.channels import guild_json
from bot.sandbox.outlet import Outlet
from bot.sandbox.people import JOLLY, Json, self_json
from bot.sandbox.world import World

DISPATCH, INVALID_SESSION, HELLO, ACK = 0, 9, 10, 11
HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.05
"""An answer within the same moment looks to discord.py like one to the beat before: it notes when
it has sent one a little later, and would warn in the log that it cannot keep up."""
LARGEST_FRAME, MOST_FRAMES, WITHIN_SECONDS = 4096, 120, 60.0
"""What Discord takes from a bot: bytes in a frame, and frames in a time."""
NOT_UNDERSTOOD, TOKEN_IS_WRONG, TOO_MANY = 4002, 4004, 4008
"""Close codes."""


class Gateway:
    """The bot's connection, if there is one; *token* is what the bot has to show."""

    def __init__(self, world: World, url: str, token: str) -> None:
        self.world = world
        self.url = url
        self.token = token
        self.bot: Outlet | None = None
        self.sequence = 0

    def send(self, name: str, data: Json) -> bool:
        """Let the bot know of the event *name*; False where there is no bot."""
        if self.bot is None:
            return False
        self.sequence += 1
        self.bot.put({"op": DISPATCH, "s": self.sequence, "t": name, "d": data})
        return True

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the bot until it goes."""
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        outlet = Outlet(socket)
        try:
            async with outlet.flowing():
                outlet.put({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
                await self._listen(outlet)
        finally:
            if self.bot is outlet:
                self._set_bot(None)
        return socket

    async def _listen(self, outlet: Outlet) -> None:
        """Hear what is said, as much and as often as Discord would."""
        clock, heard = asyncio.get_running_loop().time, deque[float](maxlen=MOST_FRAMES)
        async for message in outlet.socket:
            now = clock()
            if len(heard) == MOST_FRAMES and now - heard[0] < WITHIN_SECONDS:
                await outlet.socket.close(code=TOO_MANY, message=b"You are being rate limited.")
                return
            heard.append(now)
            try:
                if message.type is WSMsgType.TEXT:
                    await self._hear(outlet, json.loads(message.data))
            except (ValueError, LookupError, TypeError, AttributeError):
                await outlet.socket.close(code=NOT_UNDERSTOOD, message=b"Decode error.")
                return

    async def _hear(self, outlet: Outlet, said: Json) -> None:
        match said["op"]:
            case 1:
                await asyncio.sleep(ACK_SECONDS)
                outlet.put({"op": ACK})
            case 2 if said["d"]["token"].removeprefix("Bot ") == self.token:
                self._set_bot(outlet)
                self._welcome(said["d"].get("shard") or [0, 1])
            case 2:
                await outlet.socket.close(code=TOKEN_IS_WRONG, message=b"Authentication failed.")
            case 6:  # the bot then identifies itself anew
                outlet.put({"op": INVALID_SESSION, "d": False})

    def _welcome(self, shard: list[int]) -> None:
        guild = str(snowflakes.GUILD)
        ready = {
            "v": 10,
            "user": self_json(),
            "session_id": secrets.token_hex(16),
            "resume_gateway_url": self.url,
            "shard": shard,
            "guilds": [{"id": guild, "unavailable": True}],
            "application": {"id": str(JOLLY.id), "flags": 0},
            "private_channels": [],
        }
        self.send("READY", ready)
        self.send("GUILD_CREATE", guild_json(self.world.channels))

    def _set_bot(self, outlet: Outlet | None) -> None:
        self.bot = outlet
        self.world.tell_all({"t": "bot", "online": outlet is not None})
