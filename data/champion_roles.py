"""Roles of champions: which we give to whom, and which of them we have still to give or to take.

A role is noted before it is given, and until it is taken again: so none is forgotten with whoever
has it, and none is taken that we did not give.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, select

from data import season_tables, seasons
from data.ids import GuildId, UserId
from data.settings import server_settings
from data.store.club import champion_roles
from data.store.schema import servers as server_rows
from data.store.transaction import Transaction

Wearer = tuple[int, UserId]
"""A role and a person."""


class Worn(NamedTuple):
    """A role of ours; *trouble* is why it could not be given or taken."""

    role_id: int
    user_id: UserId
    given: bool
    trouble: str | None


async def worn(tx: Transaction, guild: GuildId) -> Sequence[Worn]:
    """All roles that we give in a server, or have still to take."""
    columns = champion_roles.c
    query = select(columns.role_id, columns.user_id, columns.given, columns.trouble)
    query = query.where(columns.guild_id == guild).order_by(columns.role_id, columns.user_id)
    return [Worn(*row) for row in await tx.execute(query)]


async def wanted(tx: Transaction, guild: GuildId) -> frozenset[Wearer]:
    """Who is to wear which role: the champions of the last season, in games that have one."""
    last = await seasons.last_ended(tx, guild)
    if last is None:
        return frozenset()
    roles = (await server_settings(tx, guild)).champion_roles
    best = await season_tables.champions(tx, guild, last.number)
    return frozenset((roles[game], user) for game, user in best.items() if game in roles)


async def note(tx: Transaction, guild: GuildId, missing: Collection[Wearer]) -> None:
    """Note that we are about to give these roles."""
    if rows := [_key(guild, wearer) | {"given": False} for wearer in sorted(missing)]:
        await tx.execute(insert(champion_roles), rows)


async def note_given(tx: Transaction, guild: GuildId, wearer: Wearer, trouble: str | None) -> None:
    """Note that a role was given, or why it could not be."""
    own = _key(guild, wearer)
    await tx.change(champion_roles, own, given=trouble is None, trouble=trouble)


async def note_taken(tx: Transaction, guild: GuildId, wearer: Wearer) -> None:
    """Note that a role is not ours any more."""
    await tx.execute(delete(champion_roles).filter_by(**_key(guild, wearer)))


async def note_stuck(tx: Transaction, guild: GuildId, wearer: Wearer, trouble: str) -> None:
    """Note why a role could not be taken."""
    await tx.change(champion_roles, _key(guild, wearer), trouble=trouble)


async def of_user(tx: Transaction, user: UserId) -> Sequence[tuple[GuildId, int]]:
    """The servers and roles that somebody wears."""
    columns = champion_roles.c
    query = select(columns.guild_id, columns.role_id).where(columns.user_id == user)
    return [(row.guild_id, row.role_id) for row in await tx.execute(query)]


async def servers(tx: Transaction) -> Sequence[GuildId]:
    """The servers that give roles to champions, or in which some are still to be taken."""
    gives = server_rows.c.settings["champion_roles"].as_string().is_not(None)
    giving = select(server_rows.c.id).where(gives, server_rows.c.left_ms.is_(None))
    found = await tx.execute(giving.union(select(champion_roles.c.guild_id)))
    return sorted(found.scalars())


def _key(guild: GuildId, wearer: Wearer) -> dict[str, int]:
    return {"guild_id": guild, "role_id": wearer[0], "user_id": wearer[1]}
