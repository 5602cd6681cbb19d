"""Time in which we could not act is charged to nobody, whatever kept us from it.

While a shard is connected and moves can be stored, a heartbeat in the database says so. What lies
between the last one, or the loss of the connection, and the return is credited to every running
game that was in a turn: Discord or the database was away, the process or the machine stood still,
the wall clock jumped. Nobody's time is said to be over before a heartbeat was stored since. Where
the wall clock was put back, that time is less than nothing: no time is given either.

The heartbeat decides, not the moves: where it alone fails, what is credited to a game is the time
since its last move.
"""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from bot.runtime.clock import MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.leases import Leases, ShardTaken
from bot.runtime.signals import Hook, Signal
from bot.runtime.silence import answers, last_heard_ms
from bot.runtime.timers import shared
from data import running, shards
from data.errors import StorageRefused
from data.ids import ZERO_MS, GameId, GuildId, Ms
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

BEAT_MS = Ms(700)
"""How often the heartbeat is written: so much time at most is credited though it was not lost."""
SILENT_MS = 50 * MS
"""A connection that lives is heard more often: Discord asks for a heartbeat every 41 seconds.

discord.py gives a silent one up after a minute or more.
"""
RETRY_SECONDS = 2.0
"""How soon a credit that the database refused is tried again."""
LATE_MS = 3 * MS
"""By so much a heartbeat may be late where nothing failed: a press waits as long for an answer."""
SMALLEST_CREDIT_MS = Ms(200)
"""Shorter gaps are an ordinary reconnect."""


