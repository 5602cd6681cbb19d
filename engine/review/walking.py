"""A finished game, walked through move by move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Seat
from engine.game import play
from engine.moves import Flag, MoreTime, Move, Resign, TakeBack, Timeout
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


def lasting(moves: Sequence[tuple[Seat, Move]]) -> list[int]:
    """The places of those *moves* that have lasted: none that was taken back, and no time given."""
    places: list[int] = []
    for place, (_, move) in enumerate(moves):
        if isinstance(move, TakeBack):
            places.pop()
        elif not isinstance(move, MoreTime):
            places.append(place)
    return places


def walk(begin: State, moves: Sequence[tuple[Seat, Move]]) -> Iterator[Step]:
    """Each of the *moves* that has lasted, the dealer's too; no time passes between them."""
    state = begin
    for number in lasting(moves):
        seat, move = moves[number]
        after = play(state, seat, move)
        yield Step(number, state, seat, move, after)
        state = after
