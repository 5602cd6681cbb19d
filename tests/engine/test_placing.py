"""Who comes before whom when a game is over, and what that is measured by."""

from dataclasses import replace

import pytest

from engine.game import start
from engine.options import rules_from
from engine.placing import measures, places, ranked
from engine.state import Measure, RoundResult, State
from engine.variants import VARIANTS
from tests.engine.scored import scored


def over(
    game: str,
    *rounds: tuple[int, ...],
    winner: int | None,
    out: tuple[int, ...] = (),
    **options: str,
) -> State:
    """A *game* that has ended with these totals after each of its *rounds*."""
    variant = VARIANTS[game]
    begun = start(variant, rules_from(variant, options), len(rounds[-1]), 1)
    results = tuple(
        RoundResult(n, scored(*totals), totals, 1, "out") for n, totals in enumerate(rounds, 1)
    )
    return replace(begun, totals=rounds[-1], results=results, winner=winner, out=frozenset(out))


@pytest.mark.parametrize(
    ("worths", "winner", "left", "expected"),
    [
        pytest.param((510, 320), 1, (), (1, 2), id="the winner is first"),
        pytest.param((510, 320), 2, (1,), (2, 1), id="who resigned has lost, if ahead"),
        pytest.param((9, 40, 30, 20), 2, (), (4, 1, 2, 3), id="the others by what they reached"),
        pytest.param((9, 40, 30, 30), 2, (), (4, 1, 2, 2), id="equals share a place"),
        pytest.param((90, 40, 30, 20), 2, (1, 3), (3, 1, 3, 2), id="those who left are last"),
        pytest.param((5, 5), None, (), (1, 1), id="nobody has won"),
    ],
)
def test_ranked(
    worths: tuple[int, ...],
    winner: int | None,
    left: tuple[int, ...],
    expected: tuple[int, ...],
) -> None:
    """Winner, what was reached, and those who left make the places."""
    assert ranked([(worth,) for worth in worths], winner=winner, left=left) == expected


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(over("straight", (0, 51, 30), winner=2), (3, 1, 2), id="points"),
        pytest.param(
            over("straight", (0, 51, 30), winner=1, scoring="penalty"), (1, 3, 2), id="penalties"
        ),
        pytest.param(over("rummy-51", (500, 80, 90), winner=2), (3, 1, 2), id="fewest in 51"),
        pytest.param(
            over("zolik", (-100, -90, 10), (-100, -160, -5), winner=3, out=(1, 2)),
            (3, 2, 1),
            id="who stays in longer, with whatever points",
        ),
        pytest.param(
            over("zolik", (-130, -100, 10), winner=3, out=(1, 2)), (3, 2, 1), id="out at once"
        ),
        pytest.param(
            over("zolik", (-60, -90, 10), winner=3, deals="1"), (2, 3, 1), id="points after deals"
        ),
        pytest.param(
            over("zolik", (-40, -160, 10), winner=3, out=(1, 2)), (3, 2, 1), id="who resigned last"
        ),
    ],
)
def test_places(state: State, expected: tuple[int, ...]) -> None:
    """What is better is the rules' to say."""
    assert places(state) == expected


@pytest.mark.parametrize(
    ("game", "options", "expected"),
    [
        pytest.param("five-hundred", {}, Measure.POINTS, id="500"),
        pytest.param("gin", {}, Measure.POINTS, id="gin"),
        pytest.param("tile", {}, Measure.POINTS, id="tiles"),
        pytest.param("straight", {}, Measure.POINTS, id="straight, the winner takes all"),
        pytest.param("straight", {"scoring": "penalty"}, Measure.PENALTIES, id="straight, penalty"),
        pytest.param("rummy-51", {}, Measure.PENALTIES, id="rummy 51"),
        pytest.param("zolik", {}, Measure.LASTING, id="žolíky to the last one left"),
        pytest.param("zolik", {"deals": "10"}, Measure.POINTS, id="žolíky of ten deals"),
    ],
)
def test_measure(game: str, options: dict[str, str], expected: Measure) -> None:
    """It follows from a game's own rules, not from the kind of game."""
    assert set(measures(over(game, (5, 7), winner=1, **options))) == {expected}


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(
            over("rummy-51", (0, 0), winner=2, out=(1,)), "winning winning", id="a duel resigned"
        ),
        pytest.param(
            over("rummy-51", (12, 80, 500), winner=2, out=(1,)),
            "winning penalties penalties",
            id="one has left early",
        ),
        pytest.param(
            over("straight", (12, 80, 30), winner=2, out=(1, 3)),
            "winning winning winning",
            id="all others have left",
        ),
        pytest.param(
            over("zolik", (12, 80), winner=2, out=(1,)), "lasting lasting", id="who stayed in"
        ),
    ],
)
def test_points_of_games_broken_off(state: State, expected: str) -> None:
    """Who leaves has made few penalty points, which is no merit."""
    assert " ".join(measures(state)) == expected
