"""The next tournament, proposed with what the last one was: a week later, at the same time."""

from datetime import datetime, timedelta, tzinfo

from bot.club.tournament.controls import loaded
from bot.club.tournament.dialogs import FORMS, new_dialog, zone_for
from bot.club.tournament.game_choice import BEFORE
from bot.commands.challenge import house_rules
from bot.controls.clicks import Click
from bot.controls.control import control
from bot.runtime.clock import MINUTE_MS, MS, now_ms, to_ms
from bot.typed.filled import Fields
from bot.typed.house_sheets import readable
from data.ids import Ms, TournamentId
from data.tournaments import Tournament

WEEK = timedelta(weeks=1)
EVEN_MINUTES = 5
"""What was begun at once by its host began at an odd minute."""


@control(r"tourneys:again:(?P<id>\d{1,18})")
async def same_again_button(press: Click, id: TournamentId) -> None:
    """Open the dialog for a new tournament, filled in as an earlier one was."""
    tournament = await loaded(press, id)
    language = await press.client.languages.of_click(press)
    fields = fields_of(tournament, await zone_for(press), now_ms())
    house = readable(await house_rules(press))
    dialog = new_dialog(language, tournament.variant, house, fields, tournament)
    await press.response.send_modal(dialog)


def fields_of(tournament: Tournament, zone: tzinfo, now: Ms) -> Fields:
    """What stands in the dialog for one that is held as *tournament* was."""
    minutes = tournament.round_ms // MINUTE_MS
    wanted = tournament.kind, tournament.duplicate
    same = (name for name, form in FORMS.items() if form in ((*wanted, 0), (*wanted, minutes)))
    return {
        "name": tournament.name,
        "game": f"{BEFORE}{tournament.id}",
        "kind": next(same, "swiss"),
        "signup": f"{weeks_later(tournament.begins_ms, zone, now):%Y-%m-%d %H:%M}",
        "minutes": str(minutes),
    }


def weeks_later(begins_ms: Ms, zone: tzinfo, now: Ms) -> datetime:
    """A week later at that time by the clock, or as many weeks as it takes to be ahead."""
    then = datetime.fromtimestamp(begins_ms / MS, zone).replace(second=0, microsecond=0)
    then -= timedelta(minutes=then.minute % EVEN_MINUTES)
    passed = max(0, now - begins_ms) // round(WEEK.total_seconds() * MS)
    then += WEEK * (passed + 1)
    return then if to_ms(then) > now else then + WEEK
