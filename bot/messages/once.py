"""What is posted once, also by who dies between a message and the note of it."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from bot.messages.failures import UNREACHABLE
from bot.runtime.clock import MINUTE_MS, MS, now_ms, to_ms
from data.ids import MessageId, Ms

SURE_MS = 2 * MINUTE_MS
"""So long Discord answers our nonce with the message that it had then."""
LOOKED_AT = 100
"""So many messages after the moment are looked through for ours."""


class Mark(NamedTuple):
    """How a message of ours is told from others: it is no older than that, and *fits*."""

    since_ms: Ms
    fits: Callable[[discord.Message], bool]


def successor(
    before: MessageId | None, begun_ms: Ms, fits: Callable[[discord.Message], bool]
) -> Mark:
    """The mark of what takes the place of the message *before*, or is the first one since then."""
    since_ms = to_ms(discord.utils.snowflake_time(before)) if before else begun_ms
    return Mark(since_ms, lambda message: message.id != before and fits(message))


async def posted_before(
    client: discord.Client, place: discord.abc.Messageable, mark: Mark
) -> discord.Message | None:
    """What was posted in *place* and could not be noted as long as its nonce was known.

    None as long as the nonce of a message is enough, nor where we may not look.
    """
    if now_ms() < mark.since_ms + SURE_MS:
        return None
    since = datetime.fromtimestamp(mark.since_ms / MS - 1, UTC)
    try:
        found = [message async for message in place.history(after=since, limit=LOOKED_AT)]
    except discord.Forbidden:
        return None
    own = (message for message in found if message.author == client.user)
    return next(filter(mark.fits, own), None)


def is_final(error: Exception) -> bool:
    """Whether the channel is gone or closed to us."""
    return isinstance(error, discord.HTTPException) and error.code in UNREACHABLE
