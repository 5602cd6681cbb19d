"""Who gets in: the page on this computer, the bot with its token, and nobody else."""

import asyncio
import json
import socket
import sys
from collections.abc import Iterator

import aiohttp
import pytest

from bot.__main__ import NO_SANDBOX, NOTHING_TO_RUN, _run, parser
from bot.hosting.sandbox import DATABASE, database_for
from bot.runtime.config import Settings
from sandbox.premises import HOST
from sandbox.server import Sandbox, free_port
from tests.sandbox.visitor import WAIT_SECONDS, visit


async def get(url: str, **headers: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status, await response.text()


async def test_page_answers(world: Sandbox) -> None:
    """The printed address shows the page, and its parts are there."""
    status, text = await get(f"{world.address}/")

    assert status == 200
    assert "Jolly’s sandbox" in text
    assert (await get(f"{world.address}/static/main.js"))[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1", "[::1]:8080"])
async def test_another_host_is_refused(world: Sandbox, host: str) -> None:
    """A name that was made to point here reaches nothing (DNS rebinding)."""
    status, _ = await get(f"{world.address}/", Host=host)

    assert status == 403


async def test_localhost_is_the_same(world: Sandbox) -> None:
    """Who types localhost arrives as well."""
    port = world.address.rpartition(":")[2]

    assert (await get(f"{world.address}/", Host=f"localhost:{port}"))[0] == 200


async def test_another_sites_page_is_refused(world: Sandbox) -> None:
    """A page from elsewhere cannot act as somebody here, even in the same browser."""
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        async with visit(world.address, Origin="https://evil.example"):
            pass


async def test_only_the_bot_uses_the_interface(world: Sandbox) -> None:
    """Without the token nothing is told and nothing is done."""
    status, text = await get(f"{world.address}/api/v10/users/@me")

    assert status == 401
    assert "Unauthorized" in text


async def test_no_path_leads_out_of_the_static_files(world: Sandbox) -> None:
    """The server gives away its page and nothing else."""
    status, _ = await get(f"{world.address}/static/..%2f__init__.py")

    assert status in (403, 404)


@pytest.mark.parametrize("path", ["/", "/api/v10/users/@me", "/files/1/x.png", "/static/main.js"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
async def test_another_site_sends_nothing(world: Sandbox, path: str, origin: str) -> None:
    """What its page makes a browser send is refused by every route, even with the bot's token."""
    secret = {"Authorization": f"Bot {world.token}"}
    status, text = await get(f"{world.address}{path}", Origin=origin, **secret)

    assert (status, text) == (403, "Only the sandbox's own page may do this.")


async def test_no_other_site_may_show_what_is_here(world: Sandbox) -> None:
    """A picture of a hand does not get into its page either."""
    async with aiohttp.ClientSession() as session, session.get(world.address) as response:
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"


async def test_another_sites_page_is_no_bot(world: Sandbox) -> None:
    """The gateway, too, is closed to it, with whatever path and even with the token."""
    for path in ("/gateway", "/gateway/"):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with aiohttp.ClientSession() as session:
                await session.ws_connect(world.address + path, origin="https://evil.example")


async def gateway_says(world: Sandbox, *frames: str) -> int | None:
    """Why the gateway closes a connection on which *frames* are sent."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(world.gateway_url) as bot,
        asyncio.timeout(WAIT_SECONDS),
    ):
        for frame in frames:
            await bot.send_str(frame)
        async for _ in bot:
            pass
        return bot.close_code


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param(['{"op": 1, "d": null}'] * 121, 4008, id="more frames than Discord takes"),
        pytest.param([json.dumps({"op": 99, "d": "x" * 4096})], 1009, id="a frame too large"),
        pytest.param(["no json"], 4002, id="no JSON"),
        pytest.param(["[1]"], 4002, id="no frame"),
        pytest.param(['{"op": 2, "d": null}'], 4002, id="nobody's identity"),
        pytest.param(['{"op": 2, "d": {"token": "guessed"}}'], 4004, id="a token guessed"),
    ],
)
async def test_the_gateway_lets_itself_not_be_flooded(
    world: Sandbox, frames: list[str], code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever says too much or what nobody understands is sent away, as Discord does it."""
    assert await gateway_says(world, *frames) == code
    assert not world.gateway.live()
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_a_page_asks_for_nonsense(world: Sandbox) -> None:
    """It is told so, however often, and goes on."""
    async with visit(world.address) as page:
        for said in ("no json", "[1]", "{}", '{"do": "fly"}') * 20:
            await page.socket.send_str(said)
        assert (await page.be("alice"))["t"] == "everything"


async def test_a_page_switches_the_rate_limits(world: Sandbox) -> None:
    """They hold and no longer hold at once, and every open page shows it, as do new ones."""
    async with visit(world.address) as one, visit(world.address) as other:
        assert (await one.be("alice"))["limited"] is (await other.be("bob"))["limited"] is False
        for on in (True, False, True):
            assert "problem" not in await one.ask("limit", on=on)
            assert world.rates.enforced is on
            for page in (one, other):
                await page.ask("be", person="carol")
                told = [event["limited"] for event in page.heard if event["t"] == "limits"]
                assert told[-1] is on
        assert "problem" in await one.ask("limit", on="no")
        async with visit(world.address) as third:
            assert (await third.be("carol"))["limited"] is True


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        yield other.getsockname()[1]


def test_taken_port_gives_the_next(taken: int) -> None:
    """Where something else runs at the port, a later one is used."""
    with free_port(taken) as found:
        assert taken < found.getsockname()[1] <= taken + 20
        assert found.getsockname()[0] == HOST


async def test_without_what_it_needs_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the sandbox is not installed, one sentence says how it would be."""
    for name in ("bot.hosting.sandbox", "sandbox.server"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sandbox", None)  # type: ignore[arg-type]

    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    assert await _run(parser().parse_args([]), settings) == NOTHING_TO_RUN
    assert capsys.readouterr().err == NO_SANDBOX + "\n"


@pytest.mark.parametrize(
    ("given", "database"),
    [
        pytest.param({}, DATABASE, id="its own by default"),
        pytest.param({"database_url": "sqlite:///x.db"}, "sqlite:///x.db", id="the one named"),
        pytest.param(
            {"database_url": "sqlite:///real.db", "discord_token": "secret"},
            DATABASE,
            id="never that of a host with a token",
        ),
    ],
)
def test_database(given: dict[str, str], database: str) -> None:
    """A real server's games are not touched by trying things out."""
    settings = Settings(_env_file=None, **given)  # type: ignore[arg-type, call-arg]

    assert database_for(settings) == database


async def test_nobody_hears_anything_yet(world: Sandbox) -> None:
    """A page that has not said whose it is can draw nothing: first comes all that they see."""
    async with visit(world.address) as early, visit(world.address) as page:
        await early.ask("running")
        await page.ask("limit", on=True)
        await early.be("bob")
    assert [event["t"] for event in early.heard] == ["answer", "everything", "answer"]
