"""`/club moderate`: what the moderators of a server may do, and what they did."""

import discord
from discord.app_commands import Choice, Range

from bot.club.moderation.controls import own, page_of
from bot.club.moderation.deeds import Moderation
from bot.commands.context import command, table_choices, table_number
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.lobby.moderators import is_moderator


@command("club-moderate")
async def moderate(
    click: Click,
    table: Range[str, 1, 20] | None = None,
    person: discord.User | None = None,
) -> None:
    """Show the panel, or what can be done about a table or a person, to the caller alone."""
    by = await own(click)
    if table is not None:
        view = await page_of(click, by, "table", table_number(table))
    elif person is not None:
        view = await page_of(click, by, "person", person.id)
    else:
        view = await page_of(click, by, "tables")
    await turn_to(click, view)


@moderate.autocomplete("table")
async def running(click: Click, typed: str) -> list[Choice[str]]:
    """The running tables of the server, for who moderates it, those longest at rest first."""
    if not await is_moderator(click, click.client.preferences):
        return []
    rows = await click.client.part(Moderation).idle(await own(click), 0)
    return await table_choices(click, rows, typed)
