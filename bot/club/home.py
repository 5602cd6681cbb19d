"""`/club home`: one screen that leads to all that a server does together; and `/club sheets`."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.club.home_page import page_for, pages
from bot.commands.challenge import house_rules
from bot.commands.context import GAMES, MOST_CHOICES, command
from bot.controls import sheet_panel
from bot.controls.clicks import Click
from bot.controls.club_page import show_page
from bot.controls.control import control
from bot.controls.places import ClubPage, Wing
from bot.controls.server_panel import managed
from bot.people.refused import Refused
from data.sheets import key_of


@command("club-home")
async def home(click: Click) -> None:
    """Show the club to the caller alone."""
    await show_page(click, await page_for(click))


@control(r"club:(?P<page>[a-z]{1,20})")
async def club_button(press: Click, page: str) -> None:
    """Show a page of the club, or its front page, in place of the page that was pressed."""
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
        raise Refused("sheet-unnamed")
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
    pages=(ClubPage("sheets", "host", 0, house_sheets),),
)
"""The front page, which joins as its features do; house rules are no feature of their own."""
