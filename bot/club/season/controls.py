"""What those who manage a server press about its seasons."""

from typing import Any

from discord import ui

from bot.club.season.panel import end_question, season_dialog
from bot.club.season.settings import (
    PAGE,
    check_role,
    role_given,
    set_end,
    set_last_day,
)
from bot.controls.clicks import Click
from bot.controls.control import Control, chosen
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.server_panel import SERVER, managed
from bot.controls.setting_panels import SettingMenu
from bot.people.refused import Refused
from bot.people.texts import say
from bot.people.zones import read_zone
from bot.runtime.clock import now_ms
from bot.runtime.senders import guild_of
from bot.typed.filled import NOTHING, Fields, reading
from data import seasons
from engine.variants import VARIANTS


class SeasonSetting(SettingMenu, template=r"(?P<panel>server):season:(?:zone|length|post)"):
    """A choice in one of the menus of the page."""


class SeasonEnd(Control, template=r"server:season:(?P<what>game|end|over|keep)"):
    """Whose champion's role is shown, or the end of the season."""

    async def press(self, press: Click) -> None:
        """Ask before the season ends, end it, or show the page as it is."""
        what = self.words["what"]
        if what == "over":
            await self._end(press)
        elif what == "end":
            question, answers = end_question(await press.client.languages.of_click(press))
            await SERVER.redraw(press, await SERVER.present(press), PAGE, question, answers)
        else:
            await SERVER.redraw(press, await SERVER.present(press), PAGE)

    async def _end(self, press: Click) -> None:
        """End the season now."""
        await set_end(press, now_ms())
        said = say(await press.client.languages.of_click(press), "season-ended-now")
        await SERVER.redraw(press, await SERVER.present(press), PAGE, said)


class SeasonOpener(Control, template=r"server:(?P<verb>dialog|anew):(?P<what>zone|last)"):
    """Opens a dialog, anew with what was typed."""

    async def press(self, press: Click) -> None:
        """Open it."""
        await ask(press, self.words["what"], again=self.words["verb"] == "anew")


async def ask(press: Click, what: str, *, again: bool) -> None:
    """Open the dialog *what*; raises Refused where that is not for the presser."""
    present, language = await SERVER.present(press), await press.client.languages.of_click(press)
    typed = NOTHING
    if again:
        typed = typed_before(press, key_of(press, what), f"server:dialog:{what}", language)
    async with press.client.db.reading() as tx:
        season = await seasons.running(tx, managed(press))
    await press.response.send_modal(season_dialog(language, what, present, season, typed))


def key_of(press: Click, what: str) -> str:
    """The dialog of this server."""
    return f"season-{what}:{guild_of(press)}"


class ChampionMenu(Control, template=r"server:champion:(?P<variant>[a-z0-9-]{1,30})"):
    """The role of a game's champion."""

    async def press(self, press: Click) -> None:
        """Store it; raises Refused where the presser may not give that role themselves."""
        game, values = self.words["variant"], chosen(press)
        if game not in VARIANTS:
            raise Refused("control-unknown")
        number = int(values[0]) if values else None
        if number is not None:
            check_role(press, number)
        await SERVER.redraw_changed(press, lambda present: role_given(present, game, number))


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
                await SERVER.redraw_changed(press, lambda _: {"zone": zone})
                return
            await set_last_day(press, typed)
        await SERVER.redraw(press, await SERVER.present(press), PAGE, await SERVER.saved(press))

    def again(self, _: Click) -> str:
        """The way back to what it asks for."""
        return f"server:anew:{self.words['what']}"

    async def refuse(self, press: Click, why: str, again: ui.Button[Any]) -> None:
        """Say on the page what was wrong."""
        await SERVER.redraw(press, await SERVER.present(press), PAGE, why, [again])


SEASON_CONTROLS: tuple[Any, ...] = (
    *(SeasonSetting, SeasonEnd, SeasonOpener, ChampionMenu, SeasonDialog),
)
