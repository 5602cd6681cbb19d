"""Pages of the club: each stands in place of the one before it, and leads back to the first.

They are in one message that its reader alone sees. Whatever else was pressed stays as it is, and
the page comes in a new message.
"""

from typing import Any

from bot.controls.clicks import Click, say_to
from bot.messages.own_pages import OwnPages
from bot.messages.pressed import controls_in, is_private, put, put_privately
from bot.render.buttons import Button, button, buttons
from bot.render.layout import CONTAINER, MessageLayout
from bot.runtime.senders import user_of

CLUB, HOME = "club", "club:home"


async def turn_to(click: Click, content: MessageLayout) -> None:
    """Show a page of the club to the clicker alone, in place of the page that they pressed."""
    await show_page(click, await leading_back(click, content))


async def show_page(click: Click, content: MessageLayout) -> None:
    """Show a page that needs no way back, as it is the front page, or has one."""
    click.client.part(OwnPages).forget(user_of(click), CLUB)
    await put_privately(click, content, CLUB)


async def turn_or_put(press: Click, content: MessageLayout) -> None:
    """Show what stands in the club and elsewhere too: where it was pressed, in the same message."""
    await put(press, await still_leading_back(press, content))


async def home_button(click: Click) -> Button:
    """The way to the front page of the club."""
    return button(await say_to(click, "button-club"), HOME)


async def still_leading_back(press: Click, content: MessageLayout) -> MessageLayout:
    """What takes the place of what was pressed, with the way back where that was in the club."""
    return await leading_back(press, content) if is_private(press, CLUB) else content


async def leading_back(click: Click, content: MessageLayout) -> MessageLayout:
    """A page with the way back to the front page below it, unless that is there already."""
    if any(one == HOME for _, one in controls_in(content.components)):
        return content
    row: Any = buttons([await home_button(click)])[0]
    container = {**content.components[0], "components": [*content.parts, row]}
    assert container["type"] == CONTAINER
    return MessageLayout([container], pictures=content.pictures)
