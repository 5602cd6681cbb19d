"""Who may begin or join games in a server, by their roles there."""

from collections.abc import Iterable

import discord

from bot.people.refused import Refused
from bot.people.texts import name_text
from data.settings import ServerSettings


def check_may_ask(member: object, settings: ServerSettings) -> None:
    """Raise Refused where the roles of *member* let them neither challenge nor open a table.

    Those who manage the server always may: they would have shut themselves out.
    """
    check_not_muted(member, settings)
    if not isinstance(member, discord.Member) or manages(member):
        return
    needed = known(member.guild, settings.challenger_roles)
    if needed and not has_one_of(member, settings.challenger_roles):
        raise Refused("role-needed", roles=names(needed))


def check_not_muted(member: object, settings: ServerSettings) -> None:
    """Raise Refused where a role of *member* keeps them from joining and accepting, too."""
    if found := muting(member, settings):
        raise Refused("role-muted", roles=names(found))


def muting(member: object, settings: ServerSettings) -> list[discord.Role]:
    """The roles that keep *member* from playing: none in a DM, nor of who manages the server."""
    if not isinstance(member, discord.Member) or manages(member):
        return []
    return [role for role in member.roles if role.id in settings.muted_roles]


def manages(member: discord.Member) -> bool:
    """Whether *member* may change the settings of their server."""
    return member.id == member.guild.owner_id or member.guild_permissions.manage_guild


def moderates(member: object, settings: ServerSettings) -> bool:
    """Whether *member* may end tables and keep people from playing in their server."""
    if not isinstance(member, discord.Member):
        return False
    return manages(member) or has_one_of(member, settings.moderator_roles)


def has_one_of(member: discord.Member, roles: Iterable[int]) -> bool:
    """Whether *member* has one of these *roles*."""
    return not {role.id for role in member.roles}.isdisjoint(roles)


def known(guild: discord.Guild, roles: Iterable[int]) -> list[discord.Role]:
    """Those of *roles* that are still there."""
    return [role for one in roles if (role := guild.get_role(one)) is not None]


def names(roles: Iterable[discord.Role]) -> str:
    """The names of *roles* in a sentence; they ping nobody."""
    return ", ".join(f"@{name_text(role.name.removeprefix('@'))}" for role in roles)
