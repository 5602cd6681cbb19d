"""The whole of a game at one moment, and what makes a game the one it is."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from engine.cards import Card, Seat
from engine.melds import USUAL, Meld, Melding, Values
from engine.moves import Move, SeatMove
from engine.rules import Rules

OwnRules = TypeVar("OwnRules", bound=Rules)


class Measure(StrEnum):
    """What tells a good result from a bad one, besides who has won."""

    POINTS = "points"
    """More points are better."""
    PENALTIES = "penalties"
    """Fewer points are better."""
    LASTING = "lasting"
    """Staying in longer is better: the last one left wins, whatever the points."""
    WINNING = "winning"
    """Nothing: the points are those of a game that was broken off."""


class Phase(StrEnum):
    """The point a game is at, by the names of the record notation."""

    DEAL = "deal"
    UPCARD = "upcard"
    DRAW = "draw"
    PLAY = "play"
    FIRST_DISCARD = "first-discard"
    FINISHED = "finished"


@dataclass(frozen=True)
class Turn:
    """What the seat to act has done in this turn; a new turn begins with a new one."""

    drawn: Card | None = None
    """The card drawn from the stock."""
    taken: tuple[Card, ...] = ()
    """The cards taken from the pile, the deepest first."""
    returnable: bool = False
    """Whether a single card taken may go back in this turn: an equal one was in the hand already,
    or the rules say so."""
    must_meld: Card | None = None
    """A card that has to lie on the table before the turn can end."""
    melds: tuple[int, ...] = ()
    """The numbers of the melds that are new in this turn."""
    opening: bool = False
    """Whether the seat has opened in this turn, and so had laid nothing before it."""
    swapped: tuple[int, ...] = ()
    """*51, Žolíky*: jokers that came from the table and have to be laid again, each on a meld with
    a higher number than this."""


NEW_TURN = Turn()


@dataclass(frozen=True)
class Refills:
    """How often the stock of a round was used up and made again."""

    used_up: int = 0
    """Times that a turn began with an empty stock, the stock having been filled before it."""
    filled: bool = True
    """Whether there have been cards in it since it was last used up."""
    shuffles: int = 0
    """How many of the renewals were shuffles."""
    due: tuple[Card, ...] = ()
    """Cards of the pile, from the bottom up, that the dealer has to shuffle before anybody can go
    on; if that is the whole pile, the first of the new order is turned up."""


class Act(NamedTuple):
    """What a seat has done: its *move*, and the cards that it *took* from the pile by it."""

    seat: Seat
    move: Move
    took: tuple[Card, ...] = ()


class ScorePart(NamedTuple):
    """Some of the points that a seat scores, and what for."""

    name: str
    """What for, by the name of its words: `held`, `doubled`."""
    each: int
    """The points, or those of one where there are several *times* as many."""
    times: int = 1
    meld: int | None = None
    """The number of the meld that they are for."""
    seat: Seat | None = None
    """Whose cards they are for, where those are another's."""

    @property
    def points(self) -> int:
        """What it comes to."""
        return self.each * self.times


ScoreParts = tuple[tuple[ScorePart, ...], ...]
"""What each seat scores, by seat."""


def sums(parts: ScoreParts) -> tuple[int, ...]:
    """The points that *parts* come to, by seat."""
    return tuple(sum([part.points for part in each]) for each in parts)


