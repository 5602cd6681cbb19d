"""`/preferences`: how one person likes the game to be shown, everywhere."""

from itertools import islice
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.commands.context import EVERYWHERE, MOST_CHOICES, options
from bot.controls.clicks import Click, Client
from bot.controls.control import TableControl
from bot.controls.hand_actions import marks_of
from bot.controls.preference_controls import PREFERENCE_CONTROLS, show_changed
from bot.controls.setting_menus import LANGUAGE_CHOICES, language_of_choice
from bot.minding import vacations
from bot.people import quiet_hours
from bot.people.refused import Refused
from bot.people.texts import text
from bot.people.zones import zone_label, zones_named
from bot.render.hand import Panel
from bot.render.looks import CHOICES
from bot.runtime.clock import click_ms, now_ms
from bot.runtime.senders import user_of
from bot.table.table import Table
from data.settings import UserSettings


def choices(*names: str) -> list[Choice[str]]:
    """Choices whose values are their English names."""
    return [Choice(name=text(f"choice-{name}"), value=name) for name in names]


@app_commands.command(
    name=text("command-preferences"), description=text("command-preferences.description")
)
@options(
    "preferences",
    "cards",
    "language",
    "messages",
    "calls",
    "colours",
    "background",
    "large",
    "invitations",
    "quiet",
    "zone",
    "vacation",
)
@app_commands.choices(
    cards=choices("text", "emoji", "image"),
    language=choices(*LANGUAGE_CHOICES),
    messages=choices("dm", "channel"),
    calls=choices("usual", "always", "never"),
    colours=choices("four", "two"),
    background=choices("dark", "light"),
)
@EVERYWHERE
async def preferences(
    click: Click,
    cards: str | None = None,
    language: str | None = None,
    messages: str | None = None,
    calls: str | None = None,
    colours: str | None = None,
    background: str | None = None,
    large: bool | None = None,
    invitations: bool | None = None,
    quiet: Range[str, 1, 30] | None = None,
    zone: Range[str, 1, 50] | None = None,
    vacation: Range[int, 0, vacations.DAYS_A_YEAR] | None = None,
) -> None:
    """Change what is named, and show the panel, to the caller alone."""
    wishes = given(
        cards=cards,
        messages=messages,
        calls=calls,
        colours=colours,
        background=background,
        large=large,
        invitations=invitations,
    )
    if language is not None:
        wishes["language"] = language_of_choice(language)

    def wished(present: UserSettings) -> dict[str, Any]:
        found = wishes | quiet_hours.changes(present, quiet, zone)
        if vacation is not None:
            found |= vacations.changes(present, vacation, click_ms(click))
        return found

    await show_changed(click, wished)


def given(**wishes: Any) -> dict[str, Any]:
    """The wishes that were expressed."""
    return {name: wish for name, wish in wishes.items() if wish is not None}


class LookButton(
    TableControl,
    template=r"look:(?P<game>\d{1,18}):(?P<part>[a-z]{1,12}):(?P<value>[a-z]{1,12})"
    r"(:(?P<then>turn))?",
):
    """A choice of how cards are shown, in the private hand: it holds at every table."""

    async def at(self, press: Click, table: Table) -> None:
        """Store what the button says, and show the hand so."""
        table.own_seat(user_of(press))
        part, value = self.words["part"], self.words["value"]
        if value not in dict(CHOICES).get(part, ()):
            raise Refused("control-unknown")
        await press.client.looks.choose(
            user_of(press), {part: value == "on" if part == "large" else value}
        )
        marks = marks_of(press, table)
        panel = Panel.TURN if self.words["then"] else Panel.LOOK
        await press.client.hands.show(press, table, in_place=True, marks=marks, panel=panel)
        press.client.preferences.chosen(user_of(press))


DYNAMIC_ITEMS = (LookButton, *PREFERENCE_CONTROLS)


@preferences.autocomplete("zone")
async def zones(_: Click, typed: str) -> list[Choice[str]]:
    """Time zones with the time that it is there."""
    now = now_ms()
    found = islice(zones_named(typed), MOST_CHOICES)
    return [Choice(name=zone_label(zone, now), value=zone) for zone in found]


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add this command."""
    tree.add_command(preferences)
