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
from data.ids import Ms, TournamentId
from data.tournaments import Tournament

NAME_LENGTH, PLACE_LENGTH = 100, 100
SOON_MS = MINUTE_MS
"""Discord takes no event that begins now."""
REFUSED = "none"
"""What is stored instead of a state where there is no event, and none is tried again."""


class TournamentEvents:
    """Keeps the events as their tournaments are."""

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
            async with self._desk.db.reading() as tx:
                one = await tournaments.load(tx, number)
            if one is not None and one.event_state not in (one.state, REFUSED):
                await self._bring(one)
        finally:
            self._busy.discard(number)

    async def _bring(self, one: Tournament) -> None:
        guild = self._desk.client.get_guild(one.guild_id)
        if guild is None:
            return
        if not guild.me or not guild.me.guild_permissions.create_events:
            await self._note(one, one.event_id, REFUSED)
            return
        if one.event_id is None:
            event = await self._made(guild, one) if one.state == "open" else None
        else:
            event = await self._changed(guild, one)
        await self._note(one, event.id if event else None, one.state if event else REFUSED)

    async def _made(self, guild: discord.Guild, one: Tournament) -> discord.ScheduledEvent | None:
        """A new event, or the one that was made before we died; None where none can be."""
        if one.begins_ms - now_ms() < SOON_MS:
            return None
        begins, name = moment_of(one.begins_ms), plain_title(one.name, NAME_LENGTH)
        for event in await guild.fetch_scheduled_events(with_counts=False):
            own = event.creator_id == getattr(self._desk.client.user, "id", 0)
            if own and event.start_time == begins and event.name == name:
                return event
        language = await self._languages.of_channels(one.guild_id)
        lasting_ms = (one.rounds or rounds_of(one, one.most)) * one.round_ms
        try:
            return await guild.create_scheduled_event(
                name=name,
                description=say(
                    language,
                    "tournament-event",
                    game=game_name(language, one.variant),
                    url=f"https://discord.com/channels/{one.guild_id}/{one.channel_id}",
                ),
                start_time=begins,
                end_time=begins + timedelta(milliseconds=max(lasting_ms, MINUTE_MS)),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=place_of(guild, one)[:PLACE_LENGTH],
            )
        except discord.Forbidden:
            return None

    async def _changed(
        self, guild: discord.Guild, one: Tournament
    ) -> discord.ScheduledEvent | None:
        """The event as it is to be now; None where somebody has deleted it."""
        try:
            event = await guild.fetch_scheduled_event(one.event_id or 0, with_counts=False)
            scheduled = event.status is discord.EventStatus.scheduled
            if one.state == "running" and scheduled:
                return await event.start()
            if one.state == "over" and event.status is discord.EventStatus.active:
                return await event.end()
            if one.state in ("over", "cancelled") and scheduled:
                await event.delete()
        except discord.NotFound:
            return None
        return event

    async def _note(self, one: Tournament, event: int | None, state: str) -> None:
        async with self._desk.db.transaction() as tx:
            await tournaments.note(tx, one.id, event_id=event, event_state=state)


def moment_of(wall_ms: Ms) -> datetime:
    """A moment as Discord takes it: whole seconds."""
    return datetime.fromtimestamp(wall_ms // MS, UTC)


def place_of(guild: discord.Guild, one: Tournament) -> str:
    """Where it is, in words that lead there."""
    channel = guild.get_channel_or_thread(one.channel_id)
    return f"#{channel.name}" if channel else guild.name
