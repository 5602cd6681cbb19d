"""What a person did: gave a command, or pressed a control."""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import discord

    from bot.app import Jolly

Click: TypeAlias = "discord.Interaction[Jolly]"
