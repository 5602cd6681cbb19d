"""What those who manage a server press in its panel, and how what they chose is stored."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.club.season.panel import NO_FACTS, SeasonFacts
from bot.club.season.seasons import Seasons, adapt
from bot.controls.clicks import Click
from bot.controls.control import Control, chosen
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.role_pages import NOT_EVERYBODY, ROLES
from bot.controls.server_panel import CHOICES, LIMITS, PAGES, SEASON, limits_dialog, page_for, panel
from bot.controls.setting_menus import LANGUAGE_CHOICES, language_of_choice
from bot.messages.announcer import Announcer
from bot.messages.hand_contents import menus_in
from bot.messages.pressed import change as change_message
from bot.messages.pressed import custom_id
from bot.messages.replies import NOBODY
from bot.messages.weeks import last_told
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.render.layout import OPTIONS_A_SELECT
from bot.runtime.clock import now_ms
from bot.runtime.senders import guild_of
from bot.typed.filled import NOTHING, Fields, WrongFields
from data import champion_roles, seasons, settings
from data.ids import NO_GUILD, ChannelId, GuildId
from data.settings import ServerSettings
from data.store.database import Database
from engine.variants import VARIANTS

MOST_CHANNELS = 50
"""More would not fit the message that shows them."""

Changes = dict[str, Any]
Make = Callable[[ServerSettings], Changes]
"""Says what to store, by what is stored; raises Refused and WrongFields."""


def managed(click: Click) -> GuildId:
    """The server that the caller manages; raises Refused.

    Discord hides the command from others, but a server can show it to anybody, and who has opened
    the panel may have lost the permission.
    """
    guild = server_of(click)
    if not click.permissions.manage_guild:
        raise Refused("server-needs-permission")
    return guild


def server_of(click: Click) -> GuildId:
    """The server in which somebody clicked; raises Refused."""
    guild = guild_of(click)
    if guild is None:
        raise Refused("server-only")
    return guild


async def change(click: Click, make: Make) -> tuple[ServerSettings, Changes]:
    """Store what *make* says, and show all tables so; raises Refused."""
    guild = managed(click)
    present, changes = await store(click.client.db, guild, make)
    click.client.preferences.server_changed(guild)
    if changes.keys() & SEASON:
        click.client.part(Seasons).look_again()
    if changes.keys() & {"cards", "language"}:
        click.client.part(Announcer).mark_all(guild=guild)
    return present, changes


async def store(db: Database, guild: GuildId, make: Make) -> tuple[ServerSettings, Changes]:
    """Store what *make* says; two who change something at the same time both have it changed."""
    async with db.transaction() as tx:
        before = await settings.held_server(tx, guild)
        changes = make(before)
        after = await settings.change_server(tx, guild, **changes)
        await adapt(tx, guild, before, after, now_ms())
        return after, changes


async def show(
    click: Click, present: ServerSettings, page: str = PAGES[0], note: str = "", game: str = ""
) -> None:
    """Show the panel, to the caller alone."""
    view = await view_of(click, present, page, note, game=game)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def redraw(
    press: Click,
    present: ServerSettings,
    page: str,
    note: str,
    again: Sequence[ui.Button[Any]] = (),
    game: str = "",
) -> None:
    """Show the panel as it is now, where it was pressed; *game*: whose champion's role."""
    await change_message(press, await view_of(press, present, page, note, again, game))


async def redraw_changed(press: Click, make: Make, game: str = "") -> None:
    """Store what *make* says, and show the panel so."""
    present, changes = await change(press, make)
    said = say(await press.client.languages.of_click(press), "server-changed")
    await redraw(press, present, page_for(changes), said, game=game)


async def view_of(
    click: Click,
    present: ServerSettings,
    page: str,
    note: str,
    again: Sequence[ui.Button[Any]] = (),
    game: str = "",
) -> ui.LayoutView:
    """A page of the panel."""
    language, facts = await click.client.languages.of_click(click), NO_FACTS
    if page == "season":
        async with click.client.db.reading() as tx:
            season = await seasons.running(tx, server_of(click))
            worn = await champion_roles.worn(tx, server_of(click))
        facts = SeasonFacts(season, worn, game)
    return panel(language, present, click.guild, page, note, again, facts)


async def present_of(press: Click) -> ServerSettings:
    """The settings of the presser's server, which they manage; raises Refused."""
    guild = managed(press)
    async with press.client.db.reading() as tx:
        return await settings.server_settings(tx, guild)


class ServerMenu(Control, template=r"server:set:(?P<part>[a-z]{1,12})"):
    """A choice in one of the menus."""

    async def press(self, press: Click) -> None:
        """Store it, and show the panel so."""
        part, values = self.words["part"], chosen(press)
        picked, before = {int(one) for one in values if one.isdecimal()}, shown_in(press)
        if part == "channels":
            await redraw_changed(press, lambda present: listed(present, picked, before))
        elif part in ROLES:
            here = guild_of(press) or NO_GUILD

            def roles(present: ServerSettings) -> Changes:
                return roles_listed(present, part, picked, before, here)

            await redraw_changed(press, roles)
        elif part == "weekly":
            place = ChannelId(int(values[0])) if values else None
            await redraw_changed(press, lambda present: weekly_given(present, place))
        else:
            made = chosen_in(part, next(iter(values), ""))
            await redraw_changed(press, lambda _: made)


