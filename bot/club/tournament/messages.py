"""The one message of a tournament, always current: edited once where several things change.

It is posted once, also where we die in between: by its nonce, and later by looking for it.
"""

import logging

import discord

from bot.club.tournament.picture import tournament_picture
from bot.club.tournament.results import Line, Met, standings
from bot.club.tournament.view import Meeting, Row, Seats, Shown, tournament_view
from bot.messages.failures import NOT_ALLOWED, PASSING, UNREACHABLE, pause_ms
from bot.messages.frames import partial
from bot.messages.illustrating import as_text, in_channel, picture
from bot.messages.once import Mark, is_final, posted_before
from bot.messages.pressed import ids_in
from bot.messages.sending import Content
from bot.people.languages import Languages
from bot.people.look import Look
from bot.people.looks import Looks
from bot.render.picture import Picture
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MS, now_ms
from bot.runtime.desk import Desk
from data import tournaments
from data.ids import NO_GAME, ChannelId, GameId, MessageId, TournamentId
from data.store.transaction import Transaction
from data.tournaments import TableRow, Tournament
from engine.variants import VARIANTS

log = logging.getLogger(__name__)

GATHERED_MS = 2 * MS
"""What changes within so long is shown together."""


class TournamentMessages:
    """Posts and edits them."""

    def __init__(self, desk: Desk, languages: Languages, looks: Looks, budget: Budget) -> None:
        self._desk = desk
        self._languages = languages
        self._looks = looks
        self._budget = budget
        self._shown: dict[TournamentId, int] = {}
        """The revision that each message shows, as far as this process has shown it."""

    def show_soon(self, number: TournamentId) -> None:
        """Show how a tournament stands, with what changes in the next moment."""
        key = ("tournament message", number)
        self._desk.timers.set(key, now_ms() + GATHERED_MS, self._show, number)

    async def show(self, number: TournamentId) -> None:
        """The same at once; raises what Discord answers."""
        async with self._desk.db.reading() as tx:
            one = await tournaments.load(tx, number)
            places = await places_of(tx, one) if one else {}
        if one is None or self._shown.get(number) == one.revision:
            return
        async with self._budget.turn(Urgency.TABLE):
            await self._bring(one, places)
        async with self._desk.db.transaction() as tx:
            await tournaments.note(tx, number, shown_revision=one.revision)
        self._shown[number] = one.revision

    async def _show(self, number: TournamentId, failures: int = 0) -> None:
        try:
            await self.show(number)
        except PASSING as error:
            if is_final(error):
                log.warning("tournament %s cannot be shown: %s", number, error)
                return
            log.info("tournament %s was not shown: %s", number, error)
            key, again_ms = ("tournament message", number), now_ms() + pause_ms(error, failures + 1)
            self._desk.timers.set(key, again_ms, self._show, number, failures + 1)

    async def _bring(self, one: Tournament, places: dict[GameId, ChannelId]) -> None:
        """Show it with its picture, or as text where no file may be sent."""
        liked = await self._looks.of_server(one.guild_id, [])
        look = in_channel(self._desk.client, one.guild_id, one.channel_id, liked)
        content = await self._content(one, places, look)
        try:
            await self._put(one, content)
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED or not content.pictures:
                raise
            # The right to attach files was taken away, and we have not heard of that yet.
            await self._put(one, await self._content(one, places, as_text(look)))

    async def _put(self, one: Tournament, content: Content) -> None:
        """Edit the message, or post it where there is none."""
        if one.message_id is None or not await self._edit(one, one.message_id, content):
            await self._post(one, content)

    async def _content(
        self, one: Tournament, places: dict[GameId, ChannelId], look: Look
    ) -> Content:
        """The message as everybody in the server reads it."""
        language = await self._languages.of_channels(one.guild_id)
        shown = shown_of(one, places)
        drawn = await pictures_of(shown, 1, language, look, hasty=False)
        return Content(tournament_view(shown, language, drawn), drawn)

    async def _post(self, one: Tournament, content: Content) -> None:
        place = partial(self._desk.client, one.channel_id, one.guild_id)
        found = await self._there(one, place) if one.message_id is None else None
        if found is None:
            nonce = f"tn{one.id}.{one.message_id or 0}"[-24:]
            sent = await place.send(**content.new(), nonce=nonce, silent=True)
            found = MessageId(sent.id)
        async with self._desk.db.transaction() as tx:
            await tournaments.note(tx, one.id, message_id=found)

    async def _there(self, one: Tournament, place: discord.PartialMessageable) -> MessageId | None:
        """The message that we posted before, and died before we noted that."""
        mark = Mark(one.created_ms, lambda message: is_of(message, one.id))
        found = await posted_before(self._desk.client, place, mark)
        return MessageId(found.id) if found else None

    async def _edit(self, one: Tournament, message: MessageId, content: Content) -> bool:
        """Edit its message; False where that is gone."""
        place = partial(self._desk.client, one.channel_id, one.guild_id)
        try:
            await place.get_partial_message(message).edit(**content.edit())
        except discord.NotFound as error:
            if error.code in UNREACHABLE:
                raise
            return False
        return True


def is_of(message: discord.Message, number: TournamentId) -> bool:
    """Whether a message of ours is that of a tournament."""
    return any(one.startswith(f"tourney:{number}:") for one in ids_in(message))


async def pictures_of(
    shown: Shown, page: int, language: str, look: Look, *, hasty: bool
) -> tuple[Picture, ...]:
    """The table of results as a picture, where there is one yet."""
    if not shown.row.round or look.cards == "text" or not look.may_see_pictures:
        return ()
    drawn = await picture(tournament_picture, shown, page, language, look, hasty=hasty)
    return (drawn,) if drawn else ()


async def places_of(tx: Transaction, one: Tournament) -> dict[GameId, ChannelId]:
    """The channels of the games of the present round."""
    numbers = [table.game_id for table in one.at_round(one.round) if table.game_id]
    return dict(await tournaments.channels_of(tx, numbers))


def shown_of(one: Tournament, places: dict[GameId, ChannelId]) -> Shown:
    """A tournament as it is told."""
    lines = standings(one)
    rank = {line.entrant.number: line.place for line in lines}
    return Shown(
        row=one,
        rules=VARIANTS[one.variant].rules.model_validate(one.rules),
        seats=tuple(seats_of(one, table, places) for table in one.at_round(one.round)),
        rows=tuple(row_of(one, line, rank) for line in lines) if one.round else (),
    )


def seats_of(one: Tournament, table: TableRow, places: dict[GameId, ChannelId]) -> Seats:
    """A table as it is told."""
    names = tuple(
        one.entrant(number).name for number in (table.first, table.second) if number is not None
    )
    points = table.first_points, table.second_points
    return Seats(
        table.place, names, places.get(table.game_id or NO_GAME), table.game_id, table.how, points
    )


def row_of(one: Tournament, line: Line, rank: dict[int, int]) -> Row:
    """A line of the table of results as it is told, with a place for every round so far."""
    met: dict[int, Met] = {meeting.round: meeting for meeting in line.met}
    found = (met.get(number) for number in range(1, one.round + 1))
    return Row(
        line.place,
        line.entrant.number,
        line.entrant.name,
        line.points,
        line.buchholz,
        line.median,
        tuple(
            Meeting(rank.get(own.other or 0), own.points, own.how) if own else None for own in found
        ),
        line.entrant.state == "in",
    )
