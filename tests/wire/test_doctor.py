"""`jolly doctor` over the wire: a line for each thing, and what to do where it is not well."""

import socket
from pathlib import Path
from typing import Any

import pytest

from data import settings
from data.store.database import Database
from sandbox import payloads
from sandbox.accounts import EMBED, EVERYTHING
from sandbox.faults import Fault
from tests.wire.process import BotProcess, run
from tests.wire.rooms import free_port
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire
SECONDS = 60.0


async def report(
    standin: StandIn, folder: Path, expected: int = 0, **settings: str
) -> dict[str, tuple[str, str]]:
    """Level and text of each line, by its subject."""
    code, printed = await run(BotProcess(standin, folder, **settings), "doctor", seconds=SECONDS)
    assert code == expected, printed
    assert "Traceback" not in printed
    lines = {}
    for line in printed.splitlines():
        subject, text = line[9:].split(": ", 1)
        lines[subject] = (line[:9].strip(), text)
    return lines


async def test_all_is_well(standin: StandIn, tmp_path: Path) -> None:
    """Of a host who has done everything right no line is anything but ok; nothing is changed."""
    bot = BotProcess(standin, tmp_path)
    async with bot:
        assert await bot.stop() == 0
    calls = len(standin.calls)

    lines = await report(standin, tmp_path, HTTP_PORT=str(free_port()))

    del lines["disk"]  # this machine may have little room
    assert {level for level, _ in lines.values()} == {"ok"}
    assert "up to date" in lines["database"][1]
    assert "permissions=309237763072" in lines["invite"][1]
    assert "registered" in lines["commands"][1]
    assert all(call.name.startswith("GET ") for call in standin.calls[calls:])


async def test_with_activities(standin: StandIn, tmp_path: Path) -> None:
    """What opens them is Discord's, and no command of ours is one the less for it."""
    standin.world.switch_activities_on()
    lines = await report(standin, tmp_path)
    assert lines["commands"][0] == "warning"
    async with BotProcess(standin, tmp_path) as bot:
        assert await bot.stop() == 0
    level, text = (await report(standin, tmp_path))["commands"]
    assert level == "ok"
    assert text.startswith(f"{len(standin.world.commands) - 1} are registered, beside")
    assert "launch" in text


async def test_the_client_secret(standin: StandIn, tmp_path: Path) -> None:
    """It is tried; one of another application, or mistyped, is a problem with a way out."""
    has = {"PUBLIC_URL": "https://table.invalid", "WEB_PORT": str(free_port())}
    right = await report(standin, tmp_path, DISCORD_CLIENT_SECRET=standin.activities.secret, **has)
    assert right["client secret"][0] == "ok"
    wrong = await report(standin, tmp_path, 1, DISCORD_CLIENT_SECRET="x" * 32, **has)
    assert wrong["client secret"][0] == "problem"
    assert "Reset Secret" in wrong["client secret"][1]
    assert standin.forgive("invalid_client")


async def test_before_the_first_start(standin: StandIn, tmp_path: Path) -> None:
    """It names what the first start will do, and makes no database."""
    lines = await report(standin, tmp_path)

    assert "made at the first start" in lines["database"][1]
    assert lines["commands"][0] == "warning"
    assert "/challenge" in lines["commands"][1]
    assert list(tmp_path.iterdir()) == []


async def test_without_a_token(standin: StandIn, tmp_path: Path) -> None:
    """It says that Discord was not asked, and asks nothing."""
    lines = await report(standin, tmp_path, DISCORD_TOKEN="")
    assert "sandbox" in lines["DISCORD_TOKEN"][1]
    assert standin.calls == []


async def test_a_refused_token(standin: StandIn, tmp_path: Path) -> None:
    """It is exit code 3, as at a start."""
    standin.wrong_token_expected = True
    lines = await report(standin, tmp_path, expected=3, DISCORD_TOKEN="not.the.token")
    assert lines["DISCORD_TOKEN"][0] == "problem"


async def test_a_wrong_setting(standin: StandIn, tmp_path: Path) -> None:
    """It is exit code 2, and one line, as at a start."""
    bot = BotProcess(standin, tmp_path, SHARD_COUNT="none")
    code, printed = await run(bot, "doctor", seconds=SECONDS)
    assert (code, len(printed.splitlines())) == (2, 1)


