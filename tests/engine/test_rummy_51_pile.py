"""Rummy 51: cards taken from the pile, before the initial meld and after it."""

import pytest

from engine.cards import JOKER, write_card, write_cards
from tests.engine.rummy_51 import KINGS, NOBODY, turn
from tests.engine.situations import after, refused


def test_taken_card_may_be_kept_but_not_discarded() -> None:
    """Once opened, the top of the pile may be kept; it is no discard in the same turn."""
    state = after(turn("9c 4d", pile="2h 5d"), "1 take")
    assert refused(state, "1 discard 5d") == "cannot_discard_taken_card"
    assert write_cards(after(state, "1 discard 9c").hand_of(1)) == "4d 5d"


def test_one_of_two_equal_cards_may_go() -> None:
    """With an equal card in the hand already, one of the two may be discarded."""
    state = after(turn("9c 5d", pile="5d"), "1 take")
    assert after(state, "1 discard 5d").to_act == 2


def test_equal_card_may_go_after_the_other_is_laid() -> None:
    """Equal cards are interchangeable: whichever was laid, the other may go."""
    state = after(turn("5s 5h 5d 9c", pile="5d"), "1 take", "1 meld 5s 5h 5d")
    assert after(state, "1 discard 5d").to_act == 2


@pytest.mark.parametrize(
    ("line", "code"),
    [("take 2h", "not_in_pile"), ("take 5d", None), ("take *", "not_in_pile")],
)
def test_only_the_top_may_be_named(line: str, code: str | None) -> None:
    """Elsewhere than in 500 Rummy only the top of the pile may be taken."""
    state = turn("9c 4d", pile="2h 5d")
    if code:
        assert refused(state, f"1 {line}") == code
    else:
        assert write_cards(after(state, f"1 {line}").pile) == "2h"


@pytest.mark.parametrize(
    ("hand", "melds", "top"),
    [
        pytest.param(f"{KINGS} 7s 7h 9c", "", "7d", id="in a new meld"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c", "", "Kc", id="in a larger meld"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c", "4h 5h 6h", "7h", id="by a lay-off after opening"),
        pytest.param(f"{KINGS} Kc 7h 4s 4h 4d 9c", "4h 5h 6h", "8h", id="after a card before it"),
        pytest.param(f"{KINGS} Kc 4s 4h 4d * 9c", "4h 5h 6h", "8h", id="after a joker before it"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c", "4h 5h 6h", "*", id="a joker"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c 6h 8c", "5h * 7h", "8d", id="with a swapped joker"),
        pytest.param(f"{KINGS} 7s 7h 7d 7d 9c", "", "7c", id="the fourth of its rank"),
    ],
)
def test_usable_card_is_taken_before_opening(hand: str, melds: str, top: str) -> None:
    """Before the initial meld the top may be taken where it can be laid in the turn."""
    state = after(turn(hand, melds=melds, pile=top, opened=(2,)), "1 take")
    assert write_card(state.turn.must_meld or JOKER) == top
    assert refused(state, "1 discard 9c") == "must_meld_taken_card"


@pytest.mark.parametrize(
    ("hand", "melds", "top"),
    [
        pytest.param(f"{KINGS} 7s 7h 7d 9c", "", "4c", id="useless"),
        pytest.param(f"{KINGS} 6s 6h 9c", "", "6d", id="48 points with it"),
        pytest.param("7s 7h 9c", "7s 8s 9s", "10s", id="it fits, but the points lack"),
        pytest.param(f"{KINGS} 7s 7h", "", "7d", id="no card would be left to discard"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c", "4h 5h 6h", "9h", id="the cards before it lack"),
        pytest.param(f"{KINGS} 7s 7d * 9c", "4h 5h 6h", "8h", id="the joker is needed elsewhere"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c 6h", "5h * 7h", "6h", id="a swap does not count"),
    ],
)
def test_useless_card_is_not_taken_before_opening(hand: str, melds: str, top: str) -> None:
    """Where no way of finishing the turn lays the card, it may not be taken."""
    assert (
        refused(turn(hand, melds=melds, pile=top, opened=(2,)), "1 take") == "taken_card_unusable"
    )


def test_taken_card_has_to_stay_in_reach() -> None:
    """Opening without the card taken is refused where it could not be laid afterwards."""
    state = after(turn(f"{KINGS} 7s 7h 7d Qc 9c", pile="Kc", opened=NOBODY), "1 take")
    after(state, f"1 meld {KINGS}", "1 meld 7s 7h 7d", "1 add Kc 1", "1 discard 9c")
    other = after(turn(f"{KINGS} Kc 7s 7h 7d 8d 9c", pile="9d", opened=NOBODY), "1 take")
    assert refused(other, "1 meld 7s 7h 7d") == "dead_end"
    after(other, "1 meld 7d 8d 9d", f"1 meld {KINGS}", "1 discard 9c")


def test_equal_card_pays_for_the_taken_one() -> None:
    """Of two equal cards either may be laid for the one that was taken."""
    state = after(turn(f"{KINGS} 7s 7h 7d 9c", pile="7d", opened=NOBODY), "1 take")
    laid = after(state, "1 meld 7s 7h 7d", f"1 meld {KINGS}")
    assert laid.turn.must_meld is None
    assert after(laid, "1 discard 7d").to_act == 2


def test_swap_does_not_lay_the_taken_card() -> None:
    """The duty is not met by a swap: it would leave nothing to meet it with."""
    hand = f"{KINGS} 7s 7h 7d 6c 6d 9c 4d"
    state = after(turn(hand, melds="5h * 7h", pile="6h", opened=(2,)), "1 take")
    opened = after(state, f"1 meld {KINGS}", "1 meld 7s 7h 7d")
    assert refused(opened, "1 swap 6h 1") == "dead_end"
    assert refused(opened, "1 discard 9c") == "must_meld_taken_card"
    assert after(opened, "1 meld 6h 6d 6c", "1 discard 9c").to_act == 2


def test_pile_may_be_free_before_opening() -> None:
    """With `free` the top may be kept, but not discarded in the same turn."""
    state = turn("9c 4d", pile="5d", opened=NOBODY, pile_before_initial_meld="free")
    taken = after(state, "1 take")
    assert refused(taken, "1 discard 5d") == "cannot_discard_taken_card"
    assert after(taken, "1 discard 9c").to_act == 2


def test_taken_card_is_no_closing_card() -> None:
    """What leaves only the card just taken is refused: it could not be discarded."""
    state = after(turn("7s 7h 7d", pile="9c"), "1 take")
    assert refused(state, "1 meld 7s 7h 7d") == "dead_end"
    lone = after(turn("8s 9c", melds="5s 6s 7s", pile="9s"), "1 take")
    assert refused(after(lone, "1 add 8s 1"), "1 discard 9s") == "cannot_discard_taken_card"
    assert after(lone, "1 add 8s 1", "1 add 9s 1", "1 discard 9c").results
