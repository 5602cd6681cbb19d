"""How rounds and games end, as far as games share it."""

from dataclasses import replace

from engine.cards import Seat
from engine.melds import points_by_seat
from engine.state import Phase, RoundResult, State, Turn


def end_round(state: State, by: Seat, reason: str) -> State:
    """Score the round that the turn of *by* has ended; the game may be over with it."""
    after = _closed(state, state.variant.score(state), by, reason)
    winner = state.variant.winner(after)
    return after if winner is None else replace(after, phase=Phase.FINISHED, winner=winner)


def give_up(state: State, seat: Seat, reason: str) -> State:
    """End the game because *seat* has resigned or run out of time; the round scores nothing.

    The hands stay as they were. For games of two.
    """
    after = _closed(state, (0,) * state.seats, seat, reason)
    out = state.out | {seat}
    winner = next(other for other in state.playing if other != seat)
    return replace(after, phase=Phase.FINISHED, winner=winner, out=out)


def _closed(state: State, scores: tuple[int, ...], by: Seat, reason: str) -> State:
    """The round over, its table left as it is; the next deal may follow."""
    totals = tuple(total + score for total, score in zip(state.totals, scores, strict=True))
    result = RoundResult(state.round, scores, totals, by, reason)
    return replace(
        state,
        totals=totals,
        results=(*state.results, result),
        phase=Phase.DEAL,
        to_act=None,
        turn=Turn(),
    )


def laid_points(state: State) -> tuple[int, ...]:
    """The points each seat has on the table, lay-offs counting for whoever laid them."""
    points = [0] * state.seats
    for meld in state.melds:
        for seat, value in points_by_seat(meld, state.variant.values).items():
            points[seat - 1] += value
    return tuple(points)


def held_points(state: State) -> tuple[int, ...]:
    """The points each seat still holds."""
    return tuple(state.variant.values.of(hand) for hand in state.hands)


def first_to_target(state: State) -> Seat | None:
    """The seat with the most points once somebody has reached the target.

    With equal points nobody has won yet: another round is played.
    """
    best = max(state.totals)
    if best < state.rules.target or state.totals.count(best) > 1:
        return None
    return state.totals.index(best) + 1
