"""A server's own rules of its games, each set under a name, as they are stored."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, insert, select

from data.club_rows import SheetRow as SheetRow
from data.ids import GuildId, Ms
from data.store.club import sheets
from data.store.transaction import Transaction
from data.store.values import columns_of


def key_of(name: str) -> str:
    """What two names have in common that are the same to people."""
    return " ".join(name.casefold().split())


async def of_server(tx: Transaction, guild: GuildId) -> tuple[SheetRow, ...]:
    """The sheets of a server, by their names."""
    query = select(*columns_of(sheets, SheetRow)).where(sheets.c.guild_id == guild)
    return await tx.read(SheetRow, query.order_by(sheets.c.key))


async def hold(tx: Transaction, guild: GuildId) -> None:
    """Let one transaction at a time change the sheets of a server."""
    await tx.hold(f"sheets of {guild}")


async def count(tx: Transaction, guild: GuildId) -> int:
    """How many sheets a server keeps."""
    return await tx.count(sheets.c.guild_id == guild)


async def exists(tx: Transaction, guild: GuildId, name: str) -> bool:
    """Whether a server has a sheet of that name."""
    return await tx.count(sheets.c.guild_id == guild, sheets.c.key == key_of(name)) > 0


async def add(
    tx: Transaction, guild: GuildId, name: str, variant: str, rules: Mapping[str, Any], now_ms: Ms
) -> None:
    """Keep a sheet; its name must be free."""
    values = {"name": name, "variant": variant, "rules": dict(rules), "made_ms": now_ms}
    await tx.execute(insert(sheets).values(guild_id=guild, key=key_of(name), **values))


async def rename(tx: Transaction, guild: GuildId, key: str, name: str) -> bool:
    """Call a sheet otherwise; its new name must be free. Tells whether there is such a sheet."""
    own = {"guild_id": guild, "key": key}
    return await tx.change(sheets, own, key=key_of(name), name=name)


async def remove(tx: Transaction, guild: GuildId, key: str) -> bool:
    """Keep a sheet no longer; tells whether there was such a sheet."""
    own = delete(sheets).filter_by(guild_id=guild, key=key)
    return (await tx.execute(own)).rowcount > 0
