"""The one message of a tournament, always current: edited once where several things change."""

from bot.club.tournament.arena_view import arena_view
from bot.club.tournament.picture import tournament_picture
from bot.club.tournament.results import standings
from bot.club.tournament.rounds import unsettled
from bot.club.tournament.view import ShownTournament, tournament_view
from bot.messages.illustrating import pictures_for
from bot.messages.posting import Post, Poster, successor
from bot.messages.pressed import has_control
from bot.people.languages import Languages
from bot.people.look import Look
from bot.render.layout import MessageLayout
from bot.render.picture import Picture
from bot.runtime.clock import MS, now_ms
from bot.runtime.desk import Desk
from data import tournaments
from data.ids import TournamentId
from data.store.transaction import Transaction
from data.tournaments import Tournament
from engine.variants import VARIANTS

GATHERED_MS = 2 * MS
"""What changes within so long is shown together."""


class TournamentMessages:
    """Posts the messages of tournaments, and keeps them current."""

    def __init__(self, desk: Desk, languages: Languages, poster: Poster) -> None:
        self._desk = desk
        self._languages = languages
        self._poster = poster
        self._shown: dict[TournamentId, int] = {}
        """The revision that each message shows, as far as this process has shown it."""

    def show_soon(self, number: TournamentId) -> None:
        """Show how a tournament stands, with what changes in the next moment."""
        key, due_ms = ("tournament message", number), now_ms() + GATHERED_MS
        self._desk.timers.set(key, due_ms, self._poster.until_done, key, self.show, number)

    async def show(self, number: TournamentId) -> None:
        """Show how a tournament stands, at once; raises what Discord answers."""
        async with self._desk.db.reading() as tx:
            tournament = await tournaments.load(tx, number)
            if tournament is None or self._shown.get(number) == tournament.revision:
                return
            shown = await shown_of(tx, tournament)
        before, own = tournament.message_id, f"tourney:{number}:"
        nonce, begun_ms = f"tn{number}.{before or 0}"[-24:], tournament.created_ms
        once = successor(nonce, before, begun_ms, lambda message: has_control(message, own))
        post = Post(tournament.guild_id, tournament.channel_id, once)
        message = await self._poster.keep(post, before, lambda look: self._content(shown, look))
        await self._desk.db.write(
            tournaments.note, number, message_id=message, shown_revision=tournament.revision
        )
        self._shown[number] = tournament.revision

    async def _content(self, shown: ShownTournament, look: Look) -> MessageLayout:
        """The message as everybody in the server reads it."""
        language = await self._languages.of_channels(shown.row.guild_id)
        if shown.row.kind == "arena":
            return arena_view(shown, language)
        drawn = await pictures_of(shown, 1, language, look, hasty=False)
        return tournament_view(shown, language, drawn)


async def pictures_of(
    shown: ShownTournament, page: int, language: str, look: Look, *, hasty: bool
) -> tuple[Picture, ...]:
    """The table of results as a picture, where there is one yet."""
    if not shown.row.round:
        return ()
    values = shown, page, language, look
    return await pictures_for(look, tournament_picture, *values, hasty=hasty, festive=True)


async def shown_of(tx: Transaction, tournament: Tournament) -> ShownTournament:
    """A tournament as its message tells it."""
    is_arena = tournament.kind == "arena"
    present = unsettled(tournament) if is_arena else tournament.at_round(tournament.round)
    numbers = [table.game_id for table in present if table.game_id]
    places = dict(await tournaments.channels_of(tx, numbers))
    rules = VARIANTS[tournament.variant].rules.model_validate(tournament.rules)
    rows = standings(tournament) if tournament.round and not is_arena else ()
    return ShownTournament(tournament, rules, places, rows)
