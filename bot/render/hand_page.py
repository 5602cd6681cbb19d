"""How one hand is to be shown: what is marked and open, what may be done, and what is advised."""

from dataclasses import dataclass
from enum import StrEnum

from bot.render.frame import Frame
from bot.render.offers import Offer
from bot.render.picture import Picture
from bot.table.advice import Price
from bot.table.plans import Plan
from data.ids import Ms
from engine import moves
from engine.cards import Card


class Panel(StrEnum):
    """Which choice the controls offer."""

    TURN = "turn"
    TAKE = "depth"
    MELD = "meld"
    LAY_OFF = "layoff"
    DISCARD = "discard"
    ONTO = "onto"
    """Where the marked cards go."""
    PLACE = "place"
    """What a joker stands for."""
    SWAP = "swap"
    KNOCK = "knock"
    CLOSE = "close"
    LOOK = "look"
    """How cards are shown."""
    MORE = "more"


@dataclass(frozen=True, slots=True)
class HandPage:
    """How one hand is to be shown: its order, its marks, the open choice, a word on top."""

    order: tuple[Card, ...] = ()
    marks: tuple[Card, ...] = ()
    legal: tuple[moves.SeatMove, ...] = ()
    """What the reader may do now, best first."""
    advised: moves.Move | None = None
    """The one of them that the strong computer would make, where the reader may be told."""
    hint: Price = Price.NEVER
    """What it costs the reader to be told more."""
    by_marks: bool = False
    """Whether every move is made by marking its cards, as somebody learns to."""
    panel: Panel = Panel.TURN
    fits: tuple[int, ...] = ()
    """*Tile*: numbers of the melds to choose from, for the panel *ONTO*."""
    layable: int | None = None
    """*Tile*: how many tiles can be laid by any means, as far as the reader may be told."""
    plan: Plan | None = None
    """What is said ahead of the turn, and not done yet."""
    may_plan: bool = False
    offers: tuple[Offer, ...] = ()
    """What there is to choose from, for the other panels."""
    note: str = ""
    table_url: str | None = None
    """Where the table's public message is."""
    preview: Picture | None = None
    """Some of the cards drawn: pictures are offered by them."""
    tells_turn: bool = True
    """Whether to say how a turn is played."""
    bare: bool = False
    """Whether nothing is pointed out in the cards: no meld, no deadwood, nothing that fits."""
    typed: bool = False
    """The reader has typed a command: they are told of commands, else of buttons."""
    ended: Frame | None = None
    """The round before as it was left, as long as the reader has made no move since."""
    result: str = ""
    """What is told of it, as far as there is room."""
    as_of_ms: Ms | None = None
    """When the message was kept current for the last time."""


ON_TURN = HandPage()
"""A hand with its usual controls, and nothing marked."""
