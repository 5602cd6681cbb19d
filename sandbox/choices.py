"""What of the world can be chosen in one place, and what the bot is told of a choice."""

from collections.abc import Iterable
from typing import Any

from sandbox import limits, payloads
from sandbox.accounts import Json, User
from sandbox.errors import ApiError
from sandbox.guilds import Guild, Role
from sandbox.world import Channel, World

USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9
"""The types of a command's options that are no mere words or numbers."""
Thing = User | Role | Channel
PEOPLE = (limits.USER_SELECT, limits.MENTIONABLE_SELECT)
ROLES = (limits.ROLE_SELECT, limits.MENTIONABLE_SELECT)


def offered(
    world: World, where: Channel, kind: int, channel_types: tuple[int, ...]
) -> dict[str, Thing]:
    """What a select of *kind* in *where* offers, by its ids; of channels only those types, if any.

    In a conversation with the bot these are the two who have it.
    """
    things: list[Thing] = []
    if kind in PEOPLE:
        things += _people(world, where)
    if kind in ROLES and not where.is_dm:
        things += world.guild_of(where).all_roles
    if kind == limits.CHANNEL_SELECT and not where.is_dm:
        every = world.channels_in(world.guild_of(where))
        things += [each for each in every if not channel_types or each.kind in channel_types]
    return {str(each.id): each for each in things}


def _people(world: World, where: Channel) -> list[User]:
    if where.is_dm:
        return [each for each in (where.recipient, world.bot) if each]
    members = map(world.users.__getitem__, world.guild_of(where).members)
    return [each for each in members if each.in_guild]


def resolved(world: World, where: Channel, values: Iterable[Any]) -> Json:
    """What an interaction in *where* tells of the people, roles and channels among *values*."""
    things = list(values)
    users = [each for each in things if isinstance(each, User)]
    guild = None if where.is_dm else world.guild_of(where)
    members = [each for each in users if guild and guild.has(each)]
    roles = [each for each in things if isinstance(each, Role)]
    channels = [each for each in things if isinstance(each, Channel)]
    return {
        "users": {str(each.id): payloads.user(each) for each in users},
        "members": {str(e.id): _member(e, world, guild) for e in members if guild},
        "roles": {str(each.id): payloads.role(each, guild) for each in roles if guild},
        "channels": {
            str(each.id): payloads.channel(each, world) | {"permissions": str(each.permissions)}
            for each in channels
        },
    }


def _member(who: User, world: World, guild: Guild) -> Json:
    allowed = {"permissions": str(world.permissions_of(who, guild))}
    shown = payloads.member(who, guild) | allowed
    return {key: value for key, value in shown.items() if key not in ("user", "deaf", "mute")}


def meant(world: World, options: list[Json]) -> Json:
    """The values of a command's *options* by their names; people, roles and channels as such."""
    return {option["name"]: _value(world, option) for option in options}


def is_value(world: World, option: Json) -> bool:
    """Whether *option* is filled in with something that there is."""
    try:
        return _value(world, option) is not None
    except (ApiError, KeyError, ValueError):
        return False


def _value(world: World, option: Json) -> Any:
    if option["type"] == CHANNEL:
        return world.channel(int(option["value"]))
    if option["type"] not in (USER, ROLE, MENTIONABLE):
        return option["value"]
    id = int(option["value"])
    role = world.guild.role(id) if option["type"] != USER else None
    return role or world.users[id]
