"""What luck is told by: what a round still brings, both hands being known."""

import dataclasses
from functools import cache

from engine.cards import Seat
from engine.changing import replace
from engine.players.faces import set_of
from engine.players.fitted import read_numbers
from engine.players.five_hundred.inputs import Expected, Question
from engine.players.five_hundred.position import Position, position_of
from engine.players.five_hundred.worth import SHOWN
from engine.players.net import Layers
from engine.scoring import laid_points
from engine.state import State
from engine.view import seen_by


@cache
def net() -> Layers:
    """What `luck.txt` says: read when it is first needed."""
    return Layers(read_numbers(__package__, "luck.txt"), "after a turn")


def lead(state: State, seat: Seat) -> float:
    """Points by which *seat* will be ahead of the other by this round, all cards being known.

    One seat is about to draw; the net is asked as the other one, which has ended its turn.
    """
    waits = 3 - state.acting
    laid = laid_points(state)
    now = position_of(seen_by(replace(state, to_act=waits), waits))
    shown = dataclasses.replace(now, known=set_of(state.hands[2 - waits]))
    ahead = laid[waits - 1] - laid[2 - waits] + gain(shown)
    return ahead if seat == waits else -ahead


def gain(shown: Position) -> float:
    """Points by which a seat will gain from here on that has ended its turn.

    It knows all cards of the other hand.
    """
    odds = tuple(float(shown.known >> face & 1) for face in range(52))
    *deeper, top = shown.pile or (0,)
    asked = Question(shown, (), tuple(deeper), Expected.by(odds), net(), SHOWN)
    return asked.answer(shown.sight.hand, top)[0]
