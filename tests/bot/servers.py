"""Roles, servers that are joined, and selects of people and roles.

What changes without `await` here is heard by the bot at the next `room.wait()`.
"""

from collections.abc import Iterable
from typing import Any

import discord

from tests.bot.conftest import Room, actor, walk
from tests.bot.room.handles import behind
from tests.bot.room.places import Place, Server


async def joined(
    room: Room,
    name: str,
    *,
    owner: Any = None,
    people: Iterable[Any] = (),
    locale: str = "en-US",
    channels: Iterable[str] = ("general",),
    closed: Iterable[str] = (),
    system_channel: bool = True,
) -> Server:
    """Invite the bot to a server of *owner*'s with *channels*; in those *closed* it cannot write.

    Who acts there is `guild.add_member(person.user)` or `member(room, "dora", guild=guild)`.
    """
    standin = room.env.discord
    guild = Server(
        room.env,
        standin.open_server(
            name,
            (owner or room.env.guild.owner).of,
            [each.of for each in people],
            locale=locale,
            channels=channels,
            system_channel=system_channel,
        ),
    )
    for each in guild.channels:
        if each.name in closed:
            forbid(room, each, "send_messages")
    standin.invite(guild.of)
    await room.wait(0)
    return guild


async def left(room: Room, guild: Server) -> None:
    """Throw the bot out of a server."""
    room.env.discord.throw_out(guild.of)
    await room.wait(0)


def forbid(room: Room, channel: Place, *rights: str, to: Any = None) -> None:
    """Take *rights* (`send_messages`) in one channel from the bot, or *to* a role or a person."""
    if to is not None:
        room.env.discord.overwrite(channel.of, behind(to), deny=bits(rights))
        return
    channel.of.permissions &= ~bits(rights)
    room.env.discord.change_channel(channel.of)


def permit(room: Room, channel: Place, *rights: str, to: Any = None) -> None:
    """Give *rights* in one channel to the bot, or *to* a role or a person."""
    if to is not None:
        room.env.discord.overwrite(channel.of, behind(to), allow=bits(rights))
        return
    channel.of.permissions |= bits(rights)
    room.env.discord.change_channel(channel.of)


def bits(rights: Iterable[str]) -> int:
    """*rights* as a number."""
    return discord.Permissions(**dict.fromkeys(rights, True)).value


def may(room: Room, guild: Server, **rights: bool) -> None:
    """Say what the bot may do in the whole server: `may(room, room.guild, manage_roles=False)`."""
    own = guild.of.bot_role
    allowed = discord.Permissions(own.permissions)
    allowed.update(**rights)
    own.permissions = allowed.value
    room.env.discord.change_role(own, guild.of)


def member(room: Room, name: str, *roles: Any, guild: Server | None = None) -> Any:
    """Another person in a server, with *roles*."""
    return (guild or room.guild).add_member(room.env.create_user(name), roles=roles)


def manager(room: Room) -> Any:
    """Somebody new in the server who manages it."""
    role = room.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    return member(room, "boss", role)


def crowd(room: Room, count: int, *roles: Any, guild: Server | None = None) -> list[Any]:
    """So many people: player1, player2 …"""
    names = (f"player{number}" for number in range(1, count + 1))
    return [member(room, name, *roles, guild=guild) for name in names]


def roles_of(room: Room, person: Any, guild: Server | None = None) -> list[str]:
    """What the roles of somebody are called."""
    return [each.name for each in (guild or room.guild).of.roles_of(person.of)]


async def pick(room: Room, person: Any, message: Any, verb: str, *chosen: Any) -> Any:
    """Choose people, roles or channels in the select whose id has *verb*."""
    ids = [getattr(each, "custom_id", None) or "" for each in walk(message.components)]
    (found,) = (each for each in ids if f":{verb}:" in f":{each}:")
    return await actor(person, message).select(message, list(chosen), custom_id=found)
