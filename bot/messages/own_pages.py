"""Pages that their reader alone sees: shown anew when they like to read otherwise."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.messages.failures import TokenEnded, living
from bot.render.layout import MessageLayout
from bot.runtime.clock import now_ms, until_ms
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick, user_of
from data.ids import UserId

log = logging.getLogger(__name__)

MOST_KEPT = 2_000

Draw = Callable[[], Awaitable[MessageLayout]]
OwnPage = tuple[AnyClick, Draw]
"""The newest page of its kind: the press that was answered with it and can edit it, and how."""


class OwnPages:
    """Remembers what each reader has open, as long as its token lives."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: Newest[tuple[UserId, str], OwnPage] = Newest(MOST_KEPT)

    def keep(self, press: AnyClick, kind: str, draw: Draw) -> None:
        """Keep a page of that *kind*, with which *press* was answered; *draw* makes it anew."""
        self._kept[user_of(press), kind] = press, draw

    def forget(self, user: UserId, kind: str) -> None:
        """Forget the page of that *kind* that *user* had open: another stands in its place now."""
        self._kept.pop((user, kind), None)

    def show_otherwise(self, user: UserId) -> None:
        """Show what *user* has open as they like it now."""
        for (reader, kind), page in list(self._kept.items()):
            if reader == user and now_ms() < until_ms(page[0]):
                self._desk.tasks.start(self._show(page, (reader, kind)))

    async def _show(self, page: OwnPage, key: tuple[UserId, str]) -> None:
        press, draw = page
        content = await draw()
        if self._kept.get(key) is not page:
            # Answered meanwhile with something newer.
            return
        try:
            await living(press).edit_original_response(**content.edit())
        except (discord.HTTPException, TokenEnded) as error:
            # Dismissed, which nobody tells us; or shown as they like it with their next press.
            log.debug("a page of the kind %r could not be shown anew: %s", key[1], error)
