"""Who sent an interaction, and from where, as our types: discord.py gives ids as mere numbers."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.runtime.clock import click_ms
from data.ids import ChannelId, GuildId, MessageId, Ms, UserId

AnyClick: TypeAlias = "discord.Interaction[Any]"
"""What somebody did, whatever client it came by."""


@dataclass(frozen=True, slots=True)
class Doer:
    """Who does something, as what, and when: by a click, or at the page of a table."""

    user: UserId
    name: str
    """As Discord shows it where they do it."""
    at_ms: Ms


def doer_of(click: AnyClick) -> Doer:
    """Who clicked, and when."""
    return Doer(user_of(click), click.user.display_name, click_ms(click))


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
