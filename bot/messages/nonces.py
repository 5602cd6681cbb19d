"""Messages posted once, even where we crash before we note that they were posted.

Discord answers a nonce that it has had in the past few minutes with the message of that time.
"""

import hashlib

import discord

from bot.runtime.clock import to_ms
from bot.table.table import Table

LENGTH = 24
"""Discord takes at most 25 characters."""


class Unnoted:
    """Messages of tables that are posted and not noted yet.

    A database may refuse for longer than Discord remembers a nonce: then it would post once more.
    """

    def __init__(self) -> None:
        self._messages: dict[int, dict[str, discord.Message]] = {}

    def of(self, table: Table, nonce: str) -> discord.Message | None:
        """What was posted with *nonce*."""
        return self._messages.get(table.id, {}).get(nonce)

    def keep(self, table: Table, nonce: str, message: discord.Message) -> None:
        """*message* was posted with *nonce*."""
        self._messages.setdefault(table.id, {})[nonce] = message

    def forget(self, table: Table) -> None:
        """What was posted is noted, or its table has left memory."""
        self._messages.pop(table.id, None)


def nonce_of(table: Table, kind: str, *link: int | None) -> str:
    """The same for the same kind of message of *table* after the same *link*.

    That is what we have noted of its predecessor: it changes only when the new one is noted.
    """
    text = ":".join(map(str, (table.id, table.row.channel_id, kind, *link)))
    return f"{kind}{hashlib.sha256(text.encode()).hexdigest()}"[:LENGTH]


def was_there(message: discord.Message, began_ms: int) -> bool:
    """Whether *message* is older than the request for it, and may show an earlier state."""
    return to_ms(message.created_at) < began_ms
