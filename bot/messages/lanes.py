"""What Discord takes only so fast, whoever wants it: new messages of a channel, and new DMs.

How fast, it says with each answer. One is asked for after the other, as discord.py counts wrong
where many wait for the same limit.
"""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import discord

MOST_REMEMBERED = 20_000


class PostLanes:
    """Lanes for what begins in a channel: challenges, and the first messages of tables.

    Whoever begins much in one place waits here, and not where everybody's calls pass.
    """

    def __init__(self) -> None:
        self._lanes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, channel: int) -> asyncio.Lock:
        """The lane of *channel*: those who came first go first."""
        return self._lanes.setdefault(channel, asyncio.Lock())


class Openings:
    """Opens each DM once, and remembers it: discord.py itself forgets all but the newest."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._lane = asyncio.Lock()
        self._open: OrderedDict[int, discord.DMChannel] = OrderedDict()

    async def open(self, user: int) -> discord.DMChannel:
        """The DM with *user*, once there is room to open one. Raises what Discord answers."""
        if user not in self._open:
            async with self._lane:
                self._open[user] = await self._client.create_dm(discord.Object(user))
            if len(self._open) > MOST_REMEMBERED:
                self._open.popitem(last=False)
        return self._open[user]
