"""The one door to a server: who may begin something there, or join it.

It is the server of the challenge, the table or the tournament that counts, wherever somebody
pressed: nobody gets around a role, a ban or their removal by their DM. Games that run are no matter
of the door: who sits at one may play it to its end, whatever has become of them in the server.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.lobby.roles import check_not_muted, muting
from bot.people.refused import Refused
from bot.people.texts import harmless
from bot.render.titles import day
from bot.runtime import clock
from bot.runtime.senders import AnyClick, guild_of, user_of
from data import bans, settings
from data.challenges import ChallengeRow, Invited
from data.ids import NO_GUILD, GuildId, Ms, UserId
from data.settings import ServerSettings
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at the door of *guild*, as Discord has just described them; in a DM there is none.

    Only `knock` and `all_at_door` make one: nobody is let in whom Discord was not asked about.
    """

    user: UserId
    guild: GuildId | None
    member: discord.Member | None
    """None in a DM, and of whoever is not in the server any more."""

    @property
    def members(self) -> int:
        """How many members the server has, as far as is known."""
        return (self.member.guild.member_count or 0) if self.member else 0


@dataclass(frozen=True)
class Caller:
    """Who begins or joins something, and when: by a click, or at the page of a table."""

    client: discord.Client
    user: UserId
    name: str
    at_ms: Ms
    number: int
    """What they did, as Discord numbers such: later than any message that they have seen."""
    part: bytes
    """Their own part in the shuffle: 32 bytes that neither we nor the other players have made."""
    click: "AnyClick | None" = None
    """None for whoever is at the page of a table."""

    @property
    def me(self) -> Invited:
        """Who calls, as a player."""
        return Invited(self.user, self.name)


async def knock(click: AnyClick, guild: GuildId | None) -> Guest:
    """Who clicked, at the door of a server; raises Refused where they are no member of it."""
    return await _at_door(click.client, user_of(click), guild, click)


async def knock_as(caller: Caller, guild: GuildId | None) -> Guest:
    """The *caller* at the door of a server; raises Refused where they are no member of it."""
    return await _at_door(caller.client, caller.user, guild, caller.click)


async def _at_door(
    client: discord.Client, user: UserId, guild: GuildId | None, click: "AnyClick | None"
) -> Guest:
    if guild is None:
        return Guest(user, None, None)
    if click is not None and guild_of(click) == guild and isinstance(click.user, discord.Member):
        # Discord has sent them along with the click, as they are now.
        return Guest(user, guild, click.user)
    found = await member_of(client, guild, user)
    if found is None:
        raise Refused("not-a-member")
    return Guest(user, guild, found)


async def all_at_door(caller: Caller, row: ChallengeRow) -> tuple[Guest, tuple[Guest, ...]]:
    """The *caller*, and those whom a game of challenge *row* would begin with.

    Raises Refused where the caller is no member of its server.
    """
    guest, guild = await knock_as(caller, row.guild_id), row.guild_id
    if guild is None:
        return guest, ()
    others = [one.user_id for one in row.playing if one.user_id != guest.user]
    found = await asyncio.gather(*(member_of(caller.client, guild, user) for user in others))
    people = zip(others, found, strict=True)
    return guest, tuple(Guest(user, guild, member) for user, member in people)


async def member_of(client: discord.Client, guild: GuildId, user: UserId) -> discord.Member | None:
    """Somebody as the member of a server that they are now; None where they, or we, are not there.

    The server may be another process's, which alone has it in memory.
    """
    try:
        server = client.get_guild(guild) or await client.fetch_guild(guild, with_counts=False)
        return await server.fetch_member(user)
    except (discord.NotFound, discord.Forbidden):
        return None


async def admit(tx: Transaction, guest: Guest) -> ServerSettings:
    """Let *guest* in; returns the server's settings.

    Raises Refused where a moderator or one of their roles keeps them from playing. Before anything
    else in a transaction that writes: who is banned meanwhile waits for it, or it waits for them.
    """
    if guest.guild is not None:
        await tx.hold(f"ban {guest.guild} {guest.user}")
        found = await bans.of_person(tx, guest.guild, guest.user, clock.now_ms())
        if found is not None:
            until = day(found.until_ms) if found.until_ms else "none"
            raise Refused("banned", until=until, why=harmless(found.reason or "none"))
    wanted = await settings.server_settings(tx, guest.guild or NO_GUILD)
    check_not_muted(guest.member, wanted)
    return wanted


async def check_others(tx: Transaction, guests: Iterable[Guest]) -> None:
    """Raise Refused where one of *guests* would not be let in, without saying why."""
    for guest in guests:
        wanted = await settings.server_settings(tx, guest.guild or NO_GUILD)
        if guest.member is None or muting(guest.member, wanted):
            raise Refused("banned-other", user=f"<@{guest.user}>")
        await check_not_banned(tx, guest.guild, (guest.user,), clock.now_ms())


async def check_not_banned(
    tx: Transaction, guild: GuildId | None, users: Iterable[UserId], now_ms: Ms
) -> None:
    """Raise Refused where one of *users*, who are only asked, is banned, without saying why."""
    for user in users if guild else ():
        if await bans.of_person(tx, guild or NO_GUILD, user, now_ms) is not None:
            raise Refused("banned-other", user=f"<@{user}>")
