"""The final table of a tournament, shown to a channel by whoever likes to."""

from bot.club.tournament.controls import loaded, page_content
from bot.club.tournament.messages import pictures_of, shown_of
from bot.club.tournament.view import shared_view
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import control
from bot.messages.threads import may_post
from bot.people.refused import Refused
from bot.runtime.clock import click_ms
from bot.runtime.senders import user_of
from bot.table.replays import Replays
from data.ids import TournamentId


@control(r"tourney:(?P<id>\d{1,18}):share:1")
async def tournament_share(press: Click, id: TournamentId) -> None:
    """Show the final table to the channel, with the presser's name; raises Refused."""
    app, tournament = press.client, await loaded(press, id)
    if tournament.state != "over" or not tournament.round:
        raise Refused("tournament-not-over")
    if not may_post(press.permissions, press.channel):
        raise Refused("replay-share-closed")
    app.part(Replays).note_share(user_of(press), click_ms(press))
    shown = await app.db.read(shown_of, tournament)
    language = await app.languages.of_server(tournament.guild_id)
    look = await app.looks.of_server(tournament.guild_id, [user_of(press)])
    drawn = await pictures_of(shown, 1, language, look, hasty=True)
    view = shared_view(shown, press.user.display_name, language, drawn)
    await press.response.send_message(**view.new(), silent=True)


@control(r"tourneyof:(?P<id>\d{1,18})")
async def tournament_results(press: Click, id: TournamentId) -> None:
    """Show all results of a tournament, whose table somebody has shared, to the presser alone."""
    await turn_to(press, await page_content(press, await loaded(press, id), 1))
