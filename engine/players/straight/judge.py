"""Which turn is best, and whether the pile is better than the stock, whatever that goes by."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from engine.players.faces import each
from engine.players.straight.board import Board
from engine.players.straight.turns import Turn, all_lays, turns, ways_out, with_top


class Judge(Protocol):
    """What turns are worth, by whatever measure."""

    def won(self, board: Board) -> float:
        """What it is worth to go out now."""

    def of(self, board: Board) -> Callable[[Turn], float]:
        """What a turn is worth that does not go out."""


def best_turn(board: Board, judge: Judge) -> tuple[float, Turn]:
    """The turn that is worth most, the first of equal ones, and what it is worth."""
    out = ways_out(board)
    if out is not None:
        return judge.won(board), out
    worth = judge.of(board)
    return max(
        ((worth(turn), turn) for lays in all_lays(board) for turn in turns(board, lays)),
        key=lambda each: each[0],
    )


SAMPLES = 5
"""Unseen cards that a draw from the stock is judged by."""


def takes(board: Board, judge: Judge) -> bool:
    """Whether the top of the pile is better than an unknown card of the stock."""
    shapes = board.shapes
    # It makes no meld, and fits none.
    if not (shapes.wanted(board.hand) | shapes.ends(board.lying)) & board.top:
        return False
    taken = with_top(board)
    if ways_out(taken) is not None:
        return True
    return best_turn(taken, judge)[0] >= drawn_worth(board, judge)


def drawn_worth(board: Board, judge: Judge) -> float:
    """What the turn is worth with a card of the stock: the mean over some of the unseen ones."""
    cards = list(each(board.unseen))
    if not cards:
        return float("-inf")
    step = max(len(cards) // SAMPLES, 1)
    some = [1 << face for face in cards[step // 2 :: step]]
    drawn = (replace(board, hand=board.hand | card, unseen=board.unseen & ~card) for card in some)
    return sum([best_turn(after, judge)[0] for after in drawn]) / len(some)
