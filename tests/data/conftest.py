from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from data.store.database import Database
from tests import postgresql


@pytest.fixture
def own_server() -> Iterator[postgresql.OwnServer]:
    """A server that a test may stop."""
    if not postgresql.HAS_PROGRAMS:
        pytest.skip(postgresql.WHY_MISSING)
    with postgresql.started() as server:
        yield server


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database file that does not exist yet, in a folder that does not either."""
    return f"sqlite:///{tmp_path}/var/jolly.db"


@pytest.fixture(params=["file", "postgresql"])
def shared_url(request: pytest.FixtureRequest) -> str:
    """A database that several processes may open."""
    name = "url" if request.param == "file" else "postgresql_url"
    return str(request.getfixturevalue(name))


@pytest.fixture(params=["memory", "postgresql"])
def db_url(request: pytest.FixtureRequest) -> str:
    """A database that one process opens."""
    if request.param == "memory":
        return "sqlite:///:memory:"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture
async def db(db_url: str, shaped_at_once: None) -> AsyncIterator[Database]:
    """An empty database."""
    database = await Database.open(db_url)
    yield database
    await database.close()


@pytest.fixture
async def stored(url: str, shaped_at_once: None) -> AsyncIterator[Database]:
    """An empty database in a file."""
    database = await Database.open(url)
    yield database
    await database.close()


@pytest.fixture
async def shared(shared_url: str, shaped_at_once: None) -> AsyncIterator[Database]:
    """An empty database that another process may open at *shared_url*."""
    database = await Database.open(shared_url)
    yield database
    await database.close()
