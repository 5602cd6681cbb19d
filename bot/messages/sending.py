"""A message as it goes out: its view, and the pictures that are in it."""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord.http import handle_message_parameters

from bot.messages.replies import NOBODY
from bot.render.layout import MessageLayout
from bot.render.picture import Picture
from bot.runtime.senders import AnyClick
from data.ids import ChannelId, MessageId


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows; it can be sent any number of times."""

    view: MessageLayout
    pictures: tuple[Picture, ...] = ()

    def new(self) -> dict[str, Any]:
        """What to send it with."""
        # An answer to an interaction takes no empty list of files.
        files = {"files": self._files()} if self.pictures else {}
        return {"view": self.view, "allowed_mentions": NOBODY, **files}

    def edit(self) -> dict[str, Any]:
        """What to edit a message with: the pictures in it before are gone."""
        return {"view": self.view, "allowed_mentions": NOBODY, "attachments": self._files()}

    def _files(self) -> list[discord.File]:
        """The pictures as files, each of which Discord's client can send only once."""
        return [discord.File(BytesIO(one.png), filename=one.name) for one in self.pictures]


async def show_privately(
    click: AnyClick, content: Content
) -> discord.InteractionCallbackResponse[Any]:
    """Answer with *content* in a new message, to the person who clicked alone."""
    return await click.response.send_message(**content.new(), ephemeral=True)


async def edit(
    client: discord.Client, channel: ChannelId, message: MessageId, content: Content
) -> None:
    """Edit a message by a call that counts; raises HTTPException.

    What Discord answers is the message, of which discord.py would make objects that nobody reads.
    """
    with handle_message_parameters(**content.edit()) as parameters:
        await client.http.edit_message(channel, message, params=parameters)
