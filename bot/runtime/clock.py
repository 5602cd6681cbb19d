"""The present. One seam, so that everything a person waits for runs on one clock."""

import time
from datetime import datetime

import discord

from bot.runtime.contexts import REQUEST, Request
from data.ids import Ms

MS = Ms(1000)
"""Milliseconds in a second: wall times are whole milliseconds since 1970 UTC."""

MINUTE_MS = 60 * MS
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS

TRUSTED_LAG_MS = 15 * MS
"""How old a click may seem as it arrives, and its own time still be believed.

Discord drops an interaction after three seconds; what seems older comes from clocks that disagree.
"""

TOKEN_MS = 14 * MINUTE_MS
"""An interaction's token edits its message for fifteen minutes; later tries count against us."""

LAST_USE_MS = Ms(MINUTE_MS // 2)
"""So much longer it is used for what has begun, and to say there that this was the last time."""


def now_ms() -> Ms:
    """The wall clock, in milliseconds since 1970 UTC."""
    return Ms(round(time.time() * MS))


def to_ms(moment: datetime) -> Ms:
    """*moment* in milliseconds since 1970 UTC."""
    return in_ms(moment.timestamp())


def in_ms(seconds: float) -> Ms:
    """*seconds* in whole milliseconds."""
    return Ms(round(seconds * MS))


def click_ms(interaction: discord.Interaction) -> Ms:
    """When the person clicked, so that our own slowness costs nobody any time.

    Never after it arrived; where Discord's clock and ours disagree too much, when it did.
    """
    came_ms, created = now_ms(), made_ms(interaction.id)
    if (request := _request_of(interaction)) is not None:
        # Unless the clock was put back since.
        came_ms = min(came_ms, request.arrived_ms)
    return created if came_ms - TRUSTED_LAG_MS <= created <= came_ms else came_ms


def _request_of(interaction: discord.Interaction) -> Request | None:
    """The request that is being worked at, if it is *interaction*."""
    request = REQUEST.get()
    return request if request is not None and request.id == str(interaction.id) else None


def until_ms(interaction: discord.Interaction) -> Ms:
    """Until when the token of a click is used."""
    return made_ms(interaction.id) + TOKEN_MS


def has_ended(interaction: discord.Interaction) -> bool:
    """Whether it is too late to use the token of a click, even for what has begun.

    Who is just being answered is so by our clock alone, however far Discord's may be from it.
    """
    own = _request_of(interaction) is not None
    begun_ms = click_ms(interaction) if own else made_ms(interaction.id)
    return now_ms() > begun_ms + TOKEN_MS + LAST_USE_MS


def made_ms(number: int) -> Ms:
    """When Discord gave this *number* to something, in milliseconds since 1970 UTC."""
    return Ms((number >> 22) + discord.utils.DISCORD_EPOCH)


def snowflake(wall_ms: Ms) -> int:
    """The lowest number that Discord gives to anything of that millisecond."""
    return max(0, wall_ms - discord.utils.DISCORD_EPOCH) << 22
