"""`/preferences`: how one person likes the game to be shown, everywhere."""

from functools import partial

from bot.commands.setting_commands import command_of
from bot.controls.clicks import Click
from bot.controls.control import TableControl
from bot.controls.hand_actions import marks_of
from bot.controls.preference_panel import PERSONAL, PREFERENCES
from bot.controls.settings import Given, wished
from bot.people.refused import Refused
from bot.render.hand import Panel
from bot.render.looks import CHOICES
from bot.runtime.senders import user_of
from bot.table.table import Table


async def change_preferences(click: Click, given: Given) -> None:
    """Change what was *given*, and show the panel, to the caller alone."""
    present, changes = await PREFERENCES.change(click, partial(wished, PERSONAL, click, given))
    page = PREFERENCES.page_of(one for one in PERSONAL if one.field in changes)
    await PREFERENCES.show(click, present, page, await PREFERENCES.saved(click) if changes else "")


preferences = command_of("preferences", PERSONAL, change_preferences)


class LookButton(
    TableControl,
    template=r"look:(?P<game>\d{1,18}):(?P<trait>[a-z]{1,12}):(?P<value>[a-z]{1,12})"
    r"(:(?P<then>turn))?",
):
    """A choice of how cards are shown, in the private hand: it holds at every table."""

    async def at(self, press: Click, table: Table) -> None:
        """Store what the button says, and show the hand so."""
        table.own_seat(user_of(press))
        trait, value = self.words["trait"], self.words["value"]
        if value not in dict(CHOICES).get(trait, ()):
            raise Refused("control-unknown")
        await press.client.looks.choose(
            user_of(press), {trait: value == "on" if trait == "large" else value}
        )
        marks = marks_of(press, table)
        panel = Panel.TURN if self.words["then"] else Panel.LOOK
        await press.client.hands.show(press, table, in_place=True, marks=marks, panel=panel)
        press.client.preferences.chosen(user_of(press))


COMMANDS = (preferences,)
