"""How many people were mentioned in a server lately, in a way that notifies them."""

from sqlalchemy import delete, insert, select

from data.ids import ZERO_MS, GuildId, Ms
from data.store.club import mentions
from data.store.transaction import Transaction

WITHIN_MS = Ms(60 * 60_000)
"""An hour: for so long a mention counts."""


async def note(tx: Transaction, guild: GuildId, people: int, now_ms: Ms) -> None:
    """So many *people* are mentioned now; what counts no more is removed."""
    old = mentions.c.at_ms <= now_ms - WITHIN_MS
    await tx.execute(delete(mentions).where(mentions.c.guild_id == guild, old))
    await tx.execute(insert(mentions).values(guild_id=guild, people=people, at_ms=now_ms))


async def free_ms(tx: Transaction, guild: GuildId, people: int, most: int, now_ms: Ms) -> Ms:
    """When so many *people* may be mentioned, if *most* may be in an hour: 0 where that is now.

    Held until the transaction ends, so that two who ask at once do not both get the last place.
    """
    await tx.hold(f"mentions in {guild}")
    query = select(mentions.c.people, mentions.c.at_ms)
    lately = (mentions.c.guild_id == guild) & (mentions.c.at_ms > now_ms - WITHIN_MS)
    rows = (await tx.execute(query.where(lately).order_by(mentions.c.at_ms))).all()
    over = sum(row.people for row in rows) + people - most
    if over <= 0:
        return ZERO_MS
    for row in rows:
        over -= row.people
        if over <= 0:
            return Ms(row.at_ms) + WITHIN_MS
    return now_ms + WITHIN_MS