async def test_missing_permissions(standin: StandIn, tmp_path: Path) -> None:
    """The server is named, with what is missing there."""
    standin.bot.permissions = EVERYTHING & ~EMBED
    lines = await report(standin, tmp_path)
    assert lines["servers"][0] == "warning"
    assert "Card Club (Embed Links)" in lines["servers"][1]


async def test_an_application_that_hears_nothing(
    standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An endpoint for interactions is a problem; privileged intents are none."""
    usual = payloads.application

    def changed(world: Any) -> payloads.Json:
        return usual(world) | {
            "interactions_endpoint_url": "https://example.org/press",
            "flags": 1 << 15 | 1 << 18,
        }

    monkeypatch.setattr(payloads, "application", changed)
    lines = await report(standin, tmp_path, expected=1)
    assert "Endpoint URL" in lines["application"][1]
    assert "members, message content may be switched off" in lines["privileged intents"][1]


async def test_discord_is_down(standin: StandIn, tmp_path: Path) -> None:
    """It is tried again, then said."""
    standin.faults.append(Fault("GET /users/@me", status=503, times=1))
    await report(standin, tmp_path)
    standin.faults.append(Fault("GET /users/@me", status=503, times=9))
    lines = await report(standin, tmp_path, expected=1)
    assert "answers 503" in lines["Discord"][1]


async def test_discord_cannot_be_reached(standin: StandIn, tmp_path: Path) -> None:
    """It says what to look at."""
    nowhere = f"http://127.0.0.1:{free_port()}/api/v10"
    lines = await report(standin, tmp_path, expected=1, DISCORD_API_URL=nowhere)
    assert "DISCORD_API_URL" in lines["Discord"][1]


async def test_this_machine(standin: StandIn, tmp_path: Path) -> None:
    """Too few shards, a port that is taken, and settings that others may read."""
    standin.recommended_shards = 4
    (tmp_path / ".env").write_text("LOG_LEVEL=INFO\n")
    (tmp_path / ".env").chmod(0o644)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        lines = await report(standin, tmp_path, expected=1, HTTP_PORT=port, SHARD_COUNT="2")
    assert lines["shards"] == (
        "warning",
        "SHARD_COUNT is 2, and Discord recommends 4; set it to that for every process, "
        "and restart them all",
    )
    assert lines["HTTP_PORT"][0] == "problem"
    assert lines["settings"] == ("warning", "other users can read .env; run: chmod 600 .env")


async def test_beside_the_running_bot(standin: StandIn, tmp_path: Path) -> None:
    """The bot goes on, and the port that it has is no problem."""
    port = str(free_port())
    async with BotProcess(standin, tmp_path, HTTP_PORT=port) as bot:
        lines = await report(standin, tmp_path, HTTP_PORT=port)
        assert lines["HTTP_PORT"] == ("ok", f"Jolly is running and answers at {port}")
        assert await bot.stop() == 0


async def test_a_database_that_cannot_be_used(standin: StandIn, tmp_path: Path) -> None:
    """It says why, and goes on to the rest."""
    (tmp_path / "jolly.db").write_text("Dear diary\n" * 99)
    lines = await report(standin, tmp_path, expected=1)
    assert "not a SQLite database" in lines["database"][1]
    assert lines["DISCORD_TOKEN"][0] == "ok"


async def test_roles_that_are_gone(standin: StandIn, tmp_path: Path) -> None:
    """A role that a server has named and deleted is told, with where to choose another."""
    bot = BotProcess(standin, tmp_path)
    async with bot:
        assert await bot.stop() == 0
    db = await Database.open(f"sqlite:///{bot.database}")
    async with db.transaction() as tx:
        await settings.change_server(tx, standin.guild.id, moderator_roles=(123,))
    await db.close()

    lines = await report(standin, tmp_path)

    assert lines["roles"][0] == "warning"
    assert "/server setup" in lines["roles"][1]


async def test_a_page_that_people_reach(standin: StandIn, tmp_path: Path) -> None:
    """The doctor asks the page of the Jolly that runs, by the address that people have."""
    port = str(free_port())
    page = {"WEB_PORT": port, "PUBLIC_URL": f"http://127.0.0.1:{port}"}
    async with BotProcess(standin, tmp_path, **page) as bot:
        level, text = (await report(standin, tmp_path, **page))["PUBLIC_URL"]
        assert (level, text) == ("ok", f"http://127.0.0.1:{port} answers")
        await bot.stop()
    level, text = (await report(standin, tmp_path, **page))["PUBLIC_URL"]
    assert level == "warning"
    assert "start Jolly" in text
