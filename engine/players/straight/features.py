"""What a position is judged by: numbers that tell how near each is to going out, and at what cost.

The position is that after a turn, the next player being about to begin theirs.
"""

from functools import cache, partial
from typing import NamedTuple

from engine.players.faces import PARTNERS, FaceSet
from engine.players.straight.board import Board, Other, expected_points
from engine.players.straight.shapes import points
from engine.players.straight.turns import Turn

CLASSES = 7
"""Kinds of hands: those with so many loose cards, of which the last kind has more too."""

Features = tuple[float, ...]


class Prospects(NamedTuple):
    """How a hand can go on from what is left in it after a turn."""

    loose: FaceSet
    """Cards in no meld that fit nowhere."""
    wanted: float
    """The share of the unseen cards that makes a meld with two loose ones."""
    ends: float
    """The share that fits the table, or a meld in the hand."""
    touching: int
    """Loose cards that could lie in a meld together."""
    company: float
    """The share of the unseen cards that could lie in a meld with a loose one."""

    @property
    def finish(self) -> float:
        """How likely the hand is out with the next card: one loose is thrown, two or three meld."""
        number = self.loose.bit_count()
        return self.ends if number < 2 else self.wanted if number < 4 else 0.0


class Outlook:
    """What stays the same for all turns that are compared: the others and the unseen cards."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hidden = max(board.unseen.bit_count(), 1)
        self.gain = sum(expected_points(other, board.unseen) for other in board.others)
        """What the others can be expected to hold."""
        self.least = min(other.size for other in board.others)
        self.shut = sum(other.closed for other in board.others) / len(board.others)
        """The share of the others that have laid nothing, and may score double."""
        self.early = board.stock / 30
        self.danger = cache(partial(_danger, board.others[0], board.unseen))
        """About how likely the next player can meld a card, by the pairs that it may hold."""

    def features(self, turn: Turn) -> tuple[int, Features]:
        """The kind of hand that *turn* leaves, and the numbers it is judged by."""
        found = self.prospects(turn)
        kind = min(found.loose.bit_count(), CLASSES - 1)
        own = self._own(turn, found)
        return kind, (*own, *self._others(turn), *self._thrown(turn), found.touching, found.company)

    def prospects(self, turn: Turn) -> Prospects:
        """How the hand that *turn* leaves can go on."""
        shapes, unseen, hidden = self.board.shapes, self.board.unseen, self.hidden
        loose, lying = shapes.loose(turn.held, turn.lays.lying)
        near = shapes.near(loose)
        return Prospects(
            loose,
            (shapes.wanted(loose) & unseen).bit_count() / hidden,
            (shapes.ends(lying) & unseen).bit_count() / hidden,
            (near & loose).bit_count(),
            (near & unseen).bit_count() / hidden,
        )

    def _own(self, turn: Turn, found: Prospects) -> Features:
        """Cards and points of the hand, its prospects, and what going out would bring."""
        board, gain = self.board, self.gain / 10
        closed = float(board.closed and turn.is_quiet and not board.begun)
        held, cost = turn.held.bit_count(), points(turn.held) / 10
        chances = found.wanted, found.ends, closed
        gains = closed * found.finish * gain, found.finish * gain, closed * gain, gain
        return 1.0, held, cost, points(found.loose) / 10, *chances, *gains

    def _others(self, turn: Turn) -> Features:
        """How near the others are to going out, how long it may last, and what that may cost."""
        cost, gain, board = points(turn.held) / 10, self.gain / 10, self.board
        near = 1 / max(self.least, 1)
        fitting = (board.shapes.ends(turn.lays.lying) & board.unseen).bit_count()
        late = self.early, self.early * cost, self.early * gain
        nearness = near, near * cost, near * gain
        return *nearness, self.shut, self.shut * cost, *late, fitting / self.hidden * self.least

    def _thrown(self, turn: Turn) -> Features:
        """What the next player can do with the discard."""
        fits = float(bool(turn.thrown & self.board.shapes.ends(turn.lays.lying)))
        return fits, fits / max(self.least, 1), self.danger(turn.thrown)


def _danger(other: Other, unseen: FaceSet, thrown: FaceSet) -> float:
    # How likely a certain unseen card is in the hand of the next player.
    share = min((other.size - other.known.bit_count()) / max(unseen.bit_count(), 1), 1.0)
    safe = 1.0
    for pair in PARTNERS[thrown.bit_length() - 1]:
        if not pair & ~unseen & ~other.known:
            safe *= 1 - share ** (2 - (pair & other.known).bit_count())
    return 1 - safe
