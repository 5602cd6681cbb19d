"""Whether the roles that servers have named for moderators and challengers are there still."""

from collections.abc import AsyncIterator, Mapping

from bot.hosting.doctor_discord import NAMED, Api, Trouble, plain
from bot.hosting.findings import Finding, ok, warning

LOOKED_AT = 25
"""Servers whose roles are asked for: more would only repeat what these tell."""


async def look_at_roles(api: Api, named: Mapping[int, frozenset[int]]) -> Finding:
    """Compare the roles that each server has *named* with those that it has."""
    if not named:
        return ok("roles", "no server has named any; its managers do so by /server setup")
    gone = [name async for name in lacking(api, named)]
    if not gone:
        return ok("roles", f"{len(named)} servers have named some, and none of these is gone")
    text = f"deleted, but still named in the settings of {', '.join(gone[:NAMED])}"
    return warning("roles", f"{text}; choose others there by /server setup")


async def lacking(api: Api, named: Mapping[int, frozenset[int]]) -> AsyncIterator[str]:
    """The names of the servers in which a role is gone; those that cannot be asked are left out."""
    for guild, roles in [*named.items()][:LOOKED_AT]:
        try:
            found = await api.get(f"/guilds/{guild}")
        except Trouble:
            continue
        if roles - {int(one["id"]) for one in found["roles"]}:
            yield plain(found["name"])
