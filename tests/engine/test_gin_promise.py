"""What a round of gin promises when both hands are known."""

from dataclasses import replace

import pytest

from engine.game import play
from engine.moves import DrawStock, TakePile
from engine.players import MINDS
from engine.state import Phase, State
from tests.engine.positions import position
from tests.engine.test_gin_player import waiting

GOOD, BAD = "4h 5h 6h 9s 9d 9c 2s 2d 3c 7s", "Ks Qh Jd 10c 8s 7h 5d 4c Ah 6s"


def promised(state: State, seat: int = 1) -> float:
    promise = MINDS["gin"].promise
    assert promise is not None
    return promise(state, seat)


def test_what_one_may_expect_the_other_may_fear() -> None:
    """The seats' expectations cancel out, in every position."""
    for state in waiting():
        assert promised(state, 1) == -promised(state, 2)


def test_the_better_hand_promises_more() -> None:
    """Whoever has it, and whoever is to draw."""
    ahead = promised(position("gin", GOOD, BAD, pile="Kh"))
    behind = promised(position("gin", BAD, GOOD, pile="Kh"))
    assert ahead > 10 > -10 > behind


def test_a_card_that_lets_one_knock() -> None:
    """An upcard that is of use promises more than one that is not, unless it is barred."""
    useful, other = (position("gin", GOOD, BAD, pile=card) for card in ("2h", "Kh"))
    assert promised(useful) > promised(other) + 3
    barred = replace(useful, passes=2)
    assert promised(barred) == promised(replace(other, passes=2, stock=barred.stock))


def test_a_knock_that_can_be_made() -> None:
    """With the throw to come: the difference of the hands, and 25 with gin."""
    state = play(position("gin", GOOD, BAD, pile="2h"), 1, TakePile())
    assert promised(state) == 71 - 3
    gin = position("gin", "3h 4h 5h 6h 9s 9d 9c 2s 2d 2h Kc", BAD, phase=Phase.PLAY)
    assert promised(gin) == 25 + 71
    less = "Ac 4s 4d 4c 8s 8h 8d Qs Qd Qc"
    undercut = position("gin", "4h 5h 6h 9s 9d 9c 2s 2d 2h 10h Kc", less, phase=Phase.PLAY)
    assert promised(undercut) == 1 - 10 - 25


def test_no_knock_yet() -> None:
    """After a draw that does not allow one, about as much as before it."""
    state = play(position("gin", GOOD, BAD, pile="Kh", stock="Qc 8h Jh Kd"), 1, DrawStock())
    assert 0 < promised(state) < 60


def test_doubled_by_a_spade() -> None:
    """With oklahoma, a spade as upcard doubles all that can be won."""
    state = position("gin", GOOD, BAD, pile="10s", knock="oklahoma")
    state = replace(state, pile=(), upcard=state.pile[0])
    plain = position("gin", GOOD, BAD, pile="10s")
    assert promised(state) == pytest.approx(2 * promised(replace(plain, pile=())))
