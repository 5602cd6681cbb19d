"""What each page is told: the words of its reader, and the table as they may see it."""

from dataclasses import dataclass

from bot.consent.agreements import Agreements, waiting_for
from bot.messages.frames import jump_url, public_frame
from bot.messages.hand_contents import HandContents
from bot.messages.pages import Pages
from bot.people.languages import Languages
from bot.people.look import Look
from bot.people.looks import Looks
from bot.people.texts import plain_name, say
from bot.render.fair import proposal_text
from bot.render.frame import Frame
from bot.render.hand_page import ON_TURN, HandPage
from bot.table.draft import Draft
from bot.table.table import Table
from bot.web.endings import end_frame, end_view, rematch_of, round_view
from bot.web.sentences import plainly
from bot.web.view import Json, arranging, table_view
from bot.web.visit import Visit
from bot.web.ways import ways_view
from bot.web.words import words_view
from data import challenges, standings
from data.challenges import ChallengeRow
from data.ids import UserId
from data.store.database import Database
from engine.cards import Seat


@dataclass(frozen=True)
class PageContents:
    """Makes what pages are told."""

    _db: Database
    _contents: HandContents
    _languages: Languages
    _looks: Looks
    _pages: Pages
    _agreements: Agreements

    async def views(self, visit: Visit) -> tuple[Json, Json]:
        """The words and the table for one page."""
        table = visit.table
        language, look = await self._read_by(visit)
        frame, page, draft = await self._shown(visit, language, look)
        people = (one.user_id for one in table.row.players if one.user_id)
        here = {user for user in people if self._pages.here(table.id, user)}
        return words_view(language, look), {
            **table_view(frame, page, draft, here),
            "seat": visit.seat,
            "ways": ways_view(language, table, visit.seat, page),
            "proposal": await self._proposal(frame, table, visit.seat),
            "result": await self._result(frame, page, visit),
        }

    async def draft(self, visit: Visit) -> Json | None:
        """The working table of who looks, as their page shows it; None where there is none."""
        return arranging(*await self._shown(visit, *await self._read_by(visit)))

    async def _read_by(self, visit: Visit) -> tuple[str, Look]:
        """The language and the look of who looks."""
        guild = visit.table.row.guild_id
        language = await self._languages.of_user(visit.user, guild)
        return language, await self._looks.of_user(visit.user, guild)

    async def _shown(
        self, visit: Visit, language: str, look: Look
    ) -> tuple[Frame, HandPage, Draft | None]:
        """The table as the reader may see it, and their hand."""
        table, seat = visit.table, visit.seat
        page = HandPage(table_url=jump_url(table))
        if table.over:
            return end_frame(table, visit.user, language, look), page, None
        if seat is None:
            return public_frame(table, language, look), page, None
        _, frame, page, draft = await self._contents.shown(
            table, seat, language, look, ON_TURN, at_once=True
        )
        return frame, page, draft

    async def _proposal(self, frame: Frame, table: Table, seat: Seat | None) -> Json | None:
        """What somebody proposes to the others, and whether the reader is asked."""
        proposal = await self._agreements.open_at(table)
        if proposal is None:
            return None
        waiting = waiting_for(table, proposal)
        text = plainly(frame.language, proposal_text(frame, proposal, waiting), table.row)
        return {"id": proposal.created_ms, "text": text, "may_answer": seat in waiting}

    async def _result(self, frame: Frame, page: HandPage, visit: Visit) -> Json | None:
        """The round that has just ended, or the game."""
        table = visit.table
        if not table.over:
            return round_view(page.ended) if page.ended else None
        changes = await self._db.read(standings.changes, table.id)
        again = await rematch_of(self._db, table.row, visit.user)
        wanted = await self._db.read(challenges.open_rematch, table.id)
        return end_view(frame, changes, again) | {
            "asked": wanted and asked_text(frame.language, wanted, visit.user)
        }


def asked_text(language: str, wanted: ChallengeRow, user: UserId) -> str | None:
    """Who would like to play once more, and waits for *user*; None where nobody does."""
    if user not in {player.user_id for player in wanted.waiting_for}:
        return None
    return say(language, "rematch-wanted", name=plain_name(wanted.players[0].name))
