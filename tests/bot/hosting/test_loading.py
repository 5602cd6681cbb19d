"""A start loads what it needs, and no more: each library that is big takes a tenth of a second."""

import gc
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.__main__ import loading

PROGRAM = "bot.app", "bot.hosting.running"
LOADED = """
import asyncio, sys
from importlib import import_module
for name in {modules}: import_module(name)
from data.store.database import Database
async def opened():
    await (await Database.open("{url}")).close()
asyncio.run(opened())
print(*sys.modules, sep="\\n")
"""
NOT_NEEDED = {"alembic", "asyncpg", "jsonschema_rs", "mako", "sqlalchemy.dialects.postgresql"}
"""For steps of the database that were taken before, another database, the sandbox."""


def loaded(url: str) -> set[str]:
    """What a start has loaded when it has opened the database."""
    code = LOADED.format(modules=PROGRAM, url=url)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.slow
def test_a_start_loads_nothing_big_that_it_does_not_need(tmp_path: Path) -> None:
    """On a database that is up to date, neither what changes it nor what opens another kind."""
    url = f"sqlite:///{tmp_path}/jolly.db"

    assert "alembic" in loaded(url)
    assert loaded(url) & NOT_NEEDED == set()


def test_what_is_loaded_is_not_searched_for_garbage() -> None:
    """Meanwhile nothing is searched; then, and after a fault, all but what was loaded."""
    with suppress(ImportError), loading():
        assert not gc.isenabled()
        raise ImportError
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    gc.unfreeze()
