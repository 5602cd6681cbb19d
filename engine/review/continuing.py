"""A round played on by the computer from a position whose hidden cards are dealt anew."""

from random import Random

from engine.cards import Seat
from engine.game import dealers_turn, play
from engine.moves import DEALER, Move, Reshuffle
from engine.players import Level, choose, mind_of
from engine.review.worth import Reckoning
from engine.state import State
from engine.view import seen_by

LONG = 400
"""Moves after which a round that does not end is reckoned as it lies."""


def level_of(state: State) -> Level:
    """The level that plays on: normal, where the game has it."""
    levels = mind_of(state.variant).levels
    return Level.NORMAL if Level.NORMAL in levels else next(iter(levels))


def continued(state: State, random: Random, reckoned: Reckoning) -> float:
    """What the round comes to when everybody plays on at one level."""
    level = level_of(state)
    for _ in range(LONG):
        if len(state.results) >= reckoned.round:
            break
        state = next_state(state, random, level)
    return reckoned.worth(state)


def one_turn_on(state: State, random: Random, reckoned: Reckoning) -> float:
    """What the round promises when the seat is to play again, or what it came to before that."""
    level, begun = level_of(state), state.to_act == reckoned.seat
    for _ in range(LONG):
        if len(state.results) >= reckoned.round or (begun is False and _again(state, reckoned)):
            break
        begun = begun and state.to_act == reckoned.seat
        state = next_state(state, random, level)
    return reckoned.worth(state)


def _again(state: State, reckoned: Reckoning) -> bool:
    """Whether it is the seat's turn."""
    return state.to_act == reckoned.seat and not state.refills.due


def next_state(state: State, random: Random, level: Level) -> State:
    """The state after the next move, the dealer's shuffle if one is due."""
    if dealers_turn(state) is Reshuffle:
        due = state.refills.due
        return play(state, DEALER, Reshuffle(tuple(random.sample(due, len(due)))))
    seat = state.acting
    return play(state, seat, move_of(state, seat, random, level))


def move_of(state: State, seat: Seat, random: Random, level: Level) -> Move:
    """What the computer does for *seat*, without looking at samples."""
    return choose(seen_by(state, seat), random, level, 0)
