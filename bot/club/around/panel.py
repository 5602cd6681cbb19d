"""The panel in which somebody says when they may be called to a table, and who is around now."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from discord import ui

from bot.club.around.calling import LAPSES_MS, Around
from bot.club.around.view import WEEKDAYS, around_text, said_text
from bot.commands.context import command
from bot.controls import clicks
from bot.controls.clicks import Click, say_to
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, chosen_of, control
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.preference_panel import HOURS_LENGTH, PREFERENCES, zone_menu
from bot.controls.settings import ZONE_LENGTH
from bot.lobby.door import admit, knock
from bot.people import quiet_hours
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.people.zones import ZONES, read_zone
from bot.render.buttons import Button, Row, button, buttons
from bot.render.dialog import modal, text_field
from bot.render.layout import Block, MessageLayout, layout
from bot.render.menus import option, select
from bot.render.titles import game_name
from bot.runtime.clock import now_ms
from bot.runtime.senders import user_of
from bot.typed.filled import NOTHING, Fields, reading
from data import around
from data.around import Availability
from data.ids import ZERO_MS
from data.settings import UserSettings
from engine.variants import VARIANTS

EVENING, EVERYDAY = (17 * 60, 23 * 60), tuple(range(len(WEEKDAYS)))
"""When people may be called, until they say otherwise."""
HOURS = "around:fill:hours"
server_of = partial(clicks.server_of, otherwise="club-server-only")
"""The server in which somebody clicked; raises Refused in a DM."""


async def said_by(click: Click) -> tuple[Availability | None, UserSettings]:
    """When the clicker may be called, as far as they have said; raises Refused outside a server."""
    said = await click.client.db.read(around.of_user, server_of(click), user_of(click))
    return said, await click.client.preferences.of_user(user_of(click))


@command("club-around")
async def around_(click: Click) -> None:
    """Show who is around, and when the caller may be called."""
    await turn_to(click, await panel(click))


async def redraw(press: Click, note: str = "", again: Sequence[Button] = ()) -> None:
    """Show the panel as it is now, where it was pressed."""
    await turn_to(press, await panel(press, note, again))


async def panel(click: Click, note: str = "", again: Sequence[Button] = ()) -> MessageLayout:
    """Who is around, when the clicker may be called, and what changes that."""
    (said, person), language = await said_by(click), await click.client.languages.of_click(click)
    own = say(language, "around-not-said")
    if said is not None:
        own = said_text(language, said, person.zone, lapsed=said.until_ms <= now_ms())
        own += "" if person.zone else f"\n⚠ {say(language, 'around-needs-zone')}"
    found = await click.client.part(Around).now(server_of(click), user_of(click))
    names = around_text(language, [one.name for one in found])
    blocks: list[Block] = [say(language, "around-title"), names, own, games_menu(language, said)]
    if said is not None:
        blocks += [days_menu(language, said), zone_menu(language, person, "around:set:zone")]
    noted: list[Block] = [note, *buttons(again)] if note else []
    about = f"-# {say(language, 'around-about')}"
    return layout(*blocks, *buttons(ways(language, said)), about, *noted)


def games_menu(language: str, said: Availability | None) -> Row:
    """A menu of the games for which somebody may be called."""
    wanted = said.games if said else ()
    lines = [option(game_name(language, key), key, chosen=key in wanted) for key in VARIANTS]
    return select("around:set:games", lines, say(language, "around-games"), most=len(lines))


def days_menu(language: str, said: Availability) -> Row:
    """A menu of the days on which somebody may be called."""
    lines = [
        option(say(language, "weekday-long", day=day), str(one), chosen=one in said.days)
        for one, day in enumerate(WEEKDAYS)
    ]
    return select("around:set:days", lines, say(language, "around-days"), most=len(lines))


def ways(language: str, said: Availability | None) -> list[Button]:
    """Buttons to set the hours, to go on for thirty days more, and to end being around."""
    block = button(say(language, "button-club-block"), "block:open")
    if said is None:
        return [block]
    return [
        button(say(language, "button-around-hours"), "around:do:hours"),
        button(say(language, "button-around-renew"), "around:do:renew"),
        button(say(language, "button-around-stop"), "around:do:stop"),
        block,
    ]


async def store(press: Click, **changes: Any) -> None:
    """Store what the presser has changed; from now on it holds for thirty days."""
    guild, user = server_of(press), user_of(press)
    guest = await knock(press, guild)
    async with press.client.db.transaction() as tx:
        await admit(tx, guest)
        usual = Availability(guild, user, "", (), EVERYDAY, *EVENING, ZERO_MS)
        said = await around.of_user(tx, guild, user) or usual
        until_ms = now_ms() + LAPSES_MS
        made = replace(said, name=press.user.display_name, until_ms=until_ms, **changes)
        await around.say(tx, made)


@control(r"around:set:(?P<what>games|days|zone)")
async def around_menu(press: Click, what: str) -> None:
    """Store what was chosen in a menu, and show the panel so; raises Refused for anything else."""
    if what == "zone":
        zone = chosen_of(press, ZONES)
        await PREFERENCES.change(press, lambda _: {"zone": zone})
    else:
        await store(press, **{what: picked(what, chosen(press))})
    await redraw(press, await say_to(press, "preferences-changed"))


def picked(what: str, values: Sequence[str]) -> tuple[Any, ...]:
    """The games or days that were chosen; raises Refused where there are none such."""
    offered = [*VARIANTS] if what == "games" else [str(day) for day in EVERYDAY]
    found = tuple(one for one in offered if one in values)
    if not found:
        raise Refused("control-unknown")
    return found if what == "games" else tuple(int(one) for one in found)


@control(r"around:do:(?P<verb>hours|again|renew|stop)")
async def around_button(press: Click, verb: str) -> None:
    """Ask for the hours, go on being around for thirty days more, or end it."""
    if verb == "stop":
        await press.client.db.write(around.stop, server_of(press), [user_of(press)])
    elif verb == "renew":
        await store(press)
    else:
        language = await press.client.languages.of_click(press)
        typed = typed_before(press, "around:do:hours", language) if verb == "again" else NOTHING
        await press.response.send_modal(dialog(language, *await said_by(press), typed))
        return
    await redraw(press, await say_to(press, "preferences-changed"))


def dialog(
    language: str, said: Availability | None, person: UserSettings, typed: Fields
) -> ui.Modal:
    """Asks for the hours and the time zone."""
    hours = ""
    if said is not None and said.from_minute != said.to_minute:
        hours = f"{quiet_hours.clock(said.from_minute)}-{quiet_hours.clock(said.to_minute)}"
    fields = (
        ("hours", typed.get("hours", hours), "around-hours-about", HOURS_LENGTH),
        ("zone", typed.get("zone", person.zone or ""), "field-zone-about", ZONE_LENGTH),
    )
    parts = [
        text_field(name, say(language, f"field-{name}"), value, hint=say(language, hint), length=n)
        for name, value, hint, n in fields
    ]
    return modal(say(language, "around-dialog"), HOURS, parts)


class HoursDialog(Dialog, template=HOURS):
    """The dialog of the hours, filled in."""

    again = "around:do:again"

    async def take(self, press: Click, filled: Fields) -> None:
        """Store the hours, and show the panel so."""
        (start, end), zone = hours_filled(filled)
        if zone:
            await PREFERENCES.change(press, lambda _: {"zone": zone})
        await store(press, from_minute=start, to_minute=end)
        await redraw(press, await say_to(press, "preferences-changed"))

    async def refuse(self, press: Click, why: str, again: Button) -> None:
        """Say in the panel what was wrong."""
        await redraw(press, why, [again])


def hours_filled(filled: Fields) -> tuple[tuple[int, int], str]:
    """The hours in minutes, from one to the same for any time, and a zone. Raises WrongFields."""
    hours, zone = filled.get("hours", "").strip(), filled.get("zone", "").strip()
    with reading() as field:
        with field("hours", Refused("around-hours-wrong", hours=plain_name(hours))):
            start, end = quiet_hours.read_hours(hours) if hours else (0, 0)
        with field("zone", Refused("dialog-zone-unknown", zone=plain_name(zone))):
            zone = read_zone(zone) if zone else ""
    return (start or 0, end or 0), zone
