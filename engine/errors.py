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

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from engine.cards import Card, Seat, write_card


@dataclass(eq=False)  # eq=True would make the exception unhashable
class Refusal(Exception):
    """A move was not made; the state is what it was."""

    code: ClassVar[str]
    sentence: ClassVar[str]
    unnamed: ClassVar[str] = ""
    """The sentence where a field is None, in those where one may be."""

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


@dataclass(eq=False)
class GameOver(Refusal):
    code = "game_over"
    sentence = "The game is over."


@dataclass(eq=False)
class NotYourTurn(Refusal):
    """*seat* is the one to act, None while nobody is."""

    code = "not_your_turn"
    sentence = "It is the turn of seat {seat}."
    unnamed = "It is nobody's turn: the cards have to be dealt first."
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
    """*meld* is None where none was chosen and no meld takes the card."""

    code = "does_not_fit"
    sentence = "{card} does not fit meld {meld}."
    unnamed = "{card} fits none of the melds on the table."
    card: Card
    meld: int | None


@dataclass(eq=False)
class NotOpened(Refusal):
    code = "not_opened"
    sentence = "The initial meld has to be made before anything else on the table is touched."


@dataclass(eq=False)
class TooManyJokers(Refusal):
    """*cards* are those of the meld as it would lie."""

    code = "too_many_jokers"
    sentence = "{cards}: at most half of a meld's cards may be jokers."
    cards: tuple[Card, ...]


@dataclass(eq=False)
class JokerNotReplaceable(Refusal):
    """No joker of *meld* (its number; *Tile*: its number before the turn) may go for *card*.

    *card* is None where the rules allow no swap at all.
    """

    code = "joker_not_replaceable"
    sentence = "No joker of meld {meld} can be replaced: {card}."
    unnamed = "Jokers are not swapped in this game."
    card: Card | None
    meld: int


@dataclass(eq=False)
class OneMeldPerTurn(Refusal):
    code = "one_meld_per_turn"
    sentence = "Only one meld may be laid in a turn."


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
class MustMeldJoker(Refusal):
    code = "must_meld_joker"
    sentence = "A joker taken from the table has to be laid again in the same turn."


@dataclass(eq=False)
class InitialMeldTooLow(Refusal):
    """*points* lie there; *needed* is the least that has to."""

    code = "initial_meld_too_low"
    sentence = "The initial meld comes to {points} points; {needed} are needed."
    points: int
    needed: int


@dataclass(eq=False)
class DeadEnd(Refusal):
    """*card* has to be laid or may not be discarded, and would be stuck in the hand.

    None where it is not one card: the initial meld could not be reached any more, or nothing
    would be left for the discard that ends the turn.
    """

    code = "dead_end"
    sentence = "After that the turn could not be finished: {card} would be stuck in the hand."
    unnamed = (
        "After that the turn could not be finished: the initial meld could not be completed, "
        "or nothing would be left to discard."
    )
    card: Card | None


@dataclass(eq=False)
class DeadwoodTooHigh(Refusal):
    """*points* of deadwood would be left; a knock allows *limit*."""

    code = "deadwood_too_high"
    sentence = "{points} points of deadwood would be left; {limit} are allowed."
    points: int
    limit: int


@dataclass(eq=False)
class CannotClose(Refusal):
    """*jokers*: how many of the twelve may be."""

    code = "cannot_close"
    sentence = (
        "Closing from the hand takes twelve cards of one suit, at most {jokers} of them jokers, "
        "and none laid before."
    )
    jokers: int


@dataclass(eq=False)
class TilesMissing(Refusal):
    """*cards* lay on the table before the turn and do not after it."""

    code = "tiles_missing"
    sentence = "These lay on the table and do not any more: {cards}."
    cards: tuple[Card, ...]


@dataclass(eq=False)
class NoTilePlayed(Refusal):
    code = "no_tile_played"
    sentence = "At least one tile has to come from the rack."


@dataclass(eq=False)
class TableInvalid(Refusal):
    """*number* is the place of the first row that is no meld, from 1; *cards* lie in it."""

    code = "table_invalid"
    sentence = "Row {number} is no meld: {cards}."
    number: int
    cards: tuple[Card, ...]


@dataclass(eq=False)
class TooMuchTime(Refusal):
    """*most* seconds may be given at once."""

    code = "too_much_time"
    sentence = "At most {most} seconds may be given at once, and two weeks in all."
    most: int


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
