"""Which process runs which shards, where several share a database.

A shard's process is the one that acts for time at its tables and shows them. A second one for the
same shard waits for the first to end; one that was thought dead and is not ends itself.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping

from bot.runtime.clock import MS, in_ms, now_ms
from bot.runtime.identity import host_and_number, is_dead, name_of_this_process, sign_of
from bot.runtime.shards import Shards
from data import shards
from data.errors import StorageRefused
from data.ids import ZERO_MS, Ms
from data.store.database import Database
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

WAIT_SECONDS = 40.0
"""How long to wait for shards that another process has: longer than a dead one seems alive."""
RETRY_SECONDS = 0.5
IDENTIFY_SECONDS = 5.0
"""Discord's distance between two IDENTIFYs, for when the database cannot say whose turn it is."""
TAKEN = "another process has taken over, as this one gave no sign of life"


class ShardTaken(Exception):
    """Another process has one of our shards; the text is a sentence for the host."""


class Leases:
    """Takes the shards of this process, and shows that it lives."""

    def __init__(self, db: Database, own: Shards) -> None:
        self._db = db
        self._own = own
        self.process = name_of_this_process()
        self.taken = False

    async def take(self, wait_seconds: float = WAIT_SECONDS) -> Mapping[int, Ms]:
        """Wait until no living process has our shards, then take them.

        Returns since when the players of each could not reach us. Raises ShardTaken after a while,
        and StorageRefused.
        """
        # Before anybody can read our name, and wonder whether we live.
        self._db.lives.show(sign_of(self.process))
        loop = asyncio.get_running_loop()
        end, told = loop.time() + wait_seconds, False
        while True:
            try:
                async with self._db.transaction() as tx:
                    if not (other := await self._claim(tx)):
                        self.taken = True
                        return await shards.reachable(tx)
                fault: Exception = ShardTaken(self._sentence(other))
            except StorageRefused as refusal:
                fault = refusal
            if loop.time() > end:
                raise fault
            if not told:
                log.warning("%s; waiting", fault)
                told = True
            await asyncio.sleep(RETRY_SECONDS)

    async def _claim(self, tx: Transaction) -> str:
        own, count = self._own.own, self._own.count
        return await shards.claim(tx, own, count, self.process, now_ms(), self._is_dead)

    def _sentence(self, other: str) -> str:
        own = ", ".join(map(str, self._own.own))
        host, number = host_and_number(other)
        return (
            f"process {number} on {host} plays on this database with shard {own} of "
            f"{self._own.count} or with another SHARD_COUNT"
        )

    def _is_dead(self, other: str) -> bool:
        """Whether a process is known to have ended; of most on other machines nobody knows."""
        return is_dead(other) or self._db.lives.has_ended(sign_of(other))

    async def beat(self, tx: Transaction, reachable: Collection[int]) -> None:
        """Show that we live, and which shards' players reach us; raises ShardTaken."""
        if await shards.beat(tx, self.process, reachable, now_ms()) < len(self._own.own):
            raise ShardTaken(TAKEN)

    async def check(self) -> None:
        """Raise ShardTaken where another process has one of our shards, which reading tells."""
        held = await self._db.read(shards.holders, ZERO_MS)
        if any(held.get(one, self.process) != self.process for one in self._own.own):
            raise ShardTaken(TAKEN)

    async def wait_to_identify(self) -> None:
        """Return when it is our turn: Discord takes the processes of a bot one after the other."""
        try:
            async with self._db.transaction() as tx:
                turn_ms = await shards.next_identify_ms(tx, now_ms())
        except StorageRefused as refusal:
            log.warning("identifying out of turn: %s", refusal)
            turn_ms = now_ms() + in_ms(IDENTIFY_SECONDS)
        await asyncio.sleep(max(0, turn_ms - now_ms()) / MS)
