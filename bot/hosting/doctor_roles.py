"""Whether the roles that servers have named are there, and champions can be given theirs."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import discord

from bot.hosting.doctor_discord import NAMED, Api, Obstacle, plain
from bot.hosting.findings import Finding, ok, warning
from data.ids import GuildId

LOOKED_AT = 25
"""Servers whose roles are asked for: more would only repeat what these tell."""


async def look_at_roles(api: Api, named: Mapping[GuildId, frozenset[int]]) -> Finding:
    """Compare the roles that each server has *named* with those that it has."""
    if not named:
        return ok("roles", "no server has named any; its managers do so by /server setup")
    gone = [name async for name in lacking(api, named)]
    if not gone:
        return ok("roles", f"{len(named)} servers have named some, and none of these is gone")
    text = f"deleted, but still named in the settings of {', '.join(gone[:NAMED])}"
    return warning("roles", f"{text}; choose others there by /server setup")


async def lacking(api: Api, named: Mapping[GuildId, frozenset[int]]) -> AsyncIterator[str]:
    """The names of the servers in which a role is gone; those that cannot be asked are left out."""
    for guild, roles in [*named.items()][:LOOKED_AT]:
        try:
            found = await api.get(f"/guilds/{guild}")
        except Obstacle:
            continue
        if roles - {int(one["id"]) for one in found["roles"]}:
            yield plain(found["name"])


async def look_at_champions(api: Api, named: Mapping[GuildId, frozenset[int]]) -> Finding:
    """Whether Jolly may give the roles that each server has *named* for its champions."""
    me = (await api.get("/users/@me"))["id"]
    stuck = []
    for guild, roles in [*named.items()][:LOOKED_AT]:
        try:
            found = await api.get(f"/guilds/{guild}")
            own = await api.get(f"/guilds/{guild}/members/{me}")
        except Obstacle:
            continue
        if not may_give(found["roles"], own["roles"], roles):
            stuck.append(plain(found["name"]))
    if not stuck:
        return ok("champions", f"their roles can be given in {len(named)} servers")
    text = f"their roles cannot be given in {', '.join(stuck[:NAMED])}"
    how = "give Jolly's role there Manage Roles, and move it above theirs"
    return warning("champions", f"{text}; {how}")


def may_give(known: list[dict[str, Any]], own: list[str], wanted: frozenset[int]) -> bool:
    """Whether who has the roles *own*, of those *known* in a server, may give those *wanted*.

    A role that is gone is told elsewhere.
    """
    # The role of everybody has the lowest place.
    mine = [one for one in known if one["id"] in own or one["position"] == 0]
    bits = [discord.Permissions(int(one["permissions"])) for one in mine]
    top = max((one["position"] for one in mine), default=0)
    below = all(one["position"] < top for one in known if int(one["id"]) in wanted)
    return below and any(one.manage_roles or one.administrator for one in bits)
