"""Messages posted once, even where we crash before we note that they were posted.

Discord answers a nonce that it has had in the past few minutes with the message of that time.
"""

import hashlib
from collections.abc import Awaitable, Callable

import discord

from bot.table.table import Table
from data.ids import GameId

LENGTH = 24
"""Discord takes at most 25 characters."""


class Unnoted:
    """Messages of tables that are posted and not noted yet.

    A database may refuse for longer than Discord remembers a nonce: then it would post once more.
    """

    def __init__(self) -> None:
        self._messages: dict[GameId, dict[str, discord.Message]] = {}

    async def once(
        self, table: Table, nonce: str, post: Callable[[], Awaitable[discord.Message]]
    ) -> discord.Message:
        """What was posted with *nonce*, or what *post* posts now."""
        posted = self._messages.get(table.id, {}).get(nonce)
        if posted is None:
            posted = await post()
            # Something else of the table may have been noted meanwhile.
            self._messages.setdefault(table.id, {})[nonce] = posted
        return posted

    def forget(self, table: Table) -> None:
        """What was posted is noted, or its table has left memory."""
        self._messages.pop(table.id, None)


def nonce_of(table: Table, kind: str, *link: int | None) -> str:
    """The nonce for one kind of message of *table* that comes after the message *link*.

    That is what we have noted of its predecessor: it changes only when the new one is noted.
    """
    text = ":".join(map(str, (table.id, table.row.channel_id, kind, *link)))
    return f"{kind}{hashlib.sha256(text.encode()).hexdigest()}"[:LENGTH]
