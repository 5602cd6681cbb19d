"""Whole games between computer players, for looking back at."""

from dataclasses import dataclass
from functools import cache
from random import Random

from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER, Move
from engine.players import Level, choose
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

LONG = 10_000
"""Moves that no game comes near."""


@dataclass(frozen=True)
class Game:
    """A finished game."""

    begin: State
    moves: tuple[tuple[Seat, Move], ...]
    end: State


@cache
def game(key: str, *levels: Level, number: int = 0) -> Game:
    """A game between a computer of each of *levels*, by seat."""
    variant = VARIANTS[key]
    rules = next(iter(variant.presets.values()))
    state = begin = start(variant, rules, len(levels), 1)
    moves, random = list[tuple[Seat, Move]](), Random(number)
    for _ in range(LONG):
        if state.phase is Phase.FINISHED:
            return Game(begin, tuple(moves), state)
        dealt = due(state, number.to_bytes(32, "big"))
        seat = DEALER if dealt else state.acting
        move = dealt or choose(seen_by(state, seat), random, levels[seat - 1], 0)
        moves.append((seat, move))
        state = play(state, seat, move)
    raise AssertionError("a game without end")
