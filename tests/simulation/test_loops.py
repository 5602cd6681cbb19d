"""What a simulation promises to what runs in it, and what it takes from it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from aiohttp import ClientSession, web

from sandbox import clock
from tests.simulation.loops import FIRST, Loop, Schedule, Stuck
from tests.simulation.machine import simulated
from tests.simulation.storage import InLine
from tests.simulation.wires import HOST

HOUR = 3600.0


@pytest.fixture
def schedule() -> Iterator[Schedule]:
    made = Schedule(7)
    with simulated(made, 7):
        yield made
    made.close()


@pytest.mark.slow
def test_hours_pass_at_once(schedule: Schedule) -> None:
    """Every clock goes on with what is waited for, and with nothing else."""
    begun, day = time.monotonic(), clock.now()

    async def wait() -> None:
        await asyncio.sleep(HOUR)

    schedule.run(schedule.loop("one"), wait())
    assert time.monotonic() - begun == HOUR
    assert time.perf_counter() == schedule.now == FIRST + HOUR
    assert (clock.now() - day).total_seconds() == HOUR


def test_order_within_a_process_and_none_between(schedule: Schedule) -> None:
    """What became ready first runs first in one process; two of them take turns by chance."""
    done = list[str]()
    first, second = schedule.loop("a"), schedule.loop("b")
    for loop in (first, second):
        for number in range(20):
            loop.call_soon(done.append, f"{loop.name}{number}")

    async def wait() -> None:
        await asyncio.sleep(1)

    schedule.run(first, wait())
    for name in "ab":
        own = [each for each in done if each.startswith(name)]
        assert own == [f"{name}{number}" for number in range(20)]
    assert done != sorted(done, key=lambda each: each[0])


def test_a_frozen_process_does_all_later(schedule: Schedule) -> None:
    """It hears of what came meanwhile once it goes on, in the order in which it came."""
    at = list[tuple[str, float]]()
    frozen = schedule.loop("frozen")
    frozen.frozen_until = FIRST + 10.0
    frozen.call_later(2.0, lambda: at.append(("second", schedule.now - FIRST)))
    frozen.call_later(1.0, lambda: at.append(("first", schedule.now - FIRST)))

    async def wait() -> None:
        await asyncio.sleep(20)

    schedule.run(schedule.loop("other"), wait())
    assert at == [("first", 10.0), ("second", 10.0)]


def test_a_dropped_process_ends_without_a_word(schedule: Schedule) -> None:
    """Neither its next step nor a `finally` is run."""
    said = list[str]()

    async def work() -> None:
        try:
            await asyncio.sleep(1)
            said.append("went on")
        finally:
            said.append("tidied up")

    loop, other = schedule.loop("killed"), schedule.loop("other")
    loop.create_task(work())

    async def kill() -> None:
        await asyncio.sleep(0.5)
        schedule.drop(loop)
        await asyncio.sleep(5)

    schedule.run(other, kill())
    assert said == []


def test_nothing_more_to_wait_for(schedule: Schedule) -> None:
    """Whoever waits for what nobody will do is told so, instead of waiting."""
    loop = schedule.loop("alone")
    with pytest.raises(Stuck):
        schedule.run(loop, asyncio.Event().wait())


async def served(loop: Loop, hear: object) -> str:
    """The address of a server of *loop*'s that answers with what *hear* makes of a body."""
    application = web.Application()
    application.router.add_post("/", hear)  # type: ignore[arg-type]
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, HOST, 0).start()
    return f"http://{HOST}:{runner.addresses[0][1]}/"


def test_requests_over_wires_in_memory(schedule: Schedule) -> None:
    """aiohttp's client and server talk as they do over sockets; on the way time passes."""
    schedule.network.latency = lambda: 0.25
    loop = schedule.loop("one")

    async def echo(request: web.Request) -> web.Response:
        return web.Response(body=await request.read())

    async def ask() -> bytes:
        address = await served(loop, echo)
        async with ClientSession() as client, client.post(address, data=b"x" * 200_000) as answer:
            return await answer.read()

    assert schedule.run(loop, ask()) == b"x" * 200_000
    assert schedule.now >= FIRST + 0.75


