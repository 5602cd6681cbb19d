"""`/club home`: one screen that leads to everything a server does together."""

from collections.abc import Iterable

from discord import ui

from bot.club import sheets
from bot.commands.context import command
from bot.controls import sheet_panel
from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.controls.places import WINGS, ClubPage, Wing
from bot.lobby.moderators import is_moderator
from bot.messages.replies import NOBODY
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.layout import Block, button, buttons, layout

SECTIONS = ("today", "people", "compete", "host")
"""What stands together on the screen, from above."""
NOT_FOR_ALL = ("host",)
"""What is not spoken of to who has no way into it."""
SHEETS = ClubPage("sheets", "people", 3, sheet_panel.show)
"""The house rules: they belong to the club, and are no feature of their own."""


@command("club-home")
async def home(click: Click) -> None:
    """Show the club to the caller alone."""
    await show_home(click)


def pages() -> list[ClubPage]:
    """All pages that the screen leads to, in the order of their buttons."""
    return sorted((page for wing in WINGS for page in wing.pages), key=lambda page: page.order)


async def show_home(click: Click) -> None:
    """Answer a command or a press with the club's screen."""
    may_all = await is_moderator(click, click.client.preferences)
    shown = [page for page in pages() if may_all or not page.for_moderators]
    view = home_view(await click.client.languages.of_click(click), shown)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


def home_view(language: str, shown: Iterable[ClubPage]) -> ui.LayoutView:
    """Every section with the buttons of those pages of it that are shown."""
    blocks: list[Block] = [say(language, "club-title")]
    for section in SECTIONS:
        ways = [way_to(language, page) for page in shown if page.section == section]
        if ways or section not in NOT_FOR_ALL:
            blocks += [say(language, f"club-home-{section}"), *buttons(ways)]
    return layout(*blocks)


def way_to(language: str, page: ClubPage) -> ui.Button[ui.LayoutView]:
    """The button that leads to a page."""
    return button(say(language, f"button-club-{page.name}"), f"club:{page.name}")


class ClubButton(Control, template=r"club:(?P<page>[a-z]{1,20})"):
    """A button to one page of the club, or to its first screen."""

    async def press(self, press: Click) -> None:
        """Show a page of the club in a message of its own."""
        known = {page.name: page.show for page in pages()} | {"home": show_home}
        if self.words["page"] not in known:
            raise Refused("changed-command")
        await known[self.words["page"]](press)


WING = Wing(
    name="home",
    commands=(home, sheets.house_sheets),
    controls=(ClubButton, *sheet_panel.SHEET_CONTROLS),
    pages=(SHEETS,),
)
"""The front page, with the house rules, which joins as its features do."""
