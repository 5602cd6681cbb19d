"""Rounds of Straight Rummy on sets of faces alone, thousands a minute; no options but the scoring.

Seats are counted from 0 here, and seat 0 begins.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from engine.players.faces import ALL, FaceSet, joined
from engine.players.straight.board import Board, Other
from engine.players.straight.shapes import Lying, Shapes, points
from engine.players.straight.turns import Turn
from engine.variants.straight import VARIANT, StraightRules

LONG = 400
"""Turns that no round comes near; one that does is nobody's."""


class Player(Protocol):
    """Who takes the turns of a seat."""

    def takes(self, board: Board) -> bool:
        """Whether the top of the pile is taken."""

    def turn(self, board: Board) -> Turn:
        """What is done with the card that came."""


@dataclass
class Seat:
    """What a seat holds and has done."""

    hand: FaceSet
    closed: bool = True
    own_meld: bool = False
    known: FaceSet = 0


@dataclass
class Round:
    """A round in the middle of it."""

    rules: StraightRules
    random: Random
    seats: list[Seat]
    stock: list[FaceSet]
    """The next card last."""
    pile: list[FaceSet]
    lying: Lying = field(default=Lying())
    acting: int = 0
    shuffled: bool = False
    over: bool = False
    out: int | None = None
    """Who has gone out."""
    gained: int = 0
    """What all hands held then, twice that if it counts double."""

    def board(self, kept: FaceSet = 0) -> Board:
        """The position as the seat to act sees it."""
        number, me = len(self.seats), self.seats[self.acting]
        others = [self.seats[(self.acting + step) % number] for step in range(1, number)]
        gone = me.hand | self.lying.cards | joined(self.pile) | joined(o.known for o in others)
        return Board(
            rules=self.rules,
            shapes=Shapes(self.rules.ace == "both"),
            hand=me.hand,
            lying=self.lying,
            unseen=ALL & ~gone,
            others=tuple(Other(each.hand.bit_count(), each.closed, each.known) for each in others),
            stock=len(self.stock),
            top=self.pile[-1] if self.pile else 0,
            kept=kept,
            closed=me.closed,
            own_meld=me.own_meld,
        )

    def step(self, player: Player) -> None:
        """One whole turn."""
        if not self.stock and not self._shuffle():
            self.over = True
            return
        me, kept = self.seats[self.acting], 0
        if player.takes(self.board()):
            kept = self.pile.pop()
            me.known |= kept
        me.hand |= kept or self.stock.pop()
        self._carry_out(player.turn(self.board(kept)))

    def _carry_out(self, turn: Turn) -> None:
        me, closed = self.seats[self.acting], self.seats[self.acting].closed
        me.hand, me.known = turn.held, me.known & turn.held
        me.closed = closed and turn.is_quiet
        me.own_meld |= bool(turn.lays.melds)
        self.lying = turn.lays.lying
        if turn.thrown:
            self.pile.append(turn.thrown)
        if not me.hand:
            held = sum(points(each.hand) for each in self.seats)
            self.over, self.out, self.gained = True, self.acting, held * (2 if closed else 1)
        self.acting = (self.acting + 1) % len(self.seats)

    def _shuffle(self) -> bool:
        """Make the stock again, which is done once."""
        if self.shuffled or len(self.pile) < 2:
            return False
        self.shuffled, self.stock = True, self.pile
        self.random.shuffle(self.stock)
        self.pile = [self.stock.pop()]
        return True

    def leads(self) -> list[float]:
        """How far each seat is ahead of the mean of the others, where the winner scores."""
        if self.out is None:
            return [0.0] * len(self.seats)
        behind = -self.gained / (len(self.seats) - 1)
        return [self.gained if seat == self.out else behind for seat in range(len(self.seats))]


def dealt(seats: int, rules: StraightRules, random: Random) -> Round:
    """A new round."""
    cards = [1 << face for face in range(52)]
    random.shuffle(cards)
    size = VARIANT.hand_size[seats]
    hands = [joined(cards[seat * size : (seat + 1) * size]) for seat in range(seats)]
    rest = cards[seats * size :]
    return Round(rules, random, list(map(Seat, hands)), rest[1:], rest[:1])


def played(
    round_: Round, players: Sequence[Player], watch: Callable[[Round], None] = lambda _: None
) -> None:
    """Play a round to its end; *watch* sees it before each turn."""
    for _ in range(LONG):
        if round_.over:
            return
        watch(round_)
        round_.step(players[round_.acting])
