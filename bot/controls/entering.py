"""The one way in: whatever somebody does at a table, by command, button, menu or dialog."""

import discord

from bot.consent.absence import Absences
from bot.controls.clicks import Click
from bot.controls.focus import Focus
from bot.messages.calls import Calls
from bot.messages.replies import AT_TABLE
from bot.minding.deadlines import Deadlines
from bot.runtime.outages import Outages
from bot.runtime.senders import guild_of, user_of
from bot.table.table import Table
from data.ids import GameId


async def arrive(click: Click) -> None:
    """Wait until time that the clicker's shard has missed is credited."""
    client = click.client
    await client.part(Outages).wait(client.desk.shards.of(guild_of(click)))


async def enter(click: Click, game: GameId) -> Table:
    """The table with this number, as `enter_at` leaves it; raises NoSuchGame too."""
    return await enter_at(click, await click.client.tables.get(game))


async def enter_at(click: Click, table: Table) -> Table:
    """*table* as it stands for who has clicked at the time of their click.

    The clock acts first where somebody's time was over by then, and whom the computer stands in
    for has their seat back. Nothing is done for who only types. Raises StorageRefused.
    """
    client = click.client
    click.extras[AT_TABLE] = table.id
    client.part(Calls).saw(table, user_of(click))
    if click.type is not discord.InteractionType.autocomplete:
        client.part(Focus).note(click, table.id)
        await client.part(Deadlines).act_before(click, table)
        await client.part(Absences).welcome(click, table)
    return table
