"""`/club around`, `tables` and `block`: with whom one plays."""

import discord
from discord import app_commands

from bot.club.around import blocks as block_panel
from bot.club.around import open_tables
from bot.club.around import panel as around_panel
from bot.commands.context import options
from bot.controls.clicks import Click
from bot.people.texts import text
from data.ids import UserId


@app_commands.command(
    name=text("command-club-around"), description=text("command-club-around.description")
)
async def around(click: Click) -> None:
    """Show who is around, and when the caller may be called."""
    await around_panel.show(click)


@app_commands.command(
    name=text("command-club-tables"), description=text("command-club-tables.description")
)
async def tables(click: Click) -> None:
    """Show the open tables of the server."""
    await open_tables.show(click)


@app_commands.command(
    name=text("command-club-block"), description=text("command-club-block.description")
)
@options("club-block", "person", "unblock")
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
