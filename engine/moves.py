"""What a seat, or the dealer, can do. Every change of a game is one of these."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, dataclass_transform

from engine.cards import Card, Seat

DEALER: Seat = 0
"""Who makes the moves that are nobody's turn: deals and shuffles."""


class Laid(NamedTuple):
    """A card on its way to the table; a joker may say which card it *stands_for*."""

    card: Card
    stands_for: Card | None = None


@dataclass_transform(frozen_default=True)
class Action:
    """Anything that can be done; every kind of it is a frozen dataclass."""

    word: ClassVar[str]
    """What the notation of records calls it."""

    def __init_subclass__(cls, word: str) -> None:
        cls.word = word
        dataclass(frozen=True)(cls)


class DrawStock(Action, word="draw"):
    """Draw the top card of the stock."""


class TakePile(Action, word="take"):
    """Take the top of the pile, or everything from the top down to *card*."""

    card: Card | None = None


class LayMeld(Action, word="meld"):
    """Lay a new meld from the hand; the order of *cards* has no meaning."""

    cards: tuple[Laid, ...]

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "LayMeld":
        """A meld of *cards*, jokers standing for whatever fits."""
        return cls(tuple(Laid(card) for card in cards))


class LayOff(Action, word="add"):
    """Add *card* to the meld with number *meld*."""

    card: Laid
    meld: int

    @classmethod
    def of(cls, card: Card, meld: int) -> "LayOff":
        """*card* added to *meld*, a joker standing for whatever fits."""
        return cls(Laid(card), meld)


class SwapJoker(Action, word="swap"):
    """Put *card* in place of the joker in *meld*; the joker goes to the hand."""

    card: Card
    meld: int


class Discard(Action, word="discard"):
    """Put *card* on the pile, which ends the turn."""

    card: Card


class Knock(Action, word="knock"):
    """Gin Rummy: discard *card* and knock."""

    card: Card


class Gin(Action, word="gin"):
    """Gin Rummy: discard *card*, all others lying in melds."""

    card: Card


class BigGin(Action, word="biggin"):
    """Gin Rummy: all cards lie in melds, nothing is left to discard."""


class Close(Action, word="close"):
    """Žolíky: lay twelve cards of one suit from the hand and discard *card*."""

    card: Card


class Pass(Action, word="pass"):
    """Refuse the upcard, or play nothing with an empty stock."""


class TurnOver(Action, word="turnover"):
    """Turn the pile over to become the stock."""


class Arrange(Action, word="table"):
    """Tile Rummy: the whole table as it lies after the turn."""

    melds: tuple[tuple[Laid, ...], ...]


class Resign(Action, word="resign"):
    """Give up; any seat, at any time in a round."""


class MoreTime(Action, word="more-time"):
    """Give another *seat* more time, in whole *seconds*; any seat, at any time in a round."""

    seat: Seat
    seconds: int


class TakeBack(Action, word="takeback"):
    """Take the own last move back, as the others have agreed to."""


class Timeout(Action, word="timeout"):
    """The turn limit of the seat to act has run out: the game acts for it."""


class Flag(Action, word="flag"):
    """The clock of the seat to act has run out."""


class Deal(Action, word="deck"):
    """The dealer's: begin a round with the pack in this *order*, top card first."""

    order: tuple[Card, ...]


class Reshuffle(Action, word="reshuffle"):
    """The dealer's: the stock is made again in mid-round, in this *order*, next card first."""

    order: tuple[Card, ...]


SeatMove = (
    DrawStock
    | TakePile
    | LayMeld
    | LayOff
    | SwapJoker
    | Discard
    | Knock
    | Gin
    | BigGin
    | Close
    | Pass
    | TurnOver
    | Arrange
    | Resign
    | MoreTime
    | TakeBack
    | Timeout
    | Flag
)
DealerMove = Deal | Reshuffle
Move = SeatMove | DealerMove


def cards_in(move: LayMeld | LayOff) -> tuple[Card, ...]:
    """The cards that *move* brings to the table."""
    laid = move.cards if isinstance(move, LayMeld) else (move.card,)
    return tuple([each.card for each in laid])
