"""The places where a table is seen, each with how far it is behind."""

from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.runtime.clock import MINUTE_MS
from bot.table.table import Table
from data.ids import ZERO_MS, Ms
from engine.cards import Seat

PAGE = "page"
"""The name of the surface that is all open pages of a table."""
EPHEMERAL = "ephemeral"
"""The name of the surface that is all ephemeral hands of a table."""
EDITS, EDITS_MS = 5, Ms(5_200)
"""Discord takes so many edits in so much time, a little less, in a channel with all its tables."""
LONGEST_WAIT_MS = 10 * MINUTE_MS
"""Nobody waits longer: the clock was put back."""


class EditLane:
    """The edits that several surfaces share, so *many* *within_ms*: who comes first goes first."""

    def __init__(self, many: int = EDITS, within_ms: Ms = EDITS_MS) -> None:
        self._within_ms = within_ms
        self._taken: deque[Ms] = deque(maxlen=many)

    def free_ms(self, now: Ms) -> Ms:
        """When the next edit may begin."""
        is_full = len(self._taken) == self._taken.maxlen
        free_ms = self._taken[0] + self._within_ms if is_full else now
        if free_ms - now > LONGEST_WAIT_MS:
            self._taken.clear()
            return now
        return max(now, free_ms)

    def slot_ms(self, now: Ms) -> Ms:
        """When the next edit may begin, a moment that is then taken."""
        slot_ms = self.free_ms(now)
        self._taken.append(slot_ms)
        return slot_ms


@dataclass(slots=True)
class Surface:
    """A place where a table is seen, and how far what is shown there is behind it."""

    name: str
    show: Callable[[Table], Awaitable[bool]]
    """Brings it up to date, and returns whether something had to be changed."""
    every_ms: Ms
    lane: EditLane | None = None
    """The edits that it shares with others."""
    has_slot: bool = False
    """Whether it waits for an edit that is its own."""
    follows_ms: Ms = ZERO_MS
    """When it follows the page that everybody who reads it has before them; 0: not known yet."""
    seat: Seat | None = None
    """Whose hand it shows by DM."""
    dirty: bool = False
    waits: bool = False
    busy: bool = False
    ended_ms: Ms = ZERO_MS
    """When it was shown last, or tried."""
    next_ms: Ms = ZERO_MS
    to_act: Seat | None = None
    """Whose turn it says that it is."""
    since_ms: Ms = ZERO_MS
    """Since when it has been behind."""
    failures: int = 0
    step: int = -1
    """Up to which move it was shown."""
