"""Three processes with a shard each on one database: players reach a game through two of them."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from data import games
from data.games import MoveRow
from data.store.database import Database
from sandbox.interactions import Answer
from sandbox.limits import V2
from sandbox.people import Person
from tests import postgresql
from tests.wire.players import Typist, challenge, play
from tests.wire.process import AT_ONCE, BotProcess
from tests.wire.records import check, engine, record_of
from tests.wire.rooms import Room, number_of
from tests.wire.standin import StandIn

pytestmark = [pytest.mark.wire, pytest.mark.slow]

COUNT = 3
SECONDS = 60.0
"""How long a start may take: each waits until Discord takes its IDENTIFY."""
GLANCE_SECONDS = 0.2
SHOWN_SECONDS = 20.0
"""So soon the tables of a dead process are shown by another one."""
ALIVE_MS = 5_000
"""A process that says nothing for so long is dead: sooner here than for a host."""
TURN_SECONDS, GAMES, KILLS = 15, 6, 4

on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
on_postgresql = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database for several processes: PostgreSQL where a test asks for that, and there is one.

    What is stored is tried on both (tests/data); here each has some of the tests.
    """
    if request.param == "sqlite" or postgresql.IS_MISSING:
        return f"sqlite:///{tmp_path}/jolly.db"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture
def identify_every_ms() -> int:
    """How long they wait for each other with their IDENTIFY."""
    return 100


@pytest.fixture
async def processes(
    standin: StandIn, tmp_path: Path, url: str, identify_every_ms: int
) -> AsyncIterator[tuple[BotProcess, ...]]:
    """Three, the last of which has the server's shard, and the first that of DMs."""
    standin.guild.id += (2 - (standin.guild.id >> 22)) % COUNT << 22
    settings = {"SHARD_COUNT": str(COUNT), "DATABASE_URL": url}
    instead = {
        **AT_ONCE,
        "data.shards.IDENTIFY_EVERY_MS": identify_every_ms,
        "data.shards.ALIVE_MS": ALIVE_MS,
    }
    bots = tuple(
        BotProcess(standin, tmp_path, instead, SHARD_IDS=str(shard), **settings)
        for shard in range(COUNT)
    )
    async with AsyncExitStack() as stack:
        for bot in bots:
            stack.push_async_exit(bot)
            await bot.start()
        for bot in bots:
            await bot.line(r"\bready$", SECONDS)
        yield bots
    faults = [line for bot in bots for line in bot.lines if "Traceback" in line]
    assert faults == []


async def again(bot: BotProcess) -> None:
    """Kill *bot*, and wait for the next process with its shard."""
    await bot.kill()
    await bot.start()
    await bot.line(r"\bready$", SECONDS)


def room_of(standin: StandIn, bots: tuple[BotProcess, ...]) -> Room:
    """The usual one, in the server that the last process hears of."""
    return Room(standin, bots[-1], standin.channel, standin.alice, standin.bob)


@on_postgresql
@pytest.mark.parametrize("identify_every_ms", [2000])
async def test_players_in_two_processes(
    standin: StandIn, processes: tuple[BotProcess, ...]
) -> None:
    """Who plays by DM and who plays in the channel play one game, which the channel shows.

    One process alone registers the commands, and they identify one after the other.
    """
    room = room_of(standin, processes)
    await challenge(standin, room.alice, room.bob, room.channel)
    players = [
        Typist(room.alice, room.channel, 1, room.log),
        Typist(room.bob, room.bob.dm, 2, room.log),
    ]
    await play(players, turns=6)
    await room.catches_up(SECONDS)
    await room.called(SECONDS)
    await check(processes[0], number_of(room.table), room.log)
    assert [call.name for call in standin.calls].count(
        "PUT /applications/{application_id}/commands"
    ) == 1
    moments = sorted(standin.gateway.identified_at)
    assert len(moments) == COUNT
    # The distances themselves are tried where no machine can stall in between.
    assert moments[-1] - moments[0] >= 2


@on_postgresql
async def test_moves_in_two_processes_at_once(
    standin: StandIn, processes: tuple[BotProcess, ...]
) -> None:
    """Of two draws of one player, by DM and in the channel, one is made; the other one hears so."""
    room = room_of(standin, processes)
    await challenge(standin, room.alice, room.bob, room.channel)
    for number in range(6):
        person = await on_turn(room)
        answers = await asyncio.gather(
            person.slash("draw", room.channel), person.slash("draw", person.dm)
        )
        assert sorted(map(is_hand, answers)) in ([False, True], [True, True]), answers
        choices = await person.autocomplete("discard", "card", "", room.channel)
        place = (room.channel, person.dm)[number % 2]
        assert is_hand(await person.slash("discard", place, card=choices[0][1]))
    await room.catches_up(SECONDS)
    record = await record_of(processes[0], number_of(room.table))
    moves = re.findall(r"^\d (draw|discard)\b", record, re.MULTILINE)
    assert moves == ["draw", "discard"] * 6


async def on_turn(room: Room) -> Person:
    """Whose hand offers to draw."""
    for person in (room.alice, room.bob):
        message = (await person.slash("hand", room.channel)).message
        assert message is not None
        if any(each.label == "Draw" and not each.disabled for each in message.buttons):
            return person
    raise AssertionError("nobody may draw")


def is_hand(answer: Answer) -> bool:
    """Whether a hand came as the answer, and no refusal."""
    return answer.message is not None and bool(answer.message.flags & V2)


