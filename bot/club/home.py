"""`/club home`: one screen that leads to all that a server does together; and `/club sheets`."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.commands.challenge import house_rules
from bot.commands.context import GAMES, MOST_CHOICES, command
from bot.controls import sheet_panel
from bot.controls.clicks import Click
from bot.controls.control import control
from bot.controls.places import WINGS, ClubPage, Wing
from bot.controls.server_panel import managed
from bot.lobby.moderators import is_moderator
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.layout import Block, layout
from data.sheets import key_of

SECTIONS = ("today", "people", "compete", "host")
"""What stands together on the screen, from above."""
NOT_FOR_ALL = ("host",)
"""What is not spoken of to who has no way into it."""


@command("club-home")
async def home(click: Click) -> None:
    """Show the club to the caller alone."""
    may_all = await is_moderator(click, click.client.preferences)
    shown = [page for page in pages() if may_all or not page.for_moderators]
    language = await click.client.languages.of_click(click)
    blocks: list[Block] = [say(language, "club-title")]
    for section in SECTIONS:
        ways = [
            button(say(language, f"button-club-{page.name}"), f"club:{page.name}")
            for page in shown
            if page.section == section
        ]
        if ways or section not in NOT_FOR_ALL:
            blocks += [say(language, f"club-home-{section}"), *buttons(ways)]
    await show_privately(click, layout(*blocks))


def pages() -> list[ClubPage]:
    """All pages that the screen leads to, in the order of their buttons."""
    return sorted((page for wing in WINGS for page in wing.pages), key=lambda page: page.order)


@control(r"club:(?P<page>[a-z]{1,20})")
async def club_button(press: Click, page: str) -> None:
    """Show a page of the club, or its first screen, in a message of its own."""
    known = {one.name: one.command for one in pages()} | {"home": home}
    if page not in known:
        raise Refused("changed-command")
    give: Callable[..., Awaitable[None]] = known[page].callback
    await give(press)


@command("club-sheets")
@app_commands.choices(game=GAMES)
async def house_sheets(
    click: Click,
    name: Range[str, 1, 40] | None = None,
    game: str | None = None,
    options: Range[str, 1, 500] | None = None,
    rename: Range[str, 1, 40] | None = None,
    remove: bool = False,
) -> None:
    """Show the house rules; keep, rename or remove those of this name."""
    note = ""
    if name is None and (game or options or rename or remove):
        raise Refused("sheet-needs-name")
    if name is not None:
        managed(click)
    if name is not None and remove:
        note = await sheet_panel.remove(click, key_of(name))
    elif name is not None and rename is not None:
        note = await sheet_panel.rename(click, key_of(name), rename)
    elif name is not None:
        found = await sheet_panel.rules_typed(click, game, options or "")
        note = await sheet_panel.add(click, name, *found)
    await sheet_panel.show(click, note)


@house_sheets.autocomplete("name")
async def names(click: Click, typed: str) -> list[Choice[str]]:
    """The names of the sheets that there are."""
    found = [row for row in await house_rules(click) if key_of(typed) in row.key]
    return [Choice(name=row.name, value=row.name) for row in found[:MOST_CHOICES]]


WING = Wing(
    place=__name__,
    pages=(ClubPage("sheets", "people", 3, house_sheets),),
)
"""The front page, which joins as its features do; house rules are no feature of their own."""
