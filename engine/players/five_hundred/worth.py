"""What the rest of a round is worth to a player, in points, by functions fitted to many rounds."""

from functools import lru_cache
from operator import mul

from engine.cards import Seat
from engine.players.additions import row_of
from engine.players.faces import FaceSet, face_of, set_of
from engine.players.fitted import Net, numbers_of
from engine.players.five_hundred.aspects import aspects, times
from engine.players.five_hundred.prospects import Field
from engine.players.memory import memory_of
from engine.scoring import laid_points
from engine.state import State


class Worth:
    """A function fitted to rounds: weights of the aspects that go with the time, and some bends."""

    def __init__(self, name: str) -> None:
        self._table = numbers_of(__package__)[name]
        self._bends = numbers_of(__package__)[f"{name}: bends"]
        self._at = lru_cache(4096)(self._found)

    def of(self, here: Field, hand: FaceSet, top: FaceSet) -> float:
        """Points by which the player with *hand* can expect to gain on the other from now on."""
        return self.at(here, hand).of(aspects(here, hand, top))

    def at(self, here: Field, hand: FaceSet) -> Net:
        """The function of the aspects, as many cards being in the *hand* and elsewhere."""
        return self._at(here.other, hand.bit_count(), here.stock)

    def _found(self, other: int, own: int, stock: int) -> Net:
        now = times(other, own, stock)
        base, *line = [sum(map(mul, now, column)) for column in zip(*self._table, strict=True)]
        bends = tuple(
            (begin + sum(map(mul, weights, now)), tuple(weights[len(now) :]), slope)
            for begin, slope, *weights in self._bends
        )
        return Net(base, tuple(line), bends)


ENDED = Worth("after a turn")
"""To a player who has ended a turn, with cards left; the other is to move."""

DRAWING = Worth("before a draw")
"""To a player who is about to draw from the stock."""

SHOWN = Worth("after a turn, all seen")
"""To a player who has ended a turn, where both hands are seen."""


def promise(state: State, seat: Seat) -> float:
    """Points by which *seat* will be ahead of the other by this round, all cards being known.

    Between equal players.
    """
    waiting = 3 - state.acting
    laid = laid_points(state)
    ahead = laid[waiting - 1] - laid[state.acting - 1] + _to_come(state, waiting)
    return ahead if seat == waiting else -ahead


def _to_come(state: State, waiting: Seat) -> float:
    """What the rest of the round is worth to the seat that waits for its turn."""
    own, other = set_of(state.hands[waiting - 1]), set_of(state.hands[2 - waiting])
    stock = set_of(state.stock)
    rows = tuple(map(row_of, state.melds))
    thrown = set_of(each.card for each in memory_of(state).thrown if each.seat == state.acting)
    counts = other.bit_count(), stock.bit_count()
    pile = tuple(1 << face_of(card) for card in state.pile) or (0,)
    return SHOWN.of(Field(stock, other, rows, counts, thrown, pile[:-1]), own, pile[-1])
