"""The stand-in's gateway: sessions, resumption, shards, compression."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import pytest
import zstandard

from sandbox.interactions import COMMAND, Interaction
from tests.wire.echo import Echo
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire


async def resumed(standin: StandIn, client: Echo) -> None:
    """Wait until the one session has been resumed."""
    (session,) = standin.gateway.sessions.values()
    await standin.until(lambda: session.resumed, "a resumption")
    answer = await standin.alice.slash("say", standin.channel, word="ace")
    assert answer.text == "ace 1 Alice guild"


async def test_a_drop_is_resumed_with_what_was_missed(standin: StandIn, echo: Echo) -> None:
    """An interaction sent while the connection is cut arrives with the resumption."""
    await standin.gateway.drop()
    answer = await standin.alice.slash("say", standin.channel, word="ace")

    assert answer.text == "ace 1 Alice guild"
    assert len(standin.gateway.identified) == 1


async def test_what_is_held_arrives_later(standin: StandIn, echo: Echo) -> None:
    """A dead line carries nothing until it is let go."""
    (session,) = standin.gateway.sessions.values()
    known = len(session.events)
    standin.gateway.hold()
    asked = asyncio.create_task(standin.alice.slash("say", standin.channel, word="ace"))
    await asyncio.sleep(0.1)  # in which nothing has to happen
    assert len(session.events) > known
    assert not asked.done()
    standin.gateway.let_go()
    assert (await asked).text == "ace 1 Alice guild"


async def test_op_7_is_followed_by_a_resumption(standin: StandIn, echo: Echo) -> None:
    """A bot that is asked to reconnect comes back to the same session."""
    await standin.gateway.ask_reconnect()
    await resumed(standin, echo)


async def test_op_9_with_resumption(standin: StandIn, echo: Echo) -> None:
    """An invalidation that may be resumed is."""
    await standin.gateway.invalidate(resumable=True)
    await resumed(standin, echo)


@pytest.mark.parametrize("how", ["drop", "invalidate"])
async def test_a_lost_session_is_begun_anew(standin: StandIn, echo: Echo, how: str) -> None:
    """A session that cannot be resumed is followed by another IDENTIFY."""
    await getattr(standin.gateway, how)(resumable=False)
    await standin.until(lambda: len(standin.gateway.identified) == 2, "a second IDENTIFY")
    await standin.ready()


class Raw:
    """A bare gateway connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, unpack: Any = None) -> None:
        self.socket, self.unpack = socket, unpack

    async def read(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=2)
        data = self.unpack(message.data) if isinstance(message.data, bytes) else message.data
        return json.loads(data)

    async def identify(self, standin: StandIn, shard: int, count: int) -> list[Any]:
        """Identify, and the events up to the last one at the start."""
        data = {"token": standin.token, "intents": 1, "properties": {}, "shard": [shard, count]}
        assert (await self.read())["op"] == 10
        await self.socket.send_json({"op": 2, "d": data})
        events = [await self.read()]
        if events[0]["d"]["guilds"]:
            events.append(await self.read())
        return [each["t"] for each in events]


async def test_each_shard_hears_its_own(standin: StandIn) -> None:
    """The server is one shard's; what happens in a DM comes to shard 0 only."""
    home = (standin.guild.id >> 22) % 2
    dm = Interaction(COMMAND, standin.alice, standin.alice.dm, {"name": "x"})
    guild = Interaction(COMMAND, standin.alice, standin.channel, {"name": "y"})
    async with aiohttp.ClientSession() as http:
        url = f"{standin.gateway_url}/?v=10&encoding=json"
        shards = [Raw(await http.ws_connect(url)) for _ in range(2)]
        started = [await raw.identify(standin, number, 2) for number, raw in enumerate(shards)]
        assert ["GUILD_CREATE" in each for each in started] == [home == 0, home == 1]
        standin.begin(dm)
        standin.begin(guild)
        heard = [await shards[number].read() for number in (0, home)]
    assert [int(each["d"]["id"]) for each in heard] == [dm.id, guild.id]


@pytest.mark.parametrize("asked", ["", "zlib-stream", "zstd-stream"])
async def test_events_are_packed_as_asked(standin: StandIn, asked: str) -> None:
    """Plain, zlib and zstd connections all read READY."""
    unpackers = {
        "zlib-stream": zlib.decompressobj().decompress,
        "zstd-stream": zstandard.ZstdDecompressor().decompressobj().decompress,
    }
    async with aiohttp.ClientSession() as http:
        url = f"{standin.gateway_url}/?v=10&encoding=json&compress={asked}"
        raw = Raw(await http.ws_connect(url), unpackers.get(asked))
        assert await raw.identify(standin, 0, 1) == ["READY", "GUILD_CREATE"]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        pytest.param({"token": "x"}, 4004, id="wrong token"),
        pytest.param({"intents": 1 << 15}, 4014, id="privileged intent"),
        pytest.param({"shard": [2, 2]}, 4010, id="shard out of range"),
    ],
)
async def test_an_identify_is_checked(standin: StandIn, changed: Any, code: int) -> None:
    """What Discord closes a connection for is closed with the same code."""
    data = {"token": standin.token, "intents": 1, "properties": {}} | changed
    async with aiohttp.ClientSession() as http:
        socket = await http.ws_connect(f"{standin.gateway_url}/?v=10&encoding=json")
        await socket.receive()
        await socket.send_json({"op": 2, "d": data})
        await socket.receive(timeout=2)
        assert socket.close_code == code
