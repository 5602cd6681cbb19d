"""Messages of ours that a crash may have left behind in a channel."""

import discord

from bot.table.table import Table


async def is_there(message: discord.Message) -> bool:
    """Whether *message* has not been deleted."""
    try:
        await message.fetch()
    except discord.NotFound:
        return False
    return True


def is_call(message: discord.Message, table: Table) -> bool:
    """Whether *message*, of ours, calls somebody to play at *table*."""
    controls = [one for row in message.components for one in getattr(row, "children", ())]
    hands = f"table:{table.id}:hand" in [getattr(one, "custom_id", None) for one in controls]
    return hands and not message.flags.components_v2
