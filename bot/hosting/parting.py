"""The last word of a process that is asked to end: its tables are told that it will be back.

The next process draws these tables anew, and with that the note is gone.
"""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.messages.announcer import PASSING
from bot.messages.frames import partial
from bot.people.texts import say
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.table.table import Table
from data.errors import StorageRefused

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

RECENT_MS = 15 * MINUTE_MS
"""Where nothing was played for longer, hardly anybody is looking."""
MOST = 50
"""Discord takes as many edits in a second."""
SECONDS = 5.0
NEVER_SHOWN = -1


async def part(app: "Jolly") -> None:
    """Say so at the tables last played at, as many as can be reached in a few seconds."""
    tables = sorted(at_play(app), key=lambda table: -table.row.moved_ms)[:MOST]
    if not tables:
        return
    try:
        async with asyncio.timeout(SECONDS):
            await remember(app, tables)
            await asyncio.gather(*(tell(app, table) for table in tables))
    except TimeoutError:
        log.info("not all tables could be told")
    except StorageRefused as refusal:
        log.warning("no table was told: %s", refusal)


def at_play(app: "Jolly") -> list[Table]:
    """The tables of this process in a server, where somebody has played of late."""
    since_ms = now_ms() - RECENT_MS
    return [
        table
        for table in app.tables
        if app.is_playing and app.is_ours(table.row.guild_id) and is_watched(table, since_ms)
    ]


def is_watched(table: Table, since_ms: int) -> bool:
    """Whether people look at the public message of *table* and wait."""
    row = table.row
    public = row.guild_id is not None and row.table_message_id is not None
    return public and row.moved_ms >= since_ms and not table.over and not table.paused


async def remember(app: "Jolly", tables: list[Table]) -> None:
    """Leave it to the next process to draw these anew; raises StorageRefused."""
    for table in tables:
        app.taking_up.shown(table.id, NEVER_SHOWN)
    async with app.db.transaction() as tx:
        await app.taking_up.store_shown(tx)
    for table in tables:
        # What an edit that is on its way reports in a moment counts for more.
        app.taking_up.shown(table.id, NEVER_SHOWN)


async def tell(app: "Jolly", table: Table) -> None:
    """Show on the public message that we are back right away; no clock is seen to run."""
    public = app.announcer.public
    frame = await public.frame(table)
    notes = (*frame.notes, say(frame.language, "note-back-soon"))
    content = await public.content(replace(frame, notes=notes, turn_ends_ms=None, flag_ms=None))
    place = partial(app, table.row.channel_id, table.row.guild_id)
    message = place.get_partial_message(table.row.table_message_id or 0)
    try:
        await message.edit(**content.edit())
    except PASSING as error:
        log.info("table #%s was not told: %s", table.id, error)
