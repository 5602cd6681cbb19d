"""Whoever is killed at any point of what changes a database loses nothing that was there before.

Each kind of work is killed at one of its first points, then at a later one, until it comes to an
end: the points are commits, changes of files and the steps of a migration (tests/mortal.py).
Between them it is killed at random moments.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

from data import games
from data.backup.copies import backup
from data.backup.files import read_contents
from data.errors import DatabaseProblem
from data.games import NewMove
from data.store.database import Database
from tests.data.dying import Mother, mother
from tests.data.stored_samples import NOW, new_game
from tests.data.test_upgrade import content, empty_url, old_database, reflected

__all__ = ["empty_url"]
pytestmark = pytest.mark.crash

FEW, MORE, MANY = 20, 60, 6000
"""Moves in databases and backups."""
TABLES, MOVES, ENDLESS = 8, 3, 10**6
"""Games that are played at once, and moves of each."""
KILLS = 3
"""At random moments, in each part of the long run."""
LATEST_SECONDS = 0.3

APART = 5
"""So many points lie between two deaths; each commit draws at which ones that is."""

first = pytest.mark.parametrize(
    "first", [pytest.param(n, marks=pytest.mark.soak(one_of=APART)) for n in range(1, APART + 1)]
)
part = pytest.mark.parametrize("part", [pytest.param(n, marks=pytest.mark.soak) for n in range(10)])


@pytest.fixture(scope="module")
def forks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    """Forks processes that die."""
    with mother(tmp_path_factory.mktemp("points")) as running:
        yield running


Wish = tuple[object, ...]
Job = tuple[Callable[[int], Wish], Callable[[int, bool], Awaitable[None]]]
"""What is to be done the next time, and a look afterwards at what became of it."""


class Begin(Protocol):
    """Makes a database ready for a job; *at_length* it takes long enough to be met anywhere."""

    async def __call__(self, url: str, folder: Path, *, at_length: bool) -> Job: ...


async def with_moves(url: str, moves: int) -> int:
    """Store another game with so many moves; its number."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        made = [NewMove(1, "1 draw", step, "player") for step in range(moves)]
        if made:
            await games.append(tx, game, 0, made, deadline=None, now_ms=NOW)
    await db.close()
    return game


async def steps_in(url: str) -> dict[int, int]:
    """By game how many moves the database has, all of them in order."""
    db = await Database.open(url, busy_seconds=60)
    async with db.reading() as tx:
        rows = await games.running(tx)
        for row in rows:
            steps = [move.step for move in await games.moves_of(tx, row.id)]
            assert steps == list(range(row.step))
    await db.close()
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as base:
            assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return {row.id: row.step for row in rows}


async def opening(url: str, folder: Path, *, at_length: bool) -> Job:
    """Bring the first release's database up to date: all is as it was until the last commit."""
    steps = folder / "steps"
    before = await old_database(url, steps)

    def wish(number: int) -> Wish:
        return "opened", url

    async def check(number: int, done: bool) -> None:
        try:
            db = await Database.open(url, migrations=steps)
        except DatabaseProblem:
            assert await steps_in(url) == {1: 2}
            return
        assert not done
        async with db.reading() as tx:
            tables = await reflected(tx)
            assert {name: await content(tx, one) for name, one in tables.items()} == before
        await db.close()

    return wish, check


async def backing_up(url: str, folder: Path, *, at_length: bool) -> Job:
    """Back up: every file that has its name is whole, and the database is as it was."""
    moves = MANY if at_length else MORE
    game = await with_moves(url, moves)

    def wish(number: int) -> Wish:
        return "backed_up", url, str(folder / f"{number}.db")

    async def check(number: int, done: bool) -> None:
        file = folder / f"{number}.db"
        assert file.exists() or not done
        if file.exists():
            assert read_contents(file).rows["moves"] == moves
        assert await steps_in(url) == {game: moves}

    return wish, check


async def restoring(url: str, folder: Path, *, at_length: bool) -> Job:
    """Restore: the database is that of the backup or that before; the backups are as they were."""
    kept = {}
    for moves in (FEW, MANY if at_length else MORE):
        await with_moves(url, moves)
        rows = await steps_in(url)
        file = (await backup(url, folder / f"{len(rows)}.db", NOW)).file
        kept[len(rows)] = file, file.read_bytes(), rows
    there = 2

    def wish(number: int) -> Wish:
        return "restored", url, str(kept[3 - there][0]), number * 1000

    async def check(number: int, done: bool) -> None:
        nonlocal there
        rows, before = await steps_in(url), there
        there = len(rows)
        assert rows == kept[there][2]
        assert not done or there != before
        assert all(file.read_bytes() == was for file, was, _ in kept.values())

    return wish, check


async def playing(url: str, folder: Path, *, at_length: bool) -> Job:
    """Play: every acknowledged move is there, none twice, no half transaction; and it goes on."""
    numbers = [await with_moves(url, 0) for _ in range(TABLES)]
    said = folder / "said.txt"
    said.touch()

    def wish(number: int) -> Wish:
        return "played", url, str(said), ENDLESS if at_length else MOVES, *numbers

    async def check(number: int, done: bool) -> None:
        acknowledged = dict.fromkeys(numbers, 0)
        for line in said.read_text().splitlines(keepends=True):
            if line.endswith("\n"):
                game, step = map(int, line.split())
                acknowledged[game] = step
        for game, step in (await steps_in(url)).items():
            assert acknowledged[game] <= step <= acknowledged[game] + 2
            assert step % 2 == 0

    return wish, check


jobs = pytest.mark.parametrize("job", [opening, backing_up, restoring, playing])


@jobs
@first
async def test_killed_at_every_point(
    job: Begin, first: int, forks: Mother, empty_url: str, tmp_path: Path
) -> None:
    """Before and after each commit, and each change of a file."""
    wish, check = await job(empty_url, tmp_path, at_length=False)
    met, done, numbers = set[str](), False, count(first, APART)
    while not done:
        number = next(numbers)
        done = forks.ends(*wish(number), fatal=number)
        met |= {*forks.met}
        await check(number, done)
    assert {"before commit", "after commit"} <= met


@jobs
@part
async def test_killed_at_any_moment(
    job: Begin, part: int, forks: Mother, empty_url: str, tmp_path: Path
) -> None:
    """In the middle of what takes longer."""
    wish, check = await job(empty_url, tmp_path, at_length=True)
    random = Random(part)
    for number in range(KILLS):
        done = forks.ends(*wish(number), seconds=random.uniform(0.001, LATEST_SECONDS))
        await check(number, done)
