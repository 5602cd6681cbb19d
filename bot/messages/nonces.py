"""Messages posted once, even where we crash before we note that they were posted.

Discord answers a nonce that it has had in the past few minutes with the message of that time.
"""

import hashlib

import discord

from bot.runtime.clock import to_ms
from bot.table.table import Table

LENGTH = 24
"""Discord takes at most 25 characters."""


def nonce_of(table: Table, kind: str, *link: int | None) -> str:
    """The same for the same kind of message of *table* after the same *link*.

    That is what we have noted of its predecessor: it changes only when the new one is noted.
    """
    text = ":".join(map(str, (table.id, table.row.channel_id, kind, *link)))
    return f"{kind}{hashlib.sha256(text.encode()).hexdigest()}"[:LENGTH]


def was_there(message: discord.Message, began_ms: int) -> bool:
    """Whether *message* is older than the request for it, and may show an earlier state."""
    return to_ms(message.created_at) < began_ms
