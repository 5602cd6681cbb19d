"""A thread of its own for each table, where a server wants that."""

import logging
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.render.titles import table_title
from bot.table.table import Table
from data import games, settings

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

SLEEPS_AFTER_MINUTES: Final = 60
"""The shortest time of silence after which Discord puts a thread away."""


async def open_thread(app: "Jolly", table: Table, message: int | None) -> None:
    """Move a new *table* to a thread, on the challenge's *message* if there is one.

    Where no thread can be made, by permission or kind of channel, the table stays where it is.
    """
    channel = app.get_channel(table.row.channel_id)
    async with app.db.reading() as tx:
        wanted = (await settings.server_settings(tx, table.row.guild_id or 0)).threads
    if not wanted or not isinstance(channel, discord.TextChannel):
        return
    language = await app.public_language(table)
    name = table_title(language, table.id, table.variant.key, table.state.rules)
    try:
        thread = await made(channel, name, message)
    except (discord.Forbidden, discord.HTTPException) as error:
        log.info("no thread for #%s: %s", table.id, error)
        return
    async with table.noting() as tx:
        await games.note(tx, table.id, channel_id=thread.id)


async def let_sleep(app: "Jolly", table: Table) -> None:
    """Let the thread of a game that is over leave the list soon: an hour after the last word.

    Until then its players may talk about it, or play again there. A thread that somebody else has
    opened stays as it is.
    """
    thread = app.get_channel(table.row.channel_id)
    if app.user is None or not isinstance(thread, discord.Thread):
        return
    if thread.owner_id != app.user.id or thread.auto_archive_duration == SLEEPS_AFTER_MINUTES:
        return
    try:
        await thread.edit(auto_archive_duration=SLEEPS_AFTER_MINUTES)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as error:
        log.info("the thread of #%s stays as it is: %s", table.id, error)


async def made(channel: discord.TextChannel, name: str, message: int | None) -> discord.Thread:
    """A new public thread."""
    if message is not None:
        return await channel.get_partial_message(message).create_thread(name=name)
    return await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
