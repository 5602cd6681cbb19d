"""How the easy and the normal level play: one turn at a time, and no better than they look."""

from dataclasses import dataclass
from random import Random

from engine.players.faces import FaceSet
from engine.players.straight.board import Board
from engine.players.straight.shapes import points, weight
from engine.players.straight.turns import Turn, most, nothing, turns, with_top


@dataclass(frozen=True, slots=True)
class Habits:
    """What a weaker player sees, and what it cares for."""

    sees_take: float
    """Chance of noticing that the top of the pile could be laid."""
    sees_lay: float
    """Chance of noticing in a turn what could be laid."""
    minds_table: bool
    """Whether it keeps what others could lay off."""


def takes(board: Board, habits: Habits, random: Random) -> bool:
    """Whether the top of the pile is taken: where it can be laid at once, and that is noticed."""
    if random.random() >= habits.sees_take:
        return False
    held = most(with_top(board)).held
    return not held & board.top and weight(held) <= weight(most(board).held)


def plain_turn(board: Board, habits: Habits, random: Random) -> Turn:
    """All is laid that is noticed; what has least company is thrown."""
    lays = most(board) if random.random() < habits.sees_lay else nothing(board)
    if lays.held == board.kept:
        lays = most(board)
    ends = board.shapes.ends(lays.lying) if habits.minds_table else 0
    return min(turns(board, lays), key=lambda turn: _use(board, turn, ends))


def _use(board: Board, turn: Turn, ends: FaceSet) -> tuple[bool, int, int]:
    """What speaks against throwing a card: that it fits the table, has company, is cheap."""
    card = turn.thrown
    company = (board.shapes.near(card) & turn.held).bit_count()
    return bool(card & ends), company, -points(card)
