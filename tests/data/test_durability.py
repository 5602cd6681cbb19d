"""What has been acknowledged is on the disk, whenever the process is killed."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from data import games
from data.migrations import FOLDER
from data.store.database import Database
from tests.data.stored_samples import new_game

PATIENCE = 60.0
PLAY = """
import asyncio, sys
from data import games
from data.store.database import Database
from data.games import NewMove

async def main():
    db = await Database.open(sys.argv[1])
    await asyncio.gather(*(play(db, int(game)) for game in sys.argv[2:]))

async def play(db, game):
    async with db.reading() as tx:
        step = (await games.load(tx, game)).step
    while True:
        moves = [NewMove(1, f"1 draw {step}", step, "player"), NewMove(0, "deck", None, "dealer")]
        step = await db.commits.append(
            game, step, moves, deadline=None, now_ms=step, clock=(0, None)
        )
        print(game, step, flush=True)

asyncio.run(main())
"""


def play_until_killed(url: str, numbers: list[int], seconds: float) -> dict[int, int]:
    """By game the last step acknowledged before SIGKILL, some *seconds* after the first."""
    command = [sys.executable, "-c", PLAY, url, *map(str, numbers)]
    with subprocess.Popen(command, cwd=FOLDER.parent.parent, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        lines = (first + process.stdout.read()).split(b"\n")[:-1]
    acknowledged = dict.fromkeys(numbers, 0)
    for line in lines:
        game, step = map(int, line.split())
        acknowledged[game] = step
    return acknowledged


@pytest.mark.crash
async def test_killed_while_it_writes(shared_url: str, tmp_path: Path) -> None:
    """Every acknowledged move is there, none twice, no half transaction; and it goes on."""
    database = await Database.open(shared_url)
    async with database.transaction() as tx:
        numbers = [await games.create(tx, new_game()) for _ in range(8)]
    await database.close()
    choice = random.Random(5)

    for _ in range(2):
        acknowledged = play_until_killed(shared_url, numbers, choice.random() * 0.1)
        database = await Database.open(shared_url, busy_seconds=PATIENCE)
        async with database.reading() as tx:
            found = [(await games.load(tx, one), await games.moves_of(tx, one)) for one in numbers]
        await database.close()

        for row, made in found:
            assert [move.step for move in made] == list(range(row.step))
            assert acknowledged[row.id] <= row.step <= acknowledged[row.id] + 2
            assert row.step % 2 == 0
    if shared_url.startswith("sqlite"):
        with closing(sqlite3.connect(tmp_path / "var" / "jolly.db")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
