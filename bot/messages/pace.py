"""How many calls to Discord we make of our own accord: fewer than it takes from one bot."""

from bot.runtime.clock import MINUTE_MS, MS

CALLS_PER_SECOND = 40
"""Discord takes 50 in a second; answers to commands and presses do not count, other calls do."""
BURST = 8
"""Calls that may be made at once after a quiet moment."""
LONGEST_MS = 10 * MINUTE_MS
"""Nobody waits longer: the clock was put back."""


class Pace:
    """Hands out the moments at which calls may be made, first come, first served.

    Where many tables are played at once each is shown a little later, with more moves in one edit.
    """

    def __init__(self, each_second: float = CALLS_PER_SECOND, burst: int = BURST) -> None:
        self._call_ms = MS / each_second
        self._burst_ms = burst * self._call_ms
        self._taken_ms = 0.0
        """Until when all calls are given away."""

    def slot_ms(self, now_ms: int, calls: int) -> int:
        """When so many *calls* may begin; they are given away by that."""
        if self._taken_ms - now_ms > LONGEST_MS:
            self._taken_ms = now_ms
        start = max(now_ms, self._taken_ms - self._burst_ms)
        self._taken_ms = max(now_ms, self._taken_ms) + calls * self._call_ms
        return round(start)
