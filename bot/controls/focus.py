"""Which table somebody has in front of them, where they sit at several."""

from collections import OrderedDict

from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.senders import AnyClick, channel_of, user_of
from data.ids import ChannelId, GameId, Ms, UserId

FOCUS_MS = 15 * MINUTE_MS
"""For so long a table counts as the one in front after the last thing done at it."""
MOST_REMEMBERED = 10_000


class Focus:
    """The tables at which people did something last, in each channel: in memory alone."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[UserId, ChannelId | None], tuple[GameId, Ms]] = OrderedDict()

    def note(self, click: AnyClick, game: GameId) -> None:
        """Note that the clicker does something at table *game*."""
        key = user_of(click), channel_of(click)
        self._last[key] = game, now_ms() + FOCUS_MS
        self._last.move_to_end(key)
        while len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)

    def of(self, click: AnyClick) -> GameId | None:
        """The number of the table that the clicker has in front of them in this channel."""
        game, until_ms = self._last.get((user_of(click), channel_of(click)), (None, 0))
        return game if now_ms() <= until_ms else None
