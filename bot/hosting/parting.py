"""The last word of a process that is asked to end: its tables are told that it will be back.

The next process draws these tables anew, and with that the note is gone. It has no token for the
hands that were shown in a channel: those say as of when they are.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.messages.announcer import Announcer
from bot.messages.failures import PASSING
from bot.messages.hands import Hands
from bot.messages.posts import Posts
from bot.messages.public_messages import PublicMessages
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.table.shown import ShownSteps
from bot.table.table import Table
from bot.table.tables import Tables
from data.errors import StorageRefused

log = logging.getLogger(__name__)

RECENT_MS = 15 * MINUTE_MS
"""Where nothing was played for longer, hardly anybody is looking."""
MOST = 50
"""Discord takes as many edits in a second."""
SECONDS = 5.0
REST_SECONDS = 1.0
"""So long we wait for what is being shown: it would cover the last word."""


@dataclass(eq=False, repr=False)
class Parting:
    """Says so at the tables last played at, as many as can be reached in a few seconds."""

    _desk: Desk
    _tables: Tables
    _shown: ShownSteps
    _posts: Posts
    _public: PublicMessages
    _hands: Hands
    _announcer: Announcer

    async def say_farewell(self) -> None:
        """Tell the tables that the bot will be back; nothing is shown at them after that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(REST_SECONDS):
                await self._announcer.rest()
        tables = sorted(self._at_play(), key=lambda table: -table.row.moved_ms)[:MOST]
        try:
            async with asyncio.timeout(SECONDS):
                # The next process draws them anew.
                for table in tables:
                    self._shown.leave_to_next(table.id)
                if tables:
                    await self._desk.db.write(self._shown.store)
                shown = [table for table in tables if table.row.table_message_id is not None]
                await asyncio.gather(
                    self._hands.say_farewell(), *(self._tell(table) for table in shown)
                )
        except TimeoutError:
            log.info("not all tables could be told")
        except StorageRefused as refusal:
            log.warning("no table was told: %s", refusal)

    def _at_play(self) -> list[Table]:
        """The tables of this process in a server where people have played of late, and wait."""
        since_ms, shards = now_ms() - RECENT_MS, self._desk.shards
        return [
            table
            for table in self._tables.kept
            if table.row.guild_id is not None
            and shards.is_ours(table.row.guild_id)
            and table.row.moved_ms >= since_ms
            and not (table.over or table.paused)
        ]

    async def _tell(self, table: Table) -> None:
        """Show on the public message that we are back right away; no clock is seen to run."""
        frame = await self._posts.frame(table)
        notes = (*frame.notes, frame.say("note-back-soon"))
        frame = replace(frame, notes=notes, turn_ends_ms=None, flag_ms=None)
        content = await self._public.content(frame)
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        try:
            await place.get_partial_message(table.row.table_message_id or 0).edit(**content.edit())
        except PASSING as error:
            log.info("table #%s was not told: %s", table.id, error)
