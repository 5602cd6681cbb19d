"""What a position of two is worth where its luck is told, all cards being known."""

from dataclasses import replace

import pytest

from engine.game import play
from engine.moves import DrawStock, TakePile
from engine.players import MINDS
from engine.review.worth import luck_reckoning
from engine.state import Phase, State
from tests.engine.positions import position

GOOD, BAD = "4h 5h 6h 9s 9d 9c 2s 2d 3c 7s", "Ks Qh Jd 10c 8s 7h 5d 4c Ah 6s"
NEAR, FAR = "4h 5h 6h 9d 9h", "Kd Jd 9c 7s 2d Kc Jh"


def told(state: State) -> tuple[float, ...]:
    """What it is worth to each seat."""
    return tuple(luck_reckoning(state, seat).worth(state) for seat in state.playing)


@pytest.mark.parametrize(
    ("game", "good", "bad"),
    [("gin", GOOD, BAD), ("straight", NEAR, FAR), ("five-hundred", GOOD, BAD)],
)
def test_the_better_hand_is_worth_more(game: str, good: str, bad: str) -> None:
    """Whoever has it; what one gains the other loses."""
    ahead, behind = told(position(game, good, bad, pile="8c")), told(position(game, bad, good))
    assert ahead[0] > 5 > -5 > behind[0]
    assert ahead[0] == -ahead[1]


@pytest.mark.parametrize(
    ("game", "good", "bad", "top"),
    [("gin", GOOD, BAD, "9h"), ("straight", NEAR, FAR, "9s"), ("five-hundred", GOOD, BAD, "9h")],
)
def test_a_card_that_makes_a_meld(game: str, good: str, bad: str, top: str) -> None:
    """To draw one is better luck than to draw one that does not."""
    stocks = f"{top} 8d 3s 10h", "Qc 8d 3s 10h"
    states = (position(game, good, bad, pile="8c", stock=stock) for stock in stocks)
    useful, other = (told(play(state, 1, DrawStock()))[0] for state in states)
    assert useful > other + 1


def test_gin_is_known_exactly() -> None:
    """The other's deadwood and 25; a knock is not, which need not be made."""
    gin = position("gin", "3h 4h 5h 6h 9s 9d 9c 2s 2d 2h Kc", BAD, phase=Phase.PLAY)
    assert told(gin)[0] == 25 + 71
    knock = play(position("gin", GOOD, BAD, pile="2h"), 1, TakePile())
    assert 20 < told(knock)[0] < 25 + 71


def test_going_out_is_known_exactly() -> None:
    """All that the other holds, twice where nothing was laid before."""
    out = position("straight", "4h 5h 6h 9d 9h 9s Kc", "Kd Jd", phase=Phase.PLAY)
    assert told(out) == (40, -40)


def test_doubled_by_a_spade() -> None:
    """With oklahoma, a spade as upcard doubles what is still to be won."""
    state = position("gin", GOOD, BAD, pile="10s", knock="oklahoma")
    plain = replace(position("gin", GOOD, BAD, pile="10s"), pile=())
    doubled = replace(state, pile=(), upcard=state.pile[0])
    assert told(doubled)[0] == pytest.approx(2 * told(plain)[0])


def test_among_three_the_promise_itself() -> None:
    """Nothing better is known of more than two."""
    state = position("straight", NEAR, FAR, "Qs 10c 8h")
    promise = MINDS["straight"].promise
    assert promise is not None
    assert told(state) == tuple(promise(state, seat) for seat in (1, 2, 3))