@dataclass(frozen=True)
class RoundResult:
    """A finished round: what was scored and the *totals* after it by seat, and why it ended."""

    round: int
    parts: ScoreParts
    totals: tuple[int, ...]
    ended_by: Seat | None
    """Whose turn, resignation or clock it was; None where nobody's."""
    reason: str

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat scored: the sum of its parts."""
        return sums(self.parts)


@dataclass(frozen=True)
class Opening:
    """What a seat has to lay first, and how it may swap jokers then (*51, Žolíky*)."""

    minimum: int = 0
    """Points that the first melds have to be worth, all in one turn."""
    together: bool = True
    """Whether they have to be worth that together; else one of them alone (*Tile*)."""
    is_own: bool = False
    """Whether the game judges the first melds itself, and knows no duties but that."""
    swaps: bool = True
    """Whether jokers on the table may be swapped at all."""
    new_melds: bool = False
    """Whether a swapped joker has to be laid in a meld that is new since."""

    @property
    def has_duties(self) -> bool:
        """Whether a turn may owe what can only be paid by laying (`engine.opening`)."""
        return self != NO_OPENING and not self.is_own


NO_OPENING = Opening()


@dataclass(frozen=True)
class State:
    """One moment of a game. Tuples by seat have seat 1 at index 0. Times are in seconds."""

    # of the game
    variant: "Variant"
    rules: Rules
    seats: int
    dealer: Seat
    """*Tile*, where nobody deals: the seat that begins."""
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
    opened: frozenset[Seat] = frozenset()
    """Seats that have laid what they must before they may do more (*Straight*: that have laid
    anything; *51, Žolíky, Tile*: that have made the initial meld)."""
    refills: Refills = field(default=Refills())
    upcard: Card | None = None
    """*Gin*: the card that was turned up after the deal."""
    passes: int = 0
    """Seats that have passed in a row (*Gin*: the upcard; *Tile*)."""
    course: tuple[Act, ...] = field(default=(), compare=False)
    """What has been done in this round, in order, for everybody to remember."""

    # of the turn
    turn: Turn = field(default=NEW_TURN)
    turn_at: float = 0.0
    """When the seat to act began its turn."""
    turn_more: float = 0.0
    """What the others have given it for this turn beyond the limit."""
    back: "State | None" = field(default=None, compare=False, repr=False)
    """What the last move may be taken back to; None where it may not (`engine.courtesy`)."""

    def rules_as(self, kind: type[OwnRules]) -> OwnRules:
        """The options, which are those of the game that *kind* belongs to."""
        assert isinstance(self.rules, kind)
        return self.rules

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """The hand of *seat*."""
        return self.hands[seat - 1]

    @property
    def melding(self) -> Melding:
        """What may be a meld under these rules."""
        return self.variant.melding(self.rules)

    @property
    def opening(self) -> Opening:
        """What has to be laid first under these rules."""
        return self.variant.opening(self.rules)

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


def nothing(state: State) -> ScoreParts:
    """No points for anybody."""
    return ((),) * state.seats


def next_seat(state: State, seat: Seat) -> Seat:
    """Who plays after *seat*, passing over those that are out."""
    if not state.out:
        return seat % state.seats + 1
    return next((other for other in state.playing if other > seat), state.playing[0])


Play = Callable[[State, Any], State]
"""Makes a move of the type it is filed under; raises Refusal."""


@dataclass(frozen=True, eq=False)
class Variant:
    """A game: data, and the functions that no other game shares.

    A new game is one more of these; one like another has only what is different:

    >>> from dataclasses import replace
    >>> from engine.game import play, start
    >>> from engine.moves import DEALER, Deal, DrawStock
    >>> from engine.variants.straight import VARIANT as STRAIGHT
    >>> short = replace(STRAIGHT, key="short", name="Short Rummy", hand_size={2: 3})
    >>> state = start(short, short.presets["standard"], seats=2, dealer=1)
    >>> dealt = play(state, DEALER, Deal(short.pack))
    >>> [len(hand) for hand in play(dealt, 2, DrawStock()).hands]
    [3, 4]
    """

    key: str
    name: str
    seats: range
    presets: Mapping[str, Rules]
    """Named options; the first is what a new challenge has. The fields' own defaults are what
    records and stored games mean that say nothing."""
    pack: tuple[Card, ...]
    hand_size: Mapping[int, int]
    """Cards dealt to each, by the number of seats playing."""
    values: Values
    first_phase: Phase
    plays: Mapping[Phase, Mapping[type[Move], Play]]
    out_of_time: Callable[[State], tuple[SeatMove, ...]]
    """The moves that end the turn for a player whose turn limit has run out."""
    winner: Callable[[State], Seat | None]
    """Who has won with the totals as they are; None while the game goes on."""
    _: KW_ONLY
    parts: Callable[[State], ScoreParts] = nothing
    """What each seat scores in a round that has been played to its end."""
    bonuses: Callable[[State, Seat], ScoreParts] = lambda state, _: nothing(state)
    """What is added to the totals of a game that a seat has won by points."""
    melding: Callable[[Any], Melding] = lambda _: USUAL
    """What may be a meld, under the rules given."""
    opening: Callable[[Any], Opening] = lambda _: NO_OPENING
    """What has to be laid first, under the rules given."""
    lost: Callable[[State], frozenset[Seat]] = lambda _: frozenset()
    """The seats that are out of the game by their totals after a round."""
    extra_card: bool = False
    """Whether the seat that plays first is dealt one card more."""
    upcard: bool = True
    """Whether the card after the deal is turned up and starts the pile."""
    next_dealer: Callable[[State], Seat] = lambda state: next_seat(state, state.dealer)
    """Who deals the next round."""
    refill: Callable[[State], State] = lambda state: state
    """What the rules do when a turn begins with an empty stock."""
    turn_phase: Phase = Phase.DRAW
    """The phase in which every turn but the first of a round begins."""
    measure: Callable[[Any], Measure] = lambda _: Measure.POINTS
    """What results are measured by, under the rules given."""
    laid_counts: bool = False
    """Whether each seat scores what it has laid, so that one wants to know how much that is."""
    takes_deeper: bool = False
    """Whether more than the top of the pile may be taken."""
    knock_limit: Callable[[State], int] | None = None
    """The most deadwood that a seat may knock with in a round; None where nobody knocks."""
    doubles: Callable[[State], bool] = lambda _: False
    """Whether it is known since the deal that a round counts double."""
    laid_open: frozenset[str] = frozenset()
    """Reasons for which a round ends with all hands on the table for everybody to see."""
    takes_long: bool = False
    """Whether a usual game outlasts an evening's round, for which a single one is proposed."""
    tiles: bool = False
    """Whether cards are written as tiles, and the seat that begins is named instead of a dealer."""

    @property
    def rules(self) -> type[Rules]:
        """The type of this game's options."""
        return type(self.usual)

    @property
    def usual(self) -> Rules:
        """The rules of the game when nothing else is said: its first preset."""
        return next(iter(self.presets.values()))
