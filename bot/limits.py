"""Where challenges may be posted, and how many games somebody may have open."""

from typing import TYPE_CHECKING

import discord

from bot.clicks import Click
from bot.replies import Refused
from data import challenges, games, settings
from data.database import Database

if TYPE_CHECKING:
    from bot.wishes import Wish


async def check_place(click: Click, *, alone: bool) -> None:
    """Raise Refused where a challenge may not, or cannot, be posted.

    In a DM only the computer can be played: nobody else would see the challenge.
    """
    if click.guild_id is None:
        if not alone:
            raise Refused("challenge-in-dm")
        return
    may = click.app_permissions
    in_thread = isinstance(click.channel, discord.Thread)
    may_send = may.send_messages_in_threads if in_thread else may.send_messages
    # Without any permission we would not even have been asked: then we have not been told them.
    if may.value and not (may.view_channel and may_send):
        raise Refused("no-permission")
    async with click.client.db.reading() as tx:
        allowed = (await settings.server_settings(tx, click.guild_id)).challenge_channels
    parent = click.channel.parent_id if isinstance(click.channel, discord.Thread) else None
    if allowed and not {click.channel_id, parent} & set(allowed):
        raise Refused("challenge-not-here", channel=f"<#{allowed[0]}>")


async def check_players(db: Database, guild: int | None, user: int, wish: "Wish | None") -> None:
    """Raise Refused where somebody has too many games or challenges; *wish* None only accepts."""
    async with db.reading() as tx:
        limits = await settings.server_settings(tx, guild or 0)
        if await games.count_of(tx, user) >= limits.games_per_person:
            raise Refused("too-many-games", count=limits.games_per_person)
        if guild and await games.count_in(tx, guild) >= limits.games_per_server:
            raise Refused("too-many-tables", count=limits.games_per_server)
        if wish is None:
            return
        if await challenges.count_by(tx, user) >= limits.challenges_per_person:
            raise Refused("too-many-challenges", count=limits.challenges_per_person)
        for invited in wish.invited:
            if await challenges.count_to(tx, invited.user_id) >= limits.challenges_to_person:
                raise Refused("challenged-enough", user=f"<@{invited.user_id}>")
