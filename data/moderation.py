"""What moderators did in a server: written down with each deed, for all of them to read."""

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select

from data.club_rows import DeedKind as DeedKind
from data.club_rows import NewDeed as NewDeed
from data.ids import GuildId, Ms
from data.store.club import moderation
from data.store.pages import page_in
from data.store.transaction import Transaction
from data.store.values import columns_of

PAGE = 8
"""Deeds on one page of the log."""
AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Log:
    """One page of a server's log, the newest first; pages count from 1."""

    deeds: tuple[NewDeed, ...]
    page: int
    pages: int


async def note(tx: Transaction, deed: NewDeed) -> None:
    """Write a deed down, in the transaction in which it is done."""
    await tx.execute(insert(moderation).values(asdict(deed)))


async def log(tx: Transaction, guild: GuildId, page: int = 1) -> Log:
    """One page of a server's log; a *page* outside is the nearest one."""
    query = select(*columns_of(moderation, NewDeed)).where(moderation.c.guild_id == guild)
    window = await page_in(tx, query, page, PAGE)
    deeds = await tx.read(NewDeed, window.of(query.order_by(moderation.c.id.desc())))
    return Log(deeds, window.page, window.pages)


async def remove_old(tx: Transaction, before_ms: Ms) -> int:
    """Remove some of what was done before then; tells how much."""
    old = await tx.lowest(moderation.c.id, moderation.c.at_ms < before_ms, AT_ONCE)
    await tx.execute(delete(moderation).where(moderation.c.id.in_(old)))
    return len(old)
