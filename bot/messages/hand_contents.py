"""A private hand as a message: its cards in their order, what is marked, and what can be done."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.messages.frames import frame_of, jump_url, public_frame
from bot.messages.illustrating import hand_pictures, picture
from bot.messages.pages import Pages
from bot.messages.pressed import Components, chosen_before, menus_in
from bot.messages.result_messages import end_content
from bot.people.look import Look
from bot.people.preferences import Preferences
from bot.people.refused import Refused
from bot.render.frame import Frame
from bot.render.hand import HandPage, Panel, hand_view
from bot.render.layout import MessageLayout
from bot.render.offers import known_as
from bot.render.pictures.hand import preview_picture
from bot.render.tiles import rack_view
from bot.runtime.asking import answer, asked, is_hard, known, prepare
from bot.runtime.newest import Newest
from bot.table.advice import Advice, price
from bot.table.draft import Draft
from bot.table.drafts import arranged, draft_of
from bot.table.habits import has_played
from bot.table.plans import Plan, may_plan, plan_of
from bot.table.seated import TableStanding
from bot.table.sorting import in_order
from bot.table.table import Table
from bot.table.tile_offers import layable
from data.ids import NO_MESSAGE, NO_USER, GameId, MessageId
from data.store.database import Database
from engine.cards import Card, Seat, parse_card
from engine.legal import legal_moves
from engine.moves import MoreTime, SeatMove
from engine.state import Phase, State

KEPT = 100
"""Hands that are kept to be shown in another message."""
Shown = tuple[Frame, HandPage, Draft | None, Mapping[str, str]]
"""All that a hand is made of; looks are the same whatever emojis there are."""
MARKED_MESSAGES = 10_000
"""Messages whose marks are remembered; the oldest are forgotten, as their message shows them."""


class Version(NamedTuple):
    """All that decides how a hand is shown: while it stays the same, the message does too."""

    standing: TableStanding
    arranged: int
    """How often the working table of tiles has been changed in this turn."""
    plan: str | None
    """What is said ahead of the turn."""
    own_order: str | None
    """The order that its owner has given their cards."""
    language: str
    look: Look
    cards: str
    """How that look shows cards at this moment."""


def version_of(table: Table, seat: Seat, language: str, look: Look) -> Version:
    """What a hand of *seat* shows as the table is now."""
    player = table.row.players[seat - 1]
    if look.is_new and has_played(table, seat):
        # Known here before it is stored.
        look = replace(look, is_new=False)
    standing, tiles = table.standing(seat), arranged(table, seat)
    own = player.plan, player.hand_order
    return Version(standing, tiles, *own, language, look, look.as_seen)


class HandContents:
    """Makes hands, and remembers what is marked in them."""

    def __init__(
        self, db: Database, preferences: Preferences, advice: Advice, pages: Pages
    ) -> None:
        self._db = db
        self._preferences = preferences
        self._advice = advice
        self._pages = pages
        self._marks: Newest[MessageId, tuple[str, ...]] = Newest(MARKED_MESSAGES)
        """What was marked last in a message, newer than what the message itself tells."""
        self._made: Newest[tuple[GameId, Seat], tuple[Shown, MessageLayout]] = Newest(KEPT)
        """The hands that were made last: many a player has one in the channel and one by DM."""

    async def content(
        self,
        table: Table,
        seat: Seat,
        language: str,
        look: Look,
        page: HandPage,
        *,
        hasty: bool = False,
    ) -> tuple[Version, MessageLayout]:
        """The hand of *seat* as a message, and what of the table it shows.

        *page*: what is marked in it, and the choice that is open. *hasty*: somebody waits for an
        answer.
        """
        if table.over:
            return await self._end(table, seat, language, look, hasty=hasty)
        version, frame, page, draft = await self.shown(table, seat, language, look, page)
        shown = frame, page, draft, version.look.emojis
        before, content = self._made.pop((table.id, seat), (None, None))
        if content is None or before != shown:
            content = await made(frame, page, draft, hasty=hasty)
        if content.pictures or look.cards != "image":
            self._made[table.id, seat] = shown, content
        return version, content

    async def shown(
        self,
        table: Table,
        seat: Seat,
        language: str,
        look: Look,
        page: HandPage,
        *,
        at_once: bool = False,
    ) -> tuple[Version, Frame, HandPage, Draft | None]:
        """All that is shown of a hand in a running game, wherever it is shown.

        *at_once*: nobody waits for the advice of the strong computer.
        """
        user = table.row.players[seat - 1].user_id
        preferences = await self._preferences.of_user(user or NO_USER)
        tiles = table.variant.tiles
        is_known = preferences.tile_turn_known if tiles else preferences.card_turn_known
        # All of one moment, as moves may be made while the rest is worked out.
        advice = None if at_once else self._advice.begin(table, seat)
        version = version_of(table, seat, language, look)
        state, frame = table.state, frame_of(table, seat, language, version.look)
        frame = replace(frame, opens_page=self._pages.is_open)
        page = page_now(page, table, frame, is_known=is_known)
        draft = draft_of(table, seat) if tiles else None
        hand = state.hand_of(seat) if state.hands else ()
        what = frame, state, hand, preferences.order, table.row.players[seat - 1].hand_order
        # In other games it is found in less time than a thread needs to be woken.
        is_long = tiles or is_hard(state)
        order, legal = await asked(order_and_moves, *what) if is_long else order_and_moves(*what)
        advised = await advice.in_time() if advice and page.panel is Panel.TURN else None
        page = replace(
            page,
            order=order,
            marks=still_held(page.marks, hand),
            legal=legal,
            layable=None if draft is None else await told_layable(table, frame),
            advised=advised if tiles else known_as(legal, advised, state.pile),
        )
        return version, frame, page, draft

    async def _end(
        self, table: Table, seat: Seat, language: str, look: Look, *, hasty: bool
    ) -> tuple[Version, MessageLayout]:
        """What a hand becomes with the end of its game: what everybody sees, nothing to play."""
        version = version_of(table, seat, language, look)
        if table.row.audience == "sealed" and not table.row.is_todays:
            frame = public_frame(table, language, look)
        else:
            frame = frame_of(table, None, language, look)
        return version, await end_content(self._db, table, frame, jump_url(table), hasty=hasty)

    def mark(self, message: MessageId, menu: str, values: Iterable[str]) -> None:
        """Remember what was chosen in select *menu* of *message*."""
        kept = [mark for mark in self._marks.get(message, ()) if not mark.startswith(f"{menu}:")]
        self._marks[message] = (*kept, *(f"{menu}:{value}" for value in values))

    def unmark(self, message: MessageId) -> None:
        """Forget what was marked in *message*."""
        self._marks.pop(message, None)

    def move_marks(self, before: MessageId, after: MessageId) -> None:
        """Remember for the message *after* what was marked in the one whose place it takes."""
        if before in self._marks:
            self._marks[after] = self._marks.pop(before)

    def marked(self, table: Table, message: MessageId, components: Components) -> tuple[Card, ...]:
        """The cards marked in *message*: by the last choices, else as its *components* show."""
        if message not in self._marks:
            for menu, values in chosen_in(components):
                self.mark(message, menu, values)
        return self.marks_in(table, message)

    def marks_in(self, table: Table, message: MessageId | None) -> tuple[Card, ...]:
        """The cards last marked in a message, as far as we remember."""
        marks = self._marks.get(message or NO_MESSAGE, ())
        tokens = (mark.split(":", 1)[1].split("/")[0] for mark in marks)
        return tuple(sorted(card_of(token, table) for token in tokens))


def page_now(page: HandPage, table: Table, frame: Frame, *, is_known: bool) -> HandPage:
    """*page* with what stands at the table at this moment; *is_known*: how a turn is played."""
    seat = frame.seat
    assert seat is not None
    return replace(
        page,
        hint=price(table, seat),
        plan=plan_shown(table, seat),
        may_plan=may_plan(table, seat),
        table_url=jump_url(table),
        tells_turn=not (is_known or has_played(table, seat)),
        ended=ended_before(table, seat, frame.language, frame.look),
    )


async def told_layable(table: Table, frame: Frame) -> int | None:
    """How many tiles the reader of *frame* can lay, as far as they may be told; else None.

    That there are none is told in every game before the opening, which hangs on the own rack alone.
    """
    takes_advice = table.row.takes_advice
    if not takes_advice and frame.seat in frame.seen.opened:
        return None
    count = await answer(layable, frame.seen)
    return count if takes_advice or not count else None


async def made(frame: Frame, page: HandPage, draft: Draft | None, *, hasty: bool) -> MessageLayout:
    """The hand with its cards and controls, and the pictures that its reader likes."""
    if page.order and frame.look.offers_pictures and page.panel is Panel.TURN:
        preview = await picture(preview_picture, frame, page, hasty=hasty)
        page = replace(page, preview=preview)
    pictures = await hand_pictures(frame, page, draft, hasty=hasty)
    if frame.seen.variant.tiles:
        # What it offers takes longer to find than the loop may stand still.
        return await asked(rack_view, frame, page, draft, pictures)
    return hand_view(frame, page, pictures)


def ended_before(table: Table, seat: Seat, language: str, look: Look) -> Frame | None:
    """The round before as it was left, as long as *seat* has made no move since; None later.

    A move that the clock has made for them is none: they were not there to see it.
    """
    for event in reversed(table.events):
        if len(event.after.results) > len(event.before.results):
            return frame_of(table, seat, language, look, state=event.after)
        if event.seat == seat and not (event.by_clock or isinstance(event.move, MoreTime)):
            return None
    return None


def plan_shown(table: Table, seat: Seat) -> Plan | None:
    """What *seat* has planned and waits for, or what is not done of it; nothing where all is."""
    plan = plan_of(table, seat)
    drew = plan is not None and plan.discard is None and table.state.phase is not Phase.DRAW
    return None if drew and table.state.to_act == seat else plan


def order_and_moves(
    frame: Frame, state: State, hand: Sequence[Card], order: str, own: str | None
) -> tuple[tuple[Card, ...], tuple[SeatMove, ...]]:
    """What takes longest to work out of a hand: its order, and what the reader may do now."""
    if frame.seat is not None:
        prepare(frame.seen, frame.seat)
    return in_order(state, hand, order, own), legal_now(frame)


def legal_now(frame: Frame) -> tuple[SeatMove, ...]:
    """What the reader may do now with cards; nothing where it is not their turn."""
    seen = frame.seen
    if seen.to_act is None or seen.to_act != frame.seat or frame.halted or seen.variant.tiles:
        return ()
    found: tuple[SeatMove, ...] = known(legal_moves, seen)
    return found


def chosen_in(components: Components) -> Iterable[tuple[str, list[str]]]:
    """The mark selects of a message, each with the values that it shows as chosen."""
    for select in menus_in(components):
        if select["custom_id"].split(":")[3:4] == ["mark"]:
            yield select["custom_id"].rsplit(":", 1)[1], chosen_before(select)


def card_of(token: str, table: Table) -> Card:
    """The card of a select's value; raises Refused where it is none that we ever offered."""
    try:
        return parse_card(token, tiles=table.variant.tiles)
    except ValueError:
        raise Refused("hand-moved-on") from None


def still_held(marks: Sequence[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    """Those of *marks* that are in *hand*."""
    return tuple(sorted((Counter(marks) & Counter(hand)).elements()))
