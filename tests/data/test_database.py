import asyncio
import random
import sqlite3
import traceback
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import func, insert, select, text

from data import shards
from data.errors import StorageRefused
from data.store.database import Database
from data.store.schema import meta
from data.store.sqlite import LockedConnection
from data.store.transaction import Transaction


async def put(tx: Transaction, key: str, value: str = "") -> None:
    await tx.execute(insert(meta).values(key=key, value=value))


async def keys(database: Database) -> list[str]:
    async with database.reading() as tx:
        return list((await tx.execute(select(meta.c.key).order_by(meta.c.key))).scalars())


@pytest.fixture(params=["memory", "file", "postgresql"])
def any_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database."""
    if request.param == "memory":
        return "sqlite:///:memory:"
    name = "url" if request.param == "file" else "postgresql_url"
    return str(request.getfixturevalue(name))


@pytest.fixture
async def either(any_url: str) -> AsyncIterator[Database]:
    """An open one."""
    database = await Database.open(any_url)
    yield database
    await database.close()


async def test_closes_though_the_disk_refuses_a_rollback(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun is undone all the same, and the driver's thread ends."""
    database = await Database.open(url)
    line = cast(LockedConnection, database._writer)
    thread = line.driver._thread

    async def refuse() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(line.driver, "rollback", refuse)
    await line.run("BEGIN IMMEDIATE")
    await line.run("INSERT INTO meta VALUES ('half', '1')")
    await database.close()
    thread.join(60)
    assert not thread.is_alive()

    again = await Database.open(url)
    assert "half" not in await keys(again)
    await again.close()


async def test_makes_its_folder_and_keeps_what_was_written(url: str, tmp_path: Path) -> None:
    """A database that is closed and opened again holds what was committed."""
    database = await Database.open(url)
    async with database.transaction() as tx:
        await tx.put(meta, {"key": "a"}, value="5")
        await tx.put(meta, {"key": "a"}, value="8")
    await database.close()

    again = await Database.open(url)
    async with again.reading() as tx:
        kept = await tx.scalar(select(meta.c.value).where(meta.c.key == "a"))
    await again.close()

    assert (tmp_path / "var" / "jolly.db").is_file()
    assert kept == "8"


