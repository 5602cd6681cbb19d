"""What a page may say: each wish with all that belongs to it, within bounds."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from bot.controls.clicks import Client
from bot.runtime.senders import Doer
from bot.web.visit import Visit
from data.ids import Ms
from engine.cards import Seat

LineText = Annotated[str, Field(max_length=4_000)]
TokenText = Annotated[str, Field(max_length=10)]
StepNumber = Annotated[int, Field(ge=0, le=10**9)]
MOST_CARDS = 200


class PageWish(BaseModel):
    """Anything that a page may say; *n* is the number by which it knows the answer."""

    n: Annotated[int, Field(ge=0, le=2**53)]


class PlayLines(PageWish):
    """Make moves, all or none, at the step that is seen."""

    do: Literal["play"]
    step: StepNumber
    lines: Annotated[list[LineText], Field(min_length=1, max_length=40)]


class RaiseCards(PageWish):
    """Ask what raised cards can be."""

    do: Literal["raise"]
    cards: Annotated[list[TokenText], Field(max_length=MOST_CARDS)]


class KeepOrder(PageWish):
    """Keep one's cards in this order."""

    do: Literal["order"]
    cards: Annotated[list[TokenText], Field(min_length=1, max_length=MOST_CARDS)]


class LayOut(PageWish):
    """Arrange the working table of tiles."""

    do: Literal["draft"]
    table: Annotated[
        list[Annotated[list[TokenText], Field(min_length=1, max_length=MOST_CARDS)]],
        Field(max_length=MOST_CARDS),
    ]


class ChangeDraft(PageWish):
    """Change the working table by a press: back by a step, to the beginning, to a suggestion."""

    do: Literal["undo", "reset", "suggest"]


class PlanAhead(PageWish):
    """Say what to do when one's turn comes; None takes that back."""

    do: Literal["plan"]
    line: LineText | None


class AskHint(PageWish):
    """Ask what the computer would do."""

    do: Literal["hint"]


class AnswerProposal(PageWish):
    """Agree to a proposal, or decline it; *proposal* is when it was made."""

    do: Literal["agree", "decline"]
    proposal: Annotated[int, Field(ge=0, le=2**53)]


class TakeWay(PageWish):
    """Ask for something else, by the word that the table names it with."""

    do: Literal["way"]
    way: Annotated[str, Field(max_length=30)]


class PlayAgain(PageWish):
    """Ask for a rematch; *part* is the player's own in its shuffle, drawn by their browser."""

    do: Literal["rematch"]
    part: Annotated[str, Field(pattern=r"^[0-9a-f]{0,64}$")] = ""


class LookBack(PageWish):
    """Look at a step of a finished game; None: at its beginning."""

    do: Literal["replay"]
    at: StepNumber | None = None


class BeHere(PageWish):
    """Say that the page is in sight of somebody, or is not any more."""

    do: Literal["here"]
    on: bool


AnyWish = Annotated[
    PlayLines
    | RaiseCards
    | KeepOrder
    | LayOut
    | ChangeDraft
    | PlanAhead
    | AskHint
    | AnswerProposal
    | TakeWay
    | PlayAgain
    | LookBack
    | BeHere,
    Field(discriminator="do"),
]
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
