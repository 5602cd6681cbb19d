"""The panel of somebody's preferences: each choice is one of a menu, and says what it sets."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.controls.setting_menus import language_menu, menu, paged
from bot.minding import vacations
from bot.people import quiet_hours, zones
from bot.people.looks import LOOKS
from bot.people.texts import say
from bot.render.dialog import modal, text_field
from bot.render.layout import Block, Row, button, buttons
from bot.render.titles import day
from bot.runtime.clock import now_ms
from bot.typed.filled import Fields
from data.settings import UserSettings

PAGES = ("looks", "turns", "away")
USUAL = "usual"
"""Cards as the server of a game shows them."""
CHOICES: dict[str, tuple[str, ...]] = {
    "cards": (USUAL, "emoji", "image", "text"),
    "colours": ("four", "two"),
    "background": ("dark", "light"),
    "large": ("off", "on"),
    "messages": ("dm", "channel"),
    "calls": ("usual", "always", "never"),
    "invitations": ("off", "on"),
}
"""What can be chosen in a menu, beside languages and time zones."""
SWITCHES = ("large", "invitations")
"""What is on or off."""
EXPLAINED = ("messages", "calls", "invitations")
"""Menus whose choices are explained."""
HOURS_LENGTH, ZONE_LENGTH, DAYS_LENGTH = 30, 50, 10


def panel(
    language: str,
    present: UserSettings,
    page: str,
    note: str = "",
    again: Sequence[ui.Button[Any]] = (),
) -> ui.LayoutView:
    """One page; a *note* says what has just been done, or what was wrong and can be mended."""
    parts = BLOCKS[page](language, present)
    return paged(language, "preferences", page, PAGES, parts, note, again)


def page_for(changed: Sequence[str]) -> str:
    """The page on which these preferences stand."""
    if set(changed) & LOOKS or "language" in changed or not changed:
        return "looks"
    return "turns" if set(changed) & {"messages", "calls", "invitations"} else "away"


def value_in(present: UserSettings, part: str) -> str:
    """What is chosen in a menu."""
    if part in SWITCHES:
        return "on" if getattr(present, part) else "off"
    return str(getattr(present, part) or USUAL)


def choice(language: str, present: UserSettings, part: str) -> Row:
    """The menu of one preference."""
    lines = []
    for value in CHOICES[part]:
        words = say(language, f"menu-{part}", value=value)
        more = say(language, f"menu-{part}-about", value=value) if part in EXPLAINED else None
        lines.append((value, words, more))
    return menu(f"preferences:set:{part}", lines, value_in(present, part))


def looks(language: str, present: UserSettings) -> list[Block]:
    """In which language one reads, and how cards look."""
    speaking = language_menu(language, "preferences:set:language", present.language)
    parts = ("cards", "colours", "background", "large")
    return [speaking, *(choice(language, present, part) for part in parts)]


def turns(language: str, present: UserSettings) -> list[Block]:
    """Where hands come, when one is called, and whether one hears of challenges."""
    parts = ("messages", "calls", "invitations")
    return [choice(language, present, part) for part in parts]


def away(language: str, present: UserSettings) -> list[Block]:
    """When one wants to hear nothing, or is not there."""
    is_quiet = present.quiet_from is not None
    ends = [button(say(language, "button-quiet-off"), "preferences:end:quiet")] if is_quiet else []
    hours = button(say(language, "button-quiet"), "preferences:ask:quiet")
    return [
        quiet_hours.quiet_line(present, language),
        *buttons([hours, *ends]),
        zone_menu(language, present, "preferences:set:zone"),
        vacation_line(present, language),
        *buttons(holidays(language, present)),
        "-# " + say(language, "preferences-vacation-about"),
    ]


BLOCKS = {"looks": looks, "turns": turns, "away": away}


def zone_menu(language: str, present: UserSettings, custom_id: str) -> Row:
    """A menu of time zones: where those live whose languages we speak, and the present one."""
    now, found = now_ms(), zones.zones_near(present.zone)
    lines = [
        (zone, say(language, "menu-zone", zone=zones.zone_label(zone, now)), None) for zone in found
    ]
    return menu(custom_id, lines, present.zone, say(language, "menu-zone-none"))


def holidays(language: str, present: UserSettings) -> list[ui.Button[Any]]:
    """The buttons of the vacation."""
    take = button(say(language, "button-vacation"), "preferences:ask:vacation")
    if present.vacation_until_ms <= now_ms():
        return [take]
    end = button(say(language, "button-vacation-end"), "preferences:end:vacation")
    return [take, end]


def vacation_line(present: UserSettings, language: str) -> str:
    """How long a vacation lasts, and what is left of the year's days."""
    now, until_ms = now_ms(), present.vacation_until_ms
    until = day(until_ms) if until_ms > now else "none"
    left = vacations.days_left(present, now)
    return say(language, "preferences-vacation", until=until, days=left)


def quiet_dialog(language: str, present: UserSettings, typed: Fields) -> ui.Modal:
    """Asks for quiet hours and for the time zone."""
    start, end = present.quiet_from, present.quiet_to
    hours = ""
    if start is not None and end is not None:
        hours = f"{quiet_hours.clock(start)}-{quiet_hours.clock(end)}"
    return modal(
        say(language, "dialog-quiet"),
        "preferences:fill:quiet",
        [
            text_field(
                "hours",
                say(language, "field-hours"),
                typed.get("hours", hours),
                hint=say(language, "field-hours-about"),
                length=HOURS_LENGTH,
            ),
            text_field(
                "zone",
                say(language, "field-zone"),
                typed.get("zone", present.zone or ""),
                hint=say(language, "field-zone-about"),
                length=ZONE_LENGTH,
            ),
        ],
    )


def vacation_dialog(language: str, present: UserSettings, typed: Fields) -> ui.Modal:
    """Asks for days of vacation."""
    now = now_ms()
    most = vacations.days_left(present, now) + vacations.not_begun(present, now)
    field = text_field(
        "days",
        say(language, "field-days"),
        typed.get("days", ""),
        hint=say(language, "field-days-about", days=most),
        length=DAYS_LENGTH,
    )
    return modal(say(language, "dialog-vacation"), "preferences:fill:vacation", [field])


DIALOGS = {"quiet": quiet_dialog, "vacation": vacation_dialog}
