"""Moves of many games in one transaction: each acknowledged after it, none hurt by another."""

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest
from sqlalchemy import insert, select, text

from data import games, pauses
from data.errors import StorageRefused
from data.games import Clock, Deadline
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import moves
from data.store.sqlite import LockedConnection
from tests.data.stored_samples import NOW, draw, ending, new_game

LIMIT = Deadline(NOW + 60_000, "timeout")
PATIENCE = 60.0


async def begin(db: Database, count: int) -> list[int]:
    """So many games."""
    async with db.transaction() as tx:
        return [await games.create(tx, new_game()) for _ in range(count)]


async def append(db: Database, game: int, step: int = 0, clock: Clock = (0, None)) -> int:
    """Two moves, the first as number *step*."""
    made = [draw(at_ms=1000 + step), draw(1)]
    return await db.commits.append(game, step, made, deadline=LIMIT, now_ms=NOW, clock=clock)


async def appended(db: Database, games: Sequence[int], step: int = 0) -> list[str]:
    """What comes of two moves in each of *games* at once."""
    works = (append(db, game, step) for game in games)
    done = await asyncio.gather(*works, return_exceptions=True)
    return [str(one) if isinstance(one, int) else type(one).__name__ for one in done]


async def steps(db: Database) -> dict[int, list[int]]:
    """The numbers of the moves of each game, its own count of them last."""
    async with db.reading() as tx:
        rows = await tx.execute(select(games_table.c.id).order_by(games_table.c.id))
        found = {}
        for game in rows.scalars().all():
            made = await games.moves_of(tx, game)
            row = await games.load(tx, game)
            found[game] = [*(move.step for move in made), row.step]
    return found


async def test_moves_of_many_games_at_once(db: Database) -> None:
    """Each is stored once, with its game's step, time and deadline; and so again and again."""
    numbers = await begin(db, 30)
    for step in (0, 2, 4):
        assert await appended(db, numbers, step) == [str(step + 2)] * 30

    async with db.reading() as tx:
        row = await games.load(tx, numbers[7])
        made = await games.moves_of(tx, numbers[7])
    assert await steps(db) == {number: [0, 1, 2, 3, 4, 5, 6] for number in numbers}
    assert (row.moved_ms, row.deadline_ms, row.deadline_kind) == (NOW, LIMIT.ms, "timeout")
    assert (made[2].line, made[2].at_ms, made[2].source) == ("2 draw @1.002", 1002, "player")


async def test_they_share_transactions(postgresql_url: str) -> None:
    """Thirty tables that move at once need fewer than six commits."""
    db = await Database.open(postgresql_url)
    await appended(db, await begin(db, 30))
    async with db.reading() as tx:
        commits = await tx.scalar(text("SELECT count(DISTINCT xmin::text) FROM moves"))
    await db.close()

    assert 1 <= commits < 6


async def test_they_share_transactions_of_sqlite(stored: Database) -> None:
    """There too."""
    numbers = await begin(stored, 30)
    commits: list[str] = []
    await cast(LockedConnection, stored._writer).driver.set_trace_callback(commits.append)
    await appended(stored, numbers)

    assert 1 <= commits.count("COMMIT") < 6


async def test_what_is_acknowledged_can_be_read(db: Database) -> None:
    """Each caller goes on after the commit, never before."""

    async def play(game: int) -> None:
        for step in range(0, 10, 2):
            await append(db, game, step)
            async with db.reading() as tx:
                assert (await games.load(tx, game)).step == step + 2

    await asyncio.gather(*(play(game) for game in await begin(db, 8)))


async def test_a_stale_one_fails_alone(db: Database) -> None:
    """Its game has moved on, has ended, is unknown, or its clock was changed; others are stored."""
    good, behind, ended, paused, credited, also_good = numbers = await begin(db, 6)
    async with db.transaction() as tx:
        await games.append(tx, behind, 0, [draw()], deadline=None, now_ms=NOW)
        await games.finish(tx, ended, ending(5, 0), NOW)
        await pauses.pause(tx, paused, "channel", NOW)
        await pauses.credit(tx, credited, 5000)

    done = await appended(db, [*numbers, 999])

    assert done == ["2", *["StaleStep"] * 4, "2", "StaleStep"]
    found = await steps(db)
    assert found[good] == found[also_good] == [0, 1, 2]
    assert (found[behind], found[ended], found[paused], found[credited]) == ([0, 1], [0], [0], [0])
    assert await append(db, credited, clock=(5000, None)) == 2
    assert await append(db, paused, clock=(0, NOW)) == 2


