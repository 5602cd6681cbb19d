"""The servers that we know, and whether each was welcomed: once, whoever dies meanwhile."""

from collections.abc import Collection

from sqlalchemy import insert, select

from data.club_rows import Welcome as Welcome
from data.ids import ChannelId, GuildId, Ms
from data.store.club import welcomes
from data.store.schema import meta
from data.store.transaction import Transaction

KNOWN = "servers_known"
"""The key in `meta`, with the number of a shard: its servers were looked through once."""


async def find(tx: Transaction, guild: GuildId) -> Welcome | None:
    """The last welcome of a server, if it is known."""
    return await tx.read_first(Welcome, select(welcomes).where(welcomes.c.guild_id == guild))


async def begin(tx: Transaction, guild: GuildId, channel: ChannelId | None, now_ms: Ms) -> None:
    """Note that a server is to be welcomed in *channel*; None: there is none, and that is all."""
    done_ms = now_ms if channel is None else None
    own = {"guild_id": guild}
    await tx.put(welcomes, own, channel_id=channel, asked_ms=now_ms, done_ms=done_ms)


async def done(tx: Transaction, guild: GuildId, now_ms: Ms) -> None:
    """Note that a server was welcomed."""
    await tx.change(welcomes, {"guild_id": guild}, done_ms=now_ms)


async def unknown(tx: Transaction, guilds: Collection[GuildId]) -> list[GuildId]:
    """Those of *guilds* that we have not met yet, or whose welcome is still to be said."""
    met = select(welcomes.c.guild_id).where(
        welcomes.c.guild_id.in_(guilds), welcomes.c.done_ms.is_not(None)
    )
    return sorted(set(guilds) - set(await tx.scalars(met)))


async def look_first(tx: Transaction, shard: int, guilds: Collection[GuildId], now_ms: Ms) -> bool:
    """Take the servers of a *shard* as known, where nobody has ever looked at them.

    They had Jolly before there were welcomes. Tells whether that was so.
    """
    key = f"{KNOWN}_{shard}"
    await tx.hold(key)
    if await tx.scalar(select(meta.c.value).where(meta.c.key == key)) is not None:
        return False
    await tx.execute(insert(meta).values(key=key, value=str(now_ms)))
    for guild in await unknown(tx, guilds):
        await begin(tx, guild, None, now_ms)
    return True
