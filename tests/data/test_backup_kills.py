"""Whoever is killed while making or restoring a backup loses nothing that was there before."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from data import games
from data.backup.copies import backup
from data.backup.files import read_contents
from data.games import NewMove
from data.migrations import FOLDER
from data.store.database import Database
from tests.data.stored_samples import NOW, new_game

pytestmark = pytest.mark.crash

FEW, MANY = 200, 6000
"""Moves in the two backups that are restored in turns."""

BACK_UP = """
import asyncio, sys
from pathlib import Path
from data.backup.copies import backup

async def main():
    for number in range(10**6):
        saved = await backup(sys.argv[1], Path(sys.argv[2]) / f"{sys.argv[3]}-{number}.db", 1)
        print(saved.file, flush=True)

asyncio.run(main())
"""
RESTORE = """
import asyncio, sys
from pathlib import Path
from data.backup.copies import restore

async def main():
    for number in range(10**6):
        await restore(sys.argv[1], Path(sys.argv[2 + number % 2]), number * 1000)
        print(number, flush=True)

asyncio.run(main())
"""


def killed(program: str, *arguments: str, seconds: float) -> list[str]:
    """What *program* said until SIGKILL came, some *seconds* after its first line."""
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(command, cwd=FOLDER.parent.parent, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        return (first + process.stdout.read()).decode().splitlines()


async def with_moves(url: str, count: int) -> None:
    """Store another game with so many moves."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        moves = [NewMove(1, "1 draw", step, "player") for step in range(count)]
        await games.append(tx, game, 0, moves, deadline=None, now_ms=NOW)
    await db.close()


async def moves_in(url: str) -> int:
    """How many moves the database has, all of them in order."""
    db = await Database.open(url)
    found = 0
    async with db.reading() as tx:
        for row in await games.running(tx):
            steps = [move.step for move in await games.moves_of(tx, row.id)]
            assert steps == list(range(row.step))
            found += len(steps)
    await db.close()
    return found


async def test_killed_while_it_backs_up(shared_url: str, tmp_path: Path) -> None:
    """Every file that has its name is whole, and the database is as it was."""
    await with_moves(shared_url, MANY)
    folder = tmp_path / "backups"
    folder.mkdir()
    choice = random.Random(4)
    for run in range(3):
        said = killed(BACK_UP, shared_url, str(folder), str(run), seconds=choice.random() * 0.3)
        assert set(said) <= {str(file) for file in folder.glob("*.db")}
    for file in folder.glob("[!.]*.db"):
        assert read_contents(file).rows["moves"] == MANY
    assert await moves_in(shared_url) == MANY


async def test_killed_while_it_restores(shared_url: str, tmp_path: Path) -> None:
    """The database is that of the one backup or of the other, and both are as they were."""
    await with_moves(shared_url, FEW)
    few = (await backup(shared_url, tmp_path / "few.db", NOW)).file
    await with_moves(shared_url, MANY)
    many = (await backup(shared_url, tmp_path / "many.db", NOW)).file
    contents = few.read_bytes(), many.read_bytes()
    choice = random.Random(5)
    for _ in range(4):
        killed(RESTORE, shared_url, str(few), str(many), seconds=choice.random() * 0.5)
        assert await moves_in(shared_url) in (FEW, FEW + MANY)
    assert (few.read_bytes(), many.read_bytes()) == contents
