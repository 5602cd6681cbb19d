"""The stand-in as a fixture: a test fails where the bot did what Discord would not let pass."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.wire.echo import Echo
from tests.wire_discord import StandIn


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
