"""Tables of a database without a bot: for what reads games, or plays them, from outside."""

import discord

from bot.runtime.desk import Desk
from bot.runtime.leases import Leases
from bot.runtime.outages import Outages
from bot.runtime.shards import Shards
from bot.runtime.timers import Tasks, Timers
from bot.table.shown import ShownSteps
from bot.table.tables import Tables
from data.store.database import Database


def tables_of(db: Database) -> Tables:
    """The tables in *db*, of which nobody hears anything."""
    client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=1)
    shards, tasks = Shards(client, shared=False), Tasks()
    desk, leases = Desk(db, client, shards, Timers(tasks), tasks), Leases(db, shards)
    return Tables(desk, leases, Outages(desk, leases), ShownSteps())
