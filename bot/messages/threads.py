"""A thread of its own for each table, where a server wants that."""

import logging
from typing import Final

import discord

from bot.messages.failures import FAULTS
from bot.people.languages import Languages
from bot.render.titles import table_title
from bot.runtime.desk import Desk
from bot.table.table import Table
from data import games, settings
from data.errors import StorageRefused
from data.ids import NO_GUILD, MessageId

log = logging.getLogger(__name__)

SLEEPS_AFTER_MINUTES: Final = 60
"""The shortest time of silence after which Discord puts a thread away."""


def may_post(may: discord.Permissions, place: object) -> bool:
    """Whether *may* includes posting in *place*, which is a thread or not."""
    in_thread = isinstance(place, discord.Thread)
    return may.send_messages_in_threads if in_thread else may.send_messages


async def open_thread(
    desk: Desk, languages: Languages, table: Table, message: MessageId | None
) -> None:
    """Move a new *table* to a thread, on the challenge's *message* if there is one.

    Where no thread is wanted, or none can be made or noted, it stays in its channel: the game does
    not wait for one.
    """
    channel, guild = desk.client.get_channel(table.row.channel_id), table.row.guild_id
    if not isinstance(channel, discord.TextChannel):
        return
    try:
        if not (await desk.db.read(settings.server_settings, guild or NO_GUILD)).threads:
            return
        language = await languages.of_server(guild)
        name = table_title(language, table.id, table.variant.key, table.state.rules)
        if message is not None:
            thread = await channel.get_partial_message(message).create_thread(name=name)
        else:
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=name, type=kind)
        async with table.noting() as tx:
            await games.note(tx, table.id, channel_id=thread.id)
    except FAULTS as error:
        log.info("no thread for #%s: %s", table.id, error)
    except StorageRefused as refusal:
        log.warning("no thread for #%s: the database refused (%s)", table.id, refusal)


async def let_sleep(client: discord.Client, table: Table) -> None:
    """Let the thread of a game that is over leave the list soon: an hour after the last word.

    Until then its players may talk about it, or play again there. A thread that somebody else has
    opened stays as it is.
    """
    thread = client.get_channel(table.row.channel_id)
    if client.user is None or not isinstance(thread, discord.Thread):
        return
    if thread.owner_id != client.user.id or thread.auto_archive_duration == SLEEPS_AFTER_MINUTES:
        return
    try:
        await thread.edit(auto_archive_duration=SLEEPS_AFTER_MINUTES)
    except FAULTS as error:
        log.info("the thread of #%s stays as it is: %s", table.id, error)
