"""The pages that are open, by table: each is shown its table anew when something has changed."""

import logging
from collections import defaultdict

from bot.consent.agreements import Agreements, waiting_for
from bot.messages.frames import frame_of, jump_url, public_frame
from bot.messages.hand_contents import HandContents
from bot.messages.pages import Pages
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.render.fair import proposal_text
from bot.render.frame import Frame
from bot.render.hand_page import ON_TURN, HandPage
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from bot.web.sentences import plainly
from bot.web.view import Json, table_view
from bot.web.visit import Visit
from bot.web.ways import ways_view
from bot.web.words import words_view
from data.ids import GameId, UserId
from engine.cards import Seat

log = logging.getLogger(__name__)

SIGHT_MS = 2 * MINUTE_MS
"""Who has given no sign for so long does not have the page before them."""


class Visits:
    """Knows every open page, and shows each its table."""

    def __init__(
        self,
        desk: Desk,
        contents: HandContents,
        languages: Languages,
        looks: Looks,
        pages: Pages,
        agreements: Agreements,
    ) -> None:
        self._desk = desk
        self._agreements = agreements
        self._contents = contents
        self._languages = languages
        self._looks = looks
        self._pages = pages
        self._open: dict[GameId, list[Visit]] = defaultdict(list)

    def begin(self, visit: Visit) -> None:
        """Show *visit* its table from now on."""
        self._open[visit.table.id].append(visit)
        self.see(visit, on=True)

    def end(self, visit: Visit) -> None:
        """Show *visit* nothing more."""
        visits = self._open[visit.table.id]
        visits.remove(visit)
        if not visits:
            del self._open[visit.table.id]
        self.see(visit, on=False)

    def see(self, visit: Visit, *, on: bool) -> None:
        """Note that a page is in sight, which counts for two minutes, or is not any more."""
        key = "sight", id(visit)
        if on and visit.seat is not None:
            self._desk.timers.set(key, now_ms() + SIGHT_MS, self._lose, visit)
        else:
            self._desk.timers.cancel(key)
        if visit.seat is None or on == visit.in_sight:
            return
        visit.in_sight = on
        (self._pages.come if on else self._pages.leave)(visit.table.id, visit.user)

    async def _lose(self, visit: Visit) -> None:
        """Note that nobody has given a sign of life at a page for too long."""
        self.see(visit, on=False)

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
        draft = None
        if seat is None or (table.over and table.row.audience == "sealed"):
            frame, page = public_frame(table, language, look), HandPage(table_url=jump_url(table))
        elif table.over:
            frame, page = frame_of(table, seat, language, look), HandPage(table_url=jump_url(table))
        else:
            _, frame, page, draft = await self._contents.shown(
                table, seat, language, look, ON_TURN, at_once=True
            )
        return words_view(language, look), {
            **table_view(frame, page, draft, here),
            "ways": ways_view(language, table, seat, page),
            "proposal": await self._proposal(frame, table, seat),
        }

    async def _proposal(self, frame: Frame, table: Table, seat: Seat | None) -> Json | None:
        """What somebody proposes to the others, and whether the reader is asked."""
        proposal = await self._agreements.open_at(table)
        if proposal is None:
            return None
        waiting = waiting_for(table, proposal)
        text = plainly(frame.language, proposal_text(frame, proposal, waiting), table.row)
        return {"id": proposal.created_ms, "text": text, "may_answer": seat in waiting}

    def of(self, game: GameId) -> list[Visit]:
        """The open pages of a table."""
        return self._open.get(game, [])

    def close_all_of(self, user: UserId) -> None:
        """Close every page of *user*, who has signed out."""
        visits = [each for some in self._open.values() for each in some if each.user == user]
        for visit in visits:
            visit.leave()
