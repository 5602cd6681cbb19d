"""What a person decides for themselves, and the panel in which they do."""

from collections.abc import Mapping, Sequence

from discord.app_commands import Range

from bot.controls.clicks import Click, say_to
from bot.controls.control import control
from bot.controls.setting_panels import PANELS, Make, SettingsPanel
from bot.controls.settings import (
    Changes,
    DialogFields,
    Given,
    OneZone,
    Setting,
    SettingOption,
    SettingView,
    declared,
)
from bot.messages.pages import Pages
from bot.minding import vacations
from bot.minding.vacations import Vacations
from bot.people import quiet_hours
from bot.people.looks import LOOKS
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.render.buttons import Row, button, buttons
from bot.render.dialog import text_field
from bot.render.layout import Block
from bot.render.titles import day
from bot.runtime.clock import click_ms, now_ms
from bot.runtime.senders import user_of
from bot.typed.filled import Fields, WrongFields
from data import settings
from data.settings import UserSettings

HOURS_LENGTH, DAYS_LENGTH = 30, 10


class QuietHours(Setting):
    """When a person's DMs make no sound, by the clock where they are."""

    dialog_field = "hours"

    def options(self) -> Sequence[SettingOption]:
        """The option of the command: the quiet hours as they are typed."""
        return [SettingOption("quiet", Range[str, 1, HOURS_LENGTH])]

    def wished(self, click: Click, given: Given, present: UserSettings) -> Changes:
        """Store the hours that a command was given, which need a zone."""
        return quiet_hours.changes(present, given.get("quiet"), given.get("zone"))

    def blocks(self, view: SettingView) -> list[Block]:
        """The hours, the way to their dialog, and the way to have none."""
        ways = [button(say(view.language, "button-quiet"), "preferences:ask:quiet")]
        if view.present.quiet_from is not None:
            off = say(view.language, "button-quiet-off")
            ways.append(button(off, "preferences:end:quiet"))
        return [quiet_hours.quiet_line(view.present, view.language), *buttons(ways)]

    def ended(self, press: Click, present: UserSettings) -> Changes:
        """Store that there are no quiet hours."""
        return {"quiet_from": None, "quiet_to": None}

    async def fields(self, press: Click, view: SettingView, typed: Fields) -> DialogFields:
        """The field of the dialog: the quiet hours as they are typed."""
        language, start, end = view.language, view.present.quiet_from, view.present.quiet_to
        hours = ""
        if start is not None and end is not None:
            hours = f"{quiet_hours.clock(start)}-{quiet_hours.clock(end)}"
        label, hint = say(language, "field-hours"), say(language, "field-hours-about")
        value = typed.get("hours", hours)
        return [text_field("hours", label, value, hint=hint, length=HOURS_LENGTH)]

    def filled(self, press: Click, filled: Fields, present: UserSettings) -> Changes:
        """Store the hours, none where the field is empty; they need a zone."""
        start, end = quiet_hours.read_hours(filled.get("hours", "").strip() or "off")
        if start is not None and not (filled.get("zone", "").strip() or present.zone):
            raise WrongFields({"zone": Refused("dialog-zone-needed")})
        return {"quiet_from": start, "quiet_to": end}


