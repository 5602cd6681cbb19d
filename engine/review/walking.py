"""A finished game, walked through move by move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Seat
from engine.game import play
from engine.moves import Flag, Move, Resign, Timeout
from engine.state import State

NO_DECISIONS = (Resign, Timeout, Flag)
"""Moves by which nobody tries to play well."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move with what was before and after it."""

    number: int
    """Its place among all moves, from 0."""
    before: State
    seat: Seat
    move: Move
    after: State

    def is_decision_of(self, seat: Seat) -> bool:
        """Whether *seat* chose this move to play on."""
        return self.seat == seat and not isinstance(self.move, NO_DECISIONS)


def walk(begin: State, moves: Sequence[tuple[Seat, Move]]) -> Iterator[Step]:
    """Each of the *moves*, those of the dealer too; no time passes between them."""
    state = begin
    for number, (seat, move) in enumerate(moves):
        after = play(state, seat, move)
        yield Step(number, state, seat, move, after)
        state = after
