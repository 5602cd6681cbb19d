"""The gateway: sessions per shard, sequence numbers, heartbeats, resumption, compression."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import zstandard
from aiohttp import WSCloseCode, WSMsgType, web

from sandbox import clock, payloads
from sandbox.accounts import Json
from sandbox.guilds import Guild
from sandbox.premises import Premises
from sandbox.world import Channel

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
INVALID_SESSION, HELLO, ACK = 9, 10, 11
NOT_UNDERSTOOD, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY, TOO_MANY = 4002, 4003, 4004, 4005, 4008
INVALID_SHARD, DISALLOWED_INTENTS = 4010, 4014

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
GUILD_MEMBERS, SCHEDULED_EVENTS = 1 << 1, 1 << 16
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
HEARTBEAT_MILLISECONDS = 41_250
ACK_SECONDS = 0.05
"""An answer within the same moment looks to discord.py like one to the beat before: it notes when
it has sent one a little later, and would warn in the log that it cannot keep up."""
LARGEST_FRAME, MOST_FRAMES, WITHIN_SECONDS = 4096, 120, 60.0
"""What Discord takes from a bot: bytes in a frame, and frames in a time."""


def compression(asked: str | None) -> Callable[[str], str | bytes]:
    """How to pack each event of one connection that asked for this compression."""
    if asked == "zlib-stream":
        packer = zlib.compressobj()
        return lambda text: packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
    if asked == "zstd-stream":
        stream = zstandard.ZstdCompressor().compressobj()
        block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: stream.compress(text.encode()) + stream.flush(block)
    return lambda text: text


@dataclass(eq=False)
class Connection:
    """One websocket of the bot."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport
    pack: Callable[[str], str | bytes]
    flows: asyncio.Event
    session: "Session | None" = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    heard: deque[float] = field(default_factory=lambda: deque(maxlen=MOST_FRAMES))

    def floods(self) -> bool:
        """Whether the frame that has come now is one too many."""
        now = clock.seconds()
        many = len(self.heard) == MOST_FRAMES and now - self.heard[0] < WITHIN_SECONDS
        self.heard.append(now)
        return many

    async def send(
        self, op: int, data: Any, event: str | None = None, seq: int | None = None
    ) -> None:
        """Send one payload, whole and in order; a connection that is gone is no matter."""
        async with self.lock:
            await self.flows.wait()
            packed = self.pack(json.dumps({"op": op, "d": data, "t": event, "s": seq}))
            try:
                if isinstance(packed, bytes):
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(packed)
            except (ConnectionError, RuntimeError):
                pass


@dataclass(eq=False)
class Session:
    """What one IDENTIFY began; it outlives its connection, and keeps every event for a RESUME."""

    shard: int
    count: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    events: list[tuple[str, Json]] = field(default_factory=list)
    connection: Connection | None = None
    resumable: bool = True
    resumed: int = 0
    heartbeats: int = 0

    async def tell(self, event: str, data: Json) -> None:
        """Append an event and send it, if there is anybody to send it to."""
        self.events.append((event, data))
        if self.connection:
            await self.connection.send(DISPATCH, data, event, len(self.events))

    def wants(self, event: str, where: Channel | Guild) -> bool:
        """Whether this session's intents let it hear *event*."""
        if event == "INTERACTION_CREATE":
            return True
        if event.startswith("MESSAGE_"):
            is_dm = isinstance(where, Channel) and where.is_dm
            return bool(self.intents & (DIRECT_MESSAGES if is_dm else GUILD_MESSAGES))
        if event.startswith("GUILD_MEMBER_"):
            return bool(self.intents & GUILD_MEMBERS)
        if event.startswith("GUILD_SCHEDULED_EVENT_"):
            return bool(self.intents & SCHEDULED_EVENTS)
        return bool(self.intents & GUILDS)


