"""A name that one process at a time holds."""

import asyncio

import pytest

from data.store.database import Database

PATIENCE = 60.0


async def test_one_process_at_a_time_holds_a_name(shared_url: str) -> None:
    """The next one follows when it is let go; other names are free."""
    first, second = [await Database.open(shared_url) for _ in range(2)]
    order = []

    async def hold(db: Database, who: str) -> None:
        async with db.exclusively("commands"):
            order.append(f"{who} begins")
            async with db.exclusively(who):
                pass  # now the other would come in
            order.append(f"{who} ends")

    async with first.exclusively("commands"):
        waiting = [
            asyncio.create_task(hold(db, name)) for db, name in ((first, "one"), (second, "two"))
        ]
        async with second.exclusively("other"):
            assert order == []
    await asyncio.gather(*waiting)
    await first.close()
    await second.close()

    assert [line.split()[1] for line in order] == ["begins", "ends"] * 2


async def test_who_gives_up_waiting_for_a_name_does_not_hold_it(shared_url: str) -> None:
    """It is free once its holder has let go."""
    first, second = [await Database.open(shared_url) for _ in range(2)]

    async def hold() -> None:
        async with second.exclusively("commands"):
            raise AssertionError("held twice")

    async with first.exclusively("commands"):
        waiting = asyncio.create_task(hold())
        await asyncio.sleep(0.1)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(PATIENCE), second.exclusively("commands"):
        pass
    await first.close()
    await second.close()
