"""What nearly every part works with. It holds no part itself."""

from dataclasses import dataclass

import discord

from bot.runtime.shards import Shards
from bot.runtime.timers import Tasks, Timers
from data.ids import ChannelId, GuildId
from data.store.database import Database


@dataclass(frozen=True, slots=True)
class Desk:
    """The database, Discord, what falls due, what is being done, and whose servers are ours."""

    db: Database
    client: discord.AutoShardedClient
    shards: Shards
    timers: Timers
    tasks: Tasks

    def place(self, channel: ChannelId, guild: GuildId | None) -> discord.PartialMessageable:
        """A channel to write to, whether it is in memory or not."""
        return self.client.get_partial_messageable(channel, guild_id=guild)
