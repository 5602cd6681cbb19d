"""What is reckoned for a game whose player promises nothing."""

import pytest

from engine.changing import replace
from engine.review.worth import outlook, promise_of
from engine.variants import VARIANTS
from tests.engine.review.games import short_game
from tests.engine.situations import situation


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=pytest.mark.uncounted if variant.tiles else ())
        for key, variant in VARIANTS.items()
    ],
)
def test_what_one_is_ahead_the_other_is_behind(key: str) -> None:
    """In every game, at any point of a round."""
    for step in short_game(key).steps()[:30:6]:
        assert outlook(step.after, 1) == pytest.approx(-outlook(step.after, 2))


def test_melds_are_ahead() -> None:
    """In the hand and on the table, each more than cards that fit nowhere."""
    loose = situation("2s 9d Kc", other="3h 6d 10c")
    held = situation("Ks Kd Kc", other="3h 6d 10c")
    laid = situation("2s", melds="8h 9h 10h", other="3c")

    assert outlook(loose, 1) < outlook(held, 1)
    assert outlook(laid, 2) > 20


def test_nobody_else_is_left() -> None:
    """Alone nobody is ahead."""
    assert outlook(replace(situation("2s 9d Kc"), out=frozenset({2})), 1) == 0


def test_is_taken_where_nothing_else_is_known() -> None:
    """For a game that no computer player was made for."""
    state = situation("2s 9d Kc")
    unplanned = replace(state, variant=replace(state.variant, key="unplanned"))

    assert promise_of(unplanned) is outlook
