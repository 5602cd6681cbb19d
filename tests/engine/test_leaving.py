"""Who has left a game, and who has lost it by points."""

from dataclasses import replace

import pytest

from engine.game import start
from engine.leaving import resigned
from engine.options import rules_from
from engine.variants import VARIANTS


@pytest.mark.parametrize(
    ("key", "options", "left"),
    [
        pytest.param("zolik", {}, {3}, id="a hundred minus points are no resignation"),
        pytest.param("zolik", {"deals": "3"}, {2, 3}, id="nobody is out by points there"),
        pytest.param("straight", {}, {2, 3}, id="in other games who is out has left"),
    ],
)
def test_resigned(key: str, options: dict[str, str], left: set[int]) -> None:
    """Of those who are out, those who gave up are told from those who lost by their totals."""
    begun = start(VARIANTS[key], rules_from(VARIANTS[key], options), 4, 4)
    state = replace(begun, totals=(10, -104, -20, -99), out=frozenset({2, 3}))
    assert resigned(state) == left
