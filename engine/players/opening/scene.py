"""A round as a seat sees it between two turns, whichever cards it holds itself."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from engine.cards import JOKER, Card, Seat
from engine.melds import Kind, Meld, open_places
from engine.players.memory import memory_of
from engine.players.opening.boards import (
    BIT,
    LANE,
    NATURAL,
    Board,
    boards,
    copies,
    folded,
    lacking,
    spread,
    swappable,
)
from engine.state import State, next_seat
from engine.view import Seen

JOKERS = 4
"""Jokers that there are."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """What has been shown of the other hands before this turn."""

    known: Board
    """Cards that the next seat has taken from the pile and holds."""
    thrown: Board
    """Cards that the next seat has thrown."""
    collected: int
    """Cards that any of the others has taken from the pile and holds."""
    turns: float
    """Turns that each has had, in tens."""


def remembered(seen: Seen) -> Remembered:
    """What the seat to act remembers of the others."""
    seat, after, memory = seen.acting, next_seat(seen, seen.acting), memory_of(seen)
    return Remembered(
        known=boards(memory.known_of(after))[0],
        thrown=boards(each.card for each in memory.thrown if each.seat == after)[0],
        collected=sum(len(memory.known_of(other)) for other in seen.playing if other != seat),
        turns=len(memory.thrown) / len(seen.playing) / 10,
    )


@dataclass(frozen=True)
class Lying:
    """What can be laid off on the table: above runs, below them, and in groups."""

    above: Board = 0
    below: Board = 0
    groups: Board = 0

    @cached_property
    def fits(self) -> Board:
        """The cards that can be laid off at once."""
        return folded(self.above | self.below) | self.groups

    def with_steps(self, held: Board) -> Board:
        """The cards that can be laid off at once, or after others of those that are *held*."""
        row, above, below = spread(held), self.above, self.below
        while (more := above | (above & row) << 1) != above:
            above = more
        while (more := below | (below & row) >> 1) != below:
            below = more
        return folded(above | below) | self.groups


def lying(melds: Iterable[Meld]) -> Lying:
    """What can be laid off on some of *melds*; a flush ends its round and takes nothing."""
    above = below = groups = 0
    for meld in melds:
        if meld.kind is Kind.GROUP:
            groups |= lacking(meld)
            continue
        for place in open_places(meld.low, meld.high, ace_high=True):
            bit = 1 << LANE * meld.stands_for[0].suit + place
            above, below = (above | bit, below) if place > meld.high else (above, below | bit)
    return Lying(above, below, groups)


@dataclass(frozen=True)
class Scene:
    """All about a round but the hand that is judged."""

    state: State
    seat: Seat
    remembered: Remembered
    lying: Lying
    once: Board
    """The cards that the seat cannot see, and those of which it can see neither copy."""
    twice: Board
    jokers: int
    """Jokers that it cannot see."""
    swaps: Board
    """Cards for which a joker on the table can be swapped."""
    others: tuple[int, ...] = field(default=())
    """How many cards each of the others holds."""

    @property
    def opened(self) -> bool:
        """Whether the seat has opened."""
        return self.seat in self.state.opened

    @cached_property
    def unseen(self) -> int:
        """How many cards it cannot see, 1 where there are none."""
        return max(1, self.once.bit_count() + self.twice.bit_count() + self.jokers)

    def copies(self, wanted: Board) -> int:
        """How many of the cards that it cannot see are *wanted*."""
        return copies(wanted, self.once, self.twice)

    @cached_property
    def aspects(self) -> tuple[float, ...]:
        """What is counted of it, whatever the hand is."""
        state, known, others = self.state, self.remembered, self.others
        return (
            known.turns,
            min(others) / 10,
            sum(others) / len(others) / 10,
            len(others) - 1,
            len(state.opened - {self.seat}) / len(others),
            known.collected / len(others),
            len(state.stock) / 50,
            self.copies(self.lying.fits) / 20,
            self.copies(self.swaps) / 4,
            self.jokers / 4,
            float(bool(state.opened - {self.seat})),
        )


def scene_of(state: State, known: Remembered) -> Scene:
    """What the seat to act sees after what it has laid in this turn."""
    seat = state.acting
    open_cards = [card for meld in state.melds for card in meld.cards]
    cards = (*state.hand, *state.pile, *open_cards)
    once, twice = boards(cards)
    return Scene(
        state,
        seat,
        known,
        lying(state.melds),
        NATURAL & ~twice,
        NATURAL & ~once,
        JOKERS - cards.count(JOKER),
        swappable(state.melds) if state.opening.swaps else 0,
        tuple(len(state.hand_of(other)) for other in state.playing if other != seat),
    )


def bit_of(card: Card) -> Board:
    """The board of a card; a joker is on none."""
    return BIT.get(card, 0)
