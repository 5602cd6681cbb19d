"""The ways in which a seat may go on: every first move, with the rest of the turn after it."""

from collections.abc import Iterator, Sequence
from random import Random

from engine.cards import Seat
from engine.game import play
from engine.legal import legal_discards, legal_moves
from engine.moves import (
    BigGin,
    Close,
    Discard,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    SwapJoker,
    TakePile,
)
from engine.players import Level, choose, mind_of
from engine.state import Phase, State
from engine.view import seen_by

Way = tuple[Move, ...]

LAYS = (LayMeld, LayOff, SwapJoker)
"""Moves after which the same seat has more to decide; who has drawn decides anew."""
LONG = 40
"""Moves that no turn has."""
MANY = 2
"""Ways to get a card, up to which the rest of a turn that takes one is a part of the choice."""
TRIES = 8
"""How often a level tries a puzzle, to tell how hard that is."""


def kind_of(way: Way) -> str:
    """What kind of answer a way is: the words of its moves."""
    return " ".join(dict.fromkeys(move.word for move in way))


def after(state: State, seat: Seat, moves: Way) -> State:
    """*state* after the *moves* of *seat*; raises Refusal."""
    for move in moves:
        state = play(state, seat, move)
    return state


def way_of(state: State, random: Random, level: Level, first: Way = ()) -> Way:
    """How a level goes on to the end of the choice, after the *first* moves."""
    seat, moves = state.acting, list(first)
    over, state = len(state.results), after(state, seat, first)
    while not moves or isinstance(moves[-1], LAYS):
        if state.to_act != seat or len(state.results) > over or len(moves) > LONG:
            break
        moves.append(choose(seen_by(state, seat), random, level, 0))
        state = play(state, seat, moves[-1])
    return tuple(moves)


def ways_on(state: State) -> dict[object, Way]:
    """All choices of the seat to act by what tells them apart, the strong level's own first.

    Each first move that is legal is gone on with as the strong level would; beside its own turn,
    every other discard after the same lays is a choice as well. Where there are only two ways to
    get a card, who takes one decides the rest of the turn too.
    """
    found = dict[object, Way]()
    for way in _ways(state) if state.phase is Phase.PLAY else _ways_to_a_card(state):
        found.setdefault(mark(state, way), way)
    return found


def _ways(state: State) -> Iterator[Way]:
    best = way_of(state, Random(0), Level.STRONG)
    yield best
    for move in legal_moves(seen_by(state, state.acting)):
        is_gone_on = isinstance(move, LAYS)
        yield way_of(state, Random(0), Level.STRONG, (move,)) if is_gone_on else (move,)
    yield from _otherwise_thrown(state, best)


def _otherwise_thrown(state: State, best: Way) -> Iterator[Way]:
    """The moves of a way but its last, which is a discard, with every other discard."""
    if isinstance(best[-1], Discard) and len(best) > 1:
        for other in legal_discards(after(state, state.acting, best[:-1])):
            yield (*best[:-1], other)


def _ways_to_a_card(state: State) -> Iterator[Way]:
    best = choose(seen_by(state, state.acting), Random(0), Level.STRONG, 0)
    found = sorted(legal_moves(seen_by(state, state.acting)), key=lambda move: move != best)
    for move in found:
        if len(found) > MANY or not isinstance(move, TakePile):
            yield (move,)
            continue
        taken = after(state, state.acting, (move,))
        way = (move, *way_of(taken, Random(0), Level.STRONG))
        yield way
        yield from _otherwise_thrown(state, way)


def mark(state: State, way: Way) -> object:
    """What tells a choice from another: the same cards can be laid in many orders."""
    if state.phase is not Phase.PLAY and len(way) == 1:
        return way
    end = after(state, state.acting, way)
    melds = sorted(tuple(sorted(meld.cards)) for meld in end.melds)
    last = type(way[-1]) if isinstance(way[-1], (Knock, Gin, BigGin, Close)) else None
    return end.hand_of(state.acting), end.pile, tuple(melds), last


def levels_answers(state: State, ways: Sequence[Way]) -> list[dict[Level, float]]:
    """For each of *ways* the part of its tries in which each of the lower levels makes it."""
    marks = [mark(state, way) for way in ways]
    found = [dict[Level, float]() for _ in ways]
    for level in mind_of(state.variant).levels:
        if level is Level.STRONG:
            continue
        tries = [_answer(state, Random(seed), level, marks) for seed in range(TRIES)]
        for each, wanted in zip(found, marks, strict=True):
            each[level] = tries.count(wanted) / TRIES
    return found


def _answer(state: State, random: Random, level: Level, marks: Sequence[object]) -> object:
    """The mark of a level's choice, as far as it is one of those that are known by *marks*."""
    way = way_of(state, random, level)
    if mark(state, way) not in marks and isinstance(way[-1], TakePile):
        way = (*way, *way_of(after(state, state.acting, way), random, level))
    return mark(state, way)
