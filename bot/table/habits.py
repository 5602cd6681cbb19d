"""What people have done once, and need not be told how to do any more."""

import logging

from bot.people.preferences import Preferences
from bot.runtime.desk import Desk
from bot.table.played import Event
from bot.table.table import Table
from data import settings
from data.errors import StorageRefused
from data.ids import UserId
from engine.cards import Seat
from engine.moves import DEALER, MoreTime, Resign, TakeBack

log = logging.getLogger(__name__)


class Habits:
    """Notes who has played a whole turn, of cards or of tiles."""

    def __init__(self, desk: Desk, preferences: Preferences) -> None:
        self._desk = desk
        self._preferences = preferences

    def follow(self, table: Table, was_here: bool = True) -> None:
        """Note who has just ended a turn, as a table has changed."""
        if not (was_here and table.events and ends_turn(table.events[-1])):
            return
        player = table.row.players[table.events[-1].seat - 1]
        known = "tile_turn_known" if table.variant.tiles else "card_turn_known"
        if player.user_id is not None and player.stand_in is None:
            self._desk.tasks.start(self._note(player.user_id, known))

    async def _note(self, user: UserId, known: str) -> None:
        try:
            if not getattr(await self._preferences.of_user(user), known):
                async with self._desk.db.transaction() as tx:
                    await settings.change_user(tx, user, **{known: True})
                self._preferences.changed(user)
        except StorageRefused as refusal:
            log.debug("that %s has played a turn is noted another time: %s", user, refusal)


def has_played(table: Table, seat: Seat) -> bool:
    """Whether *seat* has played a turn to its end at *table*, since it came to memory."""
    return any(event.seat == seat and ends_turn(event) for event in table.events)


def ends_turn(event: Event) -> bool:
    """Whether somebody has played a turn to its end with this event."""
    apart = event.by_clock or isinstance(event.move, Resign | MoreTime | TakeBack)
    return event.seat != DEALER and not apart and event.after.to_act != event.seat
