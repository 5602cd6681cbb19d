"""What players grant each other: more time, and a move taken back.

Whether the others agree is theirs to say; here stands what can be granted at all.
"""

from engine.cards import Seat
from engine.changing import replace
from engine.clock import DIGITS, incremented, put
from engine.errors import NotYourTurn, TooMuchTime, WrongPhase
from engine.moves import DrawStock, MoreTime, Move, TakeBack
from engine.rules import DAY
from engine.state import State

AT_ONCE = DAY
"""Seconds that may be given at once."""
LONGEST = 14 * DAY
"""Seconds that a clock never exceeds by gifts, nor what is given to one turn."""


def given(state: State, giver: Seat, move: MoreTime) -> State:
    """Give a seat more time: on its clock, and in its turn where that has a limit.

    Raises WrongPhase where it is no other player's or has no time that runs out, and TooMuchTime.
    """
    seat = move.seat
    has_limit = state.rules.turn_limit is not None and seat == state.to_act
    if seat == giver or seat not in state.playing or not (state.clocks or has_limit):
        raise WrongPhase(move.word, state.phase)
    clocks, more = state.clocks, state.turn_more
    if clocks:
        clocks = put(clocks, seat, round(clocks[seat - 1] + move.seconds, DIGITS))
    if has_limit:
        more += move.seconds
    if move.seconds > AT_ONCE or max(more, *clocks, 0) > LONGEST:
        raise TooMuchTime(AT_ONCE)
    return replace(state, clocks=clocks, turn_more=more)


def way_back(state: State, move: Move, after: State) -> State | None:
    """What *move*, which has led from *state* to *after*, can be taken back to; None: nothing.

    Not where it has shown its player anything new: a card of the stock, a new stock (a pile that
    was turned over as well), the end of a round. Of one turn all moves can be taken back, one after
    the other, as long as none of them has; never those of an earlier one.
    """
    if isinstance(move, DrawStock) or after.results is not state.results:
        return None
    if after.refills is not state.refills:
        return None
    before = state.back
    if before is None or before.to_act == state.to_act:
        return state
    return replace(state, back=None)


def taken_back(state: State, seat: Seat, move: TakeBack) -> State:
    """Go back to before the last move of *seat*; only the time that was used stays used.

    Where the move has ended a turn, that goes on with what was left of its limit, and the clock
    loses the increment, which comes again. Raises WrongPhase and NotYourTurn.
    """
    before = state.back
    if before is None:
        raise WrongPhase(move.word, state.phase)
    if before.to_act != seat:
        raise NotYourTurn(state.to_act)
    if state.to_act == seat:
        turn_at, more, clocks = state.turn_at, state.turn_more, state.clocks
    else:
        turn_at, more = state.at - (state.turn_at - before.turn_at), before.turn_more
        clocks = incremented(state, seat, -1)
    return replace(before, at=state.at, clocks=clocks, turn_at=turn_at, turn_more=more)
