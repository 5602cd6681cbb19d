"""Who wants to have nothing to do with whom. The other is not told, anywhere.

A block outlasts the deletion of the other's data, or anybody could shed one: of them a salted hash
is kept then, which a person can be compared with. It goes with the block.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from data.deletions import is_of
from data.ids import Ms, UserId
from data.store.club import blocks
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody who was blocked, under the name that they had then.

    Of who had their data deleted since the number is one below 0, which stands for no one.
    """

    user_id: UserId
    name: str


async def block(tx: Transaction, user: UserId, other: UserId, name: str, now_ms: Ms) -> None:
    """Let *user* have nothing to do with *other*, who is called *name*."""
    await tx.hold(f"blocks of {user}")
    first_ms = await _remove(tx, user, other) or now_ms
    values = {"user_id": user, "blocked_user_id": other, "name": name, "blocked_ms": first_ms}
    await tx.execute(insert(blocks).values(values))


async def unblock(tx: Transaction, user: UserId, other: UserId) -> bool:
    """Let *user* block *other* no longer; tells whether they did."""
    await tx.hold(f"blocks of {user}")
    return await _remove(tx, user, other) is not None


async def _remove(tx: Transaction, user: UserId, other: UserId) -> int | None:
    """Remove what *user* has against *other*; since when it was there."""
    found = await tx.execute(select(blocks).where(blocks.c.user_id == user))
    since_ms = None
    for row in found.all():
        if row.blocked_user_id == other or is_of(row.salt, row.mark, other):
            since_ms = row.blocked_ms
            own = blocks.c.blocked_user_id == row.blocked_user_id
            await tx.execute(delete(blocks).where(blocks.c.user_id == user, own))
    return since_ms


async def made_by(tx: Transaction, user: UserId) -> tuple[Blocked, ...]:
    """Whom *user* has blocked, the last one first."""
    query = select(blocks.c.blocked_user_id, blocks.c.name).where(blocks.c.user_id == user)
    newest = query.order_by(blocks.c.blocked_ms.desc(), blocks.c.blocked_user_id)
    return tuple(Blocked(*row) for row in await tx.execute(newest))


async def count_by(tx: Transaction, user: UserId) -> int:
    """How many *user* has blocked."""
    return await tx.count(blocks.c.user_id == user)


async def among(
    tx: Transaction, people: Collection[UserId], until_ms: Ms | None = None
) -> frozenset[tuple[UserId, UserId]]:
    """All pairs among *people* who have nothing to do with each other: who blocked, then whom.

    *until_ms*: only as of then.
    """
    some = list(people)
    by = select(blocks).where(blocks.c.user_id.in_(some))
    if until_ms is not None:
        by = by.where(blocks.c.blocked_ms <= until_ms)
    theirs = blocks.c.blocked_user_id.in_(some) | blocks.c.mark.is_not(None)
    return frozenset(
        (row.user_id, other)
        for row in await tx.execute(by.where(theirs))
        for other in some
        if row.blocked_user_id == other or is_of(row.salt, row.mark, other)
    )


async def apart_from(
    tx: Transaction, user: UserId, others: Collection[UserId]
) -> frozenset[UserId]:
    """Those of *others* who have blocked *user*, or were blocked by them."""
    pairs = await among(tx, {user, *others})
    return frozenset(({*pair} - {user}).pop() for pair in pairs if user in pair)
