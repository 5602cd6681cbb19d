"""The new messages of each channel, of which Discord takes only so many in so much time."""

from collections import OrderedDict

from bot.messages.surfaces import Lane

POSTS, POSTS_MS = 5, 5_200
"""So many are posted in so much time, a little less than Discord takes."""
MOST_REMEMBERED = 20_000
"""Channels in which something was begun lately."""


class PostLanes:
    """Lanes for what begins in a channel: challenges, and the first messages of tables.

    Whoever begins much in one place waits here, and not where everybody's calls pass.
    """

    def __init__(self) -> None:
        self._lanes: OrderedDict[int, Lane] = OrderedDict()

    def of(self, channel: int) -> Lane:
        """The lane of *channel*."""
        lane = self._lanes.setdefault(channel, Lane(POSTS, POSTS_MS))
        self._lanes.move_to_end(channel)
        if len(self._lanes) > MOST_REMEMBERED:
            self._lanes.popitem(last=False)
        return lane
