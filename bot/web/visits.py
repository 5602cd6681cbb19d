"""The pages that are open, by table: each is shown its table anew when something has changed."""

import asyncio
import json
import logging
from collections import defaultdict, deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.messages.frames import frame_of, jump_url, public_frame
from bot.messages.hand_contents import HandContents
from bot.messages.pages import Pages
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.render.hand_page import ON_TURN, HandPage
from bot.table.table import Table
from bot.web.view import Json, table_view
from bot.web.words import words_view
from data.ids import GameId, UserId
from engine.cards import Seat

log = logging.getLogger(__name__)

SLOW_SECONDS = 10.0
"""A page that takes nothing for so long is closed; it comes again by itself."""
MOST_UNREAD = 40
"""Answers that wait for a page to read them; one that lets more wait is closed."""


@dataclass(eq=False)
class Visit:
    """One open page: who looks at which table, and what is still to be sent."""

    user: UserId
    table: Table
    seat: Seat | None
    socket: web.WebSocketResponse
    is_left: bool = False
    _words: str = ""
    """What was sent last of words, and of the table."""
    _seen: str = ""
    _answers: deque[str] = field(default_factory=deque)
    _newest: list[str] = field(default_factory=list)
    """The words and the table that are to be sent: only how it stands now."""
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def answer(self, answer: Json) -> None:
        """Send an answer, soon."""
        self._answers.append(json.dumps(answer))
        self._news.set()

    def show(self, words: Json, table: Json) -> None:
        """Send the table as it is now, soon, unless that is what was sent last."""
        said, seen = json.dumps(words), json.dumps(table)
        changed = [
            *([said] if said != self._words else []),
            *([seen] if seen != self._seen or said != self._words else []),
        ]
        self._words, self._seen = said, seen
        if changed:
            # What waits and was not sent yet is older.
            self._newest = [said, seen] if len(self._newest) == 2 else changed
            self._news.set()

    def leave(self) -> None:
        """Close the page once what is being sent is sent."""
        self.is_left = True
        self._news.set()

    async def send(self) -> None:
        """Send whatever there is, until the page is closed or reads no more."""
        while not self.is_left and len(self._answers) <= MOST_UNREAD:
            await self._news.wait()
            self._news.clear()
            while self._newest or self._answers:
                said = self._newest.pop(0) if self._newest else self._answers.popleft()
                try:
                    async with asyncio.timeout(SLOW_SECONDS):
                        await self.socket.send_str(said)
                except (TimeoutError, ConnectionError):
                    return


class Visits:
    """Knows every open page, and shows each its table."""

    def __init__(
        self, contents: HandContents, languages: Languages, looks: Looks, pages: Pages
    ) -> None:
        self._contents = contents
        self._languages = languages
        self._looks = looks
        self._pages = pages
        self._open: dict[GameId, list[Visit]] = defaultdict(list)

    def begin(self, visit: Visit) -> None:
        """Show *visit* its table from now on."""
        self._open[visit.table.id].append(visit)
        if visit.seat is not None:
            self._pages.come(visit.table.id, visit.user)

    def end(self, visit: Visit) -> None:
        """Show *visit* nothing more."""
        visits = self._open[visit.table.id]
        visits.remove(visit)
        if not visits:
            del self._open[visit.table.id]
        if visit.seat is not None:
            self._pages.leave(visit.table.id, visit.user)

    async def show(self, table: Table) -> bool:
        """Bring every page of *table* up to date; tells whether there is one."""
        visits = [*self._open.get(table.id, ())]
        for visit in visits:
            await self.look(visit)
        return bool(visits)

    async def look(self, visit: Visit) -> None:
        """Bring one page up to date."""
        visit.show(*await self._views(visit))

    async def draft_of(self, visit: Visit) -> Json | None:
        """The working table of who looks, as their page shows it."""
        _, table = await self._views(visit)
        draft: Json | None = table["draft"]
        return draft

    async def _views(self, visit: Visit) -> tuple[Json, Json]:
        """The words and the table for one page."""
        table, seat = visit.table, visit.seat
        language = await self._languages.of_user(visit.user, table.row.guild_id)
        look = await self._looks.of_user(visit.user, table.row.guild_id)
        people = (one.user_id for one in table.row.players if one.user_id)
        here = {user for user in people if self._pages.here(table.id, user)}
        if seat is None:
            frame, page = public_frame(table, language, look), HandPage(table_url=jump_url(table))
            seen = table_view(frame, page, None, here)
        elif table.over:
            frame, page = frame_of(table, seat, language, look), HandPage(table_url=jump_url(table))
            seen = table_view(frame, page, None, here)
        else:
            _, frame, page, draft = await self._contents.shown(
                table, seat, language, look, ON_TURN, at_once=True
            )
            seen = table_view(frame, page, draft, here)
        return words_view(language, look), seen

    def of(self, game: GameId) -> list[Visit]:
        """The open pages of a table."""
        return self._open.get(game, [])

    def close_all_of(self, user: UserId) -> None:
        """Close every page of *user*, who has signed out."""
        visits = [each for some in self._open.values() for each in some if each.user == user]
        for visit in visits:
            visit.leave()
