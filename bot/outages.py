"""Time without a connection to Discord is charged to nobody.

While a shard is connected, a heartbeat in the database says so; what lies between the last one, or
the loss of the connection, and the return is credited to every running game that was in a turn.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.clock import MS, now_ms
from bot.leases import ShardTaken
from data import shards
from data.errors import StorageRefused

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

BEAT_MS = 700
"""How often the heartbeat is written: so much time at most is credited though it was not lost."""
SILENT_MS = 50 * MS
"""A connection that lives is heard more often: Discord asks for a heartbeat every 41 seconds.

discord.py gives a silent one up after a minute or more.
"""
ANSWER_MS = 2 * MS
"""How long the answer to a heartbeat may take."""
LISTEN_SECONDS = 0.1
RETRY_SECONDS = 2.0
"""How soon a credit that the database refused is tried again."""
JUMP_MS = 2 * MS
"""By so much our clock is put right, or the machine has slept: nobody's time has passed."""
SMALLEST_CREDIT_MS = 200
"""Shorter gaps are an ordinary reconnect."""


class Outages:
    """Knows since when each shard has been cut off, and lets answers wait until it is credited."""

    def __init__(self, app: "Jolly", beat_ms: int = BEAT_MS) -> None:
        self._app = app
        self._beat_ms = beat_ms
        self._begun_ms: Mapping[int, int] = {}
        """When the players of each shard could last reach us before this start."""
        self._known: set[int] = set()
        """The shards that have been connected before."""
        self._since_ms: dict[int, int] = {}
        self._settled: dict[int, asyncio.Event] = {}
        self._heard_ms: dict[int, int] = {}
        """The last sign of life of each shard, as far as we have looked."""
        self._ahead_ms = ahead_ms()

    def begin(self, since_ms: Mapping[int, int]) -> None:
        """No shard has had a connection since then; none has one yet."""
        self._begun_ms = since_ms
        self._app.timers.set("heartbeat", now_ms(), self._beat)

    def lost(self, shard: int) -> None:
        """*shard* has just lost its connection, or was silent for so long that it had before."""
        now = now_ms()
        heard_ms = self._heard_ms.pop(shard, now)
        self._cut_off(shard, heard_ms if now - heard_ms > SILENT_MS else now)

    def _cut_off(self, shard: int, since_ms: int) -> None:
        self._since_ms.setdefault(shard, since_ms)
        self._event(shard).clear()

    async def over(self, shard: int) -> None:
        """*shard* is connected: credit what it missed, then let its answers go on."""
        event, until_ms = self._event(shard), now_ms()
        begun_ms = None if shard in self._known else self._begun_ms.get(shard, until_ms)
        since_ms = self._since_ms.pop(shard, begun_ms)
        self._known.add(shard)
        if since_ms is None:
            return
        if until_ms - since_ms >= SMALLEST_CREDIT_MS:
            await self._credit(shard, since_ms, until_ms)
        if shard not in self._since_ms:
            event.set()

    async def _credit(self, shard: int, since_ms: int, until_ms: int) -> None:
        """Credit that time, however long the database refuses: no time runs out before."""
        while True:
            try:
                await self._app.deadlines.credit(shard, since_ms, until_ms)
                return
            except StorageRefused as refusal:
                log.error("the database refused (%s); trying again", refusal)
                await asyncio.sleep(RETRY_SECONDS)

    async def wait(self, shard: int) -> None:
        """Return when *shard* is connected and what it missed is credited."""
        self._look_at_clock()
        await self._event(shard).wait()

    def _look_at_clock(self) -> None:
        """Credit what the wall clock has jumped over since we looked last."""
        before_ms, self._ahead_ms = self._ahead_ms, ahead_ms()
        jump_ms = self._ahead_ms - before_ms
        if jump_ms < JUMP_MS:
            return
        log.warning("the clock has jumped %d s: that time is charged to nobody", jump_ms // MS)
        for shard in self._known:
            if not self.is_cut_off(shard):
                self._cut_off(shard, now_ms() - jump_ms)
                self._app.tasks.start(self.over(shard))

    async def reach(self, shard: int) -> None:
        """Return when *shard* has been heard from now on, and what it missed is credited.

        Before a player's time is said to be over: the connection may have died without a sound,
        and then they could not have played.
        """
        await self.wait(shard)
        socket = self._socket(shard)
        heard_ms = last_heard_ms(socket)
        if heard_ms is None or now_ms() - heard_ms < MS:
            return
        if await self._answers(shard, socket, heard_ms):
            await self.over(shard)
        else:
            self._cut_off(shard, heard_ms)
        await self.wait(shard)

    async def _answers(self, shard: int, socket: Any, heard_ms: int) -> bool:
        """Ask for a sign of life and await it; False where the connection ends instead."""
        asked_ms, keep_alive = now_ms(), socket._keep_alive
        last = keep_alive._last_recv
        try:
            await socket.send_heartbeat(keep_alive.beat())
        except (discord.ConnectionClosed, OSError):
            return False
        while keep_alive._last_recv == last and socket._keep_alive is keep_alive:
            if now_ms() - asked_ms > ANSWER_MS:
                self._cut_off(shard, heard_ms)
            await asyncio.sleep(LISTEN_SECONDS)
        return bool(keep_alive._last_recv > last)

    def _socket(self, shard: int) -> Any:
        return self._app._get_websocket(shard_id=shard)

    def _event(self, shard: int) -> asyncio.Event:
        return self._settled.setdefault(shard, asyncio.Event())

    def is_cut_off(self, shard: int) -> bool:
        """Whether *shard* has no connection now."""
        return not self._event(shard).is_set()

    async def _beat(self) -> None:
        """Show that we live and whose players reach us, and tidy up."""
        app = self._app
        self._look_at_clock()
        try:
            await self._write_down()
        except StorageRefused as refusal:
            log.warning("no heartbeat: %s", refusal)
        except ShardTaken as fault:
            app.fail(fault)
            return
        app.memory.forget_idle()
        app.hands.forget_old()
        app.timers.set("heartbeat", now_ms() + self._beat_ms, self._beat)

    async def _write_down(self) -> None:
        app = self._app
        reachable = [shard for shard in app.own_shards() if self._is_reachable(shard)]
        async with app.db.transaction() as tx:
            await app.leases.beat(tx, reachable)
            await app.taking_up.store_shown(tx)

    def _is_reachable(self, shard: int) -> bool:
        """Whether *shard* is connected, all it missed is credited, and it was heard of late."""
        if self.is_cut_off(shard):
            return False
        if (heard_ms := last_heard_ms(self._socket(shard))) is not None:
            self._heard_ms[shard] = heard_ms
        return now_ms() - self._heard_ms.get(shard, now_ms()) <= SILENT_MS

    async def end(self) -> None:
        """Write the last heartbeat, and leave our shards to the next process."""
        if not self._app.leases.taken:
            return
        try:
            await self._write_down()
            async with self._app.db.transaction() as tx:
                await shards.release(tx, self._app.leases.process)
        except (StorageRefused, ShardTaken) as refusal:
            log.warning("no last heartbeat: %s", refusal)


def ahead_ms() -> int:
    """The wall clock less one that nobody sets, and that stands still while the machine sleeps."""
    return now_ms() - round(time.monotonic() * MS)


def last_heard_ms(socket: Any) -> int | None:
    """When something last came by *socket*; None where it is closed.

    discord.py keeps that to itself; its version is pinned, and a test looks.
    """
    keep_alive = getattr(socket, "_keep_alive", None)
    if keep_alive is None:
        return None
    silent_seconds: float = time.perf_counter() - keep_alive._last_recv
    return now_ms() - round(silent_seconds * MS)
