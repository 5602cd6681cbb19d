"""The role that champions wear for a season: given, and taken from who was champion before.

What we give is noted before we do, and what others gave is left alone. A member is asked for at
Discord first, as members are not kept in memory.
"""

import logging
from typing import Literal

import discord

from bot.messages.failures import PASSING
from bot.messages.posting import Poster
from bot.runtime.budget import Budget, Urgency
from bot.runtime.desk import Desk
from data import champion_roles, settings
from data.champion_roles import Wearer, Worn
from data.ids import GuildId, UserId

log = logging.getLogger(__name__)

RoleTrouble = Literal["forbidden", "gone", "left"]
"""Why a role cannot be given: we may not, there is none, or the champion is not here any more."""
FORBIDDEN, UNKNOWN_MEMBER, UNKNOWN_USER, UNKNOWN_ROLE = 50013, 10007, 10013, 10011


class Champions:
    """Gives roles to champions, as the servers have it."""

    def __init__(self, desk: Desk, poster: Poster, budget: Budget) -> None:
        self._desk = desk
        self._poster = poster
        self._budget = budget

    async def give_roles(self) -> None:
        """See that champions wear their roles, in all of our servers that give any."""
        found = await self._desk.db.read(champion_roles.servers)
        for guild in filter(self._desk.shards.is_ours, found):
            await self._poster.until_done(("roles", guild), self._give_in_server, guild)

    async def _give_in_server(self, guild: GuildId) -> None:
        """Give and take the roles of champions in one server."""
        server = self._desk.client.get_guild(guild)
        if server is None or server.unavailable:
            return
        for task in await self._noted(guild):
            await self._give_or_take(server, task)

    async def _noted(self, guild: GuildId) -> list[tuple[Worn, bool]]:
        """The roles to be given or taken in a server, noted, each with whether it is worn."""
        async with self._desk.db.transaction() as tx:
            await settings.held_server(tx, guild)
            wanted = await champion_roles.wanted(tx, guild)
            known = {(one.role_id, one.user_id) for one in await champion_roles.worn(tx, guild)}
            await champion_roles.note(tx, guild, wanted - known)
            worn = await champion_roles.worn(tx, guild)
        found = [(one, (one.role_id, one.user_id) in wanted) for one in worn]
        # Who has left is not asked for again and again; those who come back ask the host.
        return [
            (one, is_wanted)
            for one, is_wanted in sorted(found, key=lambda pair: pair[1])
            if not (is_wanted and (one.given or one.trouble == "left"))
        ]

    async def _give_or_take(self, server: discord.Guild, task: tuple[Worn, bool]) -> None:
        """Give or take one role, and note what came of it."""
        (role, user, _, before), is_wanted = task
        guild = GuildId(server.id)
        trouble = await self._change(server, (role, user), give=is_wanted)
        if trouble == "forbidden" and before != trouble:
            log.warning(
                "the champion's role %s in server %s cannot be given or taken: Jolly needs Manage "
                "Roles there, and a role above it",
                *(role, guild),
            )
        async with self._desk.db.transaction() as tx:
            if is_wanted:
                await champion_roles.note_given(tx, guild, (role, user), trouble)
            elif trouble == "forbidden":
                await champion_roles.note_stuck(tx, guild, (role, user), trouble)
            else:
                await champion_roles.note_taken(tx, guild, (role, user))

    async def _change(
        self, server: discord.Guild, wearer: Wearer, *, give: bool
    ) -> RoleTrouble | None:
        """Give a role to a member, or take it; returns why that cannot be."""
        number, user = wearer
        role = server.get_role(number)
        if role is None:
            return "gone"
        if not may_give(role):
            return "forbidden"
        try:
            async with self._budget.turn(Urgency.UNTOUCHED):
                member = await server.fetch_member(user)
                change = member.add_roles if give else member.remove_roles
                await change(role, reason="Jolly: champion of the season", atomic=True)
        except discord.HTTPException as error:
            return trouble_of(error)
        return None

    async def take_roles(self, user: UserId) -> None:
        """Take from somebody all roles that we gave them; where that fails, a host can."""
        for guild, role in await self._desk.db.read(champion_roles.of_user, user):
            server = self._desk.client.get_guild(guild)
            try:
                if server is not None:
                    await self._change(server, (role, user), give=False)
            except PASSING as error:
                log.warning("a champion's role in server %s could not be taken: %s", guild, error)


def may_give(role: discord.Role) -> bool:
    """Whether Discord lets us give *role*, as far as it has told us."""
    me = role.guild.me
    own = me is not None and me.guild_permissions.manage_roles and role < me.top_role
    return own and not (role.managed or role.is_default())


def trouble_of(error: discord.HTTPException) -> RoleTrouble:
    """What Discord's refusal to change a role means; raises it again where it may pass."""
    if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
        return "left"
    if error.code == UNKNOWN_ROLE:
        return "gone"
    if error.code == FORBIDDEN or isinstance(error, discord.Forbidden):
        return "forbidden"
    raise error
