"""A running Jolly lets a restore have the database, and comes back on what was restored."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.runtime.clock import now_ms
from data.backup import yielding
from data.errors import DatabaseProblem, StorageRefused
from data.store.database import Database

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
LONGEST_SECONDS = 600.0
"""How long a restore may take."""


async def until_asked(db: Database) -> None:
    """Return once a restore waits for us."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            if await db.read(yielding.is_asked, now_ms()):
                return
        except StorageRefused as refusal:
            log.debug("could not look for a restore: %s", refusal)


async def until_over(url: str) -> None:
    """Return once the database may be used again; raises DatabaseProblem where it never may."""
    loop = asyncio.get_running_loop()
    end = loop.time() + LONGEST_SECONDS
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            async with await Database.open(url) as db:
                if not await db.read(yielding.is_asked, now_ms()):
                    return
        except (DatabaseProblem, StorageRefused):
            if loop.time() > end:
                raise


async def either(*works: Coroutine[Any, Any, object]) -> int:
    """Do all of *works* until one of them has ended, and tell which; raises what it raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        first = next(number for number, task in enumerate(tasks) if task.done())
        tasks[first].result()
        return first
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
