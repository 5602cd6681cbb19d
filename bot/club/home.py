"""`/club home`: one screen that leads to everything a server does together."""

from collections.abc import Awaitable, Callable

from bot.club.home_view import home_view
from bot.commands.groups import CLUB
from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.lobby.moderators import is_moderator
from bot.messages.replies import NOBODY
from bot.people.refused import Refused
from bot.people.texts import text

PARTS: dict[str, Callable[[Click], Awaitable[None]]] = {}
"""What each button of the screen leads to."""
FOR_MODERATORS: set[str] = set()
"""Those that only moderators see."""


@CLUB.command(name=text("command-club-home"), description=text("command-club-home.description"))
async def home(click: Click) -> None:
    """Show the club to the caller alone."""
    await show_home(click)


async def show_home(click: Click) -> None:
    """Answer a command or a press with the club's screen."""
    parts = set(PARTS)
    if not await is_moderator(click, click.client.preferences):
        parts -= FOR_MODERATORS
    view = home_view(await click.client.languages.of_click(click), parts)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


class ClubButton(Control, template=r"club:(?P<part>[a-z]{1,20})"):
    """A way to one part of the club, or to its screen."""

    async def press(self, press: Click) -> None:
        """Show it in a message of its own."""
        part = self.words["part"]
        if part != "home" and part not in PARTS:
            raise Refused("changed-command")
        await PARTS.get(part, show_home)(press)


DYNAMIC_ITEMS = (ClubButton,)
