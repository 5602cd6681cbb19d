"""Who may not play in a server, and until when.

A ban outlasts the deletion of its person's data for as long as it runs, or anybody could escape
it: of them a salted hash is kept then, which a person can be compared with. It goes with the ban.
"""

from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, delete, func, or_, select, update

from data.club_rows import Ban as Ban
from data.deletions import is_of, marked
from data.ids import GuildId, Ms, UserId
from data.store.club import bans
from data.store.transaction import Transaction
from data.store.values import columns_of

AT_ONCE = 200
LONGEST_REASON = 200
"""Characters of why something was done."""


@dataclass(frozen=True, slots=True)
class NewBan:
    """*until_ms* None: until it is lifted."""

    guild_id: GuildId
    user_id: UserId
    name: str
    by_user_id: UserId
    by_name: str
    reason: str | None
    made_ms: Ms
    until_ms: Ms | None


COLUMNS = columns_of(bans, Ban)


def runs(now_ms: Ms) -> ColumnElement[bool]:
    """Whether a ban is in force."""
    not_over = or_(bans.c.until_ms.is_(None), bans.c.until_ms > now_ms)
    return bans.c.lifted_ms.is_(None) & not_over


async def ban(tx: Transaction, new: NewBan) -> int:
    """Keep somebody from playing in a server, instead of a ban that they have; its number.

    Held against others who do the same, and against games that begin meanwhile.
    """
    await tx.hold(f"ban {new.guild_id} {new.user_id}")
    if (before := await of_person(tx, new.guild_id, new.user_id, new.made_ms)) is not None:
        await lift(tx, new.guild_id, before.id, new.made_ms)
    row = asdict(new) | marked(new.user_id)
    number: int = await tx.add(bans, row)
    return number


async def of_person(tx: Transaction, guild: GuildId, user: UserId, now_ms: Ms) -> Ban | None:
    """The ban of *user* that is in force in a server, also where their data was deleted since."""
    theirs = or_(bans.c.user_id == user, bans.c.user_id.is_(None))
    query = select(*COLUMNS, bans.c.salt, bans.c.mark)
    query = query.where(bans.c.guild_id == guild, theirs, runs(now_ms)).order_by(bans.c.id.desc())
    for *values, salt, mark in await tx.execute(query):
        found = Ban(*values)
        if found.user_id == user or is_of(salt, mark, user):
            return found
    return None


async def running(tx: Transaction, guild: GuildId, now_ms: Ms, most: int) -> tuple[Ban, ...]:
    """The bans that are in force in a server, the newest first, *most* of them."""
    query = select(*COLUMNS).where(bans.c.guild_id == guild, runs(now_ms))
    return await tx.read(Ban, query.order_by(bans.c.id.desc()).limit(most))


async def find(tx: Transaction, guild: GuildId, number: int, now_ms: Ms) -> Ban | None:
    """The ban with that number, if it is in force in this server."""
    query = select(*COLUMNS).where(bans.c.id == number, bans.c.guild_id == guild, runs(now_ms))
    return await tx.read_first(Ban, query)


async def lift(tx: Transaction, guild: GuildId, number: int, now_ms: Ms) -> bool:
    """End a ban that is in force; tells whether there was one."""
    own = update(bans).where(bans.c.id == number, bans.c.guild_id == guild, runs(now_ms))
    return (await tx.execute(own.values(lifted_ms=now_ms, salt=None, mark=None))).rowcount > 0


async def remove_old(tx: Transaction, now_ms: Ms, before_ms: Ms) -> int:
    """Remove some bans that were over before then; of all that are over now the hashes go."""
    over = bans.c.mark.is_not(None) & ~runs(now_ms)
    await tx.execute(update(bans).where(over).values(salt=None, mark=None))
    ended = func.coalesce(bans.c.lifted_ms, bans.c.until_ms)
    old = await tx.lowest(bans.c.id, ended < before_ms, AT_ONCE)
    await tx.execute(delete(bans).where(bans.c.id.in_(old)))
    return len(old)
