"""`/preferences`: how one person likes the game to be shown, everywhere."""

from functools import partial

from bot.commands.context import command_of
from bot.controls.clicks import Click
from bot.controls.control import table_control
from bot.controls.hand_actions import marks_of
from bot.controls.preference_panel import PERSONAL, PREFERENCES
from bot.controls.settings import Given, wished
from bot.people.refused import Refused
from bot.render.hand import HandPage, Panel
from bot.render.looks import CHOICES
from bot.runtime.senders import user_of
from bot.table.table import Table


async def change_preferences(click: Click, given: Given) -> None:
    """Change what was *given*, and show the panel, to the caller alone."""
    present, changes = await PREFERENCES.change(click, partial(wished, PERSONAL, click, given))
    page = PREFERENCES.page_of(one for one in PERSONAL if one.field in changes)
    await PREFERENCES.show(click, present, page, await PREFERENCES.saved(click) if changes else "")


preferences = command_of("preferences", PERSONAL, change_preferences)


@table_control(
    r"look:(?P<game>\d{1,18}):(?P<trait>[a-z]{1,12}):(?P<value>[a-z]{1,12})(:(?P<then>turn))?"
)
async def look_button(press: Click, table: Table, trait: str, value: str, then: str = "") -> None:
    """Store how the presser likes to see cards, at every table, and show their hand so."""
    table.own_seat(user_of(press))
    if value not in dict(CHOICES).get(trait, ()):
        raise Refused("control-unknown")
    chosen = {trait: value == "on" if trait == "large" else value}
    await press.client.looks.choose(user_of(press), chosen)
    marks, panel = marks_of(press, table), Panel.TURN if then else Panel.LOOK
    await press.client.hands.show(press, table, HandPage(marks=marks, panel=panel), in_place=True)
    press.client.preferences.chosen(user_of(press))
