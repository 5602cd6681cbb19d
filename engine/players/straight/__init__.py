"""How the computer plays Straight Rummy."""

from random import Random

from engine.legal import is_legal
from engine.moves import DrawStock, Move, TakePile, TurnOver
from engine.players.mind import Level, Mind
from engine.players.straight import judge, plain
from engine.players.straight.board import Board, board_of
from engine.players.straight.plain import Habits
from engine.players.straight.promise import promise
from engine.players.straight.telling import reason
from engine.players.straight.turns import Turn, first_move
from engine.state import Phase
from engine.view import Seen

HABITS = {
    Level.EASY: Habits(sees_take=0.6, sees_lay=0.75, minds_table=False),
    Level.NORMAL: Habits(sees_take=0.97, sees_lay=0.97, minds_table=True),
}
"""Of the levels that do not reckon."""


def choose(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act."""
    board = board_of(seen)
    if seen.phase is Phase.DRAW:
        return _collected(seen, board, random, level)
    return first_move(seen, _turn(board, random, level))


def _collected(seen: Seen, board: Board, random: Random, level: Level) -> Move:
    """The top of the pile, where it is wanted; else the stock, which may have to be made first."""
    if board.top and _takes(board, random, level):
        return TakePile(seen.pile[-1])
    if seen.stock:
        return DrawStock()
    return TurnOver() if is_legal(seen, TurnOver()) else TakePile(seen.pile[-1])


def _takes(board: Board, random: Random, level: Level) -> bool:
    if level in HABITS:
        return plain.takes(board, HABITS[level], random)
    return judge.takes(board)


def _turn(board: Board, random: Random, level: Level) -> Turn:
    if level in HABITS:
        return plain.plain_turn(board, HABITS[level], random)
    return judge.best_turn(board)[1]


MIND = Mind(
    version=2,
    levels={Level.EASY: 1150, Level.NORMAL: 1500, Level.STRONG: 1780},
    choose=choose,
    reason=reason,
    promise=promise,
)
