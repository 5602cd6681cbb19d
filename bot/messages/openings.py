"""DMs that are opened: one after the other, as fast as Discord lets us."""

from collections import OrderedDict

import discord

from bot.messages.surfaces import Lane

OPENED, OPENED_MS = 10, 10_200
"""So many new DMs are opened in so much time."""
MOST_REMEMBERED = 20_000


class Openings:
    """Opens each DM once, and remembers it: discord.py itself forgets all but the newest."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._lane = Lane(OPENED, OPENED_MS)
        self._open: OrderedDict[int, discord.DMChannel] = OrderedDict()

    async def open(self, user: int) -> discord.DMChannel:
        """The DM with *user*, once there is room to open one. Raises what Discord answers."""
        if user not in self._open:
            await self._lane.wait()
            self._open[user] = await self._client.create_dm(discord.Object(user))
            if len(self._open) > MOST_REMEMBERED:
                self._open.popitem(last=False)
        return self._open[user]
