"""Why a move is refused: one class per code of the record notation.

    Refusal
    ├── GameOver, NotYourTurn, WrongPhase          whose turn it is and what it allows
    ├── StockEmpty, PileEmpty                      nothing there to take
    ├── NoSuchMeld, NotInHand, NotInPile           what is named is not there
    ├── NotAMeld, DoesNotFit                       what the cards are
    ├── TakenCardUnusable, MustMeldTakenCard,
    │   CannotDiscardTakenCard                     duties of a turn
    ├── DeadEnd                                    the turn could not be finished any more
    └── UnknownOption, BadOptionValue,
        WrongPlayerCount                           before a game begins

The class is the key of a text, its fields are the values in it; the texts for players are the
bot's. The sentence here is for the command line and for logs.
"""

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from engine.cards import Card, Seat, write_card


@dataclass(eq=False)  # eq=True would make the exception unhashable
class Refusal(Exception):
    """A move was not made; the state is what it was."""

    code: ClassVar[str]
    sentence: ClassVar[str]

    def __str__(self) -> str:
        """The sentence, cards as tokens."""
        return self.sentence.format(**{f.name: _shown(getattr(self, f.name)) for f in fields(self)})


def _shown(value: Any) -> str:
    """A field as text; ends a run of cards or words with no comma."""
    match value:
        case Card():
            return write_card(value)
        case tuple():
            return ", ".join(map(_shown, value))
    return str(value)


@dataclass(eq=False)
class GameOver(Refusal):
    code = "game_over"
    sentence = "The game is over."


@dataclass(eq=False)
class NotYourTurn(Refusal):
    """*seat* is the one to act, None while nobody is."""

    code = "not_your_turn"
    sentence = "It is the turn of seat {seat}."
    seat: Seat | None


@dataclass(eq=False)
class WrongPhase(Refusal):
    """*action* is the notation's word for the move, *phase* the point the turn is at."""

    code = "wrong_phase"
    sentence = "'{action}' cannot be played now; the phase is '{phase}'."
    action: str
    phase: str


@dataclass(eq=False)
class StockEmpty(Refusal):
    code = "stock_empty"
    sentence = "The stock is empty."


@dataclass(eq=False)
class PileEmpty(Refusal):
    code = "pile_empty"
    sentence = "The pile is empty."


@dataclass(eq=False)
class NoSuchMeld(Refusal):
    code = "no_such_meld"
    sentence = "There is no meld {meld} on the table."
    meld: int


@dataclass(eq=False)
class NotInHand(Refusal):
    """*cards* are those that are missing."""

    code = "not_in_hand"
    sentence = "Not in the hand: {cards}."
    cards: tuple[Card, ...]


@dataclass(eq=False)
class NotInPile(Refusal):
    code = "not_in_pile"
    sentence = "{card} is not in the pile."
    card: Card


@dataclass(eq=False)
class NotAMeld(Refusal):
    code = "not_a_meld"
    sentence = (
        "{cards}: no meld. It takes three or four of a rank in different suits, or three or more "
        "successive cards of one suit."
    )
    cards: tuple[Card, ...]


@dataclass(eq=False)
class DoesNotFit(Refusal):
    code = "does_not_fit"
    sentence = "{card} does not fit meld {meld}."
    card: Card
    meld: int


@dataclass(eq=False)
class TakenCardUnusable(Refusal):
    """*card* is the deepest of the cards that were to be taken."""

    code = "taken_card_unusable"
    sentence = "The deepest card taken has to be laid in this turn, and {card} could not be."
    card: Card


@dataclass(eq=False)
class MustMeldTakenCard(Refusal):
    code = "must_meld_taken_card"
    sentence = "{card} was taken from the pile and has to be laid before the turn ends."
    card: Card


@dataclass(eq=False)
class CannotDiscardTakenCard(Refusal):
    code = "cannot_discard_taken_card"
    sentence = "{card} was taken from the pile in this turn and may not be discarded."
    card: Card


@dataclass(eq=False)
class DeadEnd(Refusal):
    """*card* was taken from the pile and could afterwards neither be laid nor left."""

    code = "dead_end"
    sentence = "After that the turn could not be finished: {card} would be stuck in the hand."
    card: Card


@dataclass(eq=False)
class UnknownOption(Refusal):
    code = "unknown_option"
    sentence = "There is no option '{name}'; there are {known}."
    name: str
    known: tuple[str, ...]


@dataclass(eq=False)
class BadOptionValue(Refusal):
    code = "bad_option_value"
    sentence = "'{value}' is no value of the option '{name}'."
    name: str
    value: str


@dataclass(eq=False)
class WrongPlayerCount(Refusal):
    code = "wrong_player_count"
    sentence = "{seats} players; the game is for {least} to {most}."
    seats: int
    least: int
    most: int
