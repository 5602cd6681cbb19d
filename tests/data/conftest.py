from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.database import Database


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database file that does not exist yet, in a folder that does not either."""
    return f"sqlite:///{tmp_path}/var/jolly.db"


@pytest.fixture
async def db() -> AsyncIterator[Database]:
    """An empty database in memory."""
    database = await Database.open("sqlite:///:memory:")
    yield database
    await database.close()


@pytest.fixture
async def stored(url: str) -> AsyncIterator[Database]:
    """An empty database in a file."""
    database = await Database.open(url)
    yield database
    await database.close()
