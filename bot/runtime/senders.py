"""Who sent an interaction, as our types: discord.py gives ids as mere numbers."""

from typing import Any

import discord

from data.ids import UserId


def user_of(click: discord.Interaction[Any]) -> UserId:
    """The person who clicked, or gave the command."""
    return UserId(click.user.id)
