"""Who wants to have nothing to do with whom. The other is not told, anywhere."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from data.store.club import blocks
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody who was blocked, under the name that they had then."""

    user_id: int
    name: str


async def block(tx: Transaction, user: int, other: int, name: str, now_ms: int) -> None:
    """Let *user* have nothing to do with *other*, who is called *name*."""
    await tx.hold(f"blocks of {user}")
    own = (blocks.c.user_id == user) & (blocks.c.blocked_user_id == other)
    if (await tx.execute(update(blocks).where(own).values(name=name))).rowcount == 0:
        values = {"user_id": user, "blocked_user_id": other, "name": name, "blocked_ms": now_ms}
        await tx.execute(insert(blocks).values(values))


async def unblock(tx: Transaction, user: int, other: int) -> bool:
    """Take it back; tells whether there was anything."""
    own = (blocks.c.user_id == user) & (blocks.c.blocked_user_id == other)
    return (await tx.execute(delete(blocks).where(own))).rowcount > 0


async def made_by(tx: Transaction, user: int) -> tuple[Blocked, ...]:
    """Whom *user* has blocked, the last one first."""
    query = select(blocks.c.blocked_user_id, blocks.c.name).where(blocks.c.user_id == user)
    newest = query.order_by(blocks.c.blocked_ms.desc(), blocks.c.blocked_user_id)
    return tuple(Blocked(*row) for row in await tx.execute(newest))


async def count_by(tx: Transaction, user: int) -> int:
    """How many *user* has blocked."""
    query = select(func.count()).select_from(blocks).where(blocks.c.user_id == user)
    return int(await tx.scalar(query))


async def among(tx: Transaction, people: Collection[int]) -> frozenset[tuple[int, int]]:
    """All pairs among *people* who have nothing to do with each other: who blocked, then whom."""
    some = list(people)
    query = select(blocks.c.user_id, blocks.c.blocked_user_id).where(
        blocks.c.user_id.in_(some), blocks.c.blocked_user_id.in_(some)
    )
    return frozenset((row.user_id, row.blocked_user_id) for row in await tx.execute(query))


async def apart_from(tx: Transaction, user: int) -> frozenset[int]:
    """Everybody who has blocked *user*, or was blocked by them."""
    by = select(blocks.c.blocked_user_id).where(blocks.c.user_id == user)
    of = select(blocks.c.user_id).where(blocks.c.blocked_user_id == user)
    return frozenset((await tx.execute(by.union(of))).scalars())
