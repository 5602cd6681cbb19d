"""Clocks run for the seat to act, by the stamps of the moves alone."""

from dataclasses import replace

import pytest

from engine.clock import deadline
from engine.state import State
from tests.engine.situations import after, refused, situation


def timed(**options: str) -> State:
    """A game in which each seat has 300 seconds, seat 1 to act."""
    return situation("6h 7d 8d", **{"clock": "300", **options})


@pytest.mark.parametrize(
    ("lines", "clocks"),
    [
        pytest.param([], (300, 300), id="full at the start"),
        pytest.param(["1 draw @2.5"], (297.5, 300), id="the seat to act pays"),
        pytest.param(["1 draw @2", "1 discard 6h @3.1"], (296.9, 300), id="to the end of the turn"),
        pytest.param(
            ["1 draw @2", "1 discard 6h @3", "2 draw @10"], (297, 293), id="then the other pays"
        ),
        pytest.param(
            ["1 draw @2", "1 discard 6h", "2 draw @10"], (298, 292), id="no stamp, no time"
        ),
        pytest.param(
            ["1 draw @9", "1 discard 6h @8.9"], (291, 300), id="time does not run backwards"
        ),
        pytest.param(["1 draw @0.1", "1 discard 6h @0.3"], (299.7, 300), id="decimals stay exact"),
        pytest.param(["1 draw @400"], (0, 300), id="never below 0, and no flag by itself"),
        pytest.param(["2 resign @7"], (293, 300), id="a resignation costs whoever was to act"),
        pytest.param(["1 flag"], (300, 300), id="a flag changes no clock"),
        pytest.param(["1 flag @300"], (0, 300), id="a flag's stamp does"),
        pytest.param(["1 timeout @20"], (280, 300), id="a missed turn is paid for"),
    ],
)
def test_clocks(lines: list[str], clocks: tuple[float, float]) -> None:
    """What is left at the last stamp."""
    assert after(timed(), *lines).clocks == clocks


@pytest.mark.parametrize(
    ("lines", "clocks"),
    [
        pytest.param(["1 draw @2"], (298, 300), id="not before the turn ends"),
        pytest.param(["1 draw @2", "1 discard 6h @3"], (302, 300), id="when it ends"),
        pytest.param(["1 draw @400", "1 discard 6h"], (5, 300), id="from 0 upwards"),
        pytest.param(["1 timeout @20"], (285, 300), id="when the game ends it"),
        pytest.param(["1 draw @2", "1 resign @3"], (297, 300), id="not for giving up"),
        pytest.param(
            ["1 draw @2", "1 meld 6d 7d 8d @3", "1 discard 6h @4"], (301, 300), id="when out"
        ),
    ],
)
def test_increment(lines: list[str], clocks: tuple[float, float]) -> None:
    """Five seconds for every turn that has ended."""
    assert after(timed(increment="5", stock="6d 2c"), *lines).clocks == clocks


def test_without_a_clock_there_are_no_clocks_and_no_flag() -> None:
    """A game without a clock has nothing to run out."""
    state = after(situation("6h"), "1 draw @5")
    assert (state.clocks, state.at) == ((), 5)
    assert refused(state, "1 flag") == "wrong_phase"


@pytest.mark.parametrize("totals", [(0, 0), (90, -50)], ids=["level", "ahead"])
def test_flag_loses_whatever_the_score(totals: tuple[int, int]) -> None:
    """Who runs out of time has lost; the round scores nothing and stays as it was."""
    before = replace(timed(), totals=totals)
    state = after(before, "1 flag @300")
    result = state.results[0]
    assert (result.scores, result.totals, result.ended_by, result.reason) == (
        (0, 0),
        totals,
        1,
        "flag",
    )
    assert (state.winner, state.out, state.hands) == (2, {1}, before.hands)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(situation("6h"), (86400, "timeout"), id="a day by default"),
        pytest.param(situation("6h", turn_limit="none"), (None, None), id="no limit at all"),
        pytest.param(timed(turn_limit="none"), (300, "flag"), id="the clock alone"),
        pytest.param(timed(turn_limit="60"), (60, "timeout"), id="the turn before the clock"),
        pytest.param(timed(turn_limit="600"), (300, "flag"), id="the clock before the turn"),
        pytest.param(timed(turn_limit="300"), (300, "flag"), id="both at once: the clock"),
        pytest.param(after(timed(turn_limit="600"), "1 draw @9"), (300, "flag"), id="drawing"),
        pytest.param(
            after(timed(turn_limit="60"), "1 draw @9"), (60, "timeout"), id="a turn from its start"
        ),
        pytest.param(
            after(timed(turn_limit="60"), "1 draw @9", "1 discard 6h @10"),
            (70, "timeout"),
            id="the next turn",
        ),
        pytest.param(after(timed(), "1 resign"), (None, None), id="after the end"),
    ],
)
def test_deadline(state: State, expected: tuple[float | None, str | None]) -> None:
    """When the seat to act runs out of time, and of which."""
    assert deadline(state) == expected