def test_a_process_that_is_gone_hangs_up(schedule: Schedule) -> None:
    """Who waits for its answer hears that there is none, and nobody can reach it again."""
    server, client = schedule.loop("server"), schedule.loop("client")

    async def never(_: web.Request) -> web.Response:
        await asyncio.sleep(HOUR)
        return web.Response()

    address = schedule.run(server, served(server, never))

    async def ask() -> list[str]:
        met = []
        async with ClientSession() as http:
            for _ in range(2):
                try:
                    await http.post(address)
                except Exception as error:
                    met.append(type(error).__name__)
        return met

    def die() -> None:
        schedule.drop(server)
        schedule.network.cut(server)

    client.call_later(5.0, die)
    assert schedule.run(client, ask()) == ["ServerDisconnectedError", "ClientConnectorError"]
    assert schedule.now < FIRST + 10.0


@pytest.mark.parametrize(
    ("after", "kept", "told"),
    [
        pytest.param(0.5, 0, False, id="before it is done"),
        pytest.param(1.5, 1, False, id="before it is answered"),
        pytest.param(2.5, 1, True, id="after that"),
    ],
)
def test_what_a_killed_process_had_committed(
    schedule: Schedule, tmp_path: Path, after: float, kept: int, told: bool
) -> None:
    """A commit is on the disk once SQLite has done it, whether or not anybody heard of that."""
    loop, other = schedule.loop("killed"), schedule.loop("other")
    file, began, heard = tmp_path / "rows.db", asyncio.Event(), list[bool]()

    async def write() -> None:
        connection = await aiosqlite.connect(file, isolation_level=None)
        await connection.execute("CREATE TABLE rows (number)")
        await connection.execute("BEGIN IMMEDIATE")
        await connection.execute("INSERT INTO rows VALUES (1)")
        loop.storage_delay = lambda: 1.0
        began.set()
        await connection.execute("COMMIT")
        heard.append(True)
        await asyncio.Event().wait()

    async def kill() -> None:
        while not began.is_set():
            await asyncio.sleep(0.01)
        await asyncio.sleep(after)
        schedule.drop(loop)
        for line in loop.lines:
            line.cut()
        counted = "SELECT count(*) FROM rows"
        async with aiosqlite.connect(file) as left, left.execute(counted) as found:
            assert await found.fetchone() == (kept,)

    loop.create_task(write())
    schedule.run(other, kill())
    assert bool(heard) == told


def test_who_waits_for_a_writer_waits_in_virtual_time(schedule: Schedule, tmp_path: Path) -> None:
    """A second process is let in once the first has committed, or told after its patience."""
    first, second = schedule.loop("first"), schedule.loop("second")
    file = tmp_path / "rows.db"

    async def hold(seconds: float) -> None:
        async with aiosqlite.connect(file, isolation_level=None) as connection:
            await connection.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            await connection.execute("COMMIT")

    async def enter() -> float:
        begun = schedule.now
        async with aiosqlite.connect(file, isolation_level=None, timeout=2.0) as connection:
            await asyncio.sleep(0.1)
            await connection.execute("BEGIN IMMEDIATE")
        return schedule.now - begun

    first.create_task(hold(1.0))
    assert 1.0 <= schedule.run(second, enter()) < 1.1
    first.create_task(hold(5.0))
    with pytest.raises(aiosqlite.OperationalError, match="locked"):
        schedule.run(second, enter())


def test_a_killed_process_holds_no_lock(schedule: Schedule, tmp_path: Path) -> None:
    """What it has half read is let go, though its cursor is still there."""
    file = tmp_path / "a.db"
    loop, kept = schedule.loop("one"), list[sqlite3.Cursor]()

    async def visit(line: InLine, work: Callable[[], Any]) -> Any:
        answer = asyncio.get_running_loop().create_future()
        line.put_nowait((answer, work))
        return await answer

    async def read_half() -> None:
        line = InLine()
        db = await visit(line, lambda: sqlite3.connect(file))
        await visit(line, lambda: db.executescript("CREATE TABLE n AS SELECT 1 UNION SELECT 2"))
        kept.append(await visit(line, lambda: db.execute("SELECT * FROM n")))
        kept[0].fetchone()

    schedule.run(loop, read_half())
    for line in loop.lines:
        line.cut()
    with closing(sqlite3.connect(file, timeout=0.0)) as other:
        other.execute("BEGIN EXCLUSIVE")
