"""What people press in the panel of their preferences, and how what they chose is stored."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.controls.clicks import Click
from bot.controls.control import Control, chosen
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.preference_panel import CHOICES, DIALOGS, PAGES, SWITCHES, USUAL, page_for, panel
from bot.controls.setting_menus import LANGUAGE_CHOICES, language_of_choice
from bot.messages.pressed import change as change_message
from bot.messages.replies import NOBODY
from bot.minding import vacations
from bot.minding.vacations import Vacations
from bot.people import quiet_hours, zones
from bot.people.looks import LOOKS
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.runtime.clock import click_ms
from bot.runtime.senders import user_of
from bot.typed.filled import NOTHING, Fields, WrongFields
from data import settings
from data.ids import Ms
from data.settings import UserSettings

Changes = dict[str, Any]
Make = Callable[[UserSettings], Changes]
"""Says what to store, by what is stored; raises Refused and WrongFields."""
SHOWN = LOOKS | {"language", "messages"}
"""Preferences that change what somebody has before them."""


async def change(click: Click, make: Make) -> tuple[UserSettings, Changes]:
    """Store what *make* says, and let all that follows from it happen."""
    client, user = click.client, user_of(click)
    async with client.db.transaction() as tx:
        changes = make(await settings.held_user(tx, user))
        present = await settings.change_user(tx, user, **changes | consequences(changes))
    client.preferences.changed(user)
    if "vacation_days" in changes:
        await client.part(Vacations).look_at_all(user)
    if "language" in changes:
        await client.languages.changed(click)
    if changes.keys() & SHOWN:
        client.preferences.chosen(user)
    return present, changes


def consequences(changes: Changes) -> Changes:
    """What is stored besides."""
    more: Changes = {}
    if changes.get("messages") == "dm":
        # Asked for again: whatever closed the DMs may be over.
        more |= {"dm_consent": True, "dm_closed": False}
    if changes.keys() & LOOKS:
        more["look_chosen"] = True
    if "language" in changes:
        more["spoken"] = None
    return more


async def show_changed(click: Click, make: Make) -> None:
    """Store what *make* says, and show the panel where that stands, to the caller alone."""
    present, changes = await change(click, make)
    language = await click.client.languages.of_click(click)
    note = say(language, "preferences-changed") if changes else ""
    view = panel(language, present, page_for(tuple(changes)), note)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def redraw(
    press: Click, present: UserSettings, page: str, note: str, again: Sequence[ui.Button[Any]] = ()
) -> None:
    """Show the panel as it is now, where it was pressed."""
    language = await press.client.languages.of_click(press)
    await change_message(press, panel(language, present, page, note, again))


async def redraw_changed(press: Click, make: Make) -> None:
    """Store what *make* says, and show the panel so."""
    present, changes = await change(press, make)
    said = say(await press.client.languages.of_click(press), "preferences-changed")
    await redraw(press, present, page_for(tuple(changes)), said)


class PreferencesMenu(Control, template=r"preferences:set:(?P<part>[a-z]{1,12})"):
    """A choice in one of the menus."""

    async def press(self, press: Click) -> None:
        """Store it, and show the panel so."""
        made = chosen_in(self.words["part"], next(iter(chosen(press)), ""))
        await redraw_changed(press, lambda _: made)


def chosen_in(part: str, value: str) -> Changes:
    """What to store for a choice; raises Refused where it was never offered."""
    if part == "language" and value in LANGUAGE_CHOICES:
        return {part: language_of_choice(value)}
    if part == "zone" and value in zones.ZONES:
        return {part: value}
    if value not in CHOICES.get(part, ()):
        raise Refused("control-unknown")
    if part in SWITCHES:
        return {part: value == "on"}
    return {part: None if part == "cards" and value == USUAL else value}


class PreferencesButton(
    Control, template=r"preferences:(?P<verb>page|ask|again|end):(?P<what>[a-z]{1,12})"
):
    """A page of the panel, a dialog, or the end of what lasts."""

    async def press(self, press: Click) -> None:
        """Do what the button says; raises Refused where there is no such."""
        verb, what = self.words["verb"], self.words["what"]
        if what not in (PAGES if verb == "page" else DIALOGS):
            raise Refused("control-unknown")
        if verb == "end":
            await self._end(press, what)
            return
        present = await press.client.preferences.of_user(user_of(press))
        if verb == "page":
            await redraw(press, present, what, "")
            return
        language, anew = await press.client.languages.of_click(press), f"preferences:ask:{what}"
        typed = NOTHING if verb == "ask" else typed_before(press, key_of(what), anew, language)
        await press.response.send_modal(DIALOGS[what](language, present, typed))

    async def _end(self, press: Click, what: str) -> None:
        """End the quiet hours, or the vacation."""

        def ended(present: UserSettings) -> Changes:
            if what == "quiet":
                return {"quiet_from": None, "quiet_to": None}
            return dict(vacations.changes(present, 0, click_ms(press)))

        await redraw_changed(press, ended)


def key_of(what: str) -> str:
    """The dialog of that name."""
    return f"preferences:{what}"


class PreferencesDialog(Dialog, template=r"preferences:fill:(?P<what>quiet|vacation)"):
    """A dialog that was filled in."""

    def key(self, _: Click) -> str:
        """What it asks for."""
        return key_of(self.words["what"])

    async def take(self, press: Click, filled: Fields) -> None:
        """Store it, and show the panel so."""

        def wished(present: UserSettings) -> Changes:
            if self.words["what"] == "quiet":
                return quiet_filled(present, filled)
            return vacation_filled(present, filled, click_ms(press))

        await redraw_changed(press, wished)

    def again(self, _: Click) -> str:
        """The way back to what it asks for."""
        return f"preferences:again:{self.words['what']}"

    async def refuse(self, press: Click, why: str, again: ui.Button[Any]) -> None:
        """Say in the panel what was wrong."""
        present = await press.client.preferences.of_user(user_of(press))
        await redraw(press, present, "away", why, [again])


def quiet_filled(present: UserSettings, filled: Fields) -> Changes:
    """What to store for quiet hours and a time zone; raises WrongFields.

    No hours are none; no zone leaves the present one.
    """
    hours, zone = filled.get("hours", "").strip(), filled.get("zone", "").strip()
    found: Changes = {}
    wrong = {}
    try:
        found["quiet_from"], found["quiet_to"] = quiet_hours.read_hours(hours or "off")
    except Refused as refused:
        wrong["hours"] = refused
    try:
        found |= {"zone": zones.read_zone(zone)} if zone else {}
    except Refused:
        wrong["zone"] = Refused("dialog-zone-unknown", zone=plain_name(zone))
    if found.get("quiet_from") is not None and not (zone or present.zone):
        wrong["zone"] = Refused("dialog-zone-needed")
    if wrong:
        raise WrongFields(wrong)
    return found


def vacation_filled(present: UserSettings, filled: Fields, now: Ms) -> Changes:
    """What to store for days of vacation; raises WrongFields."""
    typed = filled.get("days", "").strip()
    try:
        if not (typed.isascii() and typed.isdecimal()):
            raise Refused("dialog-no-number", typed=plain_name(typed))
        return dict(vacations.changes(present, int(typed), now))
    except Refused as refused:
        raise WrongFields({"days": refused}) from refused


PREFERENCE_CONTROLS = (PreferencesMenu, PreferencesButton, PreferencesDialog)
