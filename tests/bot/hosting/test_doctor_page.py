"""What the doctor says of the page for the tables: whether people reach it, and what to enter."""

import socket
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.hosting.doctor_page import look_at_page
from bot.runtime.config import Settings

SECRET = "aB3-" * 8


def settings(url: str | None, port: int = 1, **more: str) -> Settings:
    """Those of a host whose page is at *url*, and at that port of this machine."""
    secret = SecretStr(more["secret"]) if "secret" in more else None
    return Settings(_env_file=None, public_url=url, web_port=port, discord_client_secret=secret)


async def said(chosen: Settings) -> dict[str, tuple[str, str]]:
    """Level and text of each line, by its subject."""
    return {one.subject: (one.level, one.text) async for one in look_at_page(chosen)}


def nobody() -> int:
    """A port at which nobody answers."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture
async def running() -> AsyncIterator[int]:
    """The port of something that answers as Jolly does."""

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def other(_: web.Request) -> web.Response:
        return web.Response(text="Welcome to nginx!")

    site = web.Application()
    site.add_routes([web.get("/healthz", healthz), web.get("/else/healthz", other)])
    runner = web.AppRunner(site)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield runner.addresses[0][1]
    await runner.cleanup()


async def test_no_page() -> None:
    """A host who has none is told no more than that."""
    found = await said(settings(None))
    assert list(found) == ["PUBLIC_URL"]
    assert found["PUBLIC_URL"][0] == "ok"


async def test_a_page_that_is_reached(running: int) -> None:
    """Its way is well; without TLS hands could be read on it."""
    found = await said(settings(f"http://127.0.0.1:{running}"))
    assert found["PUBLIC_URL"] == ("ok", f"http://127.0.0.1:{running} answers")
    assert found["TLS"][0] == "warning"
    assert found["DISCORD_CLIENT_SECRET"][0] == "ok"
    assert "Activities" not in found


async def test_a_way_that_ends_before_jolly(running: int) -> None:
    """Where Jolly answers nearby the fault lies in front, be it something else that answers."""
    chosen = settings(f"http://127.0.0.1:{nobody()}", running)
    level, text = (await said(chosen))["PUBLIC_URL"]
    assert level == "problem"
    assert f"hand all on to http://127.0.0.1:{running}" in text
    chosen = chosen.model_copy(update={"public_url": f"http://127.0.0.1:{running}/else"})
    assert "something else answers" in (await said(chosen))["PUBLIC_URL"][1]


async def test_jolly_does_not_run() -> None:
    """Then nobody can say what is in front of it."""
    chosen = settings(f"http://127.0.0.1:{nobody()}", nobody())
    level, text = (await said(chosen))["PUBLIC_URL"]
    assert level == "warning"
    assert "start Jolly" in text


@pytest.mark.parametrize(("secret", "level"), [(SECRET, "ok"), ("https://me", "problem")])
async def test_a_secret_for_activities(secret: str, level: str) -> None:
    """Its shape is looked at, it is never told, and what to enter at Discord is."""
    found = await said(settings("https://127.0.0.1:1", secret=secret))
    assert found["DISCORD_CLIENT_SECRET"][0] == level
    assert "URL Mappings: / to 127.0.0.1:1;" in found["Activities"][1]
    assert not any(secret in text for _, text in found.values())
