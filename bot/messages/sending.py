"""A message as it goes out: its view, and the pictures that are in it."""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.messages.replies import NOBODY
from bot.render.picture import Picture


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows; it can be sent any number of times."""

    view: ui.LayoutView
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
