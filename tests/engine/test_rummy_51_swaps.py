"""Rummy 51: jokers swapped, and laid again."""

import pytest

from engine.cards import write_cards
from tests.engine.rummy_51 import KINGS, drawn, fresh, turn
from tests.engine.situations import after, refused
from tests.engine.two_packs import table


def test_swap() -> None:
    """The card goes where the joker lay, the joker to the hand."""
    state = drawn("6h 9c 4d", "swap 6h 1", melds="5h * 7h|9s 9h 9d")
    assert (table(state), write_cards(state.hand)) == ("5h 6h 7h | 9s 9h 9d", "4d 3c 9c *")
    assert state.melds[0].laid_by == (2, 1, 2)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("swap 6h 3", "no_such_meld", id="no such meld"),
        pytest.param("swap 6d 1", "not_in_hand", id="not in the hand"),
        pytest.param("swap 4d 1", "joker_not_replaceable", id="another card"),
        pytest.param("swap 6h 2", "joker_not_replaceable", id="no joker in the meld"),
        pytest.param("swap * 1", "joker_not_replaceable", id="a joker"),
    ],
)
def test_no_swap(line: str, code: str) -> None:
    """Only the card for which the joker stands may take its place."""
    assert refused(drawn("6h 9c 4d *", melds="5h * 7h|9s 9h 9d"), f"1 {line}") == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("swap 6h 1", "joker_not_replaceable", id="what could be swapped"),
        pytest.param("swap 6h 2", "no_such_meld", id="the number comes first"),
        pytest.param("swap 6d 1", "not_in_hand", id="then the hand"),
    ],
)
def test_swaps_can_be_forbidden(line: str, code: str) -> None:
    """With `joker-swap no` no joker is replaceable."""
    assert refused(drawn("6h 9c", melds="5h * 7h", joker_swap="no"), f"1 {line}") == code
    fresh_state = fresh("6h 9c", melds="5h * 7h", joker_swap="no")
    expected = "not_opened" if code == "joker_not_replaceable" else code
    assert refused(fresh_state, f"1 {line}") == expected


def test_swapped_joker_has_to_be_laid() -> None:
    """No discard, not of the joker either, before it lies on the table again; any meld will do."""
    state = drawn("6h 9c 4d", "swap 6h 1", melds="5h * 7h|9s 9h 9d")
    assert refused(state, "1 discard 9c") == "must_meld_joker"
    assert refused(state, "1 discard *") == "must_meld_joker"
    assert refused(state, "1 discard Kd") == "not_in_hand"
    for line in ("1 add * 1", "1 add *4h 1", "1 add * 2"):
        assert after(state, line, "1 discard 9c").to_act == 2


def test_as_many_jokers_as_were_swapped() -> None:
    """Other jokers in the hand do not matter: any one may be laid, and the rest kept."""
    state = drawn("6h 9c 4d *", "swap 6h 1", melds="5h * 7h|9s 9h 9d")
    assert refused(state, "1 discard *") == "must_meld_joker"
    laid = after(state, "1 add * 1")
    assert after(laid, "1 discard *").to_act == 2


def test_joker_laid_before_the_swap_does_not_count() -> None:
    """What is owed for a swap is laid after it."""
    state = drawn("6h 9c 4d * *", "add * 2", "swap 6h 1", melds="5h * 7h|9s 9h 9d")
    assert refused(state, "1 discard 9c") == "must_meld_joker"


def test_two_swaps_two_jokers() -> None:
    """Every swap has to be paid for."""
    state = drawn("6h 10s 9c 4d", "swap 6h 1", "swap 10s 2", melds="5h * 7h|9s * Js|Ks Kh Kd")
    once = after(state, "1 add * 1")
    assert refused(once, "1 discard 9c") == "must_meld_joker"
    assert after(once, "1 add * 3", "1 discard 9c").to_act == 2


def test_first_joker_laid_is_the_swapped_one() -> None:
    """With a joker from the pile as well, that one may be kept but not discarded."""
    state = after(
        turn("6h 9c 4d", pile="*", melds="5h * 7h|9s 9h 9d"), "1 take", "1 swap 6h 1", "1 add * 1"
    )
    assert refused(state, "1 discard *") == "cannot_discard_taken_card"
    assert after(state, "1 discard 9c").to_act == 2


def test_joker_taken_before_opening_and_one_swapped() -> None:
    """The joker that had to be laid and the swapped one: both have to be."""
    hand = f"{KINGS} 7s 7h 7d 6h 9c 4d"
    state = after(turn(hand, pile="*", melds="5h * 7h", opened=(2,)), "1 take")
    both = after(state, f"1 meld {KINGS}", "1 meld 7s 7h 7d", "1 swap 6h 1")
    once = after(both, "1 add * 1")
    assert refused(once, "1 discard 9c") == "must_meld_taken_card"
    assert after(once, "1 add * 2", "1 discard 9c").to_act == 2
    assert refused(both, "1 discard 9c") == "must_meld_taken_card"


@pytest.mark.parametrize(
    ("hand", "melds", "code"),
    [
        pytest.param("6h 9c", "5h * 7h", None, id="back on the same meld"),
        pytest.param("5h 9c", "5s * 5d 5c", "dead_end", id="the only meld is full"),
        pytest.param("5h 8s 9s", "5s * 5d 5c", None, id="in a new meld"),
        pytest.param("5h 8s 9d", "5s * 5d 5c", "dead_end", id="no pair for a new meld"),
        pytest.param("5h 10h Jd", "5s * 5d 5c|7h * 9h *10h", None, id="room by another swap"),
        pytest.param("5h 6h Jd", "5s * 5d 5c|7h * 9h *10h", None, id="room by a lay-off"),
        pytest.param("5h 7c Jd", "5s * 5d 5c|7h * 9h *10h", "dead_end", id="half are jokers there"),
    ],
)
def test_swap_that_could_not_be_paid(hand: str, melds: str, code: str | None) -> None:
    """A swap whose joker cannot be laid again with a card left to discard is refused."""
    state = drawn(hand, melds=melds, others=("2d",))
    line = f"1 swap {hand.split()[0]} 1"
    if code:
        assert refused(state, line) == code
    else:
        assert after(state, line).turn.swapped


def test_card_has_to_be_left_besides_swapped_jokers() -> None:
    """A swap after which only jokers that have to be laid would be left is refused."""
    state = after(turn("6h", melds="5h * 7h|9s * Js", stock="10s"), "1 draw", "1 swap 6h 1")
    assert refused(state, "1 swap 10s 2") == "dead_end"


def test_last_cards_and_a_swapped_joker() -> None:
    """The joker has to be laid and a card to be left."""
    state = after(turn("6h", melds="5h * 7h", stock="9c"), "1 draw", "1 swap 6h 1")
    assert refused(state, "1 discard 9c") == "must_meld_joker"
    assert after(state, "1 add * 1", "1 discard 9c").results[0].reason == "out"
