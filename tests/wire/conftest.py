"""The stand-in as a fixture: a test fails where the bot did what Discord would not let pass."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.interactions import FIRST_ANSWER_SECONDS
from sandbox.people import NoAnswer
from tests.wire.calls import Caller
from tests.wire.clock import Clock
from tests.wire.echo import Echo
from tests.wire.process import BotProcess
from tests.wire.rooms import OpenRoom, Room, free_port
from tests.wire.standin import PATIENCE_SECONDS, StandIn


@pytest.fixture
def clock(tmp_path: Path) -> Iterator[Clock]:
    """A wall clock that the stand-in has, and bots with its settings: see `tests.wire.clock`."""
    with Clock(tmp_path / "clock") as moved:
        yield moved


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with StandIn() as running:
        yield running
    assert running.violations == []


@pytest.fixture
async def echo(standin: StandIn, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Echo]:
    """The small bot, connected."""
    monkeypatch.setattr(Route, "BASE", standin.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(standin.gateway_url))
    async with Echo(shard_count=1) as client:
        running = asyncio.create_task(client.start(standin.token))
        await standin.ready()
        await client.wait_until_ready()
        yield client
        await client.close()
        await running


@pytest.fixture
async def call(standin: StandIn) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as http:
        yield Caller(standin, http)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotProcess]:
    """One running process, for all tests that leave it running."""
    folder = tmp_path_factory.mktemp("jolly")
    port = str(free_port())
    async with StandIn() as standin, BotProcess(standin, folder, HTTP_PORT=port) as running:
        yield running


async def answers(standin: StandIn) -> None:
    """Wait until the bot answers: while other tests ran on loops of their own, nobody served it."""
    standin.patience = FIRST_ANSWER_SECONDS
    async with asyncio.timeout(180):
        while True:
            await standin.until(standin.gateway.live, "a connection of the bot's", 120)
            with suppress(NoAnswer):
                await standin.carol.slash("help", standin.channel)
                break
    standin.patience = PATIENCE_SECONDS
    standin.violations.clear()


@pytest_asyncio.fixture(loop_scope="session")
async def open_room(bot: BotProcess) -> AsyncIterator[OpenRoom]:
    """Opens rooms in the running bot's server; nothing against Discord's rules may happen there."""
    standin = bot.standin
    await answers(standin)
    bot.lines.clear()

    def open_one(name: str) -> Room:
        people = standin.join("Alice"), standin.join("Bob")
        return Room(standin, bot, standin.open_channel(name), *people)

    yield open_one
    standin.faults.clear()
    violations, standin.violations = standin.violations, []
    assert violations == []
    assert not any("Traceback" in line for line in bot.lines), "\n".join(bot.lines)


@pytest_asyncio.fixture(loop_scope="session")
async def room(open_room: OpenRoom, request: pytest.FixtureRequest) -> Room:
    """One room."""
    return open_room(request.node.name)
