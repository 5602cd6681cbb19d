"""The event in Discord's list that leads to a tournament, where we may make events.

It is external, of the server: made with the tournament, begun and ended with it. Where the
permission is missing, or Discord refuses, the tournament is none the less.
"""

from datetime import UTC, datetime, timedelta

import discord

from bot.club.tournament.rounds import rounds_of
from bot.messages.posting import Poster
from bot.people.languages import Languages
from bot.people.texts import plain_title, say
from bot.render.titles import game_name
from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.desk import Desk
from data import tournaments
from data.ids import TournamentId
from data.tournaments import Tournament

NAME_LENGTH, PLACE_LENGTH = 100, 100
SOON_MS = MINUTE_MS
"""Discord takes no event that begins now."""
REFUSED = "none"
"""What is stored instead of a state where there is no event, and none is tried again."""


class TournamentEvents:
    """Keeps the events in Discord's list as their tournaments are."""

    def __init__(self, desk: Desk, languages: Languages, poster: Poster) -> None:
        self._desk = desk
        self._poster = poster
        self._languages = languages
        self._busy = set[TournamentId]()

    async def keep(self, number: TournamentId) -> None:
        """Make, begin, end or delete the event of a tournament, where that is due."""
        await self._poster.until_done(("event of", number), self._keep, number)

    async def _keep(self, number: TournamentId) -> None:
        if number in self._busy:
            return
        self._busy.add(number)
        try:
            tournament = await self._desk.db.read(tournaments.load, number)
            if tournament is not None and tournament.event_state not in (tournament.state, REFUSED):
                await self._bring(tournament)
        finally:
            self._busy.discard(number)

    async def _bring(self, tournament: Tournament) -> None:
        guild = self._desk.client.get_guild(tournament.guild_id)
        if guild is None:
            return
        if not guild.me or not guild.me.guild_permissions.create_events:
            await self._note(tournament, tournament.event_id, REFUSED)
            return
        if tournament.event_id is None:
            event = await self._made(guild, tournament) if tournament.state == "open" else None
        else:
            event = await self._changed(guild, tournament)
        await self._note(
            tournament, event.id if event else None, tournament.state if event else REFUSED
        )

    async def _made(
        self, guild: discord.Guild, tournament: Tournament
    ) -> discord.ScheduledEvent | None:
        """A new event for a tournament, or the one made before we died; None where none can be."""
        if tournament.begins_ms - now_ms() < SOON_MS:
            return None
        name = plain_title(tournament.name, NAME_LENGTH)
        begins = datetime.fromtimestamp(tournament.begins_ms // MS, UTC)
        for event in await guild.fetch_scheduled_events(with_counts=False):
            own = event.creator_id == getattr(self._desk.client.user, "id", 0)
            if own and event.start_time == begins and event.name == name:
                return event
        language = await self._languages.of_channels(tournament.guild_id)
        rounds = tournament.rounds or rounds_of(tournament, tournament.most)
        lasting_ms = rounds * tournament.round_ms
        channel = guild.get_channel_or_thread(tournament.channel_id)
        try:
            return await guild.create_scheduled_event(
                name=name,
                description=say(
                    language,
                    "tournament-event",
                    game=game_name(language, tournament.variant),
                    url=f"https://discord.com/channels/{tournament.guild_id}/{tournament.channel_id}",
                ),
                start_time=begins,
                end_time=begins + timedelta(milliseconds=max(lasting_ms, MINUTE_MS)),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=(f"#{channel.name}" if channel else guild.name)[:PLACE_LENGTH],
            )
        except discord.Forbidden:
            return None

    async def _changed(
        self, guild: discord.Guild, tournament: Tournament
    ) -> discord.ScheduledEvent | None:
        """The event of a tournament as it is to be now; None where somebody has deleted it."""
        try:
            event = await guild.fetch_scheduled_event(tournament.event_id or 0, with_counts=False)
            scheduled = event.status is discord.EventStatus.scheduled
            if tournament.state == "running" and scheduled:
                return await event.start()
            if tournament.state == "over" and event.status is discord.EventStatus.active:
                return await event.end()
            if tournament.state in ("over", "cancelled") and scheduled:
                await event.delete()
        except discord.NotFound:
            return None
        return event

    async def _note(self, tournament: Tournament, event: int | None, state: str) -> None:
        async with self._desk.db.transaction() as tx:
            await tournaments.note(tx, tournament.id, event_id=event, event_state=state)
