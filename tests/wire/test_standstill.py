"""The real process is stopped, or loses its database, for longer than a player's time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from bot.runtime.clock import now_ms
from data import games
from data.games import GameRow, MoveRow
from data.store.database import Database
from tests.proxy import Proxy
from tests.wire.players import Typist, challenge, play
from tests.wire.process import BotProcess
from tests.wire.records import engine, record_of
from tests.wire.rooms import Room, number_of
from tests.wire.standin import StandIn

pytestmark = [pytest.mark.wire, pytest.mark.slow(80)]

TIMES = ({"turn": "15s"}, {"clock": "1m", "turn": "none"})
"""The shortest that there are."""
BEAT_MS = 700
SECONDS = 60.0

Standstill = Callable[[BotProcess], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def stopped(bot: BotProcess) -> AsyncIterator[None]:
    """The system lets the process do nothing meanwhile."""
    bot.suspend()
    try:
        yield
    finally:
        bot.resume()


async def test_stopped(standin: StandIn, tmp_path: Path) -> None:
    """A process that was stopped ends nobody's turn when it goes on."""
    url = f"sqlite:///{tmp_path}/jolly.db"
    await nobody_loses(BotProcess(standin, tmp_path), url, stopped)


async def test_a_database_cut_off(
    standin: StandIn, tmp_path: Path, postgresql_url: str, proxy: Proxy
) -> None:
    """Nor does one that could not reach its database."""

    @asynccontextmanager
    async def cut(_: BotProcess) -> AsyncIterator[None]:
        await proxy.close()
        yield
        await proxy.open()

    bot = BotProcess(standin, tmp_path, DATABASE_URL=proxy.url)
    await nobody_loses(bot, postgresql_url, cut)


async def nobody_loses(bot: BotProcess, url: str, standstill: Standstill) -> None:
    """With a clock as with a turn limit, so long as it lasts is credited, and then time runs."""
    async with bot:
        db = await Database.open(url)
        rooms = [await begun(bot, **time) for time in TIMES]
        before = [await row_of(db, room) for room in rooms]
        begun_ms = now_ms()
        async with standstill(bot):
            await until(max(row.deadline_ms or 0 for row in before) + 1000)
            ended_ms = now_ms()
        after = [await credited(db, room) for room in rooms]
        returned_ms = now_ms()

        for old, new in zip(before, after, strict=True):
            assert ended_ms - begun_ms <= new.credited_ms <= returned_ms - begun_ms + BEAT_MS
            assert (new.deadline_ms or 0) - (old.deadline_ms or 0) == new.credited_ms
        assert [await acts_of_clock(db, room) for room in rooms] == [[], []]
        await goes_on(db, rooms)
        await db.close()
    assert not any("Traceback" in line for line in bot.lines), "\n".join(bot.lines)


async def begun(bot: BotProcess, **time: str) -> Room:
    """A game in a channel of its own."""
    standin = bot.standin
    people = standin.join("Alice"), standin.join("Bob")
    room = Room(standin, bot, standin.open_channel(f"{len(standin.calls)}"), *people)
    await challenge(standin, room.alice, room.bob, room.channel, **time)
    return room


async def goes_on(db: Database, rooms: list[Room]) -> None:
    """Whose turn is limited misses it to the millisecond; who has a clock plays."""
    limited, clocked = rooms
    async with asyncio.timeout(SECONDS):
        while not (ended := await acts_of_clock(db, limited)):
            await asyncio.sleep(0.2)
    assert (ended[0].line[1:], ended[0].at_ms) == (" timeout", 15_000)
    people = (clocked.alice, clocked.bob)
    await play([Typist(who, clocked.channel, n, clocked.log) for n, who in enumerate(people, 1)], 2)
    await clocked.catches_up()
    engine("replay", await record_of(clocked.bot, number_of(clocked.table)))
    assert await acts_of_clock(db, clocked) == []


async def row_of(db: Database, room: Room) -> GameRow:
    async with db.reading() as tx:
        return await games.load(tx, number_of(room.table))


async def credited(db: Database, room: Room) -> GameRow:
    """The game once something is credited, and everybody can read it."""
    await room.standin.until(lambda: "I was offline" in room.table.text, "a credit", SECONDS)
    return await row_of(db, room)


async def acts_of_clock(db: Database, room: Room) -> list[MoveRow]:
    """The moves that the clock made."""
    async with db.reading() as tx:
        found = await games.moves_of(tx, number_of(room.table))
    return [one for one in found if one.source == "clock"]


async def until(moment_ms: int) -> None:
    """Return at a moment that has to come by itself: a player's time."""
    while (left_ms := moment_ms - now_ms()) > 0:
        await asyncio.sleep(left_ms / 1000)
