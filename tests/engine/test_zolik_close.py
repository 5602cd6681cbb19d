"""Žolíky: the close from the hand."""

import pytest

from engine.cards import parse_card, write_cards
from engine.melds import Kind, extended
from engine.outcome import final
from tests.engine.situations import after, refused
from tests.engine.zolik import NOBODY, turn

SPADES = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs"


@pytest.mark.parametrize(
    ("hand", "stock", "card", "code"),
    [
        pytest.param(SPADES, "9d", "9d", None, id="twelve of a suit"),
        pytest.param(SPADES, "Ks", "Ks", None, id="the thirteenth of the same suit"),
        pytest.param(SPADES.replace("Qs", "9s"), "9d", "9d", None, id="equal cards among them"),
        pytest.param(SPADES, "*", "*", None, id="a joker as closing card"),
        pytest.param(SPADES, "*", "Qs", "cannot_close", id="a joker among the twelve"),
        pytest.param(SPADES, "9d", "Qs", "cannot_close", id="another suit among the twelve"),
        pytest.param(SPADES, "9d", "Kd", "not_in_hand", id="a card one does not have"),
        pytest.param(SPADES.replace(" Qs", ""), "9d", "9d", "cannot_close", id="eleven"),
    ],
)
def test_close(hand: str, stock: str, card: str, code: str | None) -> None:
    """Twelve natural cards of one suit, and the thirteenth is discarded."""
    state = after(turn(hand, stock=stock, others=("Kh *",), opened=NOBODY), "1 draw")
    if code:
        assert refused(state, f"1 close {card}") == code
        return
    done = after(state, f"1 close {card}")
    result = done.results[0]
    assert (result.reason, result.ended_by, result.scores) == ("close", 1, (10, -50))
    assert (done.melds[0].kind, done.hands[0], write_cards(done.pile)) == (Kind.FLUSH, (), card)


def test_flush_is_shown_as_one_meld() -> None:
    """The twelve cards are one meld, each worth what it counts."""
    state = after(turn(SPADES, stock="9d", opened=NOBODY), "1 draw", "1 close 9d")
    assert final(state)["melds"] == [{"id": 1, "cards": SPADES.split(), "points": {"1": 75}}]


@pytest.mark.parametrize("card", ["Ks", "*"])
def test_nothing_joins_a_flush(card: str) -> None:
    """It ends the round, and is no meld to lay off on."""
    state = after(turn(SPADES, stock="9d", opened=NOBODY), "1 draw", "1 close 9d")
    assert extended(state.melds[0], parse_card(card), 2) is None


def test_close_comes_before_any_meld() -> None:
    """Who has laid something, in this turn too, cannot close from the hand; nor before drawing."""
    state = turn(SPADES, stock="9d", opened=NOBODY, initial_meld="0")
    assert refused(state, "1 close Qs") == "wrong_phase"
    laid = after(state, "1 draw", "1 meld As 2s 3s")
    assert refused(laid, "1 close 9d") == "cannot_close"
