"""Players who leave a game before its end: by resignation, or because their clock ran out."""

from engine.cards import Seat
from engine.changing import replace
from engine.clock import put
from engine.plays import pass_on
from engine.scoring import closed
from engine.state import Phase, State, nothing
from engine.stock import filled


def give_up(state: State, seat: Seat, reason: str) -> State:
    """Take *seat* out of the game; with one seat left that one has won, and nothing is scored.

    Otherwise its cards go under the stock, in the order in which hands are shown, and play goes
    on without it.
    """
    out = state.out | {seat}
    if len(state.playing) == 2:
        after = closed(state, nothing(state), seat, reason)
        winner = next(other for other in state.playing if other != seat)
        return replace(after, phase=Phase.FINISHED, winner=winner, out=out, back=None)
    after = filled(state, state.hand_of(seat))
    after = replace(after, hands=put(after.hands, seat, ()), out=out, back=None)
    return pass_on(after) if seat == state.to_act else after


def resigned(state: State) -> frozenset[Seat]:
    """The seats that gave up or ran out of time; those that lost by their totals are none."""
    everybody = replace(state, out=frozenset())
    return state.out - state.variant.lost(everybody)
