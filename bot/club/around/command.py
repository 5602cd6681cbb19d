"""`/club around`, `tables` and `block`: with whom one plays."""

import discord

from bot.club.around import blocks as block_panel
from bot.club.around import open_tables
from bot.club.around import panel as around_panel
from bot.commands.context import command
from bot.controls.clicks import Click
from data.ids import UserId


@command("club-around")
async def around(click: Click) -> None:
    """Show who is around, and when the caller may be called."""
    await around_panel.show(click)


@command("club-tables")
async def tables(click: Click) -> None:
    """Show the open tables of the server."""
    await open_tables.show(click)


@command("club-block")
async def block(
    click: Click, person: discord.User | None = None, unblock: discord.User | None = None
) -> None:
    """Block somebody, or block them no longer; show who is blocked."""
    note = ""
    if unblock is not None:
        note = await block_panel.unblock(click, UserId(unblock.id))
    if person is not None:
        name = person.display_name
        note = await block_panel.block(click, UserId(person.id), name, bot=person.bot)
    await block_panel.show(click, note)
