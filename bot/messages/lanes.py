"""What Discord takes only so fast, whoever wants it: new messages of a channel, and new DMs.

How fast, it says with each answer. One is asked for after the other, as discord.py counts wrong
where many wait for the same limit.
"""

import asyncio
from weakref import WeakValueDictionary

import discord

from bot.runtime.contexts import PLACE
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from data.ids import UserId

MOST_REMEMBERED = 20_000


class Lanes:
    """A lane for each place: whoever begins much in one waits here, not where all calls pass."""

    def __init__(self) -> None:
        self._lanes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, place: int) -> asyncio.Lock:
        """The lane of *place*: those who came first go first."""
        return self._lanes.setdefault(place, asyncio.Lock())


class Openings:
    """Opens each DM once, and remembers it: discord.py itself forgets all but the newest.

    The places whose people wait take turns, so that none holds up the others.
    """

    def __init__(self, desk: Desk) -> None:
        self._client = desk.client
        self._places = Lanes()
        self._lane = asyncio.Lock()
        self._open: Newest[UserId, discord.DMChannel] = Newest(MOST_REMEMBERED)

    async def open(self, user: UserId) -> discord.DMChannel:
        """The DM with *user*, once there is room to open one. Raises what Discord answers."""
        if user not in self._open:
            async with self._places.of(PLACE.get() or 0), self._lane:
                # Somebody else may have waited for the same one.
                if user not in self._open:
                    self._open[user] = await self._client.create_dm(discord.Object(user))
        return self._open[user]