class Vacation(Setting):
    """Until when no time runs for a person at slow games."""

    dialog_field = "days"

    def options(self) -> Sequence[SettingOption]:
        """The option of the command: for how many days from now on."""
        return [SettingOption("vacation", Range[int, 0, vacations.DAYS_A_YEAR])]

    def wished(self, click: Click, given: Given, present: UserSettings) -> Changes:
        """Begin a vacation of the days that a command was given, or end it."""
        if "vacation" not in given:
            return {}
        return vacations.changes(present, given["vacation"], click_ms(click))

    def blocks(self, view: SettingView) -> list[Block]:
        """How long the vacation lasts, what is left of the year's days, and its dialog."""
        language, now, until_ms = view.language, now_ms(), view.present.vacation_until_ms
        until = day(until_ms) if until_ms > now else "none"
        left = vacations.days_left(view.present, now)
        ways = [button(say(language, "button-vacation"), "preferences:ask:vacation")]
        if until_ms > now:
            ways.append(button(say(language, "button-vacation-end"), "preferences:end:vacation"))
        return [
            say(language, "preferences-vacation", until=until, days=left),
            *buttons(ways),
            "-# " + say(language, "preferences-vacation-about"),
        ]

    def ended(self, press: Click, present: UserSettings) -> Changes:
        """End the vacation now."""
        return vacations.changes(present, 0, click_ms(press))

    async def fields(self, press: Click, view: SettingView, typed: Fields) -> DialogFields:
        """The field of the dialog: for how many days from now on."""
        now, label = now_ms(), say(view.language, "field-days")
        most = vacations.days_left(view.present, now) + vacations.not_begun(view.present, now)
        hint, value = say(view.language, "field-days-about", days=most), typed.get("days", "")
        return [text_field("days", label, value, hint=hint, length=DAYS_LENGTH)]

    def filled(self, press: Click, filled: Fields, present: UserSettings) -> Changes:
        """Begin a vacation of the days that were typed, or end it."""
        typed = filled.get("days", "").strip()
        if not (typed.isascii() and typed.isdecimal()):
            raise Refused("dialog-no-number", typed=plain_name(typed))
        return vacations.changes(present, int(typed), click_ms(press))


KINDS: Mapping[str, type[Setting]] = {"quiet": QuietHours, "vacation": Vacation}
PERSONAL = declared(UserSettings, KINDS)
"""All that a person decides, in the order in which it is asked for."""


class PreferencePanel(SettingsPanel):
    """The preferences of whoever looks at them."""

    subject = "preferences"

    def pages(self) -> Sequence[str]:
        """The pages of the panel on which something can be set."""
        return list(dict.fromkeys(one.asked.page for one in PERSONAL))

    def settings(self) -> Sequence[Setting]:
        """The settings that a person decides for themselves."""
        return PERSONAL

    async def parts(self, click: Click, view: SettingView, page: str) -> Sequence[Block]:
        """What stands on a page; on the last, where this host has pages, the way out of all."""
        found = await super().parts(click, view, page)
        if page != self.pages()[-1] or not click.client.part(Pages).is_open:
            return found
        out = button(say(view.language, "button-sign-out"), "preferences:signout")
        return [*found, say(view.language, "preferences-signed-in"), *buttons([out])]

    async def present(self, click: Click) -> UserSettings:
        """The clicker's preferences."""
        return await click.client.preferences.of_user(user_of(click))

    async def change(self, click: Click, make: Make) -> tuple[UserSettings, Changes]:
        """Store what *make* says, and let all that follows from it happen."""
        client, user = click.client, user_of(click)
        async with client.db.transaction() as tx:
            changes = make(await settings.held_user(tx, user))
            present = await settings.change_user(tx, user, **changes | consequences(changes))
        client.preferences.changed(user)
        if "vacation_days" in changes:
            await client.part(Vacations).look_at_all(user)
        if self.reshows(changes):
            client.preferences.chosen(user)
        return present, changes


PREFERENCES = PreferencePanel()
PANELS[PREFERENCES.subject] = PREFERENCES


@control(r"preferences:signout")
async def sign_out_button(press: Click) -> None:
    """End all sessions that the presser has at the page of the tables."""
    sign_out, user = press.client.part(Pages).sign_out, user_of(press)
    if sign_out is None:
        raise Refused("open-page-none")
    await sign_out(user)
    present, note = await PREFERENCES.present(press), await say_to(press, "signed-out")
    await PREFERENCES.redraw(press, present, PREFERENCES.pages()[-1], note)


def consequences(changes: Changes) -> Changes:
    """What is stored besides *changes*, because of them."""
    more: Changes = {}
    if changes.get("messages") == "dm":
        # Asked for again: whatever closed the DMs may be over.
        more |= {"dm_consent": True, "dm_closed": False}
    if changes.keys() & LOOKS:
        more["look_chosen"] = True
    return more


def zone_menu(language: str, present: UserSettings, menu_id: str) -> Row:
    """The menu of time zones for another panel, with an id of its own."""
    (zone,) = (one for one in PERSONAL if isinstance(one, OneZone))
    return zone.menu(SettingView(language, present), menu_id)
