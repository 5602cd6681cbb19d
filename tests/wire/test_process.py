"""The process from its start to its end: signals, restarts, exit codes."""

import asyncio
import signal
import socket
from pathlib import Path

import pytest

from sandbox.accounts import Json
from sandbox.faults import Fault
from sandbox.gateway import Gateway, Session
from sandbox.guilds import Guild
from tests.wire.players import Typist, challenge, play
from tests.wire.process import PROCESSES, BotProcess, Program, run
from tests.wire.records import check
from tests.wire.rooms import Room, number_of
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

REGISTER = "PUT /applications/{application_id}/commands"


async def test_a_stop_and_a_start_change_nothing(standin: StandIn, tmp_path: Path) -> None:
    """SIGTERM ends with 0, and the game goes on with the next process."""
    bot = BotProcess(standin, tmp_path)
    room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
    async with bot:
        await challenge(standin, room.alice, room.bob, room.channel)
        players = [Typist(room.alice, room.channel, 1, room.log)]
        players += [Typist(room.bob, room.channel, 2, room.log)]
        await play(players, turns=3)
        assert await bot.stop() == 0
    async with bot:
        await play(players, turns=3)
        await room.catches_up()
        assert await bot.stop() == 0
    await check(bot, number_of(room.table), room.log)


@pytest.mark.skipif(not PROCESSES.exists(), reason="the system does not say what a process catches")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("library", ["", "_ssl", "_pydantic_core"])
async def test_a_stop_during_the_start_is_exit_code_0(
    standin: StandIn, tmp_path: Path, number: signal.Signals, library: str
) -> None:
    """A signal that comes while the libraries are still being loaded ends the program quietly."""
    bot = await Program(standin, tmp_path).start()
    await bot.listens()
    async with asyncio.timeout(60):
        while library not in (PROCESSES / str(bot.pid) / "maps").read_text():
            await asyncio.sleep(0.005)
    assert await bot.send(number) == 0
    assert not any("Traceback" in line for line in bot.lines)


async def test_ready_once_every_server_has_come(standin: StandIn, tmp_path: Path) -> None:
    """Nobody waits whether there are more of them, which discord.py would for an hour here."""
    async with BotProcess(standin, tmp_path, {"bot.app.GUILD_READY_SECONDS": 3600}):
        await challenge(standin, standin.alice, standin.bob, standin.channel)


async def test_ready_without_a_server_that_does_not_come(
    standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that Discord itself has lost keeps the others waiting for a moment only."""
    lost = {"id": "42", "unavailable": True}
    ready = Gateway._ready

    def with_lost(gateway: Gateway, session: Session, mine: list[Guild]) -> Json:
        data = ready(gateway, session, mine)
        return data | {"guilds": [lost, *data["guilds"]]}

    monkeypatch.setattr(Gateway, "_ready", with_lost)
    async with BotProcess(standin, tmp_path):
        await challenge(standin, standin.alice, standin.bob, standin.channel)


async def test_two_processes_share_a_game(standin: StandIn, tmp_path: Path) -> None:
    """One has the server's shard, the other the one of DMs; a player at each, one game."""
    standin.guild.id |= 1 << 22  # its shard is 1 of 2, as that of DMs is always 0
    first, second = (
        BotProcess(standin, tmp_path, SHARD_COUNT="2", SHARD_IDS=shard) for shard in "01"
    )
    async with first, second:
        room = Room(standin, second, standin.channel, standin.alice, standin.bob)
        await challenge(standin, room.alice, room.bob, room.channel)
        players = [
            Typist(room.alice, room.channel, 1, room.log),
            Typist(room.bob, room.bob.dm, 2, room.log),
        ]
        await play(players, turns=8)
        await room.catches_up()
    await check(first, number_of(room.table), room.log)


async def test_a_refused_token_is_exit_code_3(standin: StandIn, tmp_path: Path) -> None:
    """One sentence says which setting it is."""
    standin.wrong_token_expected = True
    bot = BotProcess(standin, tmp_path, DISCORD_TOKEN="not.the.token")
    code, printed = await run(bot)
    assert code == 3
    assert "DISCORD_TOKEN" in printed
    assert "Traceback" not in printed


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("SHARD_IDS", "0,x"),
        ("HTTP_PORT", "70000"),
        ("DISCORD_API_URL", "localhost"),
        ("DATABASE_URL", "mysql://localhost/jolly"),
    ],
)
async def test_a_wrong_setting_is_exit_code_2(
    standin: StandIn, tmp_path: Path, setting: str, value: str
) -> None:
    """One line names the setting and says what it should be."""
    code, printed = await run(BotProcess(standin, tmp_path, **{setting: value}))
    assert code == 2
    assert len(printed.splitlines()) == 1
    assert setting in printed


