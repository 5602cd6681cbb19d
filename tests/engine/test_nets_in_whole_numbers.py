"""The nets of 500 Rummy reckon in whole numbers what they would in fractions."""

from math import exp

import pytest

from engine.players.fitted import Rows
from engine.players.net import FACES, Layers, lanes_of, packed, whole

NONE = (0.0, 0.0)


def net_of(**parts: Rows) -> Layers:
    """A net of two sums and two inner ones, with two numbers and one set, without any weight but
    those given."""
    empty = {
        "sets": (NONE,) * FACES,
        "dense": (NONE, NONE),
        "first": (NONE,),
        "second": (NONE, NONE),
        "second base": (NONE,),
        "out": (NONE, NONE),
        "out base": (NONE,),
        "line": (NONE, NONE),
    }
    return Layers({f"some: {part}": rows for part, rows in (empty | parts).items()}, "some")


@pytest.mark.parametrize("row", [[0], [5, -7, 0, 2**50], [-1, -1, -1], [-(2**60), 2**60]])
def test_lanes(row: list[int]) -> None:
    """What is packed is found again, negative numbers beside others too."""
    assert list(lanes_of(packed(row), len(row))) == row


def test_lanes_add_up() -> None:
    """Sums and products of whole rows are those of each lane."""
    total = 3 * packed([4, -5, 6]) + packed([-20, 1, -1])
    assert lanes_of(total, 3) == (-8, -14, 17)


def test_a_net_by_hand() -> None:
    """Bends, bases and the line, all reckoned with a pencil."""
    net = net_of(
        sets=((0.5, -2.0), *(NONE,) * (FACES - 2), (0.25, 0.25)),
        dense=((1.0, 2.0), (0.0, -1.0)),
        first=((0.5, 0.25),),
        second=((1.0, -1.0), (2.0, 0.5)),
        out=((0.5, 1.0), (3.0, 0.0)),
        line=((0.0, 10.0), (-1.0, 0.0)),
        **{"second base": ((0.5, 0.125),), "out base": ((0.25, -1.0),)},
    )

    # The first layer: 0.5 + 0.5 + 2 = 3, and 0.25 - 2 + 4 + 1 = 3.25.
    # The second: 0.5 + 3 + 6.5 = 10, and 0.125 - 3 + 1.625 < 0.
    # The answers: 0.25 + 5 + 1, and -1 + 10 + 20.
    assert net.answers(net.first + net.of_set(0, 1) + net.of_numbers(0, (2.0, -1.0))) == [6.25, 29]


def test_what_is_below_nothing_bends_away() -> None:
    """A sum below 0 tells the next layer nothing."""
    first = ((1.0, 0.0), NONE)
    net = net_of(dense=first, second=first, out=((1.0, 1.0), NONE))
    assert net.answers(net.of_numbers(0, (-3.0, 0.0))) == [0, 0]
    assert net.answers(net.of_numbers(0, (3.0, 0.0))) == [3, 3]


def test_fractions() -> None:
    """Weights and inputs are as near as a millionth, and small differences are rounded away."""
    net = net_of(line=((1.0, 1.0), NONE))
    (value, _) = net.answers(net.of_numbers(0, (exp(1),)))
    assert value == pytest.approx(exp(1), abs=1e-6)
    assert whole([0.1 + 0.2]) == whole([0.3])
