"""What the database of a scene holds in the beginning: nothing, or all tables, and nobody."""

import asyncio
import random
import tempfile
from functools import cache
from pathlib import Path

from data.store.database import Database

DATABASE = "jolly.db"
NEW = 1 / 8
"""How many scenes begin without a database, so that the first start has all its tables to make."""


def lay_out(file: Path, chance: random.Random) -> None:
    """Put a database there, as most hosts have one, or nothing."""
    made = migrated()
    if chance.random() >= NEW:
        file.write_bytes(made)


@cache
def migrated() -> bytes:
    """A database with all its tables, and nobody in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / DATABASE
        asyncio.run(opened_once(file))
        return file.read_bytes()


async def opened_once(file: Path) -> None:
    """Have the tables made."""
    db = await Database.open(f"sqlite:///{file}")
    await db.close()
