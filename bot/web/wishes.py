"""What a page may wish for, and how it is carried out: by the same ways as a command's wish."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, Field, TypeAdapter

from bot.controls.clicks import Client
from bot.controls.entering import come_in
from bot.controls.play import OFFERED, Teller, act_for
from bot.messages.announcer import Announcer
from bot.people.refused import Refused
from bot.runtime.asking import asked as worked_out
from bot.runtime.senders import Doer
from bot.table import draft as drafting
from bot.table.draft import Draft
from bot.table.drafts import draft_of, keep
from bot.table.plans import drop_plan, make_plan
from bot.web.view import Json
from bot.web.visits import Visit, Visits
from bot.web.working import laid_out, read_rows
from data.ids import Ms
from engine.cards import Seat
from engine.moves import Arrange, Discard, DrawStock, Move, Pass, TurnOver
from engine.record.lines import Unreadable, read_move

LineText = Annotated[str, Field(max_length=4_000)]
TokenText = Annotated[str, Field(max_length=10)]
PLAYED = (*OFFERED, DrawStock, TurnOver, Pass, Arrange)
"""The moves that a page may send; others come by ways of their own."""


class PageWish(BaseModel):
    """Anything that a page may say; *n* is the number by which it knows the answer."""

    n: Annotated[int, Field(ge=0, le=2**53)]


class PlayLines(PageWish):
    """Make moves, all or none, at the step that is seen."""

    do: Literal["play"]
    step: Annotated[int, Field(ge=0, le=10**9)]
    lines: Annotated[list[LineText], Field(min_length=1, max_length=40)]


class LayOut(PageWish):
    """Arrange the working table of tiles."""

    do: Literal["draft"]
    table: Annotated[
        list[Annotated[list[TokenText], Field(min_length=1, max_length=200)]], Field(max_length=200)
    ]


class GoBack(PageWish):
    """Go back on the working table: by a step, or to the beginning."""

    do: Literal["undo", "reset"]


class PlanAhead(PageWish):
    """Say what to do when one's turn comes; None takes that back."""

    do: Literal["plan"]
    line: LineText | None


AnyWish = Annotated[PlayLines | LayOut | GoBack | PlanAhead, Field(discriminator="do")]
WISHES: TypeAdapter[Any] = TypeAdapter(AnyWish)


@dataclass(frozen=True)
class WishMade:
    """Who wishes for something, and when, in their language."""

    client: Client
    visit: Visit
    language: str
    at_ms: Ms

    @property
    def doer(self) -> Doer:
        """Who wishes, as the table knows them."""
        visit = self.visit
        name = "" if visit.seat is None else visit.table.row.players[visit.seat - 1].name
        return Doer(visit.user, name, self.at_ms)

    @property
    def seat(self) -> Seat:
        """Where they sit; raises Refused where they do not sit at the table."""
        return self.visit.table.own_seat(self.visit.user)


async def carry_out(asked: WishMade, wish: PageWish) -> Json:
    """Do what is wished, at the table as it stands; raises what the engine or the bot refuses."""
    await come_in(asked.client, asked.doer, asked.visit.table)
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


async def lay_out(asked: WishMade, wish: LayOut) -> Json:
    """Make the working table as it is laid out on the page."""
    try:
        rows = read_rows(wish.table)
    except Unreadable:
        raise Refused("page-unreadable") from None
    return await rearrange(asked, lambda draft: laid_out(draft, rows))


async def go_back(asked: WishMade, wish: GoBack) -> Json:
    """Undo a change of the working table, or all."""
    return await rearrange(asked, drafting.undo if wish.do == "undo" else drafting.reset)


async def rearrange(asked: WishMade, work: Callable[[Draft], Draft]) -> Json:
    """GoBack the working table that commands and buttons change too; raises Refused."""
    table, seat = asked.visit.table, asked.seat
    draft = draft_of(table, seat)
    if draft is None or table.halted:
        raise Refused("hand-moved-on")
    after = await worked_out(work, draft)
    if draft_of(table, seat) != draft:
        raise Refused("tiles-moved-on")
    keep(table, seat, after)
    asked.client.part(Announcer).mark_hands(table)
    return {"draft": await asked.client.part(Visits).draft_of(asked.visit)}


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


WORK: dict[type[PageWish], Any] = {
    PlayLines: play,
    LayOut: lay_out,
    GoBack: go_back,
    PlanAhead: say_ahead,
}
