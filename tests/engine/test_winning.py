"""The chance to win: who is ahead of whom, and how much is still to come."""

from random import Random
from statistics import mean

import pytest

from engine.players.winning import chance_of_good, chance_to_win, mean_over


@pytest.mark.parametrize(
    "standings",
    [
        pytest.param((0, 0), id="equal"),
        pytest.param((30, -10), id="ahead"),
        pytest.param((0, 20, -20), id="three"),
        pytest.param((5, 0, 15, -40), id="four"),
    ],
)
def test_as_often_as_luck_has_it(standings: tuple[float, ...]) -> None:
    """As many games are won as where luck is thrown in; the chances of all come to one."""
    random, spread, won = Random(1), 25.0, [0] * len(standings)
    for _ in range(8000):
        ends = [each + random.gauss(0, spread) for each in standings]
        won[ends.index(max(ends))] += 1
    chances = [chance_to_win(standings, seat, spread) for seat in range(len(standings))]

    assert sum(chances) == pytest.approx(1, abs=0.001)
    assert chances == pytest.approx([each / 8000 for each in won], abs=0.02)


@pytest.mark.parametrize(
    ("standings", "chance"), [((3, 2), 1.0), ((2, 3), 0.0), ((3, 3), 0.5), ((1, 1, 1), 1 / 3)]
)
def test_nothing_to_come(standings: tuple[float, ...], chance: float) -> None:
    """Whoever is ahead has won, and equal ones share it."""
    assert chance_to_win(standings, 0, 0.0) == pytest.approx(chance)


def test_sizes() -> None:
    """They are the size in the mean, and one in twenty is three times as large, about."""
    assert mean_over(20, lambda points: points) == pytest.approx(20, rel=0.001)
    random = Random(2)
    over = mean(random.expovariate(1 / 20) > 30 for _ in range(8000))
    assert mean_over(20, lambda points: float(points > 30)) == pytest.approx(over, abs=0.05)


def test_chance_of_good() -> None:
    """What is worth nothing is as often good as it is bad where both weigh the same."""
    assert chance_of_good(0, 20, 20) == 0.5
    assert chance_of_good(10, 20, 20) == 0.75
    assert chance_of_good(50, 20, 20) == 1