def chosen_in(part: str, value: str) -> Changes:
    """What to store for a choice; raises Refused where it was never offered."""
    if part == "language" and value in LANGUAGE_CHOICES:
        return {part: language_of_choice(value)}
    if part == "game" and value in VARIANTS:
        return {part: value}
    if value not in CHOICES.get(part, ()):
        raise Refused("control-unknown")
    return {part: value == "on" if part == "threads" else value}


def shown_in(press: Click) -> set[int]:
    """The channels, or roles, that the pressed menu shows as chosen.

    Discord tells their ids as text, and discord.py leaves them so.
    """
    menus = menus_in(press.message.components) if press.message else ()
    pressed = (one for one in menus if one.custom_id == custom_id(press))
    return {int(value.id) for menu in pressed for value in menu.default_values}


def listed(present: ServerSettings, picked: set[int], before: set[int]) -> Changes:
    """The list of allowed channels after a choice in a menu that showed it as it was *before*.

    What the menu does not show stays: channels that sleep, or that somebody else has just added.
    """
    found = merged(present.challenge_channels, picked, before)
    if len(found) > MOST_CHANNELS:
        raise Refused("server-too-many-channels", count=MOST_CHANNELS)
    return {"challenge_channels": found}


def merged(kept: Sequence[int], picked: set[int], before: set[int]) -> tuple[int, ...]:
    """What was *kept*, after a choice among what was shown *before*."""
    still = [one for one in kept if one in picked or one not in before]
    return tuple(dict.fromkeys((*still, *sorted(picked))))


def roles_listed(
    present: ServerSettings, part: str, picked: set[int], before: set[int], everybody: int = 0
) -> Changes:
    """The roles of one kind after a choice; raises Refused where *everybody* cannot be meant."""
    if everybody in picked and part in NOT_EVERYBODY:
        raise Refused("server-not-everybody")
    found = merged(getattr(present, ROLES[part]), picked, before)
    if len(found) > OPTIONS_A_SELECT:
        raise Refused("server-too-many-roles", count=OPTIONS_A_SELECT)
    return {ROLES[part]: found}


def weekly_given(present: ServerSettings, channel: ChannelId | None) -> Changes:
    """Where the standings of each week are posted: the first is the present one."""
    if channel is None:
        return {"weekly_channel": None, "weekly_posted": None}
    begun = present.weekly_channel is not None
    posted = present.weekly_posted if begun else last_told(now_ms()).name
    return {"weekly_channel": channel, "weekly_posted": posted}


class ServerButton(
    Control, template=r"server:(?P<verb>page|next|open|ask|again|end):(?P<what>[a-z]{1,12})"
):
    """A page of the panel, the dialog of limits, the end of the weekly post, or the way in."""

    async def press(self, press: Click) -> None:
        """Do what the button says; raises Refused where there is no such."""
        verb, what = self.words["verb"], self.words["what"]
        match verb, what:
            case "open", "setup":
                await set_up(press)
            case (("page" | "next"), _) if what in PAGES:
                await redraw(press, await present_of(press), what, "")
            case "end", "weekly":
                await redraw_changed(press, lambda present: weekly_given(present, None))
            case (("ask" | "again"), "limits"):
                await self._ask(press)
            case _:
                raise Refused("control-unknown")

    async def _ask(self, press: Click) -> None:
        """Open the dialog."""
        present, language = await present_of(press), await press.client.languages.of_click(press)
        typed = NOTHING
        if self.words["verb"] == "again":
            typed = typed_before(press, key_of(press), "server:ask:limits", language)
        await press.response.send_modal(limits_dialog(language, present, typed))


async def set_up(press: Click) -> None:
    """Begin the set-up below a welcome; whoever does not manage the server is told who does."""
    guild = server_of(press)
    async with press.client.db.reading() as tx:
        present = await settings.server_settings(tx, guild)
    if press.permissions.manage_guild:
        await show(press, present)
        return
    language = await press.client.languages.of_click(press)
    raise Refused("setup-for-managers", [(say(language, "button-club"), "club:home")])


def key_of(press: Click) -> str:
    """The dialog of limits of this server."""
    return f"limits:{guild_of(press)}"


class LimitsDialog(Dialog, template=r"server:fill:limits"):
    """The limits, filled in."""

    def key(self, press: Click) -> str:
        """That of this server."""
        return key_of(press)

    async def take(self, press: Click, filled: Fields) -> None:
        """Store them, and show the panel so."""
        await redraw_changed(press, lambda _: limits_filled(filled))

    def again(self, _: Click) -> str:
        """The way back to the limits."""
        return "server:again:limits"

    async def refuse(self, press: Click, why: str, again: ui.Button[Any]) -> None:
        """Say in the panel what was wrong."""
        await redraw(press, await present_of(press), "games", why, [again])


def limits_filled(filled: Fields) -> Changes:
    """What to store; what is left empty stays as it is. Raises WrongFields."""
    found, wrong = {}, {}
    for name, (least, most) in LIMITS.items():
        typed = filled.get(name, "").strip()
        if not typed:
            continue
        if not (typed.isascii() and typed.isdecimal()):
            wrong[name] = Refused("dialog-no-number", typed=plain_name(typed))
        elif not least <= int(typed) <= most:
            wrong[name] = Refused("dialog-not-between", least=least, most=most)
        else:
            found[name] = int(typed)
    if wrong:
        raise WrongFields(wrong)
    return found


SERVER_CONTROLS = (ServerMenu, ServerButton, LimitsDialog)
