"""Reasons for moves that seldom come about at random, each at a position made for it."""

from engine.cards import parse_card
from engine.moves import Close, Pass, SwapJoker, TakePile
from engine.players.reasons import reason, taken
from engine.players.whys import Reason, Why
from engine.state import Phase
from engine.view import seen_by
from tests.engine.positions import position

HANDS = "4h 5h Ks Qd Jc 9s 8d 7c 2s 2d", "Ah 3h 3d 3c 9h 9d 10d Jd Kc Kd"


def test_the_top_of_the_pile_unnamed() -> None:
    """Who takes without naming a card takes the top one."""
    state = position("straight", "4h 5h", "Ks Kd", pile="9s 6h")
    assert taken(state, TakePile()) == (parse_card("6h"),)


def test_upcard_that_helps_is_not_talked_down() -> None:
    """To pass the upcard is called right only where it makes no meld."""
    for upcard, why in (("6h", Why.WEIGHED), ("6c", Why.UPCARD)):
        state = position("gin", *HANDS, pile=upcard, phase=Phase.UPCARD)
        assert reason(seen_by(state, 1), Pass()).why is why


def test_a_joker_for_its_card() -> None:
    """A swap is worth its joker, and says from which meld."""
    state = position("straight", "4h 5h", "Ks Kd", phase=Phase.PLAY, melds="2: 6h 7h 8h")
    move = SwapJoker(parse_card("4h"), 1)
    assert reason(seen_by(state, 1), move) == Reason(Why.SWAPS, meld=1)


def test_closing() -> None:
    """Closing from the hand needs no other reason."""
    state = position("straight", "4h 5h", "Ks Kd", phase=Phase.PLAY)
    assert reason(seen_by(state, 1), Close(parse_card("4h"))).why is Why.CLOSES
