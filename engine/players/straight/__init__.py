"""How the computer plays Straight Rummy."""

from functools import partial
from random import Random

from engine.legal import is_legal
from engine.moves import DrawStock, Move, TakePile, TurnOver
from engine.players.fitted import Net
from engine.players.mind import Level, Mind
from engine.players.straight import plain
from engine.players.straight.board import board_of
from engine.players.straight.chances import MOST, Chances
from engine.players.straight.duel import lead
from engine.players.straight.former import Points
from engine.players.straight.judge import Judge, best_turn, takes
from engine.players.straight.plain import Habits
from engine.players.straight.promise import promise
from engine.players.straight.stakes import stakes_of
from engine.players.straight.telling import reason
from engine.players.straight.turns import first_move
from engine.state import Phase
from engine.view import Seen

HABITS = {
    Level.EASY: Habits(sees_take=0.6, sees_lay=0.75, minds_table=False),
    Level.NORMAL: Habits(sees_take=0.97, sees_lay=0.97, minds_table=True),
}
"""Of the levels that do not reckon."""


def choose(seen: Seen, random: Random, level: Level, samples: int) -> Move:
    """The next move of the seat to act: of a draw the top of the pile, where it is wanted."""
    if level is Level.STRONG and len(seen.playing) <= MOST:
        return _judging(seen, Chances(stakes_of(seen)))
    return by_points(seen, random, level, samples)


def by_points(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of a strong level that looks no further than the round, as of the others.

    As version 2 made it, and as it is made where more play than there are nets for.
    """
    habits = HABITS.get(level)
    return _plainly(seen, random, habits) if habits else _judging(seen, Points())


def _plainly(seen: Seen, random: Random, habits: Habits) -> Move:
    """A move of a level that does not reckon."""
    board = board_of(seen)
    if seen.phase is not Phase.DRAW:
        return first_move(seen, plain.plain_turn(board, habits, random))
    return _drawing(seen, wants=bool(board.top) and plain.takes(board, habits, random))


def _judging(seen: Seen, judge: Judge) -> Move:
    """A move of the strong level."""
    board = board_of(seen)
    if seen.phase is not Phase.DRAW:
        return first_move(seen, best_turn(board, judge)[1])
    return _drawing(seen, wants=bool(board.top) and takes(board, judge))


def _drawing(seen: Seen, *, wants: bool) -> Move:
    """The top of the pile if the seat *wants* it, or where there is nothing else."""
    if wants:
        return TakePile(seen.pile[-1])
    if seen.stock:
        return DrawStock()
    return TurnOver() if is_legal(seen, TurnOver()) else TakePile(seen.pile[-1])


MIND = Mind(
    version=3,
    levels={Level.EASY: 1150, Level.NORMAL: 1500, Level.STRONG: 1780},
    choose=choose,
    reason=reason,
    earlier={2: by_points},
    promise=promise,
    luck=partial(lead, Net.read(__package__, "luck")),
    likely=(Level.NORMAL, Level.STRONG),
)
