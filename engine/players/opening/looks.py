"""What a seat sees of a round, in the shape in which hands are judged."""

from dataclasses import dataclass
from functools import lru_cache

from engine.arrange.hands import Search
from engine.arrange.pieces import Pieces
from engine.cards import JOKER, Card
from engine.melds import Melding, Values
from engine.players.memory import memory_of
from engine.players.opening.boards import NATURAL, Board, boards, fitting
from engine.state import State, next_seat
from engine.view import Seen

REMEMBERED = 2_000
"""Hands of which it is remembered what they can open with."""


@dataclass(frozen=True, slots=True)
class Look:
    """All about a position but the hand that is judged."""

    values: Values
    melding: Melding
    need: int
    """Points that the opening has to be worth."""
    opened: bool
    """Whether the seat has opened."""
    rivals: bool
    """Whether anybody else has."""
    next_opened: bool
    """Whether the next seat has."""
    fewest: int
    """How many cards the smallest of the other hands has."""
    once: Board
    """The cards that the seat cannot see, and those of which it can see neither copy."""
    twice: Board
    fits: Board
    """What can be laid off on the table."""
    known: Board
    """Cards that the next seat has taken from the pile and holds."""

    @property
    def stage(self) -> int:
        """Which of the four sets of weights counts: who has opened."""
        return 2 * self.opened + self.rivals


def unseen(state: State, hand: tuple[Card, ...]) -> tuple[Board, Board]:
    """What lies neither in *hand* nor openly: once at least, and twice."""
    open_cards = [card for meld in state.melds for card in meld.cards]
    once, twice = boards((*hand, *state.pile, *open_cards))
    return NATURAL & ~twice, NATURAL & ~once


def look_of(seen: Seen) -> Look:
    """The position as the seat to act sees it."""
    seat, after = seen.acting, next_seat(seen, seen.acting)
    others = [other for other in seen.playing if other != seat]
    once, twice = unseen(seen, seen.hand)
    return Look(
        values=seen.variant.values,
        melding=seen.melding,
        need=seen.opening.minimum,
        opened=seat in seen.opened,
        rivals=any(other in seen.opened for other in others),
        next_opened=after in seen.opened,
        fewest=min(len(seen.hand_of(other)) for other in others),
        once=once,
        twice=twice,
        fits=fitting(seen.melds),
        known=boards(memory_of(seen).known_of(after))[0],
    )


class Openings:
    """What the parts of one hand could open with, as they are or with one card more.

    The card more is a joker that is not held: no card can do more than it.
    """

    def __init__(self, hand: tuple[Card, ...], melding: Melding, values: Values) -> None:
        self._pieces = Pieces((*hand, JOKER), melding, values)
        self._search = Search(self._pieces, None, self._pieces.jokers, None)
        self._bit = {JOKER: 1 << self._pieces.joker_at} | self._pieces.bit

    def without(self, card: Card | None) -> tuple[int, int]:
        """The most points that can be laid without *card*: now, and with one card more."""
        reach = self._pieces.hand - (self._bit[card] if card is not None else 0)
        return self._search.most(reach - self._bit[JOKER]), self._search.most(reach)


openings = lru_cache(REMEMBERED)(Openings)
"""What a hand can open with, remembered, as it is asked for at each of the moves of a turn."""
