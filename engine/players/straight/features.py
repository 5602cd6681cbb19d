"""What a position is judged by: numbers that tell how near each is to going out, and at what cost.

The position is that after a turn, the next player being about to begin theirs.
"""

from engine.players.faces import PARTNERS, FaceSet
from engine.players.straight.board import Board, Other, expected_points
from engine.players.straight.shapes import points
from engine.players.straight.turns import Turn

CLASSES = 7
"""Kinds of hands: those with so many loose cards, of which the last kind has more too."""

Features = tuple[float, ...]


class Outlook:
    """What stays the same for all turns that are compared: the others and the unseen cards."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hidden = max(board.unseen.bit_count(), 1)
        self.gain = sum(expected_points(other, board.unseen) for other in board.others)
        self.least = min(other.size for other in board.others)
        self.shut = sum(other.closed for other in board.others) / len(board.others)
        self.early = board.stock / 30
        self._dangers: dict[FaceSet, float] = {}

    def features(self, turn: Turn) -> tuple[int, Features]:
        """The kind of hand that *turn* leaves, and the numbers it is judged by."""
        board, (lays, thrown, hand) = self.board, turn
        shapes, unseen = board.house.shapes, board.unseen
        melds = shapes.best_melds(hand)
        lying = lays.lying
        outside = shapes.ends(lying) & unseen
        for meld in melds:
            lying = shapes.laid(lying, meld)
        off, lying = shapes.laid_off(hand & ~sum(melds), lying)
        loose = hand & ~sum(melds) & ~off
        number = loose.bit_count()
        ends = (shapes.ends(lying) & unseen).bit_count() / self.hidden
        wanted = (shapes.wanted(loose) & unseen).bit_count() / self.hidden
        finish = ends if number < 2 else wanted if number < 4 else 0.0
        closed = float(board.closed and turn.is_quiet and not board.begun)
        held, cost = hand.bit_count(), points(hand) / 10
        near = 1 / self.least if self.least else 1.0
        gain = self.gain / 10
        fits = float(bool(thrown & shapes.ends(lays.lying)))
        return min(number, CLASSES - 1), (
            1.0,
            held,
            cost,
            points(loose) / 10,
            wanted,
            ends,
            closed,
            closed * finish * gain,
            finish * gain,
            closed * gain,
            gain,
            near,
            near * cost,
            near * gain,
            self.shut,
            self.shut * cost,
            self.early,
            self.early * cost,
            self.early * gain,
            outside.bit_count() / self.hidden * self.least,
            fits,
            fits * near,
            self.danger(thrown),
            (shapes.near(loose) & loose).bit_count(),
            (shapes.near(loose) & unseen).bit_count() / self.hidden,
        )

    def danger(self, thrown: FaceSet) -> float:
        """About how likely the next player can meld a card, by the pairs that it may hold."""
        if thrown not in self._dangers:
            self._dangers[thrown] = self._danger(thrown)
        return self._dangers[thrown]

    def _danger(self, thrown: FaceSet) -> float:
        if not thrown:
            return 0.0
        other, unseen = self.board.others[0], self.board.unseen
        share = _share(other, self.hidden)
        safe = 1.0
        for pair in PARTNERS[thrown.bit_length() - 1]:
            if pair & ~unseen & ~other.known:
                continue
            safe *= 1 - share ** (2 - (pair & other.known).bit_count())
        return 1 - safe


def _share(other: Other, hidden: int) -> float:
    """How likely a certain unseen card is in the hand of *other*."""
    return min((other.size - other.known.bit_count()) / hidden, 1.0)