async def test_a_transaction_goes_to_the_thread_once_for_each_statement(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time costs more than most statements do."""
    db = await Database.open(url)
    driver = cast(LockedConnection, db._writer).driver
    visits: list[object] = []
    visit = driver._tx.put_nowait
    monkeypatch.setattr(
        driver, "_tx", SimpleNamespace(put_nowait=lambda job: (visits.append(job), visit(job)))
    )
    async with db.transaction() as tx:
        await put(tx, "a", "1")
        found = (await tx.execute(select(meta.c.value).where(meta.c.key == "a"))).scalars().all()
    monkeypatch.undo()
    await db.close()

    assert list(found) == ["1"]
    assert len(visits) == len(("BEGIN", "INSERT", "SELECT", "COMMIT"))


async def test_a_new_database_has_reached_nobody(db: Database) -> None:
    """There is no heartbeat before the first."""
    async with db.reading() as tx:
        assert await shards.reachable(tx) == {}


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 2000)],
)
async def test_writes_as_promised(stored: Database, pragma: str, value: str | int) -> None:
    """WAL, a full sync at each commit, foreign keys, and patience with other processes."""
    async with stored.transaction() as tx:
        assert await tx.scalar(text(f"PRAGMA {pragma}")) == value


async def test_an_exception_undoes_the_transaction(either: Database) -> None:
    """What was written before the exception is not there, and the next transaction works."""

    async def fail() -> None:
        async with either.transaction() as tx:
            await put(tx, "lost")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with either.transaction() as tx:
        await put(tx, "kept")

    assert await keys(either) == ["kept"]


async def test_a_cancellation_undoes_the_transaction(either: Database) -> None:
    """A task cancelled between two statements leaves nothing, and nobody waits for it."""
    begun = asyncio.Event()

    async def forever() -> None:
        async with either.transaction() as tx:
            await put(tx, "lost")
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(forever())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with either.transaction() as tx:
        await put(tx, "kept")

    assert await keys(either) == ["kept"]


async def test_cancelled_at_any_moment_it_is_all_or_nothing(either: Database) -> None:
    """60 transactions of two rows, cancelled at random moments, never leave one of the two."""
    choice = random.Random(1)

    async def pair(number: int) -> None:
        async with either.transaction() as tx:
            await put(tx, f"{number} a")
            await put(tx, f"{number} b")

    committed = set()
    for number in range(60):
        task = asyncio.create_task(pair(number))
        for _ in range(choice.randrange(24)):
            await asyncio.sleep(0)
        await asyncio.sleep(choice.random() * 0.002)
        task.cancel()
        if (await asyncio.gather(task, return_exceptions=True))[0] is None:
            committed.add(number)

    found = [int(key.split()[0]) for key in await keys(either)]
    assert all(found.count(number) == 2 for number in found)
    assert committed <= set(found)


async def test_two_tasks_do_not_share_a_transaction(either: Database) -> None:
    """One that fails does not take along what another one wrote meanwhile."""

    async def write(key: str, fails: bool) -> None:
        async with either.transaction() as tx:
            await put(tx, f"{key} 1")
            await asyncio.sleep(0)
            await put(tx, f"{key} 2")
            if fails:
                raise ZeroDivisionError

    writes = (write(key, fails=key in "bd") for key in "abcde")
    done = await asyncio.gather(*writes, return_exceptions=True)

    assert [type(one) for one in done].count(ZeroDivisionError) == 2
    assert await keys(either) == ["a 1", "a 2", "c 1", "c 2", "e 1", "e 2"]


async def test_a_transaction_inside_another_is_a_fault(db: Database) -> None:
    """It says so instead of waiting for itself."""
    async with db.transaction():
        with pytest.raises(RuntimeError, match="inside another"):
            async with db.transaction():
                pass


async def test_readers_neither_wait_nor_see_too_much(shared: Database) -> None:
    """While a transaction is running, reading shows the state before it."""
    async with shared.transaction() as tx:
        await put(tx, "later")
        during = await keys(shared)

    assert during == []
    assert await keys(shared) == ["later"]


async def test_reading_cannot_write(stored: Database) -> None:
    """A statement that writes is refused there."""
    async with stored.reading() as tx:
        with pytest.raises(StorageRefused):
            await put(tx, "never")

    assert await keys(stored) == []


async def test_a_second_process_waits_for_the_first(stored: Database, url: str) -> None:
    """Two databases over one file write one after the other."""
    second = await Database.open(url)

    async def write() -> None:
        async with second.transaction() as tx:
            await put(tx, "second")

    async with stored.transaction() as tx:
        await put(tx, "first")
        waiting = asyncio.create_task(write())
        await asyncio.sleep(0.1)
        assert not waiting.done()
    await waiting
    await second.close()

    assert await keys(stored) == ["first", "second"]


async def test_a_second_process_that_waits_too_long_is_refused(stored: Database, url: str) -> None:
    """The refusal says that the database is locked, and the next attempt works."""
    second = await Database.open(url, busy_seconds=0.05)
    async with stored.transaction():
        with pytest.raises(StorageRefused) as refusal:
            async with second.transaction() as tx:
                await put(tx, "too early")
    async with second.transaction() as tx:
        await put(tx, "in time")
    await second.close()

    assert refusal.value.kind == "locked"
    assert await keys(stored) == ["in time"]


async def test_a_full_disk_refuses_all_of_a_transaction(stored: Database) -> None:
    """Nothing of it is written; with room again, the next one is."""
    async with stored.transaction() as tx:
        pages = await tx.scalar(text("PRAGMA page_count"))
        await tx.execute(text(f"PRAGMA max_page_count = {pages + 2}"))

    async def fill() -> None:
        async with stored.transaction() as tx:
            await put(tx, "small")
            await put(tx, "big", "x" * 100_000)

    with pytest.raises(StorageRefused) as refusal:
        await fill()
    empty = await keys(stored)
    async with stored.transaction() as tx:
        await tx.execute(text("PRAGMA max_page_count = 100000"))
        await put(tx, "big", "x" * 100_000)

    assert refusal.value.kind == "full"
    assert empty == []
    assert await keys(stored) == ["big"]


async def test_a_disk_that_became_read_only_refuses(stored: Database) -> None:
    """Reading goes on."""
    async with stored.transaction() as tx:
        await put(tx, "before")
        await tx.execute(text("PRAGMA query_only = ON"))
    with pytest.raises(StorageRefused) as refusal:
        async with stored.transaction() as tx:
            await put(tx, "after")

    assert refusal.value.kind == "read_only"
    assert await keys(stored) == ["before"]


async def test_closing_waits_for_the_running_transaction(shared_url: str) -> None:
    """What was begun before the end is committed."""
    database = await Database.open(shared_url)
    begun = asyncio.Event()

    async def write() -> None:
        async with database.transaction() as tx:
            begun.set()
            await asyncio.sleep(0.05)
            await put(tx, "last")

    task = asyncio.create_task(write())
    await begun.wait()
    await database.close()
    await task
    again = await Database.open(shared_url)
    async with again.reading() as tx:
        count = await tx.scalar(select(func.count()).select_from(meta))
    await again.close()

    assert count == 1


async def test_a_closed_database_refuses(any_url: str) -> None:
    """Whoever comes too late, or was waiting, is told; closing twice does no harm."""
    database = await Database.open(any_url)
    await database.close()
    await database.close()

    with pytest.raises(StorageRefused, match="closed"):
        async with database.transaction():
            pass
    with pytest.raises(StorageRefused, match="closed"):
        async with database.reading():
            pass


async def test_a_refusal_keeps_what_was_to_be_written_out_of_the_log(stored: Database) -> None:
    """A seed, or the cards of a deal, would tell the reader of a log what is secret."""
    order = "4h 9c Kd"
    async with stored.transaction() as tx:
        await tx.execute(text("PRAGMA query_only = ON"))
        with pytest.raises(StorageRefused) as refusal:
            await put(tx, "deck", order)

    assert order not in "".join(traceback.format_exception(refusal.value))
