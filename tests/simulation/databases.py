"""Where the database of a scene lies, and what it holds in the beginning.

That is nothing, or all tables, and nobody.
"""

import asyncio
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from data.store.database import Database

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
DATABASE = "jolly.db"
NEW = 1 / 24
"""How many scenes begin without a database, so that the first start has all its tables to make."""


@contextmanager
def folder() -> Iterator[Path]:
    """A folder of one's own, in memory if there is one there: nothing waits for a disk."""
    home = MEMORY if MEMORY.is_dir() else Path(tempfile.gettempdir())
    made = Path(tempfile.mkdtemp(prefix="storm-", dir=home))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def lay_out(file: Path, chance: random.Random) -> None:
    """Put a database there, as most hosts have one, or nothing."""
    made = migrated()
    if chance.random() >= NEW:
        file.write_bytes(made)


@cache
def migrated() -> bytes:
    """A database with all its tables, and nobody in it."""
    with folder() as home:
        file = home / DATABASE
        asyncio.run(opened_once(file))
        return file.read_bytes()


async def opened_once(file: Path) -> None:
    """Have the tables made."""
    db = await Database.open(f"sqlite:///{file}")
    await db.close()
