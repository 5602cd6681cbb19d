"""What a round still brings, both hands being known: for whoever looks back at a game.

A net that sees both (`seeing.txt`) tells it of the end of a turn. Within a turn it is told from
what its likely end would leave: all is laid that can be, and of some discards the one is thrown
that is best where all is seen.
"""

import dataclasses
from collections.abc import Sequence
from functools import cache

from engine.cards import Seat
from engine.changing import replace
from engine.players.additions import Lay
from engine.players.faces import FaceSet, each, set_of
from engine.players.fitted import read_numbers
from engine.players.five_hundred.greedy import usefulness
from engine.players.five_hundred.inputs import Expected, Question
from engine.players.five_hundred.position import Position, position_of
from engine.players.five_hundred.prospects import points_of
from engine.players.five_hundred.turns import goes_out, layout_of
from engine.players.five_hundred.worth import SHOWN
from engine.players.layout import Layout
from engine.players.net import Layers
from engine.scoring import laid_points
from engine.state import Phase, State
from engine.view import seen_by

DISCARDS = 6
"""Discards that are weighed: the least useful ones."""


@cache
def net() -> Layers:
    """What `seeing.txt` says: read when it is first needed."""
    return Layers(read_numbers(__package__, "seeing.txt"), "after a turn")


def promise(state: State, seat: Seat) -> float:
    """Points by which *seat* will be ahead of the other by this round, all cards being known.

    Between equal players.
    """
    in_turn = state.phase is Phase.PLAY
    ending = state.acting if in_turn else 3 - state.acting
    now = shown(state, ending)
    laid = laid_points(state)
    ahead = laid[ending - 1] - laid[2 - ending] + (_in_turn if in_turn else gain)(now)
    return ahead if seat == ending else -ahead


def shown(state: State, seat: Seat) -> Position:
    """What *seat* would know if it saw the other hand."""
    now = position_of(seen_by(replace(state, to_act=seat), seat))
    return dataclasses.replace(now, known=set_of(state.hands[2 - seat]))


def gain(now: Position) -> float:
    """What is to come for a seat that waits for its next turn, the other hand being known."""
    *deeper, top = now.pile or (0,)
    return _left_with(now, (), deeper, now.sight.hand, top)


def _in_turn(now: Position) -> float:
    """What is to come for the seat that is about to lay and to throw."""
    sight = now.sight
    lays, rest = layout_of(sight) or Layout((), sight.hand)
    laid, caught = sum(lay.points for lay in lays), points_of(now.known)
    if goes_out(sight, Layout(lays, rest)):
        return laid + caught
    thrown = list(each(rest & ~sight.kept or rest))
    if not sight.stock:
        return laid + caught - points_of(rest) + max(sight.held[face] for face in thrown)
    here = now.field_after(lays, now.pile)
    thrown = sorted(thrown, key=lambda face: usefulness(face, rest, sight))[:DISCARDS]
    top = max((1 << face for face in thrown), key=lambda top: SHOWN.of(here, rest & ~top, top))
    return _left_with(now, lays, now.pile, rest & ~top, top)


def _left_with(
    now: Position, lays: tuple[Lay, ...], pile: Sequence[FaceSet], hand: FaceSet, top: FaceSet
) -> float:
    """What is to come where a turn ends with *lays* and leaves *hand*, *top* lying on the pile."""
    odds = tuple(float(now.known >> face & 1) for face in range(52))
    asked = Question(now, lays, tuple(pile), Expected.by(odds), net(), SHOWN)
    return asked.answer(hand, top)[0]
