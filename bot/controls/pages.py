"""The way from Discord to the page on which a table can be touched."""

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


async def open_page(click: Click, table: Table) -> None:
    """Give the clicker alone a link that opens *table* on the page, once, within ten minutes.

    Raises Refused where this host has no page, or they may not look at the table.
    """
    make = click.client.part(Pages).link
    if make is None:
        raise Refused("open-page-none")
    await click.client.part(Readers).check(click, table.row)
    language = await click.client.languages.of_click(click)
    way = link_button(say(language, "button-page"), await make(user_of(click), table.id))
    row: Row = {"type": ROW, "components": [way]}
    await click.response.send_message(
        say(language, "open-page-link", game=table.id),
        view=ButtonsBelow([row]),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )
    click.client.part(SideMessages).keep(click, table.id, click.delete_original_response)
