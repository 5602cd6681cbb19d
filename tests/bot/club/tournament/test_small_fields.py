"""Who plays whom among a few: one rule at a time, and which goes before which."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.club.tournament.pairing import (
    Contender,
    Costs,
    Pair,
    most_rounds,
    ranked,
    round_robin,
    rounds_for,
    swiss,
)


def field(count: int, **more: dict[int, Any]) -> list[Contender]:
    """So many players of equal points, rated by their numbers; *more* of some, by number."""
    return [
        Contender(
            number,
            rating=-float(number),
            **{key: by[number] for key, by in more.items() if number in by},
        )
        for number in range(1, count + 1)
    ]


def met(pairs: Sequence[Pair]) -> list[tuple[int, ...]]:
    """Who meets whom, without regard to seats; who sits out is alone."""
    return sorted(tuple(sorted(filter(None, (pair.first, pair.second)))) for pair in pairs)


def test_the_upper_half_meets_the_lower() -> None:
    """By rating, where nothing else tells them apart."""
    assert met(swiss(field(6))) == [(1, 4), (2, 5), (3, 6)]
    assert met(swiss(field(8))) == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_halves_are_of_equal_points() -> None:
    """Each group of points for itself."""
    points = dict.fromkeys((1, 2, 5, 6), 100)
    assert met(swiss(field(8, points=points))) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    points = dict.fromkeys((1, 2, 3, 4), 100)
    assert met(swiss(field(8, points=points))) == [(1, 3), (2, 4), (5, 7), (6, 8)]


def test_points_are_as_near_as_can_be() -> None:
    """Where groups are odd, neighbours meet."""
    assert met(swiss(field(4, points={1: 200, 2: 100, 3: 100}))) in (
        [(1, 2), (3, 4)],
        [(1, 3), (2, 4)],
    )
    assert met(swiss(field(4, points={1: 300, 2: 200, 3: 100}))) == [(1, 2), (3, 4)]


def test_who_is_left_of_a_group_meets_the_next() -> None:
    """The last of those with more points meets the first of those with fewer."""
    points = dict.fromkeys((1, 2, 3), 100)
    assert met(swiss(field(6, points=points))) == [(1, 2), (3, 4), (5, 6)]
    points = dict.fromkeys(range(1, 8), 100)
    assert (7, 8) in met(swiss(field(14, points=points)))


def test_nobody_meets_twice() -> None:
    """Though points are further apart then, and whoever of the two is asked."""
    points = {1: 300, 2: 200, 3: 100}
    assert met(swiss(field(4, points=points, met={1: (2,)}))) == [(1, 3), (2, 4)]
    assert met(swiss(field(4, points=points, met={2: (1,)}))) == [(1, 3), (2, 4)]


def test_two_small_distances_are_better_than_one_large() -> None:
    """Of points; all else comes after that."""
    points = {1: 300, 2: 200, 3: 100}
    for seats in ({1: 1, 3: 1}, {1: 1, 4: 1}):
        found = swiss(field(4, points=points, met={1: (2,)}, first=seats))
        assert met(found) == [(1, 3), (2, 4)]


def test_blocks_go_before_meeting_twice() -> None:
    """Two who have blocked each other rather meet others again."""
    everybody = {1: (2, 3), 2: (1, 4), 3: (1, 4), 4: (2, 3)}
    assert met(swiss(field(4, met=everybody))) == [(1, 4), (2, 3)]
    found = met(swiss(field(4, met=everybody, avoids={1: (4,)})))
    assert found in ([(1, 2), (3, 4)], [(1, 3), (2, 4)])
    assert met(swiss(field(4, met=everybody, avoids={4: (1,)}))) == found


def test_where_there_is_nobody_else() -> None:
    """Who has blocked all others plays all the same."""
    assert met(swiss(field(2, avoids={1: (2,), 2: (1,)}))) == [(1, 2)]


def test_the_last_sits_out() -> None:
    """Of those who have not yet; by points, then by rating."""
    assert (5,) in met(swiss(field(5)))
    assert (4,) in met(swiss(field(5, sat_out={5: 1})))
    assert (1,) in met(swiss(field(5, sat_out=dict.fromkeys((2, 3, 4, 5), 1))))
    assert (1,) in met(swiss(field(3, points={2: 100, 3: 100})))
    assert (3,) in met(swiss(field(3, points={1: 200, 2: 100})))
    assert (3,) in met(swiss(field(3, points={1: 200, 2: 100, 3: 100})))


def test_sitting_out_twice_goes_before_blocks() -> None:
    """Nobody gets one free point after another by blocking everybody."""
    found = met(swiss(field(3, sat_out={3: 1}, avoids={3: (1, 2)})))
    assert (3,) not in found


def test_first_seats_go_round() -> None:
    """Who had the first seat less often gets it; else it changes down the list."""
    assert swiss(field(2, first={1: 1, 2: -1})) == [Pair(2, 1)]
    assert swiss(field(2, first={1: -1, 2: 1})) == [Pair(1, 2)]
    assert [pair.first for pair in swiss(field(6))] == [1, 5, 3]


def test_two_who_had_the_same_seat_too_often_do_not_meet() -> None:
    """Where nothing that matters more is in the way; once is enough, and it counts for both."""
    assert met(swiss(field(4))) == [(1, 3), (2, 4)]
    for often in (1, -1, 2, -2):
        first = {1: often, 2: -often, 3: often, 4: -often}
        assert met(swiss(field(4, first=first))) in ([(1, 2), (3, 4)], [(1, 4), (2, 3)])
        assert met(swiss(field(4, first={1: often, 4: often}))) == [(1, 3), (2, 4)]
        assert met(swiss(field(4, points={1: 100, 3: 100}, first=first))) == [(1, 3), (2, 4)]
    # Of two who had it too often the one who had it less often decides how bad that is.
    assert met(swiss(field(4, first={1: 5, 2: 1, 3: 1, 4: 5}))) == [(1, 3), (2, 4)]


def test_order() -> None:
    """By points, then by rating, then by who came first."""
    players = [
        Contender(1, 0, 9.0),
        Contender(2, 100, 1.0),
        Contender(3, 100, 5.0),
        Contender(4, 100, 5.0),
    ]
    assert [one.number for one in ranked(players)] == [3, 4, 2, 1]


def test_each_kind_of_cost_outweighs_the_next() -> None:
    """Of all tables together."""
    size = 9
    more = {"met": {2: (3,)}, "avoids": {4: (5,)}, "sat_out": {6: 1}, "first": {7: 9, 8: 9}}
    cost = Costs(field(size, points={1: 700}, **more))
    fold = size * cost.of(6, 7)
    apart = cost.of(0, 1)
    again, blocked, out_again = cost.of(1, 2), cost.of(3, 4), cost.of(5, size)
    assert fold < cost._points < apart
    assert size * apart < again
    assert size * again < blocked
    assert size * blocked < out_again


@pytest.mark.parametrize(
    ("players", "enough", "most"),
    [(1, 1, 1), (2, 1, 1), (3, 2, 3), (4, 2, 3), (5, 3, 5), (64, 6, 63)],
)
def test_how_many_rounds(players: int, enough: int, most: int) -> None:
    """So many that one alone has won them all; at most until everybody has met everybody."""
    assert (rounds_for(players), most_rounds(players)) == (enough, most)


def test_the_circle() -> None:
    """Seats alternate, and so does the first one's from round to round."""
    assert round_robin([1, 2, 3, 4], 1) == [Pair(1, 4), Pair(2, 3)]
    assert round_robin([1, 2, 3, 4], 2) == [Pair(3, 1), Pair(4, 2)]
    assert round_robin([1, 2, 3, 4], 3) == [Pair(1, 2), Pair(3, 4)]
    assert met(round_robin([1, 2, 3], 1)) == [(1, 2), (3,)]


def test_whom_one_meets() -> None:
    """The other at the table; nobody where one sits out."""
    assert (Pair(1, 2).other_than(1), Pair(1, 2).other_than(2)) == (2, 1)
    assert Pair(1, None).other_than(1) is None
