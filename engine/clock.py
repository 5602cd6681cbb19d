"""Time as arithmetic: seconds come in with the moves, nothing here knows what time it is."""

from typing import Literal, TypeVar

from engine.cards import Seat
from engine.changing import replace
from engine.rules import Rules
from engine.state import State

DIGITS = 6
"""Clocks are kept to the microsecond, so that sums of decimal fractions stay what they look."""

Item = TypeVar("Item")


def put(items: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """*items* with that of *seat* replaced."""
    return (*items[: seat - 1], item, *items[seat:])


def full_clocks(rules: Rules, seats: int) -> tuple[float, ...]:
    """What each seat starts with; empty without a clock."""
    return () if rules.clock is None else (float(rules.clock),) * seats


def charged(state: State, at: float | None) -> State:
    """Let the time pass until *at*, at the expense of the seat to act.

    A clock stops at 0 and loses nothing by itself. Without a stamp, or with one before the last,
    no time has passed.
    """
    if at is None or at <= state.at:
        return state
    if state.to_act is None or not state.clocks:
        return replace(state, at=at)
    left = round(max(0.0, state.clocks[state.to_act - 1] - (at - state.at)), DIGITS)
    return replace(state, at=at, clocks=put(state.clocks, state.to_act, left))


def incremented(state: State, seat: Seat, times: int = 1) -> tuple[float, ...]:
    """The clocks after a turn of *seat* has ended, or -1 *times*: as if the last one had not."""
    if not state.clocks or not state.rules.increment:
        return state.clocks
    left = round(state.clocks[seat - 1] + times * state.rules.increment, DIGITS)
    return put(state.clocks, seat, left)


def deadline(state: State) -> tuple[float | None, Literal["timeout", "flag"] | None]:
    """When the seat to act runs out of time, and of which: the earlier, the clock if both."""
    if state.to_act is None:
        return None, None
    ends: list[tuple[float, Literal["flag", "timeout"]]] = []
    if state.clocks:
        ends.append((state.at + state.clocks[state.to_act - 1], "flag"))
    if state.rules.turn_limit is not None:
        ends.append((turn_ends(state, state.rules.turn_limit), "timeout"))
    return min(ends, default=(None, None))


def turn_ends(state: State, limit: int) -> float:
    """When the present turn is over that has a *limit*."""
    return state.turn_at + limit + state.turn_more
