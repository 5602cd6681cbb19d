"""The way from Discord to the page on which a table can be touched."""

import logging

import discord

from bot.controls.clicks import Click
from bot.messages.pages import Pages
from bot.messages.side_messages import SideMessages
from bot.people.readers import Readers
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import ROW, Row, link_button
from bot.render.layout import NOBODY, ButtonsBelow
from bot.runtime.senders import user_of
from bot.table.table import Table
from data.ids import GameId

log = logging.getLogger(__name__)


async def open_page(click: Click, table: Table) -> None:
    """Open *table* on the page before the clicker, inside Discord where it can be shown there.

    Else they alone get a link. Raises Refused where this host has no page, or they may not look at
    the table.
    """
    await click.client.part(Readers).check(click, table.row)
    if await is_launched(click, table.id):
        return
    await give_link(click, table.id, "open-page-link")
    click.client.part(SideMessages).keep(click, table.id, click.delete_original_response)


async def open_list(click: Click) -> None:
    """Open the list of the clicker's tables on the page, as `open_page` does a table."""
    if not await is_launched(click, None):
        await give_link(click, None, "open-page-list")


async def is_launched(click: Click, game: GameId | None) -> bool:
    """Open the page inside Discord, at table *game* or with the list of the clicker's tables.

    False where that cannot be, or Discord refuses it; then nothing was answered yet.
    """
    launch = click.client.part(Pages).launch
    if launch is None or click.response.is_done():
        return False
    await launch(user_of(click), game)
    try:
        await click.response.launch_activity()
    except discord.HTTPException as refusal:
        log.info("Discord did not open the page: %s", refusal)
        return False
    return True


async def give_link(click: Click, game: GameId | None, sentence: str) -> None:
    """Give the clicker alone a link to the page that counts once, for ten minutes.

    Raises Refused where this host has no page.
    """
    make = click.client.part(Pages).link
    if make is None:
        raise Refused("open-page-none")
    language = await click.client.languages.of_click(click)
    way = link_button(say(language, "button-page"), await make(user_of(click), game))
    row: Row = {"type": ROW, "components": [way]}
    await click.response.send_message(
        say(language, sentence, game=game or 0),
        view=ButtonsBelow([row]),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )
