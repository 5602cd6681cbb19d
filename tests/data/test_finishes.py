"""What a result at the deal of the day is worth among all of them."""

import pytest

from data.finishes import Finishes

FEW = Finishes(((10, 3), (-4, 1)), left=9)
MANY = Finishes(((30, 1), (10, 2), (4, 1), (-4, 2)), left=4)


def test_of_few_no_share_is_told() -> None:
    """However many gave up: four results are no measure."""
    assert FEW.all == 13
    assert FEW.beaten(10) is None
    assert FEW.median is None


@pytest.mark.parametrize(("lead", "percent"), [(30, 100), (10, 77), (4, 66), (-4, 44)])
def test_the_share_of_others_that_did_worse(lead: int, percent: int) -> None:
    """Those who did not finish too; equal ones are not beaten."""
    assert MANY.beaten(lead) == percent


@pytest.mark.parametrize(
    ("leads", "median"),
    [
        (((30, 1), (10, 2), (4, 1), (-4, 2)), 10),
        (((30, 1), (10, 1), (4, 1), (0, 1), (-4, 1)), 4),
        (((30, 9), (-4, 1)), 30),
    ],
)
def test_the_result_in_the_middle(leads: tuple[tuple[int, int], ...], median: int) -> None:
    """Of those who finished: half came ahead by that, or by more."""
    assert Finishes(leads, left=50).median == median