async def test_a_second_process_waits_for_the_first(standin: StandIn, tmp_path: Path) -> None:
    """Two with one shard do not play at once: the second says what it waits for."""
    first, second = BotProcess(standin, tmp_path), BotProcess(standin, tmp_path)
    async with first, AsyncExitStack() as stack:
        stack.push_async_exit(second)
        await second.start()
        line = await second.line("waiting$", SECONDS)
        assert f"process {first.pid} on" in line
        assert "plays on this database with shard 0 of 1" in line
        assert await first.stop() == 0
        await second.line(r"\bready$", SECONDS)


@on_sqlite
@pytest.mark.crash
@pytest.mark.slow(20)
async def test_a_dead_process_is_stood_in_for(
    standin: StandIn, processes: tuple[BotProcess, ...], url: str
) -> None:
    """What is played by DM is shown, though the process of the table's server is dead.

    No time runs there meanwhile: its channels deliver no presses. When that process is back it goes
    on where the other one was, and no message is there twice.
    """
    room = room_of(standin, processes)
    options = {"opponent": room.bob, "turn": f"{TURN_SECONDS}s"}
    await room.alice.slash("challenge", room.channel, **options)
    asked = await standin.until(lambda: room.channel.seen_by(room.bob), "the challenge", SECONDS)
    await room.bob.press(asked[-1], "Accept")
    await standin.until(room.tables, "the table", SECONDS)
    await processes[-1].kill()
    await played_by_dm(room)
    # Longer than a turn has, which has to pass by itself: nobody's time is over all the same.
    await asyncio.sleep(TURN_SECONDS + 1)
    await played_by_dm(room)
    assert {move.source for move in await moves_of(url, room)} == {"dealer", "player"}
    await processes[-1].start()
    await processes[-1].line(r"\bready$", SECONDS)
    await check(processes[0], number_of(room.table), room.log)
    person = await on_turn(room)
    assert is_hand(await person.slash("draw", room.channel))
    await room.catches_up(SECONDS)
    await room.called(SECONDS)
    assert len(room.tables()) == 1


async def played_by_dm(room: Room) -> None:
    """Whose turn it is plays by DM, and what they did is shown in the channel in time."""
    for seat, person in enumerate((room.alice, room.bob), 1):
        player = Typist(person, person.dm, seat, room.log)
        if await player.turn():
            await room.catches_up(SHOWN_SECONDS, room.alice.dm)
            await room.called(SHOWN_SECONDS)
            return
    raise AssertionError("nobody could play")


@on_postgresql
@pytest.mark.crash
@pytest.mark.slow(20)
async def test_turns_end_once_whoever_dies(
    standin: StandIn, processes: tuple[BotProcess, ...], url: str
) -> None:
    """Turns end at their limit to the millisecond of the game's time, and each of them once.

    Meanwhile the processes are killed again and again, that of the tables about when turns end.
    """
    moments = random.Random(4)
    rooms = [opened(standin, processes, number) for number in range(GAMES)]
    await asyncio.gather(*(begun(room) for room in rooms))
    for number in range(KILLS):
        await asyncio.sleep(moments.uniform(0, TURN_SECONDS / KILLS))
        await again(processes[(-1, 0)[number % 2]])
    async with asyncio.timeout(4 * SECONDS):
        for room in rooms:
            while not (ended := await ended_turns(url, room)):
                await asyncio.sleep(GLANCE_SECONDS)
            first, _ = ended[0]
            limits = [
                (1 + (first - 1 + turn) % 2, (turn + 1) * TURN_SECONDS * 1000)
                for turn in range(len(ended))
            ]
            assert ended == limits
            engine("replay", await record_of(room.bot, number_of(room.table)))


def opened(standin: StandIn, bots: tuple[BotProcess, ...], number: int) -> Room:
    """A channel with two people of its own."""
    people = standin.join("Alice"), standin.join("Bob")
    return Room(standin, bots[-1], standin.open_channel(f"table-{number}"), *people)


async def begun(room: Room) -> None:
    """Begin a game of short turns."""
    turn = f"{TURN_SECONDS}s"
    await challenge(room.standin, room.alice, room.bob, room.channel, turn=turn)


async def ended_turns(url: str, room: Room) -> list[tuple[int, int | None]]:
    """The turns that the clock has ended: whose, and when in milliseconds of the game's time."""
    return [(one.seat, one.at_ms) for one in await moves_of(url, room) if one.source == "clock"]


async def moves_of(url: str, room: Room) -> tuple[MoveRow, ...]:
    """The moves of the room's game, as they are stored."""
    db = await Database.open(url)
    async with db.reading() as tx:
        found = await games.moves_of(tx, number_of(room.table))
    await db.close()
    return found


@on_sqlite
async def test_a_plan_made_by_dm(standin: StandIn, processes: tuple[BotProcess, ...]) -> None:
    """What is said ahead in the process of DMs is done by that of the server, killed in between."""
    room = room_of(standin, processes)
    await challenge(standin, room.alice, room.bob, room.channel)
    hands = {one.name: await one.sees("Your hand", one.dm) for one in (room.alice, room.bob)}
    menus = [
        (one, menu)
        for one in (room.alice, room.bob)
        for menu in hands[one.name].selects
        if menu.placeholder.startswith("Plan: draw")
    ]
    ((waiting, menu),) = menus
    said = await waiting.choose(hands[waiting.name], menu, ["draw"])
    assert said.message
    assert "Plan:" in said.message.text
    await again(processes[-1])
    other = room.alice if waiting is room.bob else room.bob
    await play([Typist(other, room.channel, 1, room.log)], turns=1)
    await waiting.sees("then discard one card", waiting.dm)
    record = await record_of(processes[0], number_of(room.table))
    moves = [line.split()[:2] for line in record.splitlines() if re.match(r"[12] ", line)]
    assert moves[-2][1] == "discard"
    assert moves[-1] == [str(3 - int(moves[-2][0])), "draw"]