async def test_the_key_is_the_last_guard_of_all(db: Database) -> None:
    """A move number that is taken, though its game does not know, is stale; others are stored."""
    numbers = await begin(db, 3)
    async with db.transaction() as tx:
        taken = {"game_id": numbers[1], "step": 1, "seat": 1, "line": "", "source": "x"}
        await tx.execute(insert(moves), [taken | {"created_ms": 0}])

    assert await appended(db, numbers) == ["2", "StaleStep", "2"]
    assert await steps(db) == {1: [0, 1, 2], 2: [1, 0], 3: [0, 1, 2]}


async def test_two_moves_of_one_game_come_one_after_the_other(db: Database) -> None:
    """Of two with the same number one is stored; two that follow each other are both stored."""
    same, following = await begin(db, 2)
    works = (append(db, same), append(db, same), append(db, following), append(db, following, 2))
    done = await asyncio.gather(*works, return_exceptions=True)

    assert sorted(type(one).__name__ for one in done[:2]) == ["StaleStep", "int"]
    assert done[2:] == [2, 4]
    assert await steps(db) == {same: [0, 1, 2], following: [0, 1, 2, 3, 4]}


async def test_a_caller_that_gives_up_hurts_nobody(db: Database) -> None:
    """Others are stored, and nobody hangs; what was given up is whole or not there."""
    numbers = await begin(db, 20)
    tasks = [asyncio.create_task(append(db, number)) for number in numbers]
    for turn, task in enumerate(tasks[::2]):
        for _ in range(turn):
            await asyncio.sleep(0)
        task.cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)

    assert done[1::2] == [2] * 10
    found = await steps(db)
    assert all(found[number] in ([0], [0, 1, 2]) for number in numbers)
    assert all(found[number] == [0, 1, 2] for number in numbers[1::2])


async def test_a_refusal_reaches_every_caller(stored: Database) -> None:
    """Nothing is stored, and later everything is."""
    numbers = await begin(stored, 5)
    line = cast(LockedConnection, stored._writer)
    await line.run("PRAGMA query_only = ON")
    works = (append(stored, number) for number in numbers)
    done = await asyncio.gather(*works, return_exceptions=True)
    await line.run("PRAGMA query_only = OFF")

    assert [one.kind for one in done if isinstance(one, StorageRefused)] == ["read_only"] * 5
    assert await steps(stored) == {number: [0] for number in numbers}
    assert await appended(stored, numbers) == ["2"] * 5


async def test_a_game_that_is_held_keeps_nobody_waiting(postgresql_url: str) -> None:
    """Its move waits until the other transaction has ended; those of other games do not."""
    db = await Database.open(postgresql_url, busy_seconds=PATIENCE)
    held, free = await begin(db, 2)
    async with db.transaction() as tx:
        await games.load(tx, held)
        waiting = asyncio.create_task(append(db, held))
        async with asyncio.timeout(PATIENCE):
            assert await append(db, free) == 2
        assert not waiting.done()
    assert await waiting == 2
    await db.close()


async def test_closing_stores_what_was_waiting(shared_url: str) -> None:
    """Later ones are refused."""
    db = await Database.open(shared_url)
    numbers = await begin(db, 10)
    tasks = [asyncio.create_task(append(db, number)) for number in numbers]
    await asyncio.sleep(0)
    await db.close()

    assert await asyncio.gather(*tasks) == [2] * 10
    with pytest.raises(StorageRefused, match="closed"):
        await append(db, numbers[0], 2)


async def test_two_processes_at_the_same_games(shared_url: str) -> None:
    """Of each number one move is stored, whoever comes first, and the other is told."""
    first = await Database.open(shared_url, busy_seconds=PATIENCE)
    second = await Database.open(shared_url, busy_seconds=PATIENCE)
    numbers = await begin(first, 12)
    for step in range(0, 8, 2):
        one, other = await asyncio.gather(
            appended(first, numbers, step), appended(second, numbers[::-1], step)
        )
        pairs = zip(one, reversed(other), strict=True)
        assert all(sorted(pair) == [str(step + 2), "StaleStep"] for pair in pairs)
    found = await steps(first)
    await first.close()
    await second.close()

    assert found == {number: [*range(8), 8] for number in numbers}
