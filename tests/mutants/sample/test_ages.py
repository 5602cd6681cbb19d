"""Tests that leave something out, so that some mutants live."""

from tests.mutants.sample.ages import candles, discount, may_vote


def test_vote() -> None:
    assert [may_vote(age) for age in (17, 18)] == [False, True]


def test_discount() -> None:
    assert [discount(age) for age in (20, 80)] == [0, 10]


def test_candles() -> None:
    assert candles(3) == 3
