"""How a running Jolly gives way to a restore: it is asked in the database, ends, and comes back.

What it has in memory would contradict what is restored, so nothing of that is kept.
"""

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError

from data.backup.files import ASKED, on_file
from data.ids import Ms
from data.store.schema import meta
from data.store.transaction import Transaction

STALE_MS = Ms(60_000)
"""A request this old is that of a restore which was killed."""
# Built once, as it is asked every second, and building costs more than asking.
SINCE = select(meta.c.value).where(meta.c.key == ASKED)


async def is_asked(tx: Transaction, now_ms: Ms) -> bool:
    """Whether a restore waits for whoever uses the database to let it go."""
    since = await tx.scalar(SINCE)
    return since is not None and now_ms - int(since) < STALE_MS


def ask_in_file(file: Path, since_ms: Ms | None) -> None:
    """Ask, or take it back (None); where the database cannot be read, nobody can use it."""
    with suppress(DBAPIError), on_file(file).begin() as base:
        ask(base, since_ms)


def ask(base: Connection, since_ms: Ms | None) -> None:
    """Ask whoever uses a database to let it go; None takes that back."""
    if not base.dialect.has_table(base, meta.name):
        return
    base.execute(delete(meta).where(meta.c.key == ASKED))
    if since_ms is not None:
        base.execute(insert(meta).values(key=ASKED, value=str(since_ms)))
