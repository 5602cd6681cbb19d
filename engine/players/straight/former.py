"""What version 2 went by: the points that a turn promises, by weights for each kind of hand."""

from collections.abc import Callable
from functools import partial
from operator import mul

from engine.players.fitted import Rows, numbers_of
from engine.players.straight.board import Board
from engine.players.straight.features import Outlook
from engine.players.straight.turns import Turn

MOST = 4
"""Seats, for which weights were found."""


class Points:
    """A judge: the points by which the seat to act leads the mean of the others."""

    def won(self, board: Board) -> float:
        """What the others can be expected to hold, twice that if it counts double."""
        gain = Outlook(board).gain * (2 if board.closed else 1)
        return gain / len(board.others) if board.rules.scoring == "penalty" else gain

    def of(self, board: Board) -> Callable[[Turn], float]:
        """What *turn* promises."""
        return partial(judged, Outlook(board), weights=weights_for(board))


def weights_for(board: Board) -> Rows:
    """The weights that were found for so many seats."""
    return numbers_of(__package__)[f"{min(len(board.others) + 1, MOST)} play"]


def judged(outlook: Outlook, turn: Turn, weights: Rows) -> float:
    """The points by which the seat leads the mean of the others after *turn*, as expected."""
    kind, numbers = outlook.features(turn)
    return sum(map(mul, numbers, weights[kind]), 0.0)
