"""Roles, servers that are joined, and selects of people and roles, in SimCord.

SimCord 3.2.1 has by itself: `guild.create_role(name, permissions=…)` (below the bot's own role;
with `position=` above it), `guild.add_member(user, roles=[…])`, members' roles in interactions,
giving and taking roles with their refusals (50013, 10011), scheduled events on its virtual time
(`room.env.backend.get_guild(id).scheduled_events`), options that are roles (`role=handle`), and
selects of people, roles and channels by handles, in messages and in dialogs. The bot's own role may
do all but what takes Administrator.

It lacks, and this has: that a server is *joined* (its own `create_guild` looks like one that was
there before, empty and without a channel for notices), and a way to take rights from the bot. It
asks for Manage Events where Discord asks for Create Events, and does not judge an event's name,
place and time: the stand-in of `tests/wire` does.

What changes without `await` here is heard by the bot at the next `room.wait()`.
"""

from collections.abc import Iterable
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle

from tests.bot.conftest import Room, actor, walk

MEMBER = 1
"""What an overwrite of permissions is about, if not a role."""


async def joined(
    room: Room,
    name: str,
    *,
    owner: Any = None,
    people: Iterable[Any] = (),
    locale: str = "en-US",
    channels: Iterable[str] = ("general",),
    closed: Iterable[str] = (),
    system_channel: str | None = "general",
) -> GuildHandle:
    """Invite the bot to a server of *owner*'s with *channels*; in those *closed* it cannot write.

    Who acts there is `guild.add_member(person.user)` or `member(room, "dora", guild=guild)`.
    """
    backend = room.env.backend
    emit, backend.emit = backend.emit, lambda *event, **more: None
    try:
        guild = room.env.create_guild(name, owner=owner and owner.user, preferred_locale=locale)
        made = {each: guild.create_text_channel(each) for each in channels}
        for person in people:
            guild.add_member(person.user)
    finally:
        backend.emit = emit
    stored = backend.get_guild(guild.id)
    stored.system_channel_id = made[system_channel].id if system_channel in made else None
    for each in closed:
        forbid(room, made[each], "send_messages")
    # Without the word that it is available: by that discord.py knows that it is new.
    created = dict(serializers.guild_create_payload(backend, stored))
    del created["unavailable"]
    emit("GUILD_CREATE", created)
    await room.wait(0)
    return guild


async def left(room: Room, guild: GuildHandle) -> None:
    """Throw the bot out of a server."""
    room.env.backend.remove_guild(guild.id)
    await room.wait(0)


def forbid(room: Room, channel: ChannelHandle, *rights: str) -> None:
    """Take *rights* (`send_messages`) in one channel from the bot."""
    deny = discord.Permissions(**dict.fromkeys(rights, True)).value
    backend = room.env.backend
    backend.set_overwrite(channel.id, Overwrite(backend.bot_user.id, MEMBER, 0, deny))


def may(room: Room, guild: GuildHandle, **rights: bool) -> None:
    """Say what the bot may do in the whole server: `may(room, room.guild, manage_roles=False)`."""
    stored = room.env.backend.get_guild(guild.id)
    (own,) = (each for each in stored.roles.values() if each.managed)
    allowed = discord.Permissions(own.permissions)
    allowed.update(**rights)
    room.env.backend.edit_role(guild.id, own.id, {"permissions": allowed.value})


def member(room: Room, name: str, *roles: Any, guild: GuildHandle | None = None) -> Any:
    """Another person in a server, with *roles*."""
    return (guild or room.guild).add_member(room.env.create_user(name), roles=roles)


def crowd(room: Room, count: int, *roles: Any, guild: GuildHandle | None = None) -> list[Any]:
    """So many people: player1, player2 …"""
    names = (f"player{number}" for number in range(1, count + 1))
    return [member(room, name, *roles, guild=guild) for name in names]


def roles_of(room: Room, person: Any, guild: GuildHandle | None = None) -> list[str]:
    """What the roles of somebody are called."""
    stored = room.env.backend.get_guild((guild or room.guild).id)
    return [stored.roles[each].name for each in stored.members[person.id].role_ids]


async def pick(room: Room, person: Any, message: Any, verb: str, *chosen: Any) -> Any:
    """Choose people, roles or channels in the select whose id has *verb*."""
    ids = [getattr(each, "custom_id", None) or "" for each in walk(message.components)]
    (found,) = (each for each in ids if f":{verb}:" in f":{each}:")
    return await actor(person, message).select(message, list(chosen), custom_id=found)
