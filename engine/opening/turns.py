"""Turns of the games with an initial meld and with jokers: Rummy 51 and Žolíky.

No action is accepted after which the turn could not be ended by a discard.
"""

from engine.cards import JOKER, Card
from engine.errors import DeadEnd, InitialMeldTooLow
from engine.moves import Discard, DrawStock, SeatMove
from engine.opening.duties import Lay, has_begun, initial_points, laid
from engine.opening.finishing import can_finish
from engine.opening.overdue import fewest
from engine.plays import discard, discard_out_of_time, ended_in_person, pass_on
from engine.scoring import end_round
from engine.state import Phase, State


def lay(state: State, move: Lay) -> State:
    """Lay a meld, lay a card off, or swap a joker; raises what `duties.laid` does, and DeadEnd."""
    after = laid(state, move)
    if not can_finish(after):
        raise DeadEnd(_stuck(after))
    return after


def _stuck(state: State) -> Card | None:
    """The card that could not be got rid of, if it is one."""
    if state.turn.swapped:
        return JOKER
    if state.turn.must_meld or has_begun(state):
        return state.turn.must_meld
    return next(iter(state.hand), None)


def end_with(state: State, move: Discard) -> State:
    """Discard and end the turn, and with the last card the round.

    Raises NotInHand, MustMeldTakenCard, MustMeldJoker, CannotDiscardTakenCard, InitialMeldTooLow.
    """
    after = discard(state, move)
    if has_begun(state):
        raise InitialMeldTooLow(initial_points(state), state.opening.minimum)
    after = ended_in_person(after)
    return pass_on(after) if after.hand else end_round(after, after.acting, "out")


def out_of_time(state: State) -> tuple[SeatMove, ...]:
    """The moves that end the turn for a player whose turn limit has run out."""
    if state.phase is Phase.DRAW:
        return DrawStock(), Discard(state.stock[0])
    way, after = fewest(state)
    return (*way, discard_out_of_time(after))
