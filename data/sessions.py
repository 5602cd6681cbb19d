"""Who is signed in at the page of the tables.

Keys and links are random and kept as hashes, so that who reads the database can use none. A link
counts once, for ten minutes; a session ends when nobody has used it for thirty days.
"""

import secrets
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import delete, insert, select

from data.ids import GameId, Ms, UserId
from data.store.schema import page_links, sessions
from data.store.transaction import Transaction

LINK_MS = Ms(10 * 60_000)
UNUSED_MS = Ms(30 * 24 * 60 * 60_000)
USED_EVERY_MS = Ms(60 * 60_000)
"""How exactly it is kept when a session was used last: a write an hour does."""
MOST = 30
"""Sessions of one person at once: inside Discord each look at the page begins another."""
LINK_BYTES, KEY_BYTES = 16, 32


class PageLink(NamedTuple):
    """Whom a link to the page lets in, and at which table; None: at the list of theirs."""

    user_id: UserId
    game_id: GameId | None


def mark_of(secret: str) -> bytes:
    """What is kept of a key or token: nothing leads from there back to *secret*."""
    return sha256(secret.encode()).digest()


async def add_link(tx: Transaction, user: UserId, game: GameId | None, now_ms: Ms) -> str:
    """Make a token that lets *user* in once, within ten minutes."""
    token = secrets.token_urlsafe(LINK_BYTES)
    row = {"mark": mark_of(token), "user_id": user, "game_id": game, "made_ms": now_ms}
    await tx.execute(insert(page_links).values(row))
    return token


async def knows_link(tx: Transaction, token: str) -> bool:
    """Whether *token* was made and not used, however long ago: to write nothing for who guesses."""
    return await tx.count(page_links.c.mark == mark_of(token)) > 0


async def take_link(tx: Transaction, token: str, now_ms: Ms) -> PageLink | None:
    """Whom *token* lets in, which is used up with that; None where it is old, used or unknown."""
    taken = delete(page_links).where(
        page_links.c.mark == mark_of(token), page_links.c.made_ms > now_ms - LINK_MS
    )
    row = (await tx.execute(taken.returning(page_links.c.user_id, page_links.c.game_id))).first()
    return None if row is None else PageLink(*row)


async def last_table(tx: Transaction, user: UserId, now_ms: Ms) -> GameId | None:
    """The table to which the newest link of *user* leads that could still let them in, if any."""
    query = (
        select(page_links.c.game_id)
        .where(page_links.c.user_id == user, page_links.c.made_ms > now_ms - LINK_MS)
        .order_by(page_links.c.made_ms.desc())
        .limit(1)
    )
    found: GameId | None = (await tx.execute(query)).scalar()
    return found


async def begin(tx: Transaction, user: UserId, now_ms: Ms) -> str:
    """Sign *user* in; gives the key that they are known by from now on.

    The sessions that nobody has used for longest end where there are too many.
    """
    last = select(sessions.c.mark).filter_by(user_id=user).order_by(sessions.c.used_ms.desc())
    await tx.execute(delete(sessions).where(sessions.c.mark.in_(last.offset(MOST - 1))))
    key = secrets.token_urlsafe(KEY_BYTES)
    row = {"mark": mark_of(key), "user_id": user, "created_ms": now_ms, "used_ms": now_ms}
    await tx.execute(insert(sessions).values(row))
    return key


async def reader(tx: Transaction, key: str, now_ms: Ms) -> tuple[UserId, Ms] | None:
    """Who is signed in by *key*, and when they were noted last; None where nobody is."""
    query = select(sessions.c.user_id, sessions.c.used_ms).where(
        sessions.c.mark == mark_of(key), sessions.c.used_ms > now_ms - UNUSED_MS
    )
    row = (await tx.execute(query)).first()
    return None if row is None else (row.user_id, row.used_ms)


async def note_use(tx: Transaction, key: str, now_ms: Ms) -> None:
    """Keep that the session with that *key* is used now."""
    await tx.change(sessions, {"mark": mark_of(key)}, used_ms=now_ms)


async def end(tx: Transaction, key: str) -> None:
    """End the session with that *key*."""
    await tx.execute(delete(sessions).where(sessions.c.mark == mark_of(key)))


async def end_all(tx: Transaction, user: UserId) -> int:
    """End all sessions of *user*, and take back the links that nobody has used; how many ended."""
    await tx.execute(delete(page_links).filter_by(user_id=user))
    return (await tx.execute(delete(sessions).filter_by(user_id=user))).rowcount


async def remove_old(tx: Transaction, now_ms: Ms) -> int:
    """Remove the sessions and links that let nobody in any more; tells how many."""
    old = delete(sessions).where(sessions.c.used_ms <= now_ms - UNUSED_MS)
    links = delete(page_links).where(page_links.c.made_ms <= now_ms - LINK_MS)
    return (await tx.execute(old)).rowcount + (await tx.execute(links)).rowcount
