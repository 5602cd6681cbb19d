"""Why a move is refused: one class per code of the record notation.

    Refusal
    ├── GameOver, NotYourTurn, WrongPhase          whose turn it is and what it allows
    ├── StockEmpty, PileEmpty                      nothing there to take
    ├── NoSuchMeld, NotInHand, NotInPile           what is named is not there
    ├── NotOpened                                  the initial meld has to come first
    ├── NotAMeld, DoesNotFit, TooManyJokers,
    │   JokerNotReplaceable                        what the cards are
    ├── TakenCardUnusable, MustMeldTakenCard,
    │   CannotDiscardTakenCard, MustMeldJoker      duties of a turn
    ├── OneMeldPerTurn, InitialMeldTooLow          how much has to, or may, be laid
    ├── DeadEnd                                    the turn could not be finished any more
    ├── DeadwoodTooHigh, CannotClose               ways to end a round
    ├── TilesMissing, NoTilePlayed, TableInvalid   a whole table of tiles
    ├── TooMuchTime                                given to another player
    └── UnknownOption, BadOptionValue,
        WrongPlayerCount                           before a game begins

The class is the key of a text, its fields are the values in it; the texts for players are the
bot's. The sentence here is for the command line and for logs.
"""

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar, dataclass_transform

from engine.cards import Card, Seat, write_card


@dataclass_transform(eq_default=False)
@dataclass(eq=False)  # eq=True would make the exception unhashable
class Refusal(Exception):
    """A move was not made; the state is what it was. Every kind of refusal is a dataclass."""

    code: ClassVar[str]
    """The name of the class as the record notation writes it: `not_in_hand`."""
    sentence: ClassVar[str]
    unnamed: ClassVar[str] = ""
    """The sentence where a field is None, in those where one may be."""

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"\B(?=[A-Z])", "_", cls.__name__).lower()
        dataclass(eq=False)(cls)

    def __str__(self) -> str:
        """The sentence, cards as tokens."""
        return self.told()

    def told(self, *, tiles: bool = False) -> str:
        """The sentence, cards or *tiles* as tokens."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        sentence = self.unnamed if None in values.values() else self.sentence
        return sentence.format(**{name: _shown(value, tiles) for name, value in values.items()})


def _shown(value: Any, tiles: bool) -> str:
    """A field as text; ends a run of cards or words with no comma."""
    match value:
        case Card():
            return write_card(value, tiles=tiles)
        case tuple():
            return ", ".join(_shown(each, tiles) for each in value)
    return str(value)


class GameOver(Refusal):
    sentence = "The game is over."


class NotYourTurn(Refusal):
    """*seat* is the one to act, None while nobody is."""

    sentence = "It is the turn of seat {seat}."
    unnamed = "It is nobody's turn: the cards have to be dealt first."
    seat: Seat | None


class WrongPhase(Refusal):
    """*action* is the notation's word for the move, *phase* the point the turn is at."""

    sentence = "'{action}' cannot be played now; the phase is '{phase}'."
    action: str
    phase: str


class StockEmpty(Refusal):
    sentence = "The stock is empty."


class PileEmpty(Refusal):
    sentence = "The pile is empty."


class NoSuchMeld(Refusal):
    sentence = "There is no meld {meld} on the table."
    meld: int


class NotInHand(Refusal):
    """*cards* are those that are missing."""

    sentence = "Not in the hand: {cards}."
    cards: tuple[Card, ...]


class NotInPile(Refusal):
    sentence = "{card} is not in the pile."
    card: Card


class NotAMeld(Refusal):
    sentence = (
        "{cards}: no meld. It takes three or four of a rank in different suits, or three or more "
        "successive cards of one suit."
    )
    cards: tuple[Card, ...]


class DoesNotFit(Refusal):
    """*meld* is None where none was chosen and no meld takes the card."""

    sentence = "{card} does not fit meld {meld}."
    unnamed = "{card} fits none of the melds on the table."
    card: Card
    meld: int | None


class NotOpened(Refusal):
    sentence = "The initial meld has to be made before anything else on the table is touched."


class TooManyJokers(Refusal):
    """*cards* are those of the meld as it would lie."""

    sentence = "{cards}: at most half of a meld's cards may be jokers."
    cards: tuple[Card, ...]


class JokerNotReplaceable(Refusal):
    """No joker of *meld* (its number; *Tile*: its number before the turn) may go for *card*.

    *card* is None where the rules allow no swap at all.
    """

    sentence = "No joker of meld {meld} can be replaced: {card}."
    unnamed = "Jokers are not swapped in this game."
    card: Card | None
    meld: int


class OneMeldPerTurn(Refusal):
    sentence = "Only one meld may be laid in a turn."


class TakenCardUnusable(Refusal):
    """*card* is the deepest of the cards that were to be taken."""

    sentence = "The deepest card taken has to be laid in this turn, and {card} could not be."
    card: Card


class MustMeldTakenCard(Refusal):
    sentence = "{card} was taken from the pile and has to be laid before the turn ends."
    card: Card


class CannotDiscardTakenCard(Refusal):
    sentence = "{card} was taken from the pile in this turn and may not be discarded."
    card: Card


class MustMeldJoker(Refusal):
    sentence = "A joker taken from the table has to be laid again in the same turn."


class InitialMeldTooLow(Refusal):
    """*points* lie there; *needed* is the least that has to."""

    sentence = "The initial meld comes to {points} points; {needed} are needed."
    points: int
    needed: int


class DeadEnd(Refusal):
    """*card* has to be laid or may not be discarded, and would be stuck in the hand.

    None where it is not one card: the initial meld could not be reached any more, or nothing
    would be left for the discard that ends the turn.
    """

    sentence = "After that the turn could not be finished: {card} would be stuck in the hand."
    unnamed = (
        "After that the turn could not be finished: the initial meld could not be completed, "
        "or nothing would be left to discard."
    )
    card: Card | None


class DeadwoodTooHigh(Refusal):
    """*points* of deadwood would be left; a knock allows *limit*."""

    sentence = "{points} points of deadwood would be left; {limit} are allowed."
    points: int
    limit: int


class CannotClose(Refusal):
    """*jokers*: how many of the twelve may be."""

    sentence = (
        "Closing from the hand takes twelve cards of one suit, at most {jokers} of them jokers, "
        "and none laid before."
    )
    jokers: int


class TilesMissing(Refusal):
    """*cards* lay on the table before the turn and do not after it."""

    sentence = "These lay on the table and do not any more: {cards}."
    cards: tuple[Card, ...]


class NoTilePlayed(Refusal):
    sentence = "At least one tile has to come from the rack."


class TableInvalid(Refusal):
    """*number* is the place of the first row that is no meld, from 1; *cards* lie in it."""

    sentence = "Row {number} is no meld: {cards}."
    number: int
    cards: tuple[Card, ...]


class TooMuchTime(Refusal):
    """*most* seconds may be given at once."""

    sentence = "At most {most} seconds may be given at once, and two weeks in all."
    most: int


class UnknownOption(Refusal):
    sentence = "There is no option '{name}'; there are {known}."
    name: str
    known: tuple[str, ...]


class BadOptionValue(Refusal):
    sentence = "'{value}' is no value of the option '{name}'."
    name: str
    value: str


class WrongPlayerCount(Refusal):
    sentence = "{seats} players; the game is for {least} to {most}."
    seats: int
    least: int
    most: int
