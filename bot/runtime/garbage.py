"""Python's search for garbage in all that lives long: made when nobody waits for an answer.

The event loop stands still meanwhile, 0.4 µs for each object that lives. By itself Python makes one
whenever there are a quarter more of these, which is in the middle of somebody's press.
"""

import gc

from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS, now_ms
from bot.runtime.timers import Timers

EVERY_MS = 10 * MINUTE_MS
QUIET_MS = 2 * MS
"""So long nobody has pressed anything when a search begins."""
LATEST_MS = HOUR_MS
"""How long a search is put off where it is never quiet."""
NEVER = 1 << 30
YOUNG = 20_000
"""So many more objects than went, and Python looks through the young ones."""


class Garbage:
    """Searches through everything at quiet moments; what is young Python goes on looking after."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._pressed_ms = self._searched_ms = 0

    def begin(self) -> None:
        """Search at quiet moments from now on; what lives already is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, gc.get_threshold()[1], NEVER)
        self._next()

    def pressed(self) -> None:
        """Note that somebody waits for an answer."""
        self._pressed_ms = now_ms()

    def _next(self) -> None:
        self._searched_ms = now_ms()
        self._timers.set("garbage", self._searched_ms + EVERY_MS, self.look)

    async def look(self) -> None:
        """Search for garbage, or a little later where somebody waits for an answer."""
        now = now_ms()
        quiet = not self._pressed_ms <= now < self._pressed_ms + QUIET_MS
        if quiet or now >= self._searched_ms + LATEST_MS:
            gc.collect()
            self._next()
        else:
            self._timers.set("garbage", now + QUIET_MS, self.look)
