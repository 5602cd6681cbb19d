import pytest

from data.rating import Rating, rate


def test_a_new_player_is_shown_as_1500_and_provisional() -> None:
    """Nobody knows anything yet."""
    assert (Rating().shown, Rating().provisional) == (1500, True)


def test_winning_raises_and_losing_lowers_by_the_same() -> None:
    """Between two new players."""
    winner, loser = rate([Rating(), Rating()], [1, 2])

    assert winner.shown - 1500 == 1500 - loser.shown > 50


def test_the_order_of_seats_does_not_matter() -> None:
    """The places decide."""
    low, high = Rating(20.0, 4.0), Rating(30.0, 3.0)

    assert rate([low, high], [1, 2]) == tuple(reversed(rate([high, low], [2, 1])))


def test_beating_the_better_is_worth_more() -> None:
    """An expected result moves the ratings less."""
    low, high = Rating(20.0, 4.0), Rating(30.0, 4.0)
    surprise = rate([low, high], [1, 2])[0].mu - low.mu
    expected = rate([low, high], [2, 1])[1].mu - high.mu

    assert surprise > 2 * expected > 0


def test_more_than_two_are_rated_by_place() -> None:
    """Of four new players the ratings are in the order of the places."""
    third, first, last, second = (one.mu for one in rate([Rating()] * 4, [3, 1, 4, 2]))

    assert first > second > third > last


@pytest.mark.parametrize("always", [False, True], ids=["won and lost in turn", "always won"])
def test_settles(always: bool) -> None:
    """A rating settles within 20 games, not within five, and stays settled."""
    one, other = Rating(), Rating()
    provisional = []
    for number in range(40):
        one, other = rate([one, other], [1, 2] if always or number % 2 else [2, 1])
        provisional.append(one.provisional)

    assert all(provisional[:5])
    assert not any(provisional[19:])
