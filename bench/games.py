"""What 100,000 running games cost: a start to `ready`, and memory for each, idle and played.

    python bench/games.py [GAMES]

The real process starts over the stand-in of the tests, on two databases that differ in nothing but
their games: in turns, so that the login and a slow machine are in both. What a played game takes is
measured in this process, with so many tables in memory at once.
"""

import asyncio
import gc
import sys
import tempfile
import tracemalloc
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from sqlalchemy import insert, select

from bot.lobby.begin import commitment
from bot.runtime.clock import now_ms
from bot.table.table import Table
from data import games
from data.games import NewGame, NewPlayer
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import moves as moves_table
from data.store.schema import players as players_table
from engine import players
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.lone_tables import tables_of
from tests.wire.process import Program
from tests.wire.standin import StandIn

STARTS = 5
MOVES = 30
PLAYED = 2_000
AT_ONCE = 5_000
HOUR_MS = 3_600_000
SEED = bytes(range(32))


async def played(db: Database) -> Table:
    """A game of 500 Rummy with some moves made by the computer."""
    variant = VARIANTS["five-hundred"]
    new = NewGame(
        channel_id=1,
        guild_id=1 << 22,
        variant=variant.key,
        rules=variant.rules().model_dump(mode="json"),
        dealer=2,
        players=[NewPlayer(11, "Alice"), NewPlayer(12, "Bob")],
        seed=SEED,
        commitment=commitment(SEED).hex(),
        now_ms=now_ms(),
    )
    async with db.transaction() as tx:
        game = await games.create(tx, new)
    table, random = await tables_of(db).get(game), Random(1)
    while table.step < MOVES:
        move = players.choose(seen_by(table.state, table.state.acting), random, "easy")
        await table.play(table.state.acting, move, now_ms=now_ms(), source="player")
    return table


async def fill(db: Database, count: int) -> None:
    """Make so many games of one, as they were shown, with deadlines in the next days."""
    game, random = (await played(db)).id, Random(1)
    async with db.reading() as tx:
        one = dict((await tx.execute(select(games_table))).one()._mapping)
        seats = [dict(row._mapping) for row in await tx.execute(select(players_table))]
        lines = [dict(row._mapping) for row in await tx.execute(select(moves_table))]
    for first in range(game + 1, game + count, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, game + count))
        async with db.transaction() as tx:
            rows = [
                one
                | {
                    "id": number,
                    "shown_step": one["step"],
                    "guild_id": random.randrange(1 << 60),
                    "deadline_ms": now_ms() + random.randrange(HOUR_MS, 72 * HOUR_MS),
                }
                for number in numbers
            ]
            await tx.execute(insert(games_table), rows)
            for table, kept in ((players_table, seats), (moves_table, lines)):
                rows = [row | {"game_id": number} for number in numbers for row in kept]
                await tx.execute(insert(table), rows)


async def start(standin: StandIn, folder: Path) -> tuple[float, float]:
    """Seconds from the login to `ready`, and the MB that the process then takes."""
    bot = Program(standin, folder)
    await bot.start()
    await bot.line("logging in", 60)
    began = perf_counter()
    await bot.line(r"\bready$", 120)
    seconds = perf_counter() - began
    await asyncio.sleep(1)
    status = Path(f"/proc/{bot.pid}/status").read_text()
    size = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    await bot.stop()
    return seconds, int(size) / 1024


async def starts(count: int) -> None:
    """Print what the games cost a start, and what an idle one takes."""
    with tempfile.TemporaryDirectory() as name:
        folders = {count: Path(name) / "many", 1: Path(name) / "one"}
        found: dict[int, list[tuple[float, float]]] = {games: [] for games in folders}
        for games_there, folder in folders.items():
            folder.mkdir()
            db = await Database.open(f"sqlite:///{folder}/jolly.db")
            await fill(db, games_there)
            await db.close()
        for _ in range(STARTS):
            for games_there, folder in folders.items():
                async with StandIn() as standin:
                    found[games_there].append(await start(standin, folder))
    (many, big), (one, small) = (map(median, zip(*found[each], strict=True)) for each in folders)
    print(f"login to ready with {count:,} games {many:8.2f} s{big:8.1f} MB")
    print(f"login to ready with 1 game {one:16.2f} s{small:8.1f} MB")
    print(f"the games take {many - one:28.2f} s{big - small:8.1f} MB")
    print(f"an idle game takes {(big - small) * 1024 * 1024 / count:24.0f} bytes")


async def tables() -> None:
    """Print what a game takes whose table is in memory, and how long it takes to come there."""
    db = await Database.open("sqlite:///:memory:")
    await fill(db, PLAYED)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [await tables_of(db).get(game) for game in range(1, PLAYED + 1)]
    gc.collect()
    size = (tracemalloc.get_traced_memory()[0] - before) / PLAYED
    tracemalloc.stop()
    began = perf_counter()
    for table in kept[:200]:
        await tables_of(db).get(table.id)
    taken = (perf_counter() - began) / 200
    print(f"a game in memory takes {size / 1024:20.1f} kB after {MOVES} moves")
    print(f"and comes there in {taken * 1e3:24.1f} ms")
    await db.close()


async def main() -> None:
    """Measure both."""
    await tables()
    await starts(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)


if __name__ == "__main__":
    asyncio.run(main())
