"""How the computer plays Straight Rummy."""

from random import Random

from engine.legal import is_legal
from engine.moves import DrawStock, Move, TakePile, TurnOver
from engine.players.mind import Level, Mind
from engine.players.straight import judge, plain
from engine.players.straight.board import board_of
from engine.players.straight.plain import Habits
from engine.players.straight.promise import promise
from engine.players.straight.telling import reason
from engine.players.straight.turns import first_move
from engine.state import Phase
from engine.view import Seen

HABITS = {
    Level.EASY: Habits(sees_take=0.6, sees_lay=0.75, minds_table=False),
    Level.NORMAL: Habits(sees_take=0.97, sees_lay=0.97, minds_table=True),
}
"""Of the levels that do not reckon."""


def choose(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act: of a draw the top of the pile, where it is wanted."""
    board, habits = board_of(seen), HABITS.get(level)
    if seen.phase is not Phase.DRAW:
        turn = plain.plain_turn(board, habits, random) if habits else judge.best_turn(board)[1]
        return first_move(seen, turn)
    if board.top and (plain.takes(board, habits, random) if habits else judge.takes(board)):
        return TakePile(seen.pile[-1])
    if seen.stock:
        return DrawStock()
    return TurnOver() if is_legal(seen, TurnOver()) else TakePile(seen.pile[-1])


MIND = Mind(
    version=2,
    levels={Level.EASY: 1150, Level.NORMAL: 1500, Level.STRONG: 1780},
    choose=choose,
    reason=reason,
    promise=promise,
)
