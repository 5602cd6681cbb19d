"""How likely each seat is the first at a target."""

from itertools import pairwise
from random import Random

import pytest

from engine.players.racing import first_to


def raced(needs: tuple[float, ...], parts: int, races: int) -> list[float]:
    """How often each seat came first, when so many races were run for 40 points a round."""
    random, firsts = Random(1), [0] * len(needs)
    for _ in range(races):
        left = list(needs)
        while min(left) > 0:
            left[random.randrange(len(left))] -= random.gammavariate(parts, 40 / parts)
        firsts[left.index(min(left))] += 1
    return [first / races for first in firsts]


@pytest.mark.parametrize("parts", [1, 4])
@pytest.mark.parametrize(
    "needs", [(10, 90), (55, 40), (100, 100, 100), (20, 150, 60), (200, 30, 90, 1)]
)
def test_as_in_races_that_are_run(needs: tuple[float, ...], parts: int) -> None:
    """Within three standard errors of two thousand of them."""
    spread = 40 / parts**0.5
    assert first_to(needs, 40, spread) == pytest.approx(raced(needs, parts, 2_000), abs=0.035)


def test_all_chances_together_are_one() -> None:
    """And equal ones where all need the same."""
    assert sum(first_to((70, 20, 120), 35, 40)) == pytest.approx(1)
    assert first_to((60, 60), 35, 40) == pytest.approx((0.5, 0.5))


def test_the_nearer_the_better() -> None:
    """Point by point."""
    chances = [first_to((need, 50), 35, 30)[0] for need in range(1, 101)]
    assert all(nearer > farther for nearer, farther in pairwise(chances))
