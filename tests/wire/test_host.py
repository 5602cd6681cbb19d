"""What a host sees of the running program: numbers, lines of the log, its end, its backups."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp
import pytest

from data.backup.yielding import STALE_MS, ask_in_file
from sandbox.faults import Fault
from tests import postgresql
from tests.wire.players import Typist, challenge, play
from tests.wire.process import BotProcess, run
from tests.wire.rooms import Room, free_port
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"
PATIENCE = 60.0
"""Seconds that a stalled machine may take."""
BACK_SOON = "right back"


async def seated(standin: StandIn, bot: BotProcess, turns: int = 2) -> tuple[Room, list[Typist]]:
    """A room with a game in which some turns were played."""
    room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
    await challenge(standin, room.alice, room.bob, room.channel)
    players = [Typist(room.alice, room.channel, 1, room.log)]
    players += [Typist(room.bob, room.channel, 2, room.log)]
    await play(players, turns=turns)
    return room, players


async def stopped(bot: BotProcess) -> int:
    """The exit code after SIGTERM."""
    os.kill(bot.pid, signal.SIGTERM)
    return await bot.exit_code(PATIENCE)


async def scraped(port: str) -> str:
    """What Prometheus gets."""
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        return await answer.text()


async def test_numbers(standin: StandIn, tmp_path: Path) -> None:
    """`/metrics` tells of moves, answers, requests and shards, and of nobody in particular."""
    port = str(free_port())
    async with BotProcess(standin, tmp_path, HTTP_PORT=port) as bot:
        room, _ = await seated(standin, bot)
        await room.catches_up(PATIENCE)
        text = await scraped(port)
        assert (await run(BotProcess(standin, tmp_path, HTTP_PORT=port), "healthcheck"))[0] == 0
        await stopped(bot)
    assert (await run(BotProcess(standin, tmp_path, HTTP_PORT=port), "healthcheck"))[0] == 1
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert float(numbers['jolly_moves_total{game="five-hundred",source="player"}']) >= 4
    assert float(numbers['jolly_answer_seconds_count{kind="command"}']) >= 4
    assert float(numbers['jolly_answer_seconds_count{kind="autocomplete"}']) >= 1
    assert float(numbers["jolly_commit_seconds_count"]) >= 4
    assert float(numbers['jolly_discord_requests_total{route="edit",status="2xx"}']) >= 1
    assert numbers['jolly_shard_connected{shard="0"}'] == "1.0"
    assert float(numbers["process_resident_memory_bytes"]) > 0
    people = (room.alice, room.bob, standin.guild, room.channel)
    assert not any(str(one.id) in text or one.name in text for one in people)


async def test_lines_that_machines_read(standin: StandIn, tmp_path: Path) -> None:
    """Each line is JSON; one about a table has its number, one about a press that of the press."""
    bot = await BotProcess(standin, tmp_path, LOG_FORMAT="json", LOG_LEVEL="WARNING").start()
    try:
        await bot.line('"message": "ready"', PATIENCE)
        standin.faults.append(Fault(EDIT, status=503))
        room, _ = await seated(standin, bot)
        await bot.line("could not be shown", PATIENCE)
        standin.faults.append(Fault(ANSWER, code=10062))
        lost = asyncio.create_task(room.alice.slash("help", room.channel))
        await bot.line("did not reach its player", PATIENCE)
        lost.cancel()
        assert await stopped(bot) == 0
    finally:
        await bot.kill()
    lines = [json.loads(line) for line in bot.lines]
    messages = [line["message"] for line in lines]
    assert (messages[0], messages[-1]) == ("ready", "stopping")
    assert next(line for line in lines if "could not be shown" in line["message"])["game"] == 1
    (press,) = [line for line in lines if "did not reach" in line["message"]]
    assert press["request"] == str(max(each.id for each in standin.interactions.values()))


async def test_a_table_is_told(standin: StandIn, tmp_path: Path) -> None:
    """At SIGTERM the table says that it goes on right away; the next process takes that back."""
    bot = BotProcess(standin, tmp_path)
    async with bot:
        room, players = await seated(standin, bot)
        await room.catches_up(PATIENCE)
        assert BACK_SOON not in room.table.text
        assert await stopped(bot) == 0
    assert BACK_SOON in room.table.text
    calls = len([each for each in room.channel.messages.values() if each.pinged])
    async with bot:
        await standin.until(lambda: BACK_SOON not in room.table.text, "the note's end", PATIENCE)
        assert len([each for each in room.channel.messages.values() if each.pinged]) == calls
        await play(players, turns=1)
        assert await stopped(bot) == 0


async def test_a_second_signal_ends_at_once(standin: StandIn, tmp_path: Path) -> None:
    """Who does not want to wait for the last words need not; everything is stored already."""
    async with BotProcess(standin, tmp_path) as bot:
        await seated(standin, bot)
        standin.faults.append(Fault(EDIT, delay=PATIENCE, times=99))
        for number in (signal.SIGTERM, signal.SIGINT):
            os.kill(bot.pid, number)
        # The system may deliver them the other way round.
        assert await bot.exit_code(PATIENCE) in (128 + signal.SIGINT, 128 + signal.SIGTERM)


async def test_last_words_are_short(standin: StandIn, tmp_path: Path) -> None:
    """A Discord that does not answer keeps nobody from stopping."""
    async with BotProcess(standin, tmp_path) as bot:
        await seated(standin, bot)
        standin.faults.append(Fault(EDIT, delay=2 * PATIENCE, times=99))
        os.kill(bot.pid, signal.SIGTERM)
        assert await bot.exit_code(PATIENCE) == 0


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder into which everybody can look; pytest's own are closed to others."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


async def test_settings_that_others_read(standin: StandIn, tmp_path: Path) -> None:
    """One line warns, and says what to do; a private file brings none. `ready` is always there."""
    env = tmp_path / ".env"
    env.write_text("LOG_LEVEL=WARNING\n")
    for mode, warnings in ((0o644, 1), (0o600, 0)):
        env.chmod(mode)
        async with BotProcess(standin, tmp_path) as bot:
            assert await stopped(bot) == 0
            assert len([line for line in bot.lines if "chmod 600 .env" in line]) == warnings


async def test_a_database_that_others_read(standin: StandIn, open_folder: Path) -> None:
    """A line warns at the start, and the doctor, until it is private, as all that Jolly makes."""
    where = {"DATABASE_URL": f"sqlite:///{open_folder}/jolly.db", "LOG_LEVEL": "WARNING"}
    for mode, warnings in ((None, 0), (0o644, 1), (0o600, 0)):
        if mode is not None:
            (open_folder / "jolly.db").chmod(mode)
        async with BotProcess(standin, open_folder, **where) as bot:
            made = [one for one in open_folder.iterdir() if one.name.startswith("jolly.db-")]
            assert len(made) == 2
            doctor = BotProcess(standin, open_folder, **where)
            _, report = await run(doctor, "doctor", seconds=PATIENCE)
            assert await stopped(bot) == 0
        for said in ("\n".join(bot.lines), report):
            assert said.count(f"chmod 600 {open_folder}/jolly.db") == warnings
        if mode != 0o644:
            assert not [one for one in made if one.exists() and one.stat().st_mode & 0o077]


@pytest.mark.parametrize("command", [(), ("doctor",), ("backup", "b.db"), ("export", "1")])
async def test_no_line_has_a_password(
    standin: StandIn, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """Where the database refuses, its name is said, and neither its password nor the token."""
    url = f"postgresql://jolly:correct-horse@127.0.0.1:{free_port()}/jolly"
    bot = BotProcess(standin, tmp_path, DATABASE_URL=url, LOG_LEVEL="DEBUG")
    code, printed = await run(bot, *command, seconds=PATIENCE)
    assert code == 1
    assert "jolly" in printed
    assert "correct-horse" not in printed
    assert standin.token not in printed


async def test_backup_and_restore(standin: StandIn, tmp_path: Path) -> None:
    """Both while it runs: it gives way, comes back by itself, and the game is as it was."""
    bot, beside = BotProcess(standin, tmp_path), BotProcess(standin, tmp_path)
    async with bot:
        room, players = await seated(standin, bot)
        code, printed = await run(beside, "backup", "b.db", seconds=PATIENCE)
        assert (code, "games: 1," in printed) == (0, True), printed
        _, then = await run(beside, "export", "1", seconds=PATIENCE)
        await play(players, turns=2)
        bot.lines.clear()

        code, printed = await run(beside, "restore", "b.db", seconds=2 * PATIENCE)

        assert code == 0, printed
        await bot.line(r"giving way to a restore$", PATIENCE)
        await bot.line(r"\bready$", PATIENCE)
        _, now = await run(beside, "export", "1", seconds=PATIENCE)
        assert now == then
        await room.catches_up(PATIENCE)
        fresh = [Typist(room.alice, room.channel, 1, room.log)]
        fresh += [Typist(room.bob, room.channel, 2, room.log)]
        await play(fresh, turns=1)
        assert await stopped(bot) == 0
    assert not any("Traceback" in line for line in bot.lines), bot.lines


async def test_a_restore_brings_nobody_back(standin: StandIn, tmp_path: Path) -> None:
    """Who had their data deleted since is not in what is restored, and resigns there."""
    bot, beside = BotProcess(standin, tmp_path), BotProcess(standin, tmp_path)
    async with bot:
        room, _ = await seated(standin, bot)
        code, printed = await run(beside, "backup", "b.db", seconds=PATIENCE)
        assert code == 0, printed
        asked = await room.alice.slash("privacy", room.channel, action="delete")
        assert asked.message
        await room.alice.press(asked.message, "Yes")
        await room.bob.sees("has won", room.channel)
        await room.alice.sees("your data is deleted", room.channel)
        bot.lines.clear()

        code, printed = await run(beside, "restore", "b.db", seconds=2 * PATIENCE)

        assert code == 0, printed
        assert "Deletions since that backup, carried out again: 1." in printed
        await bot.line(r"\bready$", PATIENCE)
        _, record = await run(beside, "export", "1", seconds=PATIENCE)
        while "1 resign" not in record:
            _, record = await run(beside, "export", "1", seconds=PATIENCE)
        assert room.alice.name not in record
        assert await stopped(bot) == 0
    assert not any("Traceback" in line for line in bot.lines), bot.lines
    with closing(sqlite3.connect(tmp_path / "jolly.db")) as found:
        assert str(room.alice.id) not in "\n".join(found.iterdump())


@pytest.mark.skipif(postgresql.IS_MISSING, reason=postgresql.WHY_MISSING)
async def test_every_process_gives_way(standin: StandIn, tmp_path: Path) -> None:
    """Two processes share a database on a server: both let it go, and both come back."""
    standin.guild.id |= 1 << 22  # its shard is 1 of 2
    with postgresql.server() as server:
        url = server.fresh()
        beside = BotProcess(standin, tmp_path, DATABASE_URL=url)
        bots = [
            BotProcess(standin, tmp_path, DATABASE_URL=url, SHARD_COUNT="2", SHARD_IDS=shard)
            for shard in "01"
        ]
        async with bots[0], bots[1]:
            room, players = await seated(standin, bots[1])
            code, printed = await run(beside, "backup", "b.db", seconds=PATIENCE)
            assert code == 0, printed
            _, then = await run(beside, "export", "1", seconds=PATIENCE)
            await play(players, turns=1)
            for bot in bots:
                bot.lines.clear()

            code, printed = await run(beside, "restore", "b.db", seconds=2 * PATIENCE)

            assert code == 0, printed
            for bot in bots:
                await bot.line(r"\bready$", PATIENCE)
                assert any("giving way" in line for line in bot.lines)
            _, now = await run(beside, "export", "1", seconds=PATIENCE)
            assert now == then
            await room.catches_up(PATIENCE)


async def test_a_restore_that_was_killed(standin: StandIn, tmp_path: Path) -> None:
    """Its request grows stale: the bot comes back on what it had; it may be stopped meanwhile."""
    async with BotProcess(standin, tmp_path) as bot:
        ask_in_file(tmp_path / "jolly.db", time.time_ns() // 1_000_000)
        await bot.line(r"giving way to a restore$", PATIENCE)
        ask_in_file(tmp_path / "jolly.db", time.time_ns() // 1_000_000 - STALE_MS)
        bot.lines.clear()
        await bot.line(r"\bready$", PATIENCE)
        ask_in_file(tmp_path / "jolly.db", time.time_ns() // 1_000_000)
        await bot.line(r"giving way to a restore$", PATIENCE)
        assert await stopped(bot) == 0