class Outages:
    """Knows since when each shard has been cut off, and lets answers wait until it is credited."""

    def __init__(self, desk: Desk, leases: Leases, beat_ms: Ms = BEAT_MS) -> None:
        self._desk = desk
        self._shards = desk.shards
        self._leases = leases
        self._beat_ms = beat_ms
        self._begun_ms: Mapping[int, Ms] = {}
        """When the players of each shard could last reach us before this start."""
        self._known: set[int] = set()
        """The shards that have been connected before."""
        self._since_ms: dict[int, Ms] = {}
        self._settled: dict[int, asyncio.Event] = {}
        self._heard_ms: dict[int, Ms] = {}
        """The last sign of life of each shard, as far as we have looked."""
        self._stored_ms: dict[int, Ms] = {}
        """The last heartbeat of each shard that was stored, or the end of its last credit."""
        self._credited_ms: dict[int, Ms] = {}
        """The end of each shard's last credit: nothing before is credited again."""
        self._refused: set[int] = set()
        """The shards for which something could not be stored since their last heartbeat."""
        self._doubted: dict[GameId, int] = {}
        """The games at which a move could not be stored, with their shards."""
        self._crediting = asyncio.Lock()
        self.missed: Hook[int, Ms, Ms] = Hook()
        """Time to be charged to nobody: a shard, since when, until when. Raises StorageRefused.

        Where the wall clock was put back it ends before it begins.
        """
        self.beating: Hook[Transaction] = Hook()
        """What is stored together with each heartbeat."""
        self.beaten: Signal[[]] = Signal()
        """A heartbeat is over: time to tidy up."""
        self.taken: Signal[ShardTaken] = Signal()
        """Another process has one of our shards: we cannot go on."""
        self._is_over = False
        self._trying: asyncio.Future[None] | None = None

    def begin(self, since_ms: Mapping[int, Ms]) -> None:
        """Note that no shard has had a connection since *since_ms*, and that none has one yet."""
        self._begun_ms = since_ms
        self._desk.timers.set("heartbeat", now_ms(), self._beat)

    def lost(self, shard: int) -> None:
        """Note that *shard* has just lost its connection, or was silent so long that it had
        before."""
        now = now_ms()
        heard_ms = self._heard_ms.pop(shard, now)
        self._cut_off(shard, heard_ms if now - heard_ms > SILENT_MS else now)

    def _cut_off(self, shard: int, since_ms: Ms) -> None:
        if self._is_late(shard, now_ms()):
            # We stood still, or could store nothing, before we could hear that it was silent.
            since_ms = self._stored_ms[shard]
        self._since_ms.setdefault(shard, since_ms)
        self._event(shard).clear()

    async def over(self, shard: int) -> None:
        """Credit what *shard* missed, as it is connected again, then let its answers go on."""
        event, until_ms = self._event(shard), now_ms()
        since_ms = self.cut_off_since_ms(shard, until_ms)
        self._since_ms.pop(shard, None)
        self._known.add(shard)
        if since_ms is None:
            return
        self._stored_ms.setdefault(shard, until_ms)
        await self._credit(shard, since_ms, until_ms)
        if shard not in self._since_ms:
            event.set()

    def cut_off_since_ms(self, shard: int, unknown_ms: Ms | None = None) -> Ms | None:
        """Since when *shard* has had no connection; None where it has one.

        *unknown_ms*: said of one that never had any, as far as is known.
        """
        since_ms = self._since_ms.get(shard, None if shard in self._known else unknown_ms)
        # A connection that is lost before it is one leaves it at the last one's end.
        return since_ms if shard in self._known else self._begun_ms.get(shard, since_ms)

    def uncredited_since_ms(self, shard: int, until_ms: Ms) -> Ms | None:
        """Since when *shard* has been cut off and nothing is credited up to *until_ms*."""
        since_ms = self.cut_off_since_ms(shard)
        return None if since_ms is None else self._uncredited(shard, since_ms, until_ms)

    def _uncredited(self, shard: int, since_ms: Ms, until_ms: Ms) -> Ms:
        """Since when nothing of an outage is credited: its beginning where the clock was put
        back."""
        credited_ms = self._credited_ms.get(shard, since_ms)
        return max(since_ms, credited_ms) if credited_ms <= until_ms else since_ms

    async def _credit(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Credit that time, however long the database refuses: no time runs out before."""
        while True:
            try:
                async with self._crediting:
                    await self._credit_once(shard, since_ms, until_ms)
                return
            except StorageRefused as refusal:
                log.error("the database refused (%s); trying again", refusal)
                await asyncio.sleep(RETRY_SECONDS)

    async def _credit_once(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Credit what of that time was not before; raises StorageRefused."""
        begun_ms, since_ms = since_ms, self._uncredited(shard, since_ms, until_ms)
        if abs(until_ms - since_ms) >= SMALLEST_CREDIT_MS:
            await self.missed.run(shard, since_ms, until_ms)
            self._credited_ms[shard] = until_ms
            if self._since_ms.get(shard) == begun_ms:
                # The connection was lost meanwhile: of the same outage the rest is still missing.
                # Where the wall clock was put back, no later look at the times could tell.
                self._since_ms[shard] = until_ms
            log.info(
                "shard %d: %d ms %s",
                shard,
                abs(until_ms - since_ms),
                "are charged to nobody" if since_ms < until_ms else "are there once more",
            )
        self._stored_ms[shard] = until_ms
        self._refused.discard(shard)

    async def wait(self, shard: int) -> None:
        """Return when *shard* is connected and what it missed is credited.

        Never where another process has taken it while we stood still: that one answers.
        """
        await self._event(shard).wait()
        for _ in range(2):  # the first try may have begun before we stood still
            if now_ms() - self._stored_ms.get(shard, now_ms()) > shards.ALIVE_MS:
                with suppress(StorageRefused):  # which is told by whoever has to store something
                    await self._show_life()
                # It may have turned out meanwhile that nobody answers any more.
                await self._event(shard).wait()
        if self._is_over:
            await asyncio.Event().wait()

    async def before_call(self) -> None:
        """Return once it is known that no other process plays instead of us.

        Never where one has taken our place while we stood still: what we call for is old by now.
        """
        now = now_ms()
        if abs(now - max(self._stored_ms.values(), default=now)) >= shards.ALIVE_MS:
            await self._look_for_another()
        if self._is_over:
            await asyncio.Event().wait()

    async def reach(self, shard: int, due_ms: Ms) -> Ms:
        """Return until when, *due_ms* at least, the players of *shard* could reach us for certain.

        Before a player's time is said to be over: the connection may have died without a sound, or
        nothing could be stored, and then they could not have played. What was missed is credited.
        Raises StorageRefused where that cannot be known yet.
        """
        await self._be_heard(shard)
        sure_ms = await self.sure(shard, due_ms)
        if sure_ms < due_ms:
            raise StorageRefused("other", "no heartbeat, so nobody's time is over")
        return sure_ms

    async def _be_heard(self, shard: int) -> None:
        """Return when *shard* has been heard from now on, and what it missed is credited."""
        await self.wait(shard)
        socket = self._socket(shard)
        heard_ms = last_heard_ms(socket)
        if heard_ms is None or now_ms() - heard_ms < MS:
            return
        if await answers(socket, lambda: self._cut_off(shard, heard_ms)):
            await self.over(shard)
        elif self._socket(shard) is socket:
            # Otherwise another one is there, of which we are told, or have been.
            self._cut_off(shard, heard_ms)
        await self.wait(shard)

    async def sure(self, shard: int, until_ms: Ms = ZERO_MS) -> Ms:
        """Return until when the players of *shard* could reach us: if possible until *until_ms*.

        What they missed before is credited. Raises StorageRefused where it cannot be.
        """
        if self._is_over:
            # A connection that comes back until we end says nothing: another process shows life.
            raise StorageRefused("other", "another process has our shards")
        for _ in range(2):  # the first try may have begun before
            if self._is_late(shard, now_ms()) or self._stored_ms.get(shard, ZERO_MS) < until_ms:
                await self._show_life()
        return self._stored_ms.get(shard, ZERO_MS)

    @contextmanager
    def noticing(self, game: GameId, guild: GuildId | None) -> Iterator[None]:
        """Make a move inside; where it cannot be stored, no time runs until one can be."""
        try:
            yield
        except StorageRefused:
            shard = self._shards.of(guild)
            if shard in self._stored_ms:
                self._refused.add(shard)
                self._doubted[game] = shard
            raise

    def _is_late(self, shard: int, now: Ms) -> bool:
        """Whether there is time of *shard* to be credited before anything else is done.

        Also where the wall clock shows moments once more that are over.
        """
        if shard in self._refused:
            return True
        return abs(now - self._stored_ms.get(shard, now)) > self._beat_ms + LATE_MS

    def _socket(self, shard: int) -> Any:
        return self._desk.client._get_websocket(shard_id=shard)

    def _event(self, shard: int) -> asyncio.Event:
        return self._settled.setdefault(shard, asyncio.Event())

    def is_cut_off(self, shard: int) -> bool:
        """Whether *shard* has no connection now."""
        return not self._event(shard).is_set()

    async def _beat(self) -> None:
        """Show that we live and whose players reach us, and tidy up."""
        try:
            await self._show_life()
        except StorageRefused as refusal:
            log.warning("no heartbeat: %s", refusal)
        if self._is_over:
            return
        self.beaten.publish()
        self._desk.timers.set("heartbeat", now_ms() + self._beat_ms, self._beat)

    async def _show_life(self) -> None:
        """Store that we live and whose players reach us, with what they missed credited.

        Who asks meanwhile waits for the same try. Raises StorageRefused; then the next time finds
        what was missed.
        """
        if self._trying is None or self._trying.done():
            self._trying = shared(self._try_to_show_life())
        await asyncio.shield(self._trying)

    async def _try_to_show_life(self) -> None:
        reachable = [shard for shard in self._shards.own if self._is_reachable(shard)]
        try:
            now, late = await self._write_down(reachable)
            for shard, since_ms in late.items():
                if not await self._takes_moves(shard):
                    continue
                async with self._crediting:
                    # Unless it was credited while we waited, up to a later moment than this.
                    if self._stored_ms[shard] == since_ms:
                        await self._credit_once(shard, since_ms, now)
        except StorageRefused:
            self._refused.update(reachable)
            await self._look_for_another()
            raise
        except ShardTaken as fault:
            self._give_way(fault)
            raise StorageRefused("other", str(fault)) from fault

    async def _look_for_another(self) -> None:
        """Find out whether another process plays instead of us, as we could show no life."""
        try:
            await self._leases.check()
        except ShardTaken as fault:
            self._give_way(fault)
        except StorageRefused as refusal:
            log.info("nobody knows whether another process plays: %s", refusal)

    def _give_way(self, fault: ShardTaken) -> None:
        if not self._is_over:
            self._is_over = True
            self.taken.publish(fault)

    async def _write_down(self, reachable: Sequence[int]) -> tuple[Ms, Mapping[int, Ms]]:
        """Store the heartbeat of all that is *reachable* and misses nothing.

        Returns its moment, and since when which of the others missed something then.
        """
        async with self._desk.db.transaction() as tx:
            now = now_ms()
            if self._refused:
                # What was refused with an unknown outcome may be there all the same.
                stored = await shards.reachable(tx)
                self._stored_ms |= {one: stored[one] for one in self._refused if one in stored}
            # Its connection may have been lost while we waited for the database.
            heard = filter(self._is_reachable, reachable)
            on_time = [shard for shard in heard if not self._is_late(shard, now)]
            late = {one: self._stored_ms[one] for one in reachable if self._is_late(one, now)}
            await self._leases.beat(tx, on_time)
            await self.beating.run(tx)
        self._stored_ms |= dict.fromkeys(on_time, now)
        return now, late

    async def _takes_moves(self, shard: int) -> bool:
        """Whether moves can be stored at the games of *shard* where one could not."""
        for game in [game for game, own in self._doubted.items() if own == shard]:
            try:
                async with self._desk.db.transaction() as tx:
                    await running.try_out(tx, game)
            except StorageRefused as refusal:
                log.warning("still no moves at #%s: %s", game, refusal)
                return False
            del self._doubted[game]
        return True

    def _is_reachable(self, shard: int) -> bool:
        """Whether *shard* is connected, all it missed is credited, and it was heard of late."""
        if self.is_cut_off(shard):
            return False
        if (heard_ms := last_heard_ms(self._socket(shard))) is not None:
            self._heard_ms[shard] = heard_ms
        return now_ms() - self._heard_ms.get(shard, now_ms()) <= SILENT_MS

    async def end(self) -> None:
        """Write the last heartbeat, and leave our shards to the next process."""
        if not self._leases.taken:
            return
        own = [shard for shard in self._shards.own if self._is_reachable(shard)]
        try:
            await self._write_down(own)
            async with self._desk.db.transaction() as tx:
                await shards.release(tx, self._leases.process)
        except (StorageRefused, ShardTaken) as refusal:
            log.warning("no last heartbeat: %s", refusal)
