"""A server's house rules as they are stored."""

import pytest
from sqlalchemy.exc import IntegrityError

from data import privacy, settings, sheets
from data.store.database import Database
from tests.data.stored_samples import GUILD, NOW


async def test_kept_renamed_removed(db: Database) -> None:
    """Names count without capitals and blanks; each server has its own."""
    rules = {"target": 200, "clock": None}
    async with db.transaction() as tx:
        await sheets.add(tx, GUILD, "Friday 51", "rummy-51", rules, NOW)
        await sheets.add(tx, 8, "Friday 51", "gin", rules, NOW)
        assert await sheets.exists(tx, GUILD, "  friday  51 ")
        assert await sheets.rename(tx, GUILD, "friday 51", "Late")
        assert not await sheets.rename(tx, GUILD, "friday 51", "Later")
        (row,) = await sheets.of_server(tx, GUILD)
        assert (row.key, row.name, row.variant, row.rules) == ("late", "Late", "rummy-51", rules)
        assert await sheets.remove(tx, GUILD, "late")
        assert not await sheets.remove(tx, GUILD, "late")
        assert (await sheets.count(tx, GUILD), await sheets.count(tx, 8)) == (0, 1)


async def test_no_name_twice(db: Database) -> None:
    """The database itself keeps two from adding the same at once."""

    async def add(name: str) -> None:
        async with db.transaction() as tx:
            await sheets.add(tx, GUILD, name, "gin", {}, NOW)

    await add("A")
    with pytest.raises(IntegrityError):
        await add("a")


async def test_gone_with_the_server(db: Database) -> None:
    """A server that we left long ago loses its sheets with its settings."""
    async with db.transaction() as tx:
        for guild in (1, 2):
            await settings.change_server(tx, guild, threads=True)
            await sheets.add(tx, guild, "A", "gin", {}, NOW)
        await privacy.note_server(tx, 1, NOW)
        await privacy.forget_servers(tx, NOW + 1)
        assert (await sheets.count(tx, 1), await sheets.count(tx, 2)) == (0, 1)
