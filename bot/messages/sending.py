"""How a message goes out: to one person alone, or by a call that counts."""

from typing import Any

import discord
from discord.http import handle_message_parameters

from bot.render.layout import MessageLayout
from bot.runtime.senders import AnyClick
from data.ids import ChannelId, MessageId


async def show_privately(
    click: AnyClick, content: MessageLayout
) -> discord.InteractionCallbackResponse[Any]:
    """Answer with *content* in a new message, to the person who clicked alone."""
    return await click.response.send_message(**content.new(), ephemeral=True)


async def edit(
    client: discord.Client, channel: ChannelId, message: MessageId, content: MessageLayout
) -> None:
    """Edit a message by a call that counts; raises HTTPException.

    What Discord answers is the message, of which discord.py would make objects that nobody reads.
    """
    with handle_message_parameters(**content.edit()) as parameters:
        await client.http.edit_message(channel, message, params=parameters)
