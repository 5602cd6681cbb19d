"""Who sent an interaction, and from where, as our types: discord.py gives ids as mere numbers."""

from typing import Any, TypeAlias

import discord

from data.ids import ChannelId, GuildId, MessageId, UserId

AnyClick: TypeAlias = "discord.Interaction[Any]"
"""What somebody did, whatever client it came by."""


def user_of(click: AnyClick) -> UserId:
    """The person who clicked, or gave the command."""
    return UserId(click.user.id)


def guild_of(click: AnyClick) -> GuildId | None:
    """The server that they did so in; None in a DM."""
    return None if click.guild_id is None else GuildId(click.guild_id)


def channel_of(click: AnyClick) -> ChannelId | None:
    """The channel, thread or DM that they did so in."""
    return None if click.channel_id is None else ChannelId(click.channel_id)


def message_of(press: AnyClick) -> MessageId | None:
    """The message in which something was pressed, or from which a dialog was opened."""
    return MessageId(press.message.id) if press.message else None


def answer_of(sent: discord.InteractionCallbackResponse[Any]) -> MessageId | None:
    """The message with which an interaction was answered, where Discord names it."""
    return None if sent.message_id is None else MessageId(sent.message_id)
