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
EDITS, EDITS_MS = 5, 5_200
"""Discord takes so many edits in so much time, a little less, in a channel with all its tables."""
LONGEST_WAIT_MS = 10 * MINUTE_MS
"""Nobody waits longer: the clock was put back."""


class ChannelLane:
    """The edits that the tables of one channel share: the first to come has the next moment."""

    def __init__(self) -> None:
        self._taken: deque[Ms] = deque(maxlen=EDITS)

    def slot_ms(self, now: Ms) -> Ms:
        """When the next edit of the channel may begin, a moment that is then taken."""
        free_ms = self._taken[0] + EDITS_MS if len(self._taken) == EDITS else now
        if free_ms - now > LONGEST_WAIT_MS:
            self._taken.clear()
            free_ms = now
        slot_ms = max(now, free_ms)
        self._taken.append(slot_ms)
        return slot_ms


@dataclass(slots=True)
class Surface:
    """A place where a table is seen, and how far what is shown there is behind it."""

    name: str
    show: Callable[[Table], Awaitable[bool]]
    """Brings it up to date, and returns whether something had to be changed."""
    every_ms: Ms
    lane: ChannelLane | None = None
    """The edits that it shares with others."""
    has_slot: bool = False
    """Whether it waits for an edit that is its own."""
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
