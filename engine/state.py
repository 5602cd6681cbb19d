"""The whole of a game at one moment, and what makes a game the one it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engine.cards import Card, Seat
from engine.melds import Meld, Values
from engine.moves import Move, SeatMove
from engine.rules import Rules


class Phase(StrEnum):
    """The point a game is at, by the names of the record notation."""

    DEAL = "deal"
    UPCARD = "upcard"
    DRAW = "draw"
    PLAY = "play"
    FIRST_DISCARD = "first-discard"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat to act has done in this turn; a new turn begins with a new one."""

    drawn: Card | None = None
    """The card drawn from the stock."""
    taken: tuple[Card, ...] = ()
    """The cards taken from the pile, the deepest first."""
    must_meld: Card | None = None
    """A card that has to lie on the table before the turn can end."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: *scores* and the *totals* after it by seat, and why it ended."""

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    ended_by: Seat | None
    reason: str


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game. Tuples by seat have seat 1 at index 0. Times are in seconds."""

    # of the game
    variant: "Variant"
    rules: Rules
    seats: int
    dealer: Seat
    totals: tuple[int, ...]
    missed: tuple[int, ...]
    """Turn limits each seat has missed in a row."""
    clocks: tuple[float, ...]
    """What was left to each seat at *at*; empty without a clock."""
    results: tuple[RoundResult, ...] = ()
    round: int = 0
    """The number of the round, from 1; 0 before the first deal."""
    out: frozenset[Seat] = frozenset()
    """Seats that have resigned or lost on time."""
    at: float = 0.0
    """The last time stamp, counted from the beginning of the game."""
    winner: Seat | None = None

    # of the round
    phase: Phase = Phase.DEAL
    to_act: Seat | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
    """Sorted."""
    stock: tuple[Card, ...] = ()
    """The next card first."""
    pile: tuple[Card, ...] = ()
    """From bottom to top."""
    melds: tuple[Meld, ...] = ()
    """By number: meld n is at index n - 1."""

    # of the turn
    turn: Turn = field(default=Turn())
    turn_at: float = 0.0
    """When the seat to act began its turn."""

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """The hand of *seat*."""
        return self.hands[seat - 1]

    @property
    def acting(self) -> Seat:
        """The seat to act, where there must be one."""
        assert self.to_act is not None
        return self.to_act

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to act; empty while nobody is."""
        return self.hands[self.to_act - 1] if self.to_act else ()

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that are not out."""
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.out)


Play = Callable[[State, Any], State]
"""Makes a move of the type it is filed under; raises Refusal."""


@dataclass(frozen=True, eq=False)
class Variant:
    """A game: data, and the functions that no other game shares."""

    key: str
    name: str
    seats: range
    presets: Mapping[str, Rules]
    """Named options; the first is the default."""
    pack: tuple[Card, ...]
    hand_size: Mapping[int, int]
    """Cards dealt to each, by the number of seats playing."""
    values: Values
    first_phase: Phase
    plays: Mapping[Phase, Mapping[type[Move], Play]]
    out_of_time: Callable[[State], tuple[SeatMove, ...]]
    """The moves that end the turn for a player whose turn limit has run out."""
    score: Callable[[State], tuple[int, ...]]
    """The points of a round that has been played to its end, by seat."""
    winner: Callable[[State], Seat | None]
    """Who has won with the totals as they are; None while the game goes on."""
    tiles: bool = False
    """Whether cards are written as tiles."""

    @property
    def rules(self) -> type[Rules]:
        """The type of this game's options."""
        return type(next(iter(self.presets.values())))
