"""Where challenges may be posted, how many games one may have, how often people may be asked."""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.lobby.door import Caller, Guest, admit, check_not_banned, knock, knock_as
from bot.lobby.roles import check_may_ask
from bot.lobby.wishes import Wish
from bot.messages.threads import may_post
from bot.people.refused import Refused
from bot.render.titles import moment
from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS
from bot.runtime.senders import AnyClick, channel_of, guild_of
from data import askings, challenges, games, settings, tournaments
from data.challenges import Invited
from data.ids import NO_GUILD, ChannelId, GuildId, Ms, UserId
from data.settings import ServerSettings
from data.store.database import Database
from data.store.transaction import Transaction


class Rate(NamedTuple):
    """How often something may happen within a time."""

    most: int
    within_ms: Ms


# Only what led to no game counts (data/askings.py). So whoever mistypes, takes it back and asks
# again, or a club that pairs up for an evening, stays far below.
BY_PERSON = (Rate(6, 10 * MINUTE_MS), Rate(40, 24 * HOUR_MS))
OF_PERSON = Rate(12, HOUR_MS)
"""By whomever: it holds against several accounts, too."""
IN_SERVER = Rate(60, 10 * MINUTE_MS)
OPENINGS = (Rate(4, 10 * MINUTE_MS), Rate(20, 24 * HOUR_MS))
"""Tournaments that one person opens, whether they call them off or not."""


async def check_wish(db: Database, caller: Caller, wish: Wish) -> Guest:
    """The *caller* at the door; raises Refused where what they wish for cannot be asked there.

    That is the channel of the click, or the one for which somebody asks from elsewhere.
    """
    channel, server = wish.place or (None, None)
    alone = not wish.invited and not wish.is_open
    if server is None and caller.click is None:
        return await check_dm(caller, alone=alone)
    if channel is None or server is None:
        assert caller.click is not None
        return await check_place(db, caller.click, alone=alone)
    guild = caller.client.get_guild(server)
    place = guild.get_channel_or_thread(channel) if guild else None
    if guild is None or place is None:
        raise Refused("challenge-in-dm")
    may = place.permissions_for(guild.me)
    if not (may.view_channel and may_post(may, place)):
        raise Refused("no-permission")
    guest = await knock_as(caller, server)
    await _check_allowed(db, guest, channel, place)
    return guest


async def check_dm(caller: Caller, *, alone: bool) -> Guest:
    """The *caller* in a DM, where nobody else would see a challenge; raises Refused for one."""
    if not alone:
        raise Refused("challenge-in-dm")
    return await knock_as(caller, None)


async def check_place(db: Database, click: AnyClick, *, alone: bool) -> Guest:
    """Who clicked, at the door; raises Refused where a challenge may not, or cannot, be posted.

    In a DM only the computer can be played: nobody else would see the challenge.
    """
    if click.guild_id is None:
        if not alone:
            raise Refused("challenge-in-dm")
        return await knock(click, None)
    may = click.app_permissions
    # Without any permission we would not even have been asked: then we have not been told them.
    if may.value and not (may.view_channel and may_post(may, click.channel)):
        raise Refused("no-permission")
    guest = await knock(click, guild_of(click))
    await _check_allowed(db, guest, channel_of(click), click.channel)
    return guest


async def _check_allowed(
    db: Database, guest: Guest, channel: ChannelId | None, place: object
) -> None:
    """Raise Refused where the server wants no challenges in *channel*, or none of *guest*'s."""
    wanted = await db.read(settings.server_settings, guest.guild or NO_GUILD)
    check_may_ask(guest.member, wanted)
    allowed = wanted.challenge_channels
    parent = place.parent_id if isinstance(place, discord.Thread) else None
    if allowed and not {channel, parent} & set(allowed):
        raise Refused("challenge-not-here", channel=f"<#{allowed[0]}>")


