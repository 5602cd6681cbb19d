"""The points that the computer expects of a position."""

from dataclasses import replace
from operator import mul

from engine.players.faces import each
from engine.players.fitted import Rows, numbers_of
from engine.players.straight.board import Board
from engine.players.straight.features import Outlook
from engine.players.straight.turns import Turn, all_lays, turns, ways_out, with_top

MOST = 4
"""Seats, for which weights were found."""


def best_turn(board: Board, weights: Rows | None = None) -> tuple[float, Turn]:
    """The turn that promises most, and the points by which it leads the mean of the others."""
    out = ways_out(board)
    if out is not None:
        return _won(board), out
    outlook, weights = Outlook(board), weights or weights_for(board)
    return max(
        (
            (judged(outlook, turn, weights), turn)
            for lays in all_lays(board)
            for turn in turns(board, lays)
        ),
        key=lambda each: each[0],
    )


def weights_for(board: Board) -> Rows:
    """The weights that were found for so many seats."""
    return numbers_of(__package__)[f"{min(len(board.others) + 1, MOST)} play"]


def judged(outlook: Outlook, turn: Turn, weights: Rows) -> float:
    """The points by which the seat leads the mean of the others after *turn*, as expected."""
    kind, numbers = outlook.features(turn)
    return sum(map(mul, numbers, weights[kind]), 0.0)


def _won(board: Board) -> float:
    gain = Outlook(board).gain * (2 if board.closed else 1)
    return gain / len(board.others) if board.rules.scoring == "penalty" else gain


SAMPLES = 5
"""Unseen cards that a draw from the stock is judged by."""


def takes(board: Board, weights: Rows | None = None) -> bool:
    """Whether the top of the pile is better than an unknown card of the stock."""
    shapes = board.shapes
    # It makes no meld, and fits none.
    if not (shapes.wanted(board.hand) | shapes.ends(board.lying)) & board.top:
        return False
    taken = with_top(board)
    if ways_out(taken) is not None:
        return True
    return best_turn(taken, weights)[0] >= drawn_worth(board, weights)


def drawn_worth(board: Board, weights: Rows | None = None) -> float:
    """What the turn promises with a card of the stock: the mean over some of the unseen ones."""
    cards = list(each(board.unseen))
    if not cards:
        return float("-inf")
    step = max(len(cards) // SAMPLES, 1)
    some = [1 << face for face in cards[step // 2 :: step]]
    drawn = (replace(board, hand=board.hand | card, unseen=board.unseen & ~card) for card in some)
    return sum([best_turn(after, weights)[0] for after in drawn]) / len(some)
