"""`/preferences`: how one person likes the game to be shown, everywhere."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.commands.context import EVERYWHERE, MOST_CHOICES, options
from bot.controls.clicks import Click, Client
from bot.controls.control import TableControl
from bot.controls.verbs import marks_of
from bot.messages.replies import NOBODY
from bot.minding import vacations
from bot.people import quiet_hours
from bot.people.looks import LOOKS
from bot.people.refused import Refused
from bot.people.texts import LANGUAGES, say, text
from bot.render.hand import Panel
from bot.render.layout import layout
from bot.render.looks import CHOICES
from bot.render.titles import day
from bot.runtime.clock import click_ms, now_ms
from bot.table.table import Table
from data import settings
from data.settings import UserSettings

AUTOMATIC = "automatic"
"""The choice that takes a language from Discord again."""


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
    "quiet",
    "zone",
    "vacation",
)
@app_commands.choices(
    cards=choices("text", "emoji", "image"),
    language=choices(AUTOMATIC, *LANGUAGES),
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
    quiet: Range[str, 1, 30] | None = None,
    zone: Range[str, 1, 50] | None = None,
    vacation: Range[int, 0, vacations.DAYS_A_YEAR] | None = None,
) -> None:
    """Change what is named, and show everything, to the caller alone."""
    changes = given(
        cards=cards,
        messages=messages,
        calls=calls,
        colours=colours,
        background=background,
        large=large,
    )
    changes |= language_given(language)
    if messages == "dm":
        # Asked for again: whatever closed the DMs may be over.
        changes |= {"dm_consent": True, "dm_closed": False}
    if changes.keys() & LOOKS:
        changes["look_chosen"] = True
    async with click.client.db.transaction() as tx:
        present = await settings.held_user(tx, click.user.id)
        changes |= quiet_hours.changes(present, quiet, zone)
        if vacation is not None:
            changes |= vacations.changes(present, vacation, click_ms(click))
        present = await settings.change_user(tx, click.user.id, **changes)
    click.client.preferences.changed(click.user.id)
    if vacation is not None:
        await click.client.vacations.look_at_all(click.user.id)
    if changes:
        click.client.announcer.mark_all(user=click.user.id)
    lines = preferences_lines(present, await click.client.languages.of_click(click), changes)
    await click.response.send_message(
        view=layout("\n".join(lines)), ephemeral=True, allowed_mentions=NOBODY
    )


def given(**wishes: Any) -> dict[str, Any]:
    """The wishes that were expressed."""
    return {name: wish for name, wish in wishes.items() if wish is not None}


def language_given(language: str | None) -> dict[str, Any]:
    """The language that was chosen; the automatic one is none."""
    if language is None:
        return {}
    return {"language": None if language == AUTOMATIC else language}


def preferences_lines(
    present: UserSettings, language: str, changes: dict[str, Any]
) -> Iterator[str]:
    """Everything a player has chosen."""
    yield say(language, "preferences-title")
    yield say(language, "preferences-cards", value=say(language, f"choice-{present.cards}"))
    yield say(language, "preferences-language", value=language_name(language, present.language))
    yield say(language, "preferences-messages", value=present.messages)
    yield say(language, "preferences-calls", value=present.calls)
    yield say(language, "preferences-colours", value=say(language, f"choice-{present.colours}"))
    background = say(language, f"choice-{present.background}")
    yield say(language, "preferences-background", value=background)
    yield say(language, "preferences-large", value="yes" if present.large else "no")
    yield quiet_hours.quiet_line(present, language)
    yield vacation_line(present, language)
    yield say(language, "preferences-changed" if changes else "preferences-hint")
    if "vacation_days" in changes:
        yield "-# " + say(language, "preferences-vacation-how")


def vacation_line(present: UserSettings, language: str) -> str:
    """How long a vacation lasts, and what is left of the year's days."""
    now, until_ms = now_ms(), present.vacation_until_ms
    until = day(until_ms) if until_ms > now else "none"
    left = vacations.days_left(present, now)
    return say(language, "preferences-vacation", until=until, days=left)


def language_name(language: str, chosen: str | None) -> str:
    """The name of a language that was chosen; that of Discord where none was."""
    if chosen not in LANGUAGES:
        return say(language, "language-automatic")
    return say(language, f"choice-{chosen}")


class LookButton(
    TableControl, template=r"look:(?P<game>\d{1,18}):(?P<part>[a-z]{1,12}):(?P<value>[a-z]{1,12})"
):
    """A choice of how cards are shown, in the private hand: it holds at every table."""

    async def at(self, press: Click, table: Table) -> None:
        """Store what the button says, and show the hand so."""
        table.own_seat(press.user.id)
        part, value = self.words["part"], self.words["value"]
        if value not in dict(CHOICES).get(part, ()):
            raise Refused("control-unknown")
        await press.client.looks.choose(
            press.user.id, {part: value == "on" if part == "large" else value}
        )
        marks = marks_of(press, table)
        await press.client.hands.show(press, table, in_place=True, marks=marks, panel=Panel.LOOK)
        press.client.announcer.mark_all(user=press.user.id)


DYNAMIC_ITEMS = (LookButton,)


@preferences.autocomplete("zone")
async def zones(_: Click, typed: str) -> list[Choice[str]]:
    """Time zones with the time that it is there."""
    now = now_ms()
    found = islice(quiet_hours.zones_named(typed), MOST_CHOICES)
    return [Choice(name=quiet_hours.zone_label(zone, now), value=zone) for zone in found]


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add this command."""
    tree.add_command(preferences)
