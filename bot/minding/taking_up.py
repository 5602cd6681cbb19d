"""Where the last process left the games, this one goes on.

A start sets the timers of all running games from their rows and loads none of them. Those whose
messages are behind are taken up afterwards, the one last played first, at a pace that Discord
takes.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from bot.runtime.clock import HOUR_MS, MS, now_ms
from bot.runtime.contexts import GAME
from data import games, running
from data.errors import StorageRefused
from data.games import GameRow
from data.running import Running
from data.store.transaction import Transaction
from engine.errors import Refusal

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

UNANNOUNCED_MS = 24 * HOUR_MS
AT_ONCE = 20
"""So many games are taken up without waiting."""
EVERY_MS = MS // 5
"""How often another one is."""
TOGETHER = 1_000
"""So many get their timers before the event loop has its turn."""


class TakingUp:
    """Takes up the running games, and remembers what the next process need not."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._behind: deque[int] = deque()
        self._shown: dict[int, int] = {}
        """Up to which step games have been shown, as far as that is not stored yet."""

    async def begin(self) -> None:
        """Set the timers of all running games; raises StorageRefused."""
        app = self._app
        own, count = app.own_shards(), app.count
        async with app.db.reading() as tx:
            found = await running.find_all(tx, own, count)
            left = await running.left(tx, own, count)
            ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS)
        for number, game in enumerate(found):
            if game.is_paused:
                app.pauses.set_unseen(game.id, game.guild)
            else:
                app.deadlines.set_unseen(game)
            if number % TOGETHER == 0:
                await asyncio.sleep(0)
        for id_, since_ms in left:
            app.presence.set_unseen(id_, since_ms)
        self._note_behind(found, [row for row in ended if app.is_ours(row.guild_id)])

    async def begin_at(self, shards: Collection[int]) -> None:
        """Show what is behind at *shards*, whose own processes are dead. Raises StorageRefused."""
        app = self._app
        async with app.db.reading() as tx:
            found = await running.find_all(tx, shards, app.count)
            ended = await games.unannounced(tx, now_ms() - UNANNOUNCED_MS)
        self._note_behind(
            found, [row for row in ended if app.shard_of_guild(row.guild_id) in shards]
        )
        await self.go_on()

    def _note_behind(self, found: Sequence[Running], ended: Sequence[GameRow]) -> None:
        """Take these up later: those that have ended, then those of the last moves."""
        self._behind.extend(row.id for row in ended)
        behind = (game for game in found if game.is_behind)
        last_first = sorted(behind, key=lambda game: game.moved_ms, reverse=True)
        self._behind.extend(game.id for game in last_first)

    async def go_on(self) -> None:
        """Take up what is behind: some now, the others one after the other."""
        for _ in range(AT_ONCE):
            if not self._behind:
                return
            game = self._behind.popleft()
            await self._app.timers.try_now(("take up", game), self._take_up, game)
        self._app.timers.set("take up", now_ms() + EVERY_MS, self._next)

    async def _next(self) -> None:
        if self._behind:
            self._app.timers.set("take up", now_ms() + EVERY_MS, self._next)
            game = self._behind.popleft()
            await self._app.timers.try_now(("take up", game), self._take_up, game)

    async def _take_up(self, game: int) -> None:
        GAME.set(game)
        try:
            table = await self._app.table(game)
            await self._app.presence.resign_forgotten(table)
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
        if not self._app.is_ours(table.row.guild_id):
            self._app.show(table)
            return
        self._app.after(table)
        self._app.presence.watch(table)

    def shown(self, game: int, step: int) -> None:
        """All messages of *game* are as they should be before move *step*."""
        self._shown[game] = step

    def unshown(self, game: int) -> None:
        """Something but a move is being changed at *game*: it has to be shown anew."""
        self._shown.pop(game, None)

    async def store_shown(self, tx: Transaction) -> None:
        """Store what has been shown since the last time; what is not committed is lost."""
        if self._shown:
            steps, self._shown = self._shown, {}
            await running.shown(tx, steps)
