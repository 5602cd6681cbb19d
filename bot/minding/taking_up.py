"""Where the last process left the games, this one goes on.

A start sets the timers of all running games from their rows and loads none of them. Those whose
messages are behind are taken up afterwards, the one last played first, at a pace that Discord
takes.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from bot.minding.deadlines import Deadlines
from bot.minding.pauses import UNANNOUNCED_MS, Pauses
from bot.minding.presence import Presence
from bot.runtime.clock import MS, now_ms
from bot.runtime.contexts import GAME
from bot.runtime.desk import Desk
from bot.table.tables import Tables
from data import games, running
from data.errors import StorageRefused
from data.games import GameRow
from data.ids import GameId, Ms
from data.running import Running
from engine.errors import Refusal

log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many games are taken up without waiting."""
EVERY_MS = MS // 5
"""How often another one is."""
TOGETHER = 1_000
"""So many get their timers before the event loop has its turn."""


@dataclass(eq=False, repr=False)
class TakingUp:
    """Takes up the running games, as the last process left them."""

    _desk: Desk
    _tables: Tables
    _deadlines: Deadlines
    _presence: Presence
    _pauses: Pauses
    _behind: deque[GameId] = field(default_factory=deque)

    async def begin(self) -> None:
        """Set the timers of all running games; raises StorageRefused."""
        own, count = self._desk.shards.own, self._desk.shards.count
        async with self._desk.db.reading() as tx:
            found = await running.find_all(tx, own, count)
            left = await running.left(tx, own, count)
            ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS)
        await self._set_timers(found)
        for id_, since_ms in left:
            self._presence.set_unseen(id_, since_ms)
        self._note_behind(found, [row for row in ended if self._desk.shards.is_ours(row.guild_id)])

    async def _set_timers(self, found: Sequence[Running]) -> None:
        for number, game in enumerate(found):
            if game.is_paused:
                self._pauses.set_unseen(game.id, game.guild)
            else:
                self._deadlines.set_unseen(game)
            if number % TOGETHER == 0:
                await asyncio.sleep(0)

    async def credited(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Set the timers anew where the clock was put back: what was to come is due earlier."""
        if until_ms < since_ms:
            self._desk.timers.set(("anew", shard), until_ms, self._set_anew, shard)

    async def _set_anew(self, shard: int) -> None:
        found = await self._desk.db.read(running.find_all, [shard], self._desk.shards.count)
        await self._set_timers([game for game in found if not game.is_paused])

    async def begin_at(self, shards: Collection[int]) -> None:
        """Show what is behind at *shards*, whose own processes are dead. Raises StorageRefused."""
        of, count = self._desk.shards.of, self._desk.shards.count
        async with self._desk.db.reading() as tx:
            found = await running.find_all(tx, shards, count)
            ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS)
        self._note_behind(found, [row for row in ended if of(row.guild_id) in shards])
        await self.go_on()

    def _note_behind(self, found: Sequence[Running], ended: Sequence[GameRow]) -> None:
        """Take these up later: those that have ended, then those of the last moves."""
        self._behind.extend(row.id for row in ended)
        behind = (game for game in found if game.is_behind)
        last_first = sorted(behind, key=lambda game: game.moved_ms, reverse=True)
        self._behind.extend(game.id for game in last_first)

    async def go_on(self, most: int = AT_ONCE) -> None:
        """Take up at *most* so much of what is behind now, the others one after the other."""
        if self._behind:
            self._desk.timers.set("take up", now_ms() + EVERY_MS, self.go_on, 1)
        for _ in range(most):
            if self._behind:
                game = self._behind.popleft()
                await self._desk.timers.try_now(("take up", game), self._take_up, game)

    async def _take_up(self, game: GameId) -> None:
        GAME.set(game)
        try:
            table = await self._tables.get(game)
            await self._presence.resign_forgotten(table)
        except (Refusal, ValueError) as error:
            # A rule mended since may forbid what was played: better frozen than guessed.
            # Only its kind: the sentence would name a card of somebody's hand.
            why = error.code if isinstance(error, Refusal) else type(error).__name__
            log.error("game #%s cannot be replayed and stays as it is: %s", game, why)
            return
        except StorageRefused:
            raise
        except Exception:
            log.exception("game #%s could not be taken up; the others go on", game)
            return
        table.tell(here=False)
