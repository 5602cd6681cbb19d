"""What a table of a tournament comes to: played to its end, broken off, or never begun."""

from collections.abc import Sequence

from data.games import MoveRow
from data.ids import ZERO_MS, Ms
from engine.arrange.deadwood import deadwood
from engine.cards import Seat
from engine.moves import DEALER
from engine.scoring import held_points, laid_points
from engine.state import Measure, State

DECIDED = 1_000_000
"""The margin of a table that somebody gave up, or whose clock ran out: more than any points."""
SeatResult = tuple[int | None, int | None, str | None]
"""Points, place and measure of a seat in a game that is over."""


def margin_of(seats: Sequence[SeatResult]) -> int:
    """By how much the first seat was better in a game that was played to its end."""
    (points, place, measure), (others, other_place, other_measure) = seats[:2]
    won = (place or 0) < (other_place or 0)
    if Measure.WINNING in (measure, other_measure):
        return DECIDED if won else -DECIDED
    apart = (points or 0) - (others or 0)
    own = apart if measure == Measure.POINTS else -apart
    return max(own, 1) if won else min(own, -1)


def margin_now(state: State) -> int:
    """By how much the first seat is better in a game that is broken off: by its points and cards.

    That are the cards on the table where they score, less those in the hands.
    """
    apart = state.totals[0] - state.totals[1]
    if state.variant.measure(state.rules) is not Measure.POINTS:
        apart = -apart
    if state.to_act is None:
        return apart
    laid = laid_points(state) if state.variant.laid_counts else (0, 0)
    # What is in no meld counts against a hand, where hands are melded at the end.
    is_melded = state.variant.knock_limit is not None
    held = [deadwood(hand) for hand in state.hands] if is_melded else held_points(state)
    return apart + laid[0] - laid[1] - held[0] + held[1]


def first_turn_ms(lines: Sequence[MoveRow], seat: Seat, to_act: Seat | None) -> Ms | None:
    """When in the game *seat* had its first turn; None where it has not had one yet."""
    last_ms = ZERO_MS
    for line in lines:
        if line.seat == seat:
            return last_ms
        if line.seat != DEALER:
            last_ms = line.at_ms or last_ms
    return last_ms if to_act == seat else None
