"""PostgreSQL at work: transactions side by side, and none half done when it fails."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert, select, text

from data import games
from data.errors import OutcomeUnknown, StorageRefused
from data.store.database import Database
from data.store.schema import meta
from data.store.transaction import Transaction
from tests import postgresql
from tests.data.stored_samples import NOW, draw, new_game
from tests.proxy import Lost, Proxy

PATIENCE = 60.0


async def put(tx: Transaction, key: str) -> None:
    await tx.execute(insert(meta).values(key=key, value=""))


async def written(db: Database, *keys: str) -> None:
    """Write *keys* in a transaction of their own_server."""
    async with db.transaction() as tx:
        for key in keys:
            await put(tx, key)


async def keys(db: Database) -> list[str]:
    async with db.reading() as tx:
        return list((await tx.execute(select(meta.c.key).order_by(meta.c.key))).scalars())


@pytest.fixture
async def cut(proxy: Proxy) -> AsyncIterator[Database]:
    """The database behind that wire."""
    db = await Database.open(proxy.url)
    yield db
    await db.close()


async def test_transactions_run_side_by_side(postgresql_url: str) -> None:
    """One that takes long keeps no other waiting, and is not seen before its end."""
    db = await Database.open(postgresql_url)
    async with db.transaction() as tx:
        await put(tx, "slow")
        await asyncio.gather(*(written(db, f"quick {number}") for number in range(12)))
        during = await keys(db)
    after = await keys(db)
    await db.close()

    assert len(during) == 12
    assert after == [*during, "slow"]


async def test_a_reader_sees_one_moment(postgresql_url: str) -> None:
    """What is committed while it reads comes with the next reading."""
    db = await Database.open(postgresql_url)
    async with db.reading() as tx:
        before = (await tx.execute(select(meta.c.key))).all()
        await asyncio.create_task(written(db, "later"))
        after = (await tx.execute(select(meta.c.key))).all()
    await db.close()

    assert before == after == []


async def test_reading_cannot_write(postgresql_url: str) -> None:
    """A statement that writes is refused there."""
    db = await Database.open(postgresql_url)
    with pytest.raises(StorageRefused) as refusal:
        async with db.reading() as tx:
            await put(tx, "never")
    await db.close()

    assert refusal.value.kind == "read_only"


async def test_a_row_held_for_too_long(postgresql_url: str) -> None:
    """Who waits for it is told that the database is busy, and can try again."""
    db = await Database.open(postgresql_url, busy_seconds=0.05)
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
    async with db.transaction() as tx:
        await games.load(tx, game)

        async def load() -> None:
            async with db.transaction() as second:
                await games.load(second, game)

        with pytest.raises(StorageRefused) as refusal:
            await asyncio.create_task(load())
    await load()
    await db.close()

    assert refusal.value.kind == "locked"


async def test_a_failed_statement_fails_the_transaction(postgresql_url: str) -> None:
    """Whoever catches its exception inside is told at the end that nothing was written."""
    db = await Database.open(postgresql_url)

    async def go_on() -> None:
        async with db.transaction() as tx:
            await put(tx, "lost")
            with pytest.raises(StorageRefused):
                await tx.execute(text("SELECT 1 / 0"))

    with pytest.raises(StorageRefused, match="a statement of the transaction had failed"):
        await go_on()
    found = await keys(db)
    await db.close()

    assert found == []


# losing the connection


async def test_idle_connections_that_died(cut: Database, proxy: Proxy) -> None:
    """Nobody notices: the next transactions take new ones."""
    await asyncio.gather(*(written(cut, f"before {number}") for number in range(5)))
    proxy.cut()
    await asyncio.gather(*(written(cut, f"after {number}") for number in range(5)))

    assert len(await keys(cut)) == 10


async def test_a_connection_that_dies_in_a_transaction(cut: Database, proxy: Proxy) -> None:
    """It is refused, nothing of it is written, and the next one works."""

    async def write() -> None:
        async with cut.transaction() as tx:
            await put(tx, "lost")
            proxy.cut()
            await put(tx, "lost too")

    with pytest.raises(StorageRefused) as refusal:
        await write()
    await written(cut, "kept")

    assert refusal.value.kind == "unreachable"
    assert not isinstance(refusal.value, OutcomeUnknown)
    assert await keys(cut) == ["kept"]


@pytest.mark.parametrize("lost", ["question", "answer"])
async def test_a_connection_that_dies_in_a_commit(cut: Database, proxy: Proxy, lost: Lost) -> None:
    """Nobody can say what became of it, and so it is said; all is written, or nothing."""
    proxy.lost = lost
    with pytest.raises(OutcomeUnknown):
        await written(cut, "1", "2")
    proxy.lost = None

    # The server may still be busy with a commit whose caller is gone.
    async with asyncio.timeout(PATIENCE):
        while lost == "answer" and not await keys(cut):
            await asyncio.sleep(0.01)
    assert await keys(cut) == ([] if lost == "question" else ["1", "2"])


async def test_moves_whose_commit_nobody_answers(cut: Database, proxy: Proxy) -> None:
    """Each caller is told that nobody can say."""
    async with cut.transaction() as tx:
        numbers = [await games.create(tx, new_game()) for _ in range(4)]
    proxy.lost = "answer"
    works = (
        cut.commits.append(one, 0, [draw()], deadline=None, now_ms=NOW, clock=(0, None))
        for one in numbers
    )
    done = await asyncio.gather(*works, return_exceptions=True)
    proxy.lost = None

    assert [type(one) for one in done] == [OutcomeUnknown] * 4


async def test_a_server_that_is_away_for_a_while(cut: Database, proxy: Proxy) -> None:
    """All is refused meanwhile, and works again afterwards by itself."""
    await proxy.close()
    for _ in range(2):
        with pytest.raises(StorageRefused) as refusal:
            await written(cut, "lost")
        assert refusal.value.kind == "unreachable"
        with pytest.raises(StorageRefused):
            await keys(cut)
    await proxy.open()
    await written(cut, "kept")

    assert await keys(cut) == ["kept"]


async def test_a_server_that_crashes(own_server: postgresql.OwnServer) -> None:
    """What was acknowledged is there when it is back, and nothing is half done."""
    db = await Database.open(own_server.fresh())
    acknowledged: list[str] = []

    async def write(name: str) -> None:
        for number in range(10_000):
            async with db.transaction() as tx:
                await put(tx, f"{name} {number} a")
                await put(tx, f"{name} {number} b")
            acknowledged.append(f"{name} {number}")

    writers = [asyncio.create_task(write(name)) for name in "xyz"]
    async with asyncio.timeout(PATIENCE):
        while len(acknowledged) < 30:
            await asyncio.sleep(0.01)
    await asyncio.to_thread(own_server.stop, signal.SIGQUIT)
    done = await asyncio.gather(*writers, return_exceptions=True)
    await asyncio.to_thread(own_server.start)
    found = await keys(db)
    await db.close()

    assert all(isinstance(one, StorageRefused) for one in done)
    pairs = [key[:-2] for key in found if key.endswith("a")]
    assert [key[:-2] for key in found if key.endswith("b")] == pairs
    assert set(acknowledged) <= set(pairs)
    assert len(pairs) <= len(acknowledged) + 3
