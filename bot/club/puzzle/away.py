"""Which days we were away on for long: nobody's streak ends by them."""

import logging

from bot.runtime.clock import MINUTE_MS
from bot.runtime.desk import Desk
from data import puzzles
from data.errors import StorageRefused
from data.ids import Ms

log = logging.getLogger(__name__)


class Away:
    """Writes down how long the players of a shard could not reach us."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def note(self, shard: int, since_ms: Ms, until_ms: Ms) -> None:
        """Note that the players of a shard could not reach us for that time, unless it is short.

        What cannot be stored is left out: the credit at the tables was, and must not come twice.
        """
        if until_ms - since_ms < MINUTE_MS:
            return
        try:
            await self._desk.db.write(puzzles.note_away, shard, since_ms, until_ms)
        except StorageRefused as refusal:
            log.warning("time away was not written down: %s", refusal)
