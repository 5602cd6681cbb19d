"""What a seat, or the dealer, can do. Every change of a game is one of these."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.cards import Card, Seat

DEALER: Seat = 0
"""Who makes the moves that are nobody's turn: deals and shuffles."""


class Laid(NamedTuple):
    """A card on its way to the table; a joker may say which card it *stands_for*."""

    card: Card
    stands_for: Card | None = None


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""

    word: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the top of the pile, or everything from the top down to *card*."""

    word: ClassVar[str] = "take"
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay a new meld from the hand; the order of *cards* has no meaning."""

    word: ClassVar[str] = "meld"
    cards: tuple[Laid, ...]

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "LayMeld":
        """A meld of *cards*, jokers standing for whatever fits."""
        return cls(tuple(Laid(card) for card in cards))


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add *card* to the meld with number *meld*."""

    word: ClassVar[str] = "add"
    card: Laid
    meld: int

    @classmethod
    def of(cls, card: Card, meld: int) -> "LayOff":
        """*card* added to *meld*, a joker standing for whatever fits."""
        return cls(Laid(card), meld)


@dataclass(frozen=True, slots=True)
class SwapJoker:
    """Put *card* in place of the joker in *meld*; the joker goes to the hand."""

    word: ClassVar[str] = "swap"
    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put *card* on the pile, which ends the turn."""

    word: ClassVar[str] = "discard"
    card: Card


@dataclass(frozen=True, slots=True)
class Knock:
    """Gin Rummy: discard *card* and knock."""

    word: ClassVar[str] = "knock"
    card: Card


@dataclass(frozen=True, slots=True)
class Gin:
    """Gin Rummy: discard *card*, all others lying in melds."""

    word: ClassVar[str] = "gin"
    card: Card


@dataclass(frozen=True, slots=True)
class BigGin:
    """Gin Rummy: all cards lie in melds, nothing is left to discard."""

    word: ClassVar[str] = "biggin"


@dataclass(frozen=True, slots=True)
class Close:
    """Žolíky: lay twelve cards of one suit from the hand and discard *card*."""

    word: ClassVar[str] = "close"
    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """Refuse the upcard, or play nothing with an empty stock."""

    word: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Turn the pile over to become the stock."""

    word: ClassVar[str] = "turnover"


@dataclass(frozen=True, slots=True)
class Arrange:
    """Tile Rummy: the whole table as it lies after the turn."""

    word: ClassVar[str] = "table"
    melds: tuple[tuple[Laid, ...], ...]


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up; any seat, at any time in a round."""

    word: ClassVar[str] = "resign"


@dataclass(frozen=True, slots=True)
class MoreTime:
    """Give another *seat* more time, in whole *seconds*; any seat, at any time in a round."""

    word: ClassVar[str] = "more-time"
    seat: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the own last move back, as the others have agreed to."""

    word: ClassVar[str] = "takeback"


@dataclass(frozen=True, slots=True)
class Timeout:
    """The turn limit of the seat to act has run out: the game acts for it."""

    word: ClassVar[str] = "timeout"


@dataclass(frozen=True, slots=True)
class Flag:
    """The clock of the seat to act has run out."""

    word: ClassVar[str] = "flag"


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's: begin a round with the pack in this *order*, top card first."""

    word: ClassVar[str] = "deck"
    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The dealer's: the stock is made again in mid-round, in this *order*, next card first."""

    word: ClassVar[str] = "reshuffle"
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
