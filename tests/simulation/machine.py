"""What a simulation puts in place of the machine: clocks, chance, threads, heartbeats.

Only what lies outside of the program and its libraries' own doing is replaced, for as long as a
simulation runs: the time, what is random, the thread of the SQLite driver, the one in which
discord.py sends heartbeats, and the workers' processes, whose work is done in line. Nor does a
process search for garbage, as all of them share one of Python's, or compile a statement of SQL or
translate the commands as another has done; pictures are packed loosely, and a restore, of which
there is none, is looked for seldom. The names of internals that are met here are those of pinned
versions.
"""

import asyncio
import json
import os
import random
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp.connector
import aiosqlite.core
import discord.backoff
import discord.client
import discord.gateway
import discord.http
import discord.shard
import discord.utils
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

from bot.commands.tree import Tree
from bot.hosting import running
from bot.people.texts import BUNDLES
from bot.render.pictures import canvas
from bot.runtime import garbage, workers
from data.store import sqlite
from sandbox import accounts
from sandbox import clock as sandbox_clock
from tests.simulation.loops import FIRST, Schedule
from tests.simulation.storage import InLine, NoThread

EPOCH = datetime(2027, 3, 1, 12, tzinfo=UTC)
"""The wall time at which every simulation begins."""


def scheduled(wall: float) -> float:
    """The schedule's moment at which a wall clock that nobody has put shows *wall*.

    Both in seconds, the second since 1970.
    """
    return wall - EPOCH.timestamp() + FIRST


class BeatingInLoop(discord.gateway.KeepAliveHandler):
    """Sends heartbeats from a task of the loop instead of a thread, and gives up as that does."""

    def start(self) -> None:
        self._task = self.ws.loop.create_task(self._beat())

    def stop(self) -> None:
        super().stop()
        self._task.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0.0)
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                self._stop_ev.set()
                await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except Exception:
                return
            self._last_send = time.perf_counter()


class Chance:
    """The system's random bytes, from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def urandom(self, count: int) -> bytes:
        """So many bytes."""
        return self._random.randbytes(count)


class Drawn(random.Random):
    """Numbers that are seeded by the system's random bytes, as they are in a simulation."""

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Begin anew: by chance where nothing is said."""
        super().seed(os.urandom(8) if a is None else a, version)


@contextmanager
def by_chance(chance: Chance) -> Iterator[None]:
    """Let all that is random come from *chance*."""
    with (
        patch.object(os, "urandom", chance.urandom),
        patch.object(random, "_urandom", chance.urandom),
        # How long discord.py waits before it connects again.
        patch.object(discord.backoff, "random", SimpleNamespace(Random=Drawn)),
    ):
        yield


class InOrder(dict[Any, None]):
    """A set of connections in the order in which they came, and not in that of their addresses."""

    def add(self, one: Any) -> None:
        """Let *one* be in it."""
        self.setdefault(one)

    def discard(self, one: Any) -> None:
        """Let *one* not be in it."""
        self.pop(one, None)

    def remove(self, one: Any) -> None:
        """Take *one* out. Raises KeyError where it is not in it."""
        del self[one]


def no_worker(**_: Any) -> Any:
    """There are no other processes, so that thinking is done where a thread would do it."""
    raise OSError("no processes in a simulation")


NO_SEARCH = SimpleNamespace(
    collect=lambda: 0,
    freeze=lambda: None,
    get_threshold=lambda: (0, 0, 0),
    set_threshold=lambda *_: None,
)
"""What stands for `gc`: Python goes on searching as it did, whatever a process tells it."""
LOOSELY = 1
"""How pictures are packed, of 9: nobody looks at more than the words beside them."""
SELDOM_SECONDS = 20.0
STATEMENTS: LRUCache[Any, Any] = LRUCache(2000)
"""The statements that SQLAlchemy has compiled, each once for all processes."""


TRANSLATED: dict[Any, list[dict[str, Any]]] = {}
"""The commands in all languages, by what they are in English and the texts of the others."""
translate = Tree.translated


async def translated_once(tree: Tree) -> list[dict[str, Any]]:
    """The commands of *tree*; those that another process has translated are taken from there."""
    plain = json.dumps([one.to_dict(tree) for one in tree.get_commands()])
    known = (plain, *BUNDLES.values())
    if known not in TRANSLATED:
        TRANSLATED[known] = await translate(tree)
    return TRANSLATED[known]


@contextmanager
def made_once() -> Iterator[None]:
    """Let every process find what another has translated, or compiled: all dialects are alike."""

    def engine(*address: Any, **options: Any) -> AsyncEngine:
        made = create_async_engine(*address, **options)
        made.sync_engine._compiled_cache = STATEMENTS
        return made

    with (
        patch.object(sqlite, "create_async_engine", engine),
        patch.object(
            SQLiteDialect_aiosqlite, "__eq__", lambda one, other: type(one) is type(other)
        ),
        patch.object(SQLiteDialect_aiosqlite, "__hash__", lambda one: hash(type(one))),
        patch.object(Tree, "translated", translated_once),
    ):
        yield


@contextmanager
def sparing() -> Iterator[None]:
    """Let processes leave what takes time and changes nothing that anybody sees."""
    with (
        patch.object(garbage, "gc", NO_SEARCH),
        patch.object(canvas, "LEVEL", LOOSELY),
        patch.object(running, "LOOK_SECONDS", SELDOM_SECONDS),
    ):
        yield


@contextmanager
def same_everywhere() -> Iterator[None]:
    """Let a process have the same number and host wherever it is simulated: it logs them.

    Its connections are ended in the same order too.
    """
    with (
        patch.object(aiohttp.connector, "set", InOrder, create=True),
        patch.object(os, "getpid", lambda: 1),
        patch.object(socket, "gethostname", lambda: "host"),
    ):
        yield


@contextmanager
def simulated(schedule: Schedule, seed: int = 0) -> Iterator[None]:
    """Let the time be *schedule*'s and all chance *seed*'s."""

    def ahead() -> float:
        return schedule.current.ahead if schedule.current else 0.0

    def now() -> datetime:
        return EPOCH + timedelta(seconds=schedule.now - FIRST + ahead())

    def clock() -> float:
        return schedule.now

    state = random.getstate()
    random.seed(seed)
    with (
        patch.object(time, "monotonic", clock),
        patch.object(time, "perf_counter", clock),
        patch.object(time, "time", lambda: now().timestamp()),
        patch.object(discord.utils, "utcnow", now),
        patch.object(sandbox_clock, "now", now),
        by_chance(Chance(seed)),
        patch.object(accounts, "_serial", iter(range(1, 1 << 62))),
        patch.object(aiosqlite.core, "SimpleQueue", InLine),
        patch.object(aiosqlite.core, "Thread", NoThread),
        patch.object(aiohttp.connector, "DefaultResolver", aiohttp.ThreadedResolver),
        patch.object(discord.gateway, "KeepAliveHandler", BeatingInLoop),
        patch.object(workers, "taken", no_worker),
        sparing(),
        made_once(),
        same_everywhere(),
        # Which a process of the bot sets for itself, and is to be as it was afterwards.
        patch.object(discord.http.Route, "BASE", discord.http.Route.BASE),
        patch.object(discord.client, "DiscordWebSocket", discord.client.DiscordWebSocket),
        patch.object(discord.shard, "DiscordWebSocket", discord.shard.DiscordWebSocket),
    ):
        try:
            yield
        finally:
            random.setstate(state)