async def check_games(tx: Transaction, guest: Guest) -> ServerSettings:
    """Raise Refused where *guest* may not play here, or has, or the server has, enough games.

    Returns the server's settings. Before anything else in a transaction that writes: it holds what
    it has counted.
    """
    limits, guild, user = await admit(tx, guest), guest.guild, guest.user
    if guild:
        await tx.hold(f"games in {guild}")
    await tx.hold(f"games of {user}")
    if await games.count_of(tx, user) >= limits.games_per_person:
        raise Refused("too-many-games", count=limits.games_per_person)
    if guild and await games.count_in(tx, guild) >= limits.games_per_server:
        raise Refused("too-many-tables", count=limits.games_per_server)
    return limits


async def may_mention(
    tx: Transaction, guild: GuildId | None, people: int, now_ms: Ms, members: int = 0
) -> None:
    """Count *people* who are mentioned in a server of *members*, in a way that notifies.

    Raises Refused, with when it goes again, where that would be more than the server allows in an
    hour; then nobody was counted. Calls to a turn do not count: each turn is called in any case.
    """
    if not guild or not people:
        return
    most = settings.most_mentions(await settings.server_settings(tx, guild), members)
    if people > most:
        raise Refused("mentions-many", count=most)
    free_ms = await askings.mentions_free_ms(tx, guild, people, most, now_ms)
    if free_ms:
        raise Refused("mentions-too-often", time=moment(free_ms + MS - 1))
    await askings.note_mentions(tx, guild, people, now_ms)


async def check_challenge(
    tx: Transaction,
    guest: Guest,
    invited: Sequence[Invited],
    now_ms: Ms,
    *,
    is_rematch: bool = False,
) -> None:
    """Raise Refused where `check_games` does, or too many challenges are open or people asked.

    Who is asked counts as mentioned then, but not once more for each rematch of the same people.
    """
    limits, guild, user = await check_games(tx, guest), guest.guild, guest.user
    await check_not_banned(tx, guild, (one.user_id for one in invited), now_ms)
    if await challenges.count_by(tx, user) >= limits.challenges_per_person:
        raise Refused("too-many-challenges", count=limits.challenges_per_person)
    for player in sorted(invited, key=lambda one: one.user_id):
        await tx.hold(f"asked {player.user_id}")
        if await challenges.count_to(tx, player.user_id) >= limits.challenges_to_person:
            raise Refused("not-challenged-now", user=f"<@{player.user_id}>")
    if invited:
        await check_askings(tx, guild or NO_GUILD, user, invited, now_ms)
    if invited and not is_rematch:
        await may_mention(tx, guild, len(invited), now_ms, guest.members)


async def check_askings(
    tx: Transaction, guild: GuildId, user: UserId, invited: Sequence[Invited], now_ms: Ms
) -> None:
    """Raise Refused, with when it goes again, where people are mentioned too often in vain."""
    for rate in BY_PERSON:
        check_rate(rate, await askings.by_person(tx, user, rate.most), now_ms, "challenged-often")
    last_ms = await askings.in_server(tx, guild, IN_SERVER.most)
    check_rate(IN_SERVER, last_ms, now_ms, "asking-often-here")
    for player in invited:
        last_ms = await askings.of_person(tx, player.user_id, OF_PERSON.most)
        check_rate(OF_PERSON, last_ms, now_ms, "asked-often", user=f"<@{player.user_id}>")


async def check_openings(tx: Transaction, user: UserId, now_ms: Ms) -> None:
    """Raise Refused, with when it goes again, where *user* opens tournaments too often."""
    await tx.hold(f"tournaments of {user}")
    for rate in OPENINGS:
        last_ms = await tournaments.opened_ms(tx, user, rate.most)
        check_rate(rate, last_ms, now_ms, "tournament-often")


def check_rate(rate: Rate, last_ms: Ms, now_ms: Ms, key: str, user: str = "") -> None:
    """Raise Refused where the last asking but *rate.most* − 1 was less than its time ago."""
    again_ms = last_ms + rate.within_ms
    if again_ms > now_ms:
        # Discord counts down to whole seconds, and rounded up it goes by then.
        raise Refused(key, time=moment(again_ms + MS - 1), user=user)
