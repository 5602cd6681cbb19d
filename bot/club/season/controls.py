"""What those who manage a server press about its seasons."""

from bot.club.season.settings import PAGE, check_role, role_given, set_end
from bot.controls.clicks import Click, say_to
from bot.controls.control import Control, chosen
from bot.controls.server_panel import SERVER
from bot.controls.setting_panels import SettingMenu, SettingsDialog, SettingsOpener
from bot.people.refused import Refused
from bot.render.buttons import RED, button
from bot.runtime.clock import now_ms
from engine.variants import VARIANTS


class SeasonSetting(SettingMenu, template=r"(?P<panel>server):season:(?:zone|length|post)"):
    """A choice in one of the menus of the page."""


class SeasonEnd(Control, template=r"server:season:(?P<what>game|end|over|keep)"):
    """Whose champion's role is shown, or the end of the season."""

    async def press(self, press: Click) -> None:
        """Ask before the season ends, end it, or show the page as it is."""
        what = self.words["what"]
        if what == "over":
            await set_end(press, now_ms())
            said = await say_to(press, "season-ended-now")
            await SERVER.redraw(press, await SERVER.present(press), PAGE, said)
        elif what == "end":
            yes = button(await say_to(press, "button-yes"), "server:season:over", RED)
            no = button(await say_to(press, "button-no"), "server:season:keep")
            question = await say_to(press, "season-end-sure")
            await SERVER.redraw(press, await SERVER.present(press), PAGE, question, [yes, no])
        else:
            await SERVER.redraw(press, await SERVER.present(press), PAGE)


class SeasonOpener(
    SettingsOpener, template=r"(?P<panel>server):(?P<verb>dialog|anew):(?P<what>zone|last)"
):
    """Opens a dialog from a page that was shown long ago."""


class SeasonDialog(SettingsDialog, template=r"(?P<panel>server):told:(?P<what>zone|last)"):
    """A dialog that was opened long ago."""


class ChampionMenu(Control, template=r"server:champion:(?P<variant>[a-z0-9-]{1,30})"):
    """The role of a game's champion."""

    async def press(self, press: Click) -> None:
        """Store a champion's role; raises Refused where the presser may not give it themselves."""
        game, values = self.words["variant"], chosen(press)
        if game not in VARIANTS:
            raise Refused("control-unknown")
        number = int(values[0]) if values else None
        if number is not None:
            check_role(press, number)
        await SERVER.redraw_changed(press, lambda present: role_given(present, game, number))
