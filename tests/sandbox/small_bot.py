"""The sandbox with a small bot in it, which has something of every kind."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.server import Sandbox, free_port
from tests.sandbox.process import free_port as free_port_number
from tests.wire.echo import Echo

WAIT_SECONDS = 60.0


@asynccontextmanager
async def small_bot(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Sandbox, Echo]]:
    """The sandbox, with a small bot in it instead of Jolly."""
    async with Sandbox(free_port(free_port_number())) as sandbox:
        monkeypatch.setattr(Route, "BASE", sandbox.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
        async with Echo(shard_count=1) as client:
            running = asyncio.create_task(client.start(sandbox.token))
            await sandbox.ready()
            await client.wait_until_ready()
            yield sandbox, client
            await client.close()
            await running
        assert sandbox.violations == []
