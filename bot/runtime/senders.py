"""Who sent an interaction, and from where, as our types: discord.py gives ids as mere numbers."""

from typing import Any

import discord

from data.ids import GuildId, UserId


def user_of(click: discord.Interaction[Any]) -> UserId:
    """The person who clicked, or gave the command."""
    return UserId(click.user.id)


def guild_of(click: discord.Interaction[Any]) -> GuildId | None:
    """The server that they did so in; None in a DM."""
    return None if click.guild_id is None else GuildId(click.guild_id)
