"""Who was forgotten: so that an older backup, when it is restored, brings nobody back.

Of each deletion a salted hash is kept, and nothing else. It tells nobody whom it stands for, but a
person found in a backup can be compared with it. It has no time, which would lead to the games
that ended with the deletion.
"""

import hmac
import secrets
from typing import NamedTuple

from sqlalchemy import insert, select

from data.ids import UserId
from data.store.schema import deletions
from data.store.transaction import Transaction

SALT_BYTES = 16


class Deletion(NamedTuple):
    """One deletion, like no other; *mark* is made of its salt and of who asked for it."""

    salt: bytes
    mark: bytes


def mark_of(salt: bytes, user: UserId) -> bytes:
    """What is kept of *user* with this *salt*."""
    return hmac.digest(salt, str(user).encode(), "sha256")


def marked(user: UserId) -> dict[str, bytes]:
    """The columns by which *user* is known again, with a salt of their own."""
    salt = secrets.token_bytes(SALT_BYTES)
    return {"salt": salt, "mark": mark_of(salt, user)}


def is_of(salt: bytes | None, mark: bytes | None, user: UserId) -> bool:
    """Whether a hash stands for *user*."""
    if salt is None or mark is None:
        return False
    return hmac.compare_digest(mark, mark_of(salt, user))


async def note(tx: Transaction, user: UserId) -> None:
    """Remember that *user* was forgotten."""
    await tx.execute(insert(deletions).values(marked(user)))


async def of_user(tx: Transaction, user: UserId) -> list[Deletion]:
    """The deletions that *user* has asked for."""
    found = [Deletion(*row) for row in await tx.execute(select(deletions))]
    return [one for one in found if is_of(*one, user)]
