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
from data.database import Database
from data.migrations import FOLDER
from tests.data.stored_samples import new_game

PLAY = """
import asyncio, sys
from data import games
from data.database import Database
from data.games import NewMove

async def main():
    db = await Database.open(sys.argv[1])
    game = int(sys.argv[2])
    async with db.reading() as tx:
        step = (await games.load(tx, game)).step
    while True:
        moves = [NewMove(1, f"1 draw {step}", step, "player"), NewMove(0, "deck", None, "dealer")]
        async with db.transaction() as tx:
            step = await games.append(tx, game, step, moves, deadline=None, now_ms=step)
        print(step, flush=True)

asyncio.run(main())
"""


def play_until_killed(url: str, game: int, seconds: float) -> int:
    """The last step that was acknowledged before SIGKILL, some *seconds* after the first."""
    command = [sys.executable, "-c", PLAY, url, str(game)]
    with subprocess.Popen(command, cwd=FOLDER.parent.parent, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        lines = (first + process.stdout.read()).split(b"\n")
    return int(lines[-2])


@pytest.mark.crash
async def test_killed_while_it_writes(url: str, tmp_path: Path) -> None:
    """Every acknowledged move is there, none twice, no half transaction; and it goes on."""
    database = await Database.open(url)
    async with database.transaction() as tx:
        game = await games.create(tx, new_game())
    await database.close()
    choice = random.Random(5)

    for _ in range(2):
        acknowledged = play_until_killed(url, game, choice.random() * 0.1)
        database = await Database.open(url)
        async with database.reading() as tx:
            row, made = await games.load(tx, game), await games.moves_of(tx, game)
        await database.close()

        assert [move.step for move in made] == list(range(row.step))
        assert acknowledged <= row.step <= acknowledged + 2
        assert row.step % 2 == 0
    with closing(sqlite3.connect(tmp_path / "var" / "jolly.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
