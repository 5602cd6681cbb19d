"""A round played on by the computer from a position whose hidden cards are dealt anew."""

from collections.abc import Callable
from random import Random

from engine.cards import Seat
from engine.changing import replace
from engine.game import dealers_turn, play
from engine.moves import DEALER, Arrange, Move, Reshuffle, TakePile
from engine.players import Level, choose, mind_of
from engine.players.mind import Choose
from engine.players.thoughts import nearest
from engine.review.worth import Reckoning
from engine.state import State
from engine.view import seen_by

LONG = 400
"""Moves after which a round that does not end is reckoned as it lies."""

LONG_OF_TILES = 3
"""The same at tiles, where a move is a search of the whole table that takes many times as long, and
what lies there matters to everybody alike."""


def to_the_end(
    state: State,
    random: Random,
    reckoned: Reckoning,
    most: int = LONG,
    level: Level | None = None,
    by: Choose = choose,
) -> float:
    """What the round comes to, or promises after *most* moves, when all play on at one *level*."""
    return reckoned.worth(played_on(state, random, reckoned, lambda _: False, most, level, by))


def turns_on(
    state: State,
    random: Random,
    reckoned: Reckoning,
    mover: Seat,
    turns: int = 1,
    level: Level | None = None,
    by: Choose = choose,
) -> float:
    """What the round promises when *mover* is to play again for the *turns*-th time."""
    before, back = state.to_act == mover, 0

    def is_back(now: State) -> bool:
        nonlocal before, back
        is_there = now.to_act == mover
        back += is_there and not before
        before = is_there
        return back >= turns

    return reckoned.worth(played_on(state, random, reckoned, is_back, level=level, by=by))


def played_on(
    state: State,
    random: Random,
    reckoned: Reckoning,
    is_enough: Callable[[State], bool],
    most: int = LONG,
    level: Level | None = None,
    by: Choose = choose,
) -> State:
    """The state once it is enough, or the round over."""
    level = level or nearest(state.variant, Level.NORMAL)
    for _ in range(min(most, LONG_OF_TILES) if state.variant.tiles else most):
        if len(state.results) >= reckoned.round or is_enough(state):
            break
        state = next_state(state, random, level, by)
    return state


def next_state(state: State, random: Random, level: Level, by: Choose = choose) -> State:
    """The state after the next move, the dealer's shuffle if one is due."""
    seat, move = next_move(state, random, level, by)
    return play(state, seat, move) if seat == DEALER else moved(state, seat, move)


def next_move(state: State, random: Random, level: Level, by: Choose = choose) -> tuple[Seat, Move]:
    """What comes next, and from whom: the dealer's shuffle if one is due, else a level's move."""
    if dealers_turn(state) is Reshuffle:
        due = state.refills.due
        return DEALER, Reshuffle(tuple(random.sample(due, len(due))))
    return state.acting, by(seen_by(state, state.acting), random, level, 0)


def usual_player(state: State) -> tuple[Level, Choose]:
    """Who plays on where that is done many times: a level, and how that version of it plays."""
    mind = mind_of(state.variant)
    return mind.continues, mind.choosing(mind.continues_as or mind.version)


def moved(state: State, seat: Seat, move: Move) -> State:
    """The state after a move, where all cards of the stock lie by chance.

    A card that a turn leaves in the stock goes to the bottom. So each turn has a card of its own
    there, and two ways to go on do not differ by who draws which.
    """
    after = play(state, seat, move)
    if not isinstance(move, TakePile | Arrange) or after.refills.used_up:
        return after
    return replace(after, stock=(*after.stock[1:], *after.stock[:1]))
