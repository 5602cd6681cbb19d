"""Who moderates a server, and whom they may keep from playing."""

from typing import NamedTuple

import discord

from bot.lobby.roles import manages, moderates
from bot.people.preferences import Preferences
from bot.people.refused import Refused
from bot.runtime.senders import AnyClick, guild_of, user_of
from data.ids import GuildId, UserId

MODERATED, STOPPED = "moderated", "stopped"
"""What is stored as the reason why a game is over that a moderator ended: void, or as it stood."""


class Moderator(NamedTuple):
    """Somebody who moderates *guild*; *manages* it, or has a role that its host has named."""

    guild: GuildId
    user: UserId
    name: str
    manages: bool


class Person(NamedTuple):
    """Somebody to be kept from playing, under the name that they have here."""

    user: UserId
    name: str


async def moderator(click: AnyClick, preferences: Preferences) -> Moderator:
    """The one who clicked; raises Refused where they do not moderate this server."""
    guild = guild_of(click)
    if guild is None or click.guild is None:
        raise Refused("server-only")
    member = click.user
    if not moderates(member, await preferences.of_server(guild)):
        raise Refused("moderate-not-yours")
    assert isinstance(member, discord.Member)
    return Moderator(guild, user_of(click), member.display_name, manages(member))


async def is_moderator(click: AnyClick, preferences: Preferences) -> bool:
    """Whether who clicked moderates this server."""
    if click.guild is None:
        return False
    return moderates(click.user, await preferences.of_server(guild_of(click)))


async def person(click: AnyClick, user: UserId, by: Moderator, preferences: Preferences) -> Person:
    """Whom *by* wants to keep from playing; raises Refused where they may not.

    Nobody themselves, nor the owner; who manages the server, or moderates it as well, only by
    somebody who manages it. Who has left the server can be banned, too.
    """
    guild = click.guild
    if user == by.user:
        raise Refused("ban-yourself")
    if guild is None or user == guild.owner_id:
        raise Refused("ban-owner")
    try:
        member = await guild.fetch_member(user)
    except discord.NotFound:
        return Person(user, await name_of(click, user))
    if member.bot:
        raise Refused("ban-bot")
    if not by.manages and moderates(member, await preferences.of_server(by.guild)):
        raise Refused("ban-above")
    return Person(user, member.display_name)


async def name_of(click: AnyClick, user: UserId) -> str:
    """What somebody is called who is not in the server; raises Refused where there is no such."""
    try:
        found: discord.User = await click.client.fetch_user(user)
    except discord.NotFound:
        raise Refused("ban-nobody") from None
    return found.display_name
