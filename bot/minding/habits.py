"""What people have done once, and need not be told how to do any more."""

import logging

from bot.people.preferences import Preferences
from bot.runtime.desk import Desk
from bot.table.table import Event, Table
from data import settings
from data.errors import StorageRefused
from engine.moves import DEALER, Flag, Resign, Timeout

log = logging.getLogger(__name__)

REMEMBERED = 20_000
"""People who are known to know; then all are looked up again."""


class Habits:
    """Notes who has played a whole turn, of cards or of tiles."""

    def __init__(self, desk: Desk, preferences: Preferences) -> None:
        self._desk = desk
        self._preferences = preferences
        self._noted: set[tuple[int, str]] = set()

    def follow(self, table: Table, was_here: bool = True) -> None:
        """A table has changed: perhaps somebody has just ended a turn."""
        if not (was_here and table.events and ends_turn(table.events[-1])):
            return
        player = table.row.players[table.events[-1].seat - 1]
        known = "tile_turn_known" if table.variant.tiles else "card_turn_known"
        if player.user_id is None or player.stand_in is not None:
            return
        if (player.user_id, known) not in self._noted:
            self._desk.tasks.start(self._note(player.user_id, known))

    async def _note(self, user: int, known: str) -> None:
        try:
            if not getattr(await self._preferences.of_user(user), known):
                async with self._desk.db.transaction() as tx:
                    await settings.change_user(tx, user, **{known: True})
                self._preferences.changed(user)
        except StorageRefused as refusal:
            log.debug("a habit of %s is noted another time: %s", user, refusal)
            return
        if len(self._noted) >= REMEMBERED:
            self._noted.clear()
        self._noted.add((user, known))


def ends_turn(event: Event) -> bool:
    """Whether somebody has played a turn to its end with this."""
    given_up = isinstance(event.move, Resign | Timeout | Flag)
    return event.seat != DEALER and not given_up and event.after.to_act != event.seat
