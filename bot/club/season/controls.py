"""What those who manage a server press about its seasons."""

from datetime import date
from typing import Any

import discord
from discord import ui

from bot.club.season import calendar
from bot.club.season.panel import (
    LENGTHS,
    end_question,
    season_dialog,
)
from bot.club.season.seasons import Seasons, move_end
from bot.controls.clicks import Click
from bot.controls.control import Control, chosen
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.server_controls import (
    Changes,
    managed,
    present_of,
    redraw,
    redraw_changed,
)
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.people.zones import ZONES, day_of, read_zone, zone_called
from bot.runtime.clock import now_ms
from bot.runtime.senders import guild_of
from bot.typed.filled import NOTHING, Fields, reading
from data import seasons, settings
from data.ids import Ms
from data.settings import ServerSettings
from engine.variants import VARIANTS

PAGE = "season"


class SeasonSetting(
    Control, template=r"server:season:(?P<what>zone|length|post|game|end|over|keep)"
):
    """A menu or a button of the page."""

    async def press(self, press: Click) -> None:
        """Do what it says."""
        what, values = self.words["what"], chosen(press)
        if values and what == "game":
            await redraw(press, await present_of(press), PAGE, "", game=game_in(values[0]))
        elif values:
            made = chosen_in(what, values[0])
            await redraw_changed(press, lambda _: made)
        elif what == "over":
            await self._end(press)
        elif what == "keep":
            await redraw(press, await present_of(press), PAGE, "")
        else:
            question, answers = end_question(await press.client.languages.of_click(press))
            await redraw(press, await present_of(press), PAGE, question, answers)

    async def _end(self, press: Click) -> None:
        """End the season now."""
        await set_end(press, now_ms())
        said = say(await press.client.languages.of_click(press), "season-ended-now")
        await redraw(press, await present_of(press), PAGE, said)


class SeasonOpener(Control, template=r"server:(?P<verb>dialog|anew):(?P<what>zone|last)"):
    """Opens a dialog, anew with what was typed."""

    async def press(self, press: Click) -> None:
        """Open it."""
        await ask(press, self.words["what"], again=self.words["verb"] == "anew")


async def ask(press: Click, what: str, *, again: bool) -> None:
    """Open the dialog *what*; raises Refused where that is not for the presser."""
    present, language = await present_of(press), await press.client.languages.of_click(press)
    typed = NOTHING
    if again:
        typed = typed_before(press, key_of(press, what), f"server:dialog:{what}", language)
    async with press.client.db.reading() as tx:
        season = await seasons.running(tx, managed(press))
    await press.response.send_modal(season_dialog(language, what, present, season, typed))


def key_of(press: Click, what: str) -> str:
    """The dialog of this server."""
    return f"season-{what}:{guild_of(press)}"


def chosen_in(what: str, value: str) -> Changes:
    """What to store for a choice; raises Refused where it was never offered."""
    if what == "zone" and value in ZONES:
        return {"zone": value}
    if what == "length" and value in LENGTHS:
        return {"season": value}
    if what == "post" and value in ("on", "off"):
        return {"season_post": value == "on"}
    raise Refused("control-unknown")


def game_in(value: str) -> str:
    """A game that is offered; raises Refused."""
    if value not in VARIANTS:
        raise Refused("control-unknown")
    return value


class ChampionMenu(Control, template=r"server:champion:(?P<variant>[a-z0-9-]{1,30})"):
    """The role of a game's champion."""

    async def press(self, press: Click) -> None:
        """Store it; raises Refused where the presser may not give that role themselves."""
        game, values = game_in(self.words["variant"]), chosen(press)
        number = int(values[0]) if values else None
        if number is not None:
            check_role(press, number)
        await redraw_changed(press, lambda present: role_given(present, game, number), game)


def role_given(present: ServerSettings, game: str, role: int | None) -> Changes:
    """The roles of champions with that of one game; None takes it away."""
    others = {key: one for key, one in present.champion_roles.items() if key != game}
    return {"champion_roles": others if role is None else {**others, game: role}}


def check_role(click: Click, number: int) -> None:
    """Raise Refused where the clicker may not give that role to others.

    Or who may change our settings, and no roles, would make themselves what they are not.
    """
    role = click.guild.get_role(number) if click.guild else None
    if role is None:
        raise Refused("champion-role-unknown")
    if role.managed or role.is_default():
        raise Refused("champion-role-unfit", role=plain_name(role.name))
    if not (click.permissions.manage_roles and is_above(click.user, role)):
        raise Refused("champion-role-not-yours", role=plain_name(role.name))


def is_above(user: discord.User | discord.Member, role: discord.Role) -> bool:
    """Whether *user* stands above *role* in its server."""
    if user.id == role.guild.owner_id:
        return True
    return isinstance(user, discord.Member) and user.top_role > role


async def set_end(click: Click, end_ms: Ms) -> None:
    """Let the running season of the clicker's server end then; raises Refused."""
    guild = managed(click)
    async with click.client.db.transaction() as tx:
        await settings.held_server(tx, guild)
        await move_end(tx, guild, lambda _: end_ms)
    click.client.part(Seasons).look_again()


async def set_last_day(click: Click, typed: str) -> None:
    """The same by the last day that was typed."""
    present = await present_of(click)
    await set_end(click, last_day_end(typed, present.zone, now_ms()))


def last_day_end(typed: str, zone_name: str | None, now: Ms) -> Ms:
    """When a season ends whose last day was *typed*; raises Refused."""
    zone = zone_called(zone_name)
    today = day_of(now, zone)
    try:
        last = date.fromisoformat(typed.strip())
    except ValueError:
        last = date.min
    if not 0 <= (last - today).days <= calendar.LONGEST_DAYS:
        raise Refused("season-last-wrong", typed=plain_name(typed), today=str(today))
    return calendar.end_after_ms(last, zone)


class SeasonDialog(Dialog, template=r"server:told:(?P<what>zone|last)"):
    """A time zone or a last day, filled in."""

    def key(self, press: Click) -> str:
        """That of this server."""
        return key_of(press, self.words["what"])

    async def take(self, press: Click, filled: Fields) -> None:
        """Store it, and show the page so."""
        what, typed = self.words["what"], filled.get(self.words["what"], "").strip()
        with reading() as field, field(what):
            if what == "zone":
                zone = read_zone(typed)
                await redraw_changed(press, lambda _: {"zone": zone})
                return
            await set_last_day(press, typed)
        said = say(await press.client.languages.of_click(press), "server-changed")
        await redraw(press, await present_of(press), PAGE, said)

    def again(self, _: Click) -> str:
        """The way back to what it asks for."""
        return f"server:anew:{self.words['what']}"

    async def refuse(self, press: Click, why: str, again: ui.Button[Any]) -> None:
        """Say on the page what was wrong."""
        await redraw(press, await present_of(press), PAGE, why, [again])


SEASON_CONTROLS: tuple[Any, ...] = (SeasonSetting, SeasonOpener, ChampionMenu, SeasonDialog)