@pytest.mark.parametrize("name", ["HTTP_PORT", "WEB_PORT"])
async def test_a_taken_port_is_exit_code_2(standin: StandIn, tmp_path: Path, name: str) -> None:
    """One line names the setting, and nothing else is written."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        page = {"PUBLIC_URL": f"http://127.0.0.1:{port}"} if name == "WEB_PORT" else {}
        code, printed = await run(BotProcess(standin, tmp_path, **{name: port}, **page))
    assert code == 2
    assert printed == f"jolly: {name}: Address already in use: {port}"


@pytest.mark.parametrize("refused", [Fault(REGISTER, status=400), Fault(REGISTER, code=50001)])
async def test_refused_commands_end_the_program(
    standin: StandIn, tmp_path: Path, refused: Fault
) -> None:
    """What will not pass by itself ends the program with one line that says what it was."""
    standin.faults.append(refused)
    code, printed = await run(BotProcess(standin, tmp_path))
    assert code == 1
    assert "jolly: Discord does not let the bot work: 40" in printed
    assert "Traceback" not in printed


@pytest.mark.parametrize("refused", [Fault(REGISTER, status=400), Fault(REGISTER, code=50001)])
async def test_refused_commands_leave_the_earlier_ones(
    standin: StandIn, tmp_path: Path, refused: Fault
) -> None:
    """Where commands were registered before, the bot plays on with these, and says so."""
    async with BotProcess(standin, tmp_path) as bot:
        assert await bot.stop() == 0
    standin.faults.append(refused)
    async with BotProcess(standin, tmp_path) as bot:
        await bot.line("Discord refused the commands .*; the earlier ones serve on")
        assert "/challenge" in (await standin.alice.slash("help", standin.channel)).text


@pytest.mark.parametrize("activities", [False, True])
async def test_commands_at_a_first_start(
    standin: StandIn, tmp_path: Path, activities: bool
) -> None:
    """They are registered, whether or not the owner has switched Activities on before."""
    kept = [standin.world.switch_activities_on()["id"]] if activities else []
    async with BotProcess(standin, tmp_path) as bot:
        assert "/challenge" in (await standin.alice.slash("help", standin.channel)).text
        assert await bot.stop() == 0
    assert entry_points(standin) == kept


async def test_commands_at_an_upgrade(standin: StandIn, tmp_path: Path) -> None:
    """Those of another version go and ours come; what opens Activities stays as it is."""
    old = {"name": "deal", "type": 1, "description": "d", "default_member_permissions": None}
    old |= {"id": "1", "application_id": str(standin.bot.id), "version": "1"}
    opens = standin.world.switch_activities_on()
    standin.world.commands.append(old)
    async with BotProcess(standin, tmp_path) as bot:
        assert await bot.stop() == 0
    names = {one["name"] for one in standin.world.commands}
    assert "challenge" in names
    assert "deal" not in names
    [still] = [one for one in standin.world.commands if one["id"] == opens["id"]]
    for field in ("type", "name", "handler", "contexts", "integration_types"):
        assert still[field] == opens[field]


def entry_points(standin: StandIn) -> list[str]:
    """The ids of what opens Activities."""
    return [one["id"] for one in standin.world.commands if one["type"] == 4]


async def test_trouble_at_the_start_passes(standin: StandIn, tmp_path: Path) -> None:
    """What may pass is tried again: every step of the start, with a line for each try."""
    for step in ("GET /users/@me", REGISTER, "GET /gateway/bot"):
        standin.faults.append(Fault(step, status=503))
    async with BotProcess(standin, tmp_path) as bot:
        assert len([line for line in bot.lines if "trying again" in line]) == 3
        assert not [line for line in bot.lines if "Traceback" in line or "Unclosed" in line]
        assert await bot.stop() == 0


async def test_a_token_refused_later_is_exit_code_3(standin: StandIn, tmp_path: Path) -> None:
    """A token that is reset while the bot plays ends the program as a wrong one does."""
    async with BotProcess(standin, tmp_path) as bot:
        await standin.gateway.drop(code=4004)
        assert await bot.exit_code() == 3
        assert "DISCORD_TOKEN" in bot.lines[-1]
        assert not any("Traceback" in line for line in bot.lines)
