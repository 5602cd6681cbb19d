"""What nearly every part works with. It holds no part itself."""

from dataclasses import dataclass

import discord

from bot.runtime.shards import Shards
from bot.runtime.timers import Tasks, Timers
from data.store.database import Database


@dataclass(frozen=True, slots=True)
class Desk:
    """The database, Discord, what falls due, what is being done, and whose servers are ours."""

    db: Database
    client: discord.AutoShardedClient
    shards: Shards
    timers: Timers
    tasks: Tasks
