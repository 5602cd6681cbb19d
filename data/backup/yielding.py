"""How a running Jolly gives way to a restore: it is asked in the database, ends, and comes back.

What it has in memory would contradict what is restored, so nothing of that is kept.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select

from data.ids import Ms
from data.store.schema import meta
from data.store.transaction import Transaction

ASKED = "restore_ms"
"""Since when a restore waits for us, among the rows of `meta`."""
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
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as base,
            base,
        ):
            base.execute("DELETE FROM meta WHERE key = ?", (ASKED,))
            if since_ms is not None:
                base.execute("INSERT INTO meta VALUES (?, ?)", (ASKED, str(since_ms)))
    except sqlite3.Error:
        return


def ask_on_server(server: Connection, since_ms: Ms | None) -> None:
    """Ask whoever uses a PostgreSQL database to let it go; None takes that back."""
    if not server.dialect.has_table(server, meta.name):
        return
    server.execute(delete(meta).where(meta.c.key == ASKED))
    if since_ms is not None:
        server.execute(insert(meta).values(key=ASKED, value=str(since_ms)))
