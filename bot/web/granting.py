"""How each wish of a page is carried out: by the same ways as a command's or a button's."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from bot.controls.entering import arrive_at, come_in
from bot.controls.hints import hint_for
from bot.controls.play import OFFERED, Teller, act_for
from bot.controls.working_table import suggestion
from bot.messages.announcer import Announcer
from bot.messages.frames import frame_of
from bot.messages.hand_contents import card_of
from bot.people.refused import Refused
from bot.render.pictures.words import plain
from bot.runtime.asking import asked as worked_out
from bot.table import draft as drafting
from bot.table.draft import Draft
from bot.table.drafts import draft_of, keep
from bot.table.plans import drop_plan, make_plan
from bot.table.sorting import keep_order
from bot.web.afterwards import look_back, play_again
from bot.web.contents import PageContents
from bot.web.favours import answer_proposal, take_way
from bot.web.raising import offers_view
from bot.web.view import Json
from bot.web.visits import Visits
from bot.web.wishes import (
    AnswerProposal,
    AskHint,
    BeHere,
    ChangeDraft,
    KeepOrder,
    LayOut,
    LookBack,
    PageWish,
    PlanAhead,
    PlayAgain,
    PlayLines,
    RaiseCards,
    TakeWay,
    WishMade,
)
from bot.web.working import laid_out, read_rows
from engine.moves import Arrange, Discard, DrawStock, Move, Pass, TurnOver
from engine.record.lines import Unreadable, read_move

PLAYED = (*OFFERED, DrawStock, TurnOver, Pass, Arrange)
"""The moves that a page may send; others come by ways of their own."""


async def carry_out(asked: WishMade, wish: PageWish) -> Json:
    """Do what is wished, at the table as it stands; raises what the engine or the bot refuses."""
    visit = asked.visit
    # It may have left memory meanwhile, and come back as another.
    visit.table = await asked.client.tables.get(visit.table.id)
    await arrive_at(asked.client, visit.table)
    if visit.seat is not None and not isinstance(wish, UNSEEN):
        await come_in(asked.client, asked.doer, visit.table)
    work = cast("Callable[[WishMade, PageWish], Awaitable[Json]]", WORK[type(wish)])
    return await work(asked, wish)


async def play(asked: WishMade, wish: PlayLines) -> Json:
    """Make the moves of all lines, or none."""
    table = asked.visit.table
    moves = [read_line(line, tiles=table.variant.tiles) for line in wish.lines]
    teller = Teller(asked.client, asked.language)
    await act_for(teller, asked.doer, table, *moves, step=wish.step)
    return {}


def read_line(line: str, *, tiles: bool) -> Move:
    """The move of a line without its seat; raises Refused for what is none of a page's."""
    try:
        _, move, at = read_move(f"1 {line}", tiles=tiles)
    except Unreadable:
        raise Refused("page-unreadable") from None
    if at is not None or not isinstance(move, PLAYED):
        raise Refused("page-unreadable")
    return move


async def raised(asked: WishMade, wish: RaiseCards) -> Json:
    """All that the raised cards can be now."""
    table = asked.visit.table
    cards = sorted(card_of(token, table) for token in wish.cards)
    frame = frame_of(table, asked.seat, asked.language)
    return {"offers": await worked_out(offers_view, frame, cards)}


async def reorder(asked: WishMade, wish: KeepOrder) -> Json:
    """Keep the cards of the hand in this order, wherever it is shown."""
    table = asked.visit.table
    cards = [card_of(token, table) for token in wish.cards]
    await keep_order(table, asked.client.preferences, asked.visit.user, cards)
    asked.client.part(Announcer).mark_hands(table)
    return {}


async def lay_out(asked: WishMade, wish: LayOut) -> Json:
    """Make the working table as it is laid out on the page."""
    try:
        rows = read_rows(wish.table)
    except Unreadable:
        raise Refused("page-unreadable") from None
    return await rearrange(asked, lambda draft: laid_out(draft, rows))


async def change_draft(asked: WishMade, wish: ChangeDraft) -> Json:
    """Undo a change of the working table, or all; or make it whole."""
    if wish.do == "suggest":
        return await rearrange(asked, await suggestion(asked.visit.table, own_draft(asked)))
    return await rearrange(asked, drafting.undo if wish.do == "undo" else drafting.reset)


def own_draft(asked: WishMade) -> Draft:
    """The working table of who wishes; raises Refused where they have none now."""
    table = asked.visit.table
    draft = draft_of(table, asked.seat)
    if draft is None or table.halted:
        raise Refused("hand-moved-on")
    return draft


async def rearrange(asked: WishMade, work: Callable[[Draft], Draft]) -> Json:
    """Change the working table that commands and buttons change too; raises Refused."""
    table, draft = asked.visit.table, own_draft(asked)
    after = await worked_out(work, draft)
    if draft_of(table, asked.seat) != draft:
        raise Refused("tiles-moved-on")
    keep(table, asked.seat, after)
    asked.client.part(Announcer).mark_hands(table)
    return {"draft": await asked.client.part(PageContents).draft(asked.visit)}


async def say_ahead(asked: WishMade, wish: PlanAhead) -> Json:
    """Remember what to do when the turn comes, or forget it."""
    table, seat = asked.visit.table, asked.seat
    move = None if wish.line is None else read_line(wish.line, tiles=table.variant.tiles)
    match move:
        case None:
            await drop_plan(table, seat)
        case DrawStock():
            await make_plan(table, seat, None)
        case Discard(card):
            await make_plan(table, seat, card)
        case _:
            raise Refused("page-unreadable")
    asked.client.part(Announcer).mark_hands(table)
    return {}


async def give_hint(asked: WishMade, _: AskHint) -> Json:
    """Tell what the computer would do."""
    table = asked.visit.table
    text = await hint_for(asked.client, asked.visit.user, asked.language, table)
    return {"text": plain(text.replace("-# ", ""))}


async def be_here(asked: WishMade, wish: BeHere) -> Json:
    """Note whether the page is in sight."""
    asked.client.part(Visits).see(asked.visit, on=wish.on)
    return {}


UNSEEN = (BeHere, LookBack)
"""What is done without anybody doing something at the table."""
WORK: dict[type[PageWish], Any] = {
    PlayLines: play,
    RaiseCards: raised,
    KeepOrder: reorder,
    LayOut: lay_out,
    ChangeDraft: change_draft,
    PlanAhead: say_ahead,
    AskHint: give_hint,
    AnswerProposal: answer_proposal,
    TakeWay: take_way,
    PlayAgain: play_again,
    LookBack: look_back,
    BeHere: be_here,
}
