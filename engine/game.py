"""The one door: where a game begins, and where every move is made."""

from collections.abc import Callable
from typing import Any

from engine import moves
from engine.cards import Seat
from engine.changing import replace
from engine.clock import charged, full_clocks, put
from engine.courtesy import given, taken_back, way_back
from engine.errors import GameOver, NotYourTurn, WrongPhase
from engine.leaving import give_up
from engine.plays import deal
from engine.rules import Rules
from engine.shuffle import deal_label, reshuffle_label, shuffled
from engine.state import Act, Phase, State, Variant
from engine.stock import reshuffle

AT_ANY_TIME = (moves.Resign, moves.MoreTime, moves.TakeBack)
"""Moves that wait for nobody's turn."""
MISSED_LIMIT = 3
"""Turn limits missed in a row that count as a resignation."""


def start(variant: Variant, rules: Rules, seats: int, dealer: Seat) -> State:
    """A game before its first deal; *dealer* is that of the first round."""
    return State(
        variant=variant,
        rules=rules.with_defaults(seats),
        seats=seats,
        dealer=dealer,
        totals=(0,) * seats,
        missed=(0,) * seats,
        clocks=full_clocks(rules, seats),
        hands=((),) * seats,
    )


def play(state: State, seat: Seat, move: moves.Move, at: float | None = None) -> State:
    """The state after *seat* makes *move* at the time *at*; *state* itself never changes.

    *at* is in seconds since the game began. The time since the last stamp goes to the seat to
    act, whoever moves; the dealer's moves take none. A turn or round that the move ends is ended
    before this returns. Raises Refusal; a shuffle that is `due` has to come first (ValueError).
    """
    if seat == moves.DEALER:
        return _dealers(state, move)
    if state.refills.due:
        raise ValueError("the dealer has to shuffle first")
    _check_turn(state, seat, move)
    timed = charged(state, at)
    apart = APART.get(type(move))
    return _made(timed, move) if apart is None else apart(timed, seat, move)


def _check_turn(state: State, seat: Seat, move: moves.Move) -> None:
    """Raise GameOver, NotYourTurn, or WrongPhase between two rounds."""
    if seat == state.to_act:
        return
    if state.phase is Phase.FINISHED:
        raise GameOver
    if seat not in state.playing:
        raise NotYourTurn(state.to_act)
    if state.phase is Phase.DEAL:
        raise WrongPhase(move.word, state.phase)
    if not isinstance(move, AT_ANY_TIME):
        raise NotYourTurn(state.to_act)


def _made(state: State, move: moves.Move) -> State:
    """Make a move of the seat to act that this game has at this point; raises WrongPhase."""
    make = state.variant.plays[state.phase].get(type(move))
    if make is None:
        raise WrongPhase(move.word, state.phase)
    after = make(state, move)
    took = after.turn.taken if isinstance(move, moves.TakePile) else ()
    act = Act(state.acting, moves.TakePile(took[0]) if took else move, took)
    return replace(after, course=(*state.course, act), back=way_back(state, move, after))


def _flag(state: State, seat: Seat, move: moves.Flag) -> State:
    """The seat to act has lost on time, whatever the score."""
    if not state.clocks:
        raise WrongPhase(move.word, state.phase)
    return give_up(state, seat, "flag")


def _timeout(state: State, seat: Seat, move: moves.Timeout) -> State:
    """Act for the seat whose turn limit has run out; the third time in a row it has resigned."""
    if state.rules.turn_limit is None:
        raise WrongPhase(move.word, state.phase)
    missed = state.missed[seat - 1] + 1
    after = state
    if missed == MISSED_LIMIT:
        after = give_up(after, seat, "resign")
    else:
        for step in state.variant.out_of_time(state):
            after = _made(after, step)
    return replace(after, missed=put(after.missed, seat, missed), back=None)


APART: dict[type[moves.Move], Callable[[State, Seat, Any], State]] = {
    moves.Resign: lambda state, seat, _: give_up(state, seat, "resign"),
    moves.MoreTime: given,
    moves.TakeBack: taken_back,
    moves.Flag: _flag,
    moves.Timeout: _timeout,
}
"""What is made otherwise than the moves of a turn."""


def dealers_turn(state: State) -> type[moves.Deal] | type[moves.Reshuffle] | None:
    """The kind of move that the dealer has to make before anybody can go on."""
    if state.refills.due:
        return moves.Reshuffle
    return moves.Deal if state.phase is Phase.DEAL else None


def due(state: State, key: bytes) -> moves.Move | None:
    """The dealer's move that has to come now, in the order that *key* gives; None if none has."""
    kind = dealers_turn(state)
    if kind is moves.Reshuffle:
        label = reshuffle_label(state.round, state.refills.shuffles + 1)
        return moves.Reshuffle(shuffled(state.refills.due, key, label))
    if kind is moves.Deal:
        return moves.Deal(shuffled(state.variant.pack, key, deal_label(state.round + 1)))
    return None


def _dealers(state: State, move: moves.Move) -> State:
    """Make a move of the dealer; raises WrongPhase, and ValueError where cards are wrong."""
    if type(move) is not dealers_turn(state):
        raise WrongPhase(move.word, state.phase)
    if isinstance(move, moves.Reshuffle):
        return replace(reshuffle(state, move), back=None)
    if isinstance(move, moves.Deal) and sorted(move.order) == sorted(state.variant.pack):
        return deal(state, move)
    raise ValueError("a deal takes exactly the cards of the pack")
