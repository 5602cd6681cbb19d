"""What tests of several folders start from."""

import gc
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import postgresql, soak, wings
from tests.proxy import Proxy, through
from tests.shape import shape

ORDER = pytest.StashKey[list[int]]()
LONG = ("slow", "crash", "wire", "reference", "room")
SERVERS = {"postgresql_server", "postgresql_url", "own_server"}
ENGINE = Path(__file__).parent / "engine"
MEMORY, ENOUGH_BYTES = Path("/dev/shm"), 4 << 30
"""Where Linux keeps files in memory, and how much there has to be: databases wait for no disk."""
GARBAGE = 20_000
"""So much more is made than has gone before young garbage is searched for."""
UNWATCHED = ("reference", "soak", "slow", "uncounted")
"""Tests of the engine whose lines are not counted, which would make them take thrice as long: none
of them alone reaches a line, but the slow ones that are marked `watched`."""

# How long an example takes is the machine's affair.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    soak.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    soak.settle_seed(config)
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ENOUGH_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_report_header(config: pytest.Config) -> str:
    return soak.header(config)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the tests of features of the club that are not there."""
    return True if collection_path.is_file() and wings.is_orphan(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what runs on PostgreSQL, by name or fixture; begin with what takes long."""
    wings.leave_out_orphans(config, items)
    soak.draw(config, items)
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if item.path.is_relative_to(ENGINE) and marks.isdisjoint(UNWATCHED):
            item.add_marker("watched")
        fixtures = set(getattr(item, "fixturenames", ()))
        if "postgresql" in item.name.partition("[")[2] or fixtures & SERVERS:
            item.add_marker(pytest.mark.postgresql)
        # Those that share a running bot follow each other: nobody serves it in between.
        item.stash[ORDER] = [-seconds(item), *(name not in marks for name in LONG)]
        item.stash[ORDER].append("bot" not in fixtures)
    items.sort(key=lambda item: item.stash[ORDER])
    items[:] = spread(items)


def spread(items: list[pytest.Item]) -> list[pytest.Item]:
    """Let a short one follow each of the longest: a worker is given two at a time."""
    longest = sum(seconds(item) > 0 for item in items)
    if 2 * longest > len(items):
        return items
    middle = len(items) - longest
    pairs = zip(items[:longest], items[middle:], strict=True)
    return [*(item for pair in pairs for item in pair), *items[longest:middle]]


def seconds(item: pytest.Item) -> int:
    """How long a test takes that is so long that it should begin first; 0 for all others."""
    mark = item.get_closest_marker("slow")
    return mark.args[0] if mark and mark.args else 0


def pytest_collection_finish() -> None:
    """Never search what is collected by now for garbage: it took a quarter of all time.

    Search less often than Python does by itself, too: that took a twentieth.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


@pytest.fixture
def shaped_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty SQLite database gets its tables by one script."""
    monkeypatch.setattr("data.store.sqlite.migrate", shape)


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[postgresql.Server]:
    """A PostgreSQL server for all tests of this process."""
    if postgresql.IS_MISSING:
        pytest.skip(postgresql.WHY_MISSING)
    with postgresql.server() as running:
        yield running


@pytest.fixture
def postgresql_url(postgresql_server: postgresql.Server) -> Iterator[str]:
    """A database of its own, with Jolly's tables and nothing in them; rows alone may change."""
    with postgresql_server.lent() as url:
        yield url


@pytest.fixture
async def proxy(postgresql_url: str) -> AsyncIterator[Proxy]:
    """A wire to a database, which can be cut."""
    async with through(postgresql_url) as wire:
        yield wire
