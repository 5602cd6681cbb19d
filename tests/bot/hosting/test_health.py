"""What watches over Jolly asks whether it lives, and whether it plays."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from bot.app import Jolly
from bot.hosting.health import serve_health
from data.store.database import Database


@pytest.fixture
async def served(db: Database) -> AsyncIterator[tuple[Jolly, str]]:
    """A bot that has not begun yet, and where it answers."""
    app = Jolly(db, shard_count=1)
    runner = await serve_health(0, app)
    port = runner.addresses[0][1]
    yield app, f"http://127.0.0.1:{port}"
    await runner.cleanup()


async def asked(url: str) -> tuple[int, str]:
    async with ClientSession() as http, http.get(url) as answer:
        return answer.status, await answer.text()


async def test_ready_only_while_it_plays(served: tuple[Jolly, str]) -> None:
    """While it starts, and once it ends, nobody is to be sent there; it lives all the same."""
    app, url = served
    assert await asked(f"{url}/readyz") == (503, "starting\n")
    assert await asked(f"{url}/healthz") == (200, "ok\n")
    app.is_playing = True
    assert await asked(f"{url}/readyz") == (200, "ready\n")
    app.is_playing = False
    assert await asked(f"{url}/readyz") == (503, "starting\n")
