"""A whole game between computers, from its key alone: what a level makes of certain cards."""

from collections.abc import Callable, Sequence

from engine.game import due, play
from engine.moves import DEALER
from engine.players.thoughts import Thought, seed_of, think
from engine.state import Phase, State
from engine.view import seen_by


def played_out(
    state: State, key: bytes, thoughts: Sequence[Thought], report: Callable[[float], None]
) -> State:
    """The end of a game that is at its first move, each seat thinking as *thoughts* has it.

    Moves and chances are numbered as in a game that is stored, so that who plays the same moves
    there meets the same answers. *report* hears that it is done.
    """
    step = 0
    while state.phase is not Phase.FINISHED:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
        else:
            seat = state.acting
            chosen = think(seen_by(state, seat), seed_of(key, step), thoughts[seat - 1])
            state = play(state, seat, chosen)
        step += 1
    report(1.0)
    return state
