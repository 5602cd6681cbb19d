"""The ways in which a seat may go on: every first move, with the rest of the turn after it."""

from collections.abc import Iterator
from random import Random

from engine.cards import Seat
from engine.game import play
from engine.legal import legal_discards, legal_moves
from engine.moves import BigGin, Close, Discard, Gin, Knock, LayMeld, LayOff, Move, SwapJoker
from engine.players import Level, choose
from engine.state import Phase, State
from engine.view import seen_by

Way = tuple[Move, ...]

LAYS = (LayMeld, LayOff, SwapJoker)
"""Moves after which the same seat has more to decide; who has drawn decides anew."""
LONG = 40
"""Moves that no turn has."""


def after(state: State, seat: Seat, moves: Way) -> State:
    """*state* after the *moves* of *seat*; raises Refusal."""
    for move in moves:
        state = play(state, seat, move)
    return state


def way_of(state: State, random: Random, level: Level, first: Way = ()) -> Way:
    """How a level goes on to the end of the choice, after the *first* moves."""
    seat, moves = state.acting, list(first)
    state = after(state, seat, first)
    while not moves or isinstance(moves[-1], LAYS):
        if state.to_act != seat or state.results or len(moves) > LONG:
            break
        moves.append(choose(seen_by(state, seat), random, level, 0))
        state = play(state, seat, moves[-1])
    return tuple(moves)


def ways_on(state: State) -> dict[object, Way]:
    """All choices of the seat to act by what tells them apart, the strong level's own first.

    Each first move that is legal is gone on with as the strong level would; beside its own turn,
    every other discard after the same lays is a choice as well.
    """
    found = dict[object, Way]()
    for way in _ways(state):
        found.setdefault(mark(state, way), way)
    return found


def _ways(state: State) -> Iterator[Way]:
    seen, seat = seen_by(state, state.acting), state.acting
    best = way_of(state, Random(0), Level.STRONG)
    yield best
    for move in legal_moves(seen):
        if state.phase is not Phase.PLAY or not isinstance(move, LAYS):
            yield (move,)
        else:
            yield way_of(state, Random(0), Level.STRONG, (move,))
    if isinstance(best[-1], Discard) and len(best) > 1:
        for other in legal_discards(after(state, seat, best[:-1])):
            yield (*best[:-1], other)


def mark(state: State, way: Way) -> object:
    """What tells a choice from another: the same cards can be laid in many orders."""
    end = after(state, state.acting, way)
    if state.phase is not Phase.PLAY:
        return way
    melds = sorted(tuple(sorted(meld.cards)) for meld in end.melds)
    last = type(way[-1]) if isinstance(way[-1], (Knock, Gin, BigGin, Close)) else None
    return end.hand_of(state.acting), end.pile, tuple(melds), last
