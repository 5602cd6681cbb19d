"""The pages of a tournament's rounds, for who presses alone."""

from contextlib import suppress

from bot.club.tournament.controls import loaded
from bot.club.tournament.round_view import RoundPage, opened_at, round_view, tables_on
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, control
from bot.people.refused import Refused
from bot.runtime.senders import user_of
from data.errors import NoSuchGame
from data.ids import GameId, TournamentId
from data.tournaments import Tournament
from engine.variants import VARIANTS


@control(
    r"tourney:(?P<id>\d{1,18}):round:(?P<round>\d{1,3}):(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})"
)
async def tournament_round(press: Click, id: TournamentId, round: int, page: int, way: str) -> None:
    """Show a page of a round: of round 0 the present one, by page 0 where the presser sits."""
    await show_round(press, await loaded(press, id), round, page)


@control(r"tourney:(?P<id>\d{1,18}):rounds:to")
async def tournament_rounds(press: Click, id: TournamentId) -> None:
    """Show the round that was chosen in the menu."""
    typed = next(iter(chosen(press)), "")
    number = int(typed) if typed.isascii() and typed.isdecimal() else 0
    await show_round(press, await loaded(press, id), number, 0)


async def show_round(press: Click, tournament: Tournament, number: int, page: int) -> None:
    """Show a page of a round in the presser's own message, or in a new one."""
    if not tournament.round:
        raise Refused("tournament-no-round")
    language = await press.client.languages.of_click(press)
    shown = await page_of(press, tournament, number, page)
    await turn_to(press, round_view(shown, language))


async def page_of(press: Click, tournament: Tournament, number: int, page: int) -> RoundPage:
    """A page of a round, as the presser reads it, with how its running games stand."""
    own = tournament.of_user(user_of(press))
    entrant = own.number if own else 0
    number, page = opened_at(tournament, number, page, entrant)
    scores = dict[GameId, tuple[int, ...]]()
    for table in tables_on(tournament, number, page):
        if table.how is None and table.game_id is not None:
            with suppress(NoSuchGame):
                played = await press.client.tables.get(table.game_id)
                scores[table.game_id] = played.state.totals
    rules = VARIANTS[tournament.variant].rules.model_validate(tournament.rules)
    return RoundPage(tournament, rules, number, page, scores, entrant)
