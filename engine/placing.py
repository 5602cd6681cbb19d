"""How a game that is over ranks its players, and what their results are measured by."""

from collections.abc import Collection, Sequence

from engine.cards import Seat
from engine.changing import replace
from engine.leaving import resigned
from engine.state import Measure, State

Worth = tuple[int, ...]
"""What a seat has reached; the greater comes first."""


def places(state: State) -> tuple[int, ...]:
    """Each seat's place: the winner, then by the game's own measure, then who left, all last."""
    worths = [worth(state, seat) for seat in range(1, state.seats + 1)]
    return ranked(worths, winner=state.winner, left=resigned(state))


def ranked(
    worths: Sequence[Worth], *, winner: Seat | None, left: Collection[Seat]
) -> tuple[int, ...]:
    """The place of each seat that has reached *worths*; equal ones share it."""
    keys = [
        (seat == winner, seat not in left, () if seat in (winner, *left) else own)
        for seat, own in enumerate(worths, 1)
    ]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


def worth(state: State, seat: Seat) -> Worth:
    """What *seat* has reached, as the game measures it."""
    total = state.totals[seat - 1]
    match state.variant.measure(state.rules):
        case Measure.PENALTIES:
            return (-total,)
        case Measure.LASTING:
            # The rounds after which the totals left it in the game.
            all_in, lost = replace(state, out=frozenset()), state.variant.lost
            past = (replace(all_in, totals=result.totals) for result in state.results)
            return (sum(seat not in lost(each) for each in past), total)
    return (total,)


def lead(state: State, seat: Seat) -> int:
    """By how much *seat* is ahead of the best of the others, as the game measures it."""
    others = [worth(state, other) for other in range(1, state.seats + 1) if other != seat]
    return worth(state, seat)[-1] - max(others)[-1]


def measures(state: State) -> tuple[Measure, ...]:
    """What the result of each seat is measured by.

    Points are counted in full only for those who were in when they decided the game: who left
    early has few penalties too, and so has everybody where the others left.
    """
    usual, left = state.variant.measure(state.rules), resigned(state)
    if usual is Measure.LASTING:
        return (usual,) * state.seats
    broken_off = len(left) == state.seats - 1
    return tuple(
        Measure.WINNING if broken_off or seat in left else usual
        for seat in range(1, state.seats + 1)
    )
