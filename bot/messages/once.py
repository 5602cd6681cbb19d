"""What is posted once, also by who dies between a message and the note of it."""

from datetime import UTC, datetime

import discord

from bot.messages.failures import UNREACHABLE
from bot.runtime.clock import MINUTE_MS, MS, now_ms

SURE_MS = 2 * MINUTE_MS
"""So long Discord answers our nonce with the message that it had then."""
LOOKED_AT = 100
"""So many messages after the moment are looked through for ours."""


async def posted_since(
    client: discord.Client, place: discord.PartialMessageable, since_ms: int
) -> list[discord.Message]:
    """Our own messages in *place* after *since_ms*, one of which may be what is to be posted.

    None as long as the nonce of a message is enough, nor where we may not look.
    """
    if now_ms() < since_ms + SURE_MS:
        return []
    since = datetime.fromtimestamp(since_ms / MS - 1, UTC)
    try:
        found = [message async for message in place.history(after=since, limit=LOOKED_AT)]
    except discord.Forbidden:
        return []
    return [message for message in found if message.author == client.user]


def is_final(error: Exception) -> bool:
    """Whether the channel is gone or closed to us."""
    return isinstance(error, discord.HTTPException) and error.code in UNREACHABLE
