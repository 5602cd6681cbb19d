"""What we write in the channel of a table: how it is posted, noted and deleted."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.messages.failures import FAULTS, UNREACHABLE, Unreachable
from bot.messages.frames import public_frame
from bot.messages.pages import Pages
from bot.messages.posting import Once, Poster, Unnoted, posted_once
from bot.people.languages import Languages
from bot.render.frame import Frame
from bot.render.layout import NOBODY
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from data import games
from data.ids import GameId, MessageId, UserId
from engine.state import State

log = logging.getLogger(__name__)


class Posts:
    """Writes for everybody at a table, in the language and the look that they share."""

    def __init__(self, desk: Desk, languages: Languages, poster: Poster, pages: Pages) -> None:
        self._desk = desk
        self._languages = languages
        self._poster = poster
        self._pages = pages
        self._unnoted = Unnoted()
        self._leftovers: dict[GameId, set[MessageId]] = {}
        """Messages of each game that have a successor and could not be deleted."""

    async def language(self, table: Table) -> str:
        """The language of what everybody at *table* reads."""
        return await self._languages.of_channels(table.row.guild_id)

    async def frame(self, table: Table, state: State | None = None) -> Frame:
        """What everybody sees, as those at the table like it; now, or in an earlier *state*."""
        people = [one.user_id for one in table.row.players if one.user_id and one.user_id > 0]
        look = await self._poster.look(table.row.guild_id, table.row.channel_id, people)
        frame = public_frame(table, await self.language(table), look, state=state)
        return replace(frame, opens_page=self._pages.is_open)

    async def post(
        self, table: Table, once: Once, *, loud: bool = False, **content: Any
    ) -> discord.Message:
        """Post what is noted then; only a *loud* message makes a sound. Raises Unreachable.

        One that was posted and could not be noted yet comes back: by its nonce, and by what it
        shows when Discord has forgotten that, as we stood still or had no answer for minutes.
        """
        return await self._unnoted.once(
            table, once.nonce, lambda: self._send(table, once, loud=loud, **content)
        )

    async def _send(
        self, table: Table, once: Once, *, loud: bool, **content: Any
    ) -> discord.Message:
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        try:
            return await posted_once(self._desk.client, place, once, silent=not loud, **content)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code in UNREACHABLE:
                raise Unreachable from error
            raise

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that has left memory."""
        self._unnoted.forget(table)

    async def replace(self, table: Table, message: MessageId | None) -> bool:
        """Delete what has a successor, before that is noted: after a crash it is done again.

        What Discord fails to delete keeps nothing waiting, and is tried again; False then.
        """
        if message is not None:
            try:
                await self.delete(table, message)
            except (*FAULTS, Unreachable):
                self._leftovers.setdefault(table.id, set()).add(message)
                return False
        return True

    async def clear_away(self, table: Table) -> None:
        """Delete what could not be deleted before; what still cannot waits for the next time."""
        left = self._leftovers.get(table.id, set())
        for message in tuple(left):
            with suppress(Unreachable):
                await self.delete(table, message)
                left.discard(message)
        if not left:
            self._leftovers.pop(table.id, None)

    async def delete(self, table: Table, message: MessageId) -> None:
        """Delete *message*, which may be gone already. Raises Unreachable."""
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        try:
            await place.get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            if isinstance(error, discord.Forbidden) and error.code in UNREACHABLE:
                raise Unreachable from error
            log.debug("message %s was gone already", message)

    async def note(self, table: Table, **columns: int | None) -> None:
        """Remember what has been shown."""
        async with table.noting() as tx:
            await games.note(tx, table.id, **columns)
        self._unnoted.forget(table)

    async def say(
        self,
        table: Table,
        text: str,
        nonce: str,
        *,
        mention: Sequence[UserId] = (),
        view: discord.ui.View | None = None,
    ) -> discord.Message:
        """Post *text* at the table; only who is to be mentioned is. Raises Unreachable.

        It makes a sound where it is for whose turn it is.
        """
        users = [discord.Object(user) for user in mention]
        loud = table.user_at(table.state.to_act) in mention
        once = Once(nonce, now_ms(), lambda message: message.content == text)
        controls: dict[str, Any] = {} if view is None else {"view": view}
        allowed = discord.AllowedMentions(users=users) if users else NOBODY
        return await self._send(
            table, once, content=text, loud=loud, allowed_mentions=allowed, **controls
        )
