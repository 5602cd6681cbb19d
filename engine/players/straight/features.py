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
    fed: float = 0.0
    """The share that would help, and lies near to what the player before has thrown or left."""

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
        self.danger_left = cache(partial(_danger_left, board.others[0], board.unseen))
        """The same by those pairs alone that it has not thrown or left a card for."""

    def features(self, turn: Turn) -> tuple[int, Features]:
        """The kind of hand that *turn* leaves, and the numbers it is judged by."""
        return self._features(turn, self.prospects(turn))

    def inputs(self, turn: Turn, needs: Features) -> Features:
        """The numbers from which the result of the round is foretold, *needs* among them."""
        found = self.prospects(turn)
        kind, (_, *numbers) = self._features(turn, found)
        return (*numbers, *self._more(turn, found), *needs, *_KINDS[kind])

    def _features(self, turn: Turn, found: Prospects) -> tuple[int, Features]:
        kind = min(found.loose.bit_count(), CLASSES - 1)
        own = self._own(turn, found)
        return kind, (*own, *self._others(turn), *self._thrown(turn), found.touching, found.company)

    def _more(self, turn: Turn, found: Prospects) -> Features:
        """What the players beside show by what they take and leave, and chances to go rummy."""
        board, after = self.board, self.board.others[0]
        closed = float(board.closed and turn.is_quiet and not board.begun)
        shown = self.danger_left(turn.thrown), found.fed, after.known.bit_count() / 10
        rummy = found.finish, closed * found.finish, closed / max(self.least, 1)
        return *shown, *rummy, float(after.closed)

    def prospects(self, turn: Turn) -> Prospects:
        """How the hand that *turn* leaves can go on."""
        shapes, unseen, hidden = self.board.shapes, self.board.unseen, self.hidden
        loose, lying = shapes.loose(turn.held, turn.lays.lying)
        near, wanted, ends = shapes.near(loose), shapes.wanted(loose), shapes.ends(lying)
        fed = (wanted | ends) & unseen & shapes.near(self.board.others[-1].refused)
        return Prospects(
            loose,
            (wanted & unseen).bit_count() / hidden,
            (ends & unseen).bit_count() / hidden,
            (near & loose).bit_count(),
            (near & unseen).bit_count() / hidden,
            fed.bit_count() / hidden,
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


def _danger_left(other: Other, unseen: FaceSet, thrown: FaceSet) -> float:
    share = min((other.size - other.known.bit_count()) / max(unseen.bit_count(), 1), 1.0)
    safe = 1.0
    for pair in PARTNERS[thrown.bit_length() - 1]:
        if not pair & ~unseen & ~other.known and not _COMPLETING[pair] & other.refused:
            safe *= 1 - share ** (2 - (pair & other.known).bit_count())
    return 1 - safe


def _completing() -> dict[FaceSet, FaceSet]:
    """By pair: the cards that make a meld of three with it."""
    found: dict[FaceSet, FaceSet] = {}
    for face, pairs in enumerate(PARTNERS):
        for pair in pairs:
            found[pair] = found.get(pair, 0) | 1 << face
    return found


_COMPLETING = _completing()

_KINDS = [tuple(float(kind == each) for each in range(2, CLASSES)) for kind in range(CLASSES)]
"""By kind of hand, in numbers which kind it is; the first two are one."""
