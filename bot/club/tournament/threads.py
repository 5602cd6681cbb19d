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
from bot.runtime.desk import Desk
from data import tournaments
from data.ids import ChannelId
from data.tournaments import Tournament

log = logging.getLogger(__name__)

TABLES_A_THREAD = 4
NAME_LENGTH = 100
"""Discord's limit."""


class TournamentThreads:
    """Opens the threads, and finds those again that were not noted."""

    def __init__(self, desk: Desk, languages: Languages) -> None:
        self._desk = desk
        self._languages = languages

    async def for_tables(self, tournament: Tournament, count: int) -> list[ChannelId]:
        """The channel of each of so many tables."""
        threads = list(tournament.threads)
        while len(threads) * TABLES_A_THREAD < count:
            thread = await self._open(tournament, len(threads))
            if thread is None:
                break
            threads.append(thread)
            async with self._desk.db.transaction() as tx:
                await tournaments.note(tx, tournament.id, threads=threads)
        if not threads:
            return [tournament.channel_id] * count
        return [threads[min(n // TABLES_A_THREAD, len(threads) - 1)] for n in range(count)]

    async def _open(self, tournament: Tournament, number: int) -> ChannelId | None:
        """A new thread, or the one that was opened before we died; None where none can be."""
        channel = self._desk.client.get_channel(tournament.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        first = number * TABLES_A_THREAD + 1
        tables = say(
            await self._languages.of_channels(tournament.guild_id),
            "tournament-thread",
            first=first,
            last=first + TABLES_A_THREAD - 1,
        )
        name = f"{plain_title(tournament.name, NAME_LENGTH - len(tables) - 3)} · {tables}"
        known = set(tournament.threads)
        for thread in channel.threads:
            is_own = thread.owner_id == getattr(self._desk.client.user, "id", 0)
            is_new = int(thread.id >> 22) + discord.utils.DISCORD_EPOCH >= tournament.created_ms
            if is_own and is_new and thread.name == name and thread.id not in known:
                return ChannelId(thread.id)
        try:
            made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        except FAULTS as error:
            log.info("no thread for tournament %s: %s", tournament.id, error)
            return None
        return ChannelId(made.id)