class Gateway:
    """All sessions, and what can be done to them."""

    def __init__(self, discord: Premises) -> None:
        self.discord = discord
        self.sessions: dict[str, Session] = {}
        self.identified: list[Json] = []
        self.identified_at: list[float] = []
        self.begun_at: float | None = None
        """The wall time at which the present process could first be reached."""
        self.tasks: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    def hold(self) -> None:
        """Let nothing arrive any more, and nobody learn of it, as where a line is dead."""
        self._flows.clear()

    def let_go(self) -> None:
        """Let arrive what has been held, and all that follows."""
        self._flows.set()

    def live(self) -> list[Session]:
        """The sessions that have a connection at present."""
        return [session for session, _ in self._lines()]

    def dispatch(self, event: str, data: Json, where: Channel | Guild) -> None:
        """Tell the sessions of the shard that *where* belongs to, in order, without waiting."""
        world = self.discord.world
        # Of its own membership a bot hears always: events/gateway.mdx.
        own = event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == str(world.bot.id)
        for session in self.sessions.values():
            mine = session.shard == world.shard_of(where, session.count)
            if mine and session.resumable and (own or session.wants(event, where)):
                self._begin(session.tell(event, data))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _lines(self) -> list[tuple[Session, Connection]]:
        return [(each, each.connection) for each in self.sessions.values() if each.connection]

    async def drop(self, *, resumable: bool = True, code: int | None = None) -> None:
        """Cut every connection: without a word, or with a close *code*."""
        for session, connection in self._lines():
            session.resumable, session.connection = resumable, None
            if code:
                await connection.socket.close(code=code)
            else:
                connection.transport.abort()

    async def ask_reconnect(self) -> None:
        """Op 7: every connection shall come anew and resume."""
        for _, connection in self._lines():
            await connection.send(RECONNECT, None)

    async def invalidate(self, *, resumable: bool) -> None:
        """Op 9: the sessions are over, or (*resumable*) may be resumed."""
        for session, connection in self._lines():
            session.resumable = resumable
            await connection.send(INVALID_SESSION, resumable)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        assert request.transport is not None
        pack = compression(request.query.get("compress"))
        connection = Connection(socket, request.transport, pack, self._flows)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self.discord.blame(f"gateway: {request.query_string} does not ask for v=10 and json")
        await connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(connection, message.data)
        if connection.session and connection.session.connection is connection:
            connection.session.connection = None
            # A close with 1000 or 1001 by the bot ends its session.
            connection.session.resumable &= socket.close_code not in (1000, 1001)
            self.discord.tell("connection")
            self.discord.ring()
        return socket

    async def _hear(self, connection: Connection, said: str) -> None:
        if connection.floods():
            self.discord.blame(f"gateway: more than {MOST_FRAMES} frames in {WITHIN_SECONDS:g} s")
            await connection.socket.close(code=TOO_MANY)
            return
        try:
            await self._receive(connection, json.loads(said))
        except (ValueError, LookupError, TypeError, AttributeError):
            self.discord.blame("gateway: what is no frame")
            await connection.socket.close(code=NOT_UNDERSTOOD)

    async def _receive(self, connection: Connection, payload: Json) -> None:
        op, data = payload["op"], payload.get("d") or {}
        if op == HEARTBEAT:
            await self._beat(connection, payload.get("d"))
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            await self._resume(connection, data)
        elif connection.session is None:
            await connection.socket.close(code=NOT_AUTHENTICATED)
        elif op != PRESENCE:
            self.discord.blame(f"gateway: op {op} is not in the sandbox")
        self.discord.ring()

    async def _beat(self, connection: Connection, sequence: int | None) -> None:
        session = connection.session
        if session:
            session.heartbeats += 1
            if sequence is not None and sequence > len(session.events):
                self.discord.blame(f"gateway: heartbeat with unknown sequence {sequence}")
        self._begin(self._acknowledge(connection))

    async def _acknowledge(self, connection: Connection) -> None:
        await asyncio.sleep(ACK_SECONDS)
        await connection.send(ACK, None)

    async def _identify(self, connection: Connection, data: Json) -> None:
        self.identified.append(data)
        self.identified_at.append(clock.seconds())
        refusal = self._identify_refusal(connection, data)
        if refusal:
            await connection.socket.close(code=refusal)
            return
        shard, count = data.get("shard", (0, 1))
        session = Session(shard, count, data["intents"], connection=connection)
        connection.session = self.sessions[session.id] = session
        world = self.discord.world
        joined = [each for each in world.guilds if each.has_bot]
        mine = [each for each in joined if world.shard_of(each, count) == shard]
        self.begun_at = self.begun_at or clock.now().timestamp()
        await session.tell("READY", self._ready(session, mine))
        for guild in mine if session.intents & GUILDS else ():
            await session.tell("GUILD_CREATE", payloads.guild_create(world, guild))
        self.discord.tell("connection")

    def _identify_refusal(self, connection: Connection, data: Json) -> int | None:
        """The close code with which this IDENTIFY is refused."""
        shard, count = data.get("shard", (0, 1))
        if data["token"] != self.discord.token:
            return WRONG_TOKEN
        if connection.session:
            return ALREADY
        if not 0 <= shard < count:
            return INVALID_SHARD
        if data["intents"] & PRIVILEGED:
            return DISALLOWED_INTENTS
        return None

    def _ready(self, session: Session, mine: list[Guild]) -> Json:
        world = self.discord.world
        nothing = "private_channels relationships presences geo_ordered_rtc_regions"
        return payloads.bare(empty=nothing) | {
            "v": 10,
            "user": payloads.own_user(world.bot),
            "guilds": [{"id": str(each.id), "unavailable": True} for each in mine],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.discord.gateway_url,
            "shard": [session.shard, session.count],
            "application": {"id": str(world.bot.id), "flags": 0},
        }

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if data["token"] != self.discord.token:
            await connection.socket.close(code=WRONG_TOKEN)
        elif session is None or not session.resumable:
            await connection.send(INVALID_SESSION, False)
        else:
            await self._replay(connection, session, data["seq"])

    async def _replay(self, connection: Connection, session: Session, seen: int) -> None:
        """Send what was missed since event number *seen*, also what comes meanwhile."""
        while seen < len(session.events):
            event, data = session.events[seen]
            seen += 1
            await connection.send(DISPATCH, data, event, seen)
        connection.session, session.connection = session, connection
        session.resumed += 1
        self.discord.tell("connection")
        await session.tell("RESUMED", {})

    async def close(self) -> None:
        """End every connection, as Discord going away."""
        for _, connection in self._lines():
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)
