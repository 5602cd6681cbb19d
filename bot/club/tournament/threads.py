"""Where the tables of a tournament stand: a few to a thread, the same threads in every round.

A channel takes about one edit a second, and a table of two who play at a good pace needs one in
some seconds: so four are in a thread, and 32 tables are eight threads instead of a flood. Where
there can be no threads they stand in the channel.
"""

import logging

import discord

from bot.messages.failures import FAULTS
from bot.people.languages import Languages
from bot.people.texts import plain_title, say
from bot.runtime.clock import made_ms
from bot.runtime.desk import Desk
from data import tournaments
from data.ids import ChannelId
from data.tournaments import Tournament

log = logging.getLogger(__name__)

TABLES_A_THREAD = 4
NAME_LENGTH = 100
"""Discord's limit."""


async def places_for(
    desk: Desk, languages: Languages, tournament: Tournament, count: int
) -> list[ChannelId]:
    """The channel of each of so many tables; the threads that are missing are opened."""
    threads = list(tournament.threads)
    language = await languages.of_channels(tournament.guild_id)
    while len(threads) * TABLES_A_THREAD < count:
        first = len(threads) * TABLES_A_THREAD + 1
        last = first + TABLES_A_THREAD - 1
        tables = say(language, "tournament-thread", first=first, last=last)
        name = f"{plain_title(tournament.name, NAME_LENGTH - len(tables) - 3)} · {tables}"
        thread = await opened(desk, tournament, name)
        if thread is None:
            break
        threads.append(thread)
        await desk.db.write(tournaments.note, tournament.id, threads=threads)
    if not threads:
        return [tournament.channel_id] * count
    return [threads[min(n // TABLES_A_THREAD, len(threads) - 1)] for n in range(count)]


async def opened(desk: Desk, tournament: Tournament, name: str) -> ChannelId | None:
    """A new thread, or the one that was opened before we died; None where none can be."""
    channel = desk.client.get_channel(tournament.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    for thread in channel.threads:
        is_own = thread.owner_id == getattr(desk.client.user, "id", 0)
        is_new = made_ms(thread.id) >= tournament.created_ms
        if is_own and is_new and thread.name == name and thread.id not in tournament.threads:
            return ChannelId(thread.id)
    try:
        made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    except FAULTS as error:
        log.info("no thread for tournament %s: %s", tournament.id, error)
        return None
    return ChannelId(made.id)
