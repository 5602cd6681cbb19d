"""What those who manage a server press about its seasons."""

from bot.club.season.settings import PAGE, check_role, role_given, set_end
from bot.controls.clicks import Click, say_to
from bot.controls.control import chosen, control
from bot.controls.server_panel import SERVER
from bot.controls.setting_panels import SettingMenu, SettingsDialog, SettingsOpener
from bot.people.refused import Refused
from bot.render.buttons import RED, Button, button
from bot.runtime.clock import now_ms
from engine.variants import VARIANTS


class SeasonSetting(SettingMenu, template=r"(?P<panel>server):season:(?:zone|length|post)"):
    """A choice in one of the menus of the page."""


@control(r"server:season:(?P<what>game|end|over|keep)")
async def season_end(press: Click, what: str) -> None:
    """Ask before the season ends, end it, or show the page as it is, with a game's champion."""
    note, answers = "", list[Button]()
    if what == "over":
        await set_end(press, now_ms())
        note = await say_to(press, "season-ended-now")
    elif what == "end":
        note = await say_to(press, "season-end-sure")
        yes = button(await say_to(press, "button-yes"), "server:season:over", RED)
        answers = [yes, button(await say_to(press, "button-no"), "server:season:keep")]
    await SERVER.redraw(press, await SERVER.present(press), PAGE, note, answers)


class SeasonOpener(
    SettingsOpener, template=r"(?P<panel>server):(?P<verb>dialog|anew):(?P<what>zone|last)"
):
    """Opens a dialog from a page that was shown long ago."""


class SeasonDialog(SettingsDialog, template=r"(?P<panel>server):told:(?P<what>zone|last)"):
    """A dialog that was opened long ago."""


@control(r"server:champion:(?P<variant>[a-z0-9-]{1,30})")
async def champion_menu(press: Click, variant: str) -> None:
    """Store the role of a game's champion; raises Refused where the presser may not give it."""
    if variant not in VARIANTS:
        raise Refused("control-unknown")
    values = chosen(press)
    number = int(values[0]) if values else None
    if number is not None:
        check_role(press, number)
    await SERVER.redraw_changed(press, lambda present: role_given(present, variant, number))
