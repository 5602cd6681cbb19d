"""`/hint`: what the computer would do, and why."""

from bot.commands.context import at_table
from bot.controls.clicks import Click
from bot.controls.hints import hint_at
from bot.messages.replies import reply_privately
from bot.messages.side_messages import SideMessages
from bot.table.table import Table


async def hint(click: Click, table: Table) -> None:
    """Name a good move with its reason, to the caller alone."""
    look = await click.client.looks.of_click(click)
    away = await reply_privately(click, await hint_at(click, table), look=look)
    click.client.part(SideMessages).keep(click, table.id, away)


hint_ = at_table("hint", hint)
