"""Žolíky: the close from the hand."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import JOKER, parse_card, parse_cards, write_cards
from engine.legal import legal_closes
from engine.melds import Kind, extended, swapped
from engine.moves import Close
from engine.players import Level, choose
from engine.players.thoughts import advise
from engine.record.outcome import final
from engine.view import seen_by
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
    """Twelve natural cards of one suit, and the thirteenth is discarded: `flush-jokers no`."""
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


FOUR_JOKERS = "As 2s 3s 4s 5s 6s 7s 8s * * * *"


@pytest.mark.parametrize(
    ("hand", "stock", "card", "code"),
    [
        pytest.param(SPADES, "*", "Qs", None, id="one joker among the twelve"),
        pytest.param(SPADES, "*", "*", None, id="or none, the joker being discarded"),
        pytest.param(FOUR_JOKERS, "Kd", "Kd", None, id="all four jokers, which are a third"),
        pytest.param(FOUR_JOKERS, "Ks", "*", None, id="three, and the fourth discarded"),
        pytest.param(FOUR_JOKERS.replace("8s", "7s"), "Kd", "Kd", None, id="equal cards too"),
        pytest.param(FOUR_JOKERS, "Kd", "As", "cannot_close", id="another suit beside jokers"),
        pytest.param(FOUR_JOKERS[:-2], "9d", "9d", "cannot_close", id="eleven with jokers"),
    ],
)
def test_jokers_in_a_flush(hand: str, stock: str, card: str, code: str | None) -> None:
    """With `flush-jokers half` jokers stand for cards of the suit, whichever they are."""
    where = {"others": ("Kh 2d",), "opened": NOBODY, "flush_jokers": "half"}
    state = after(turn(hand, stock=stock, **where), "1 draw")
    assert (parse_card(card) in {move.card for move in legal_closes(state)}) is (code is None)
    if code:
        assert refused(state, f"1 close {card}") == code
        return
    done = after(state, f"1 close {card}")
    assert (done.results[0].reason, done.results[0].scores) == ("close", (10, -24))


def test_the_computer_closes_with_jokers() -> None:
    """From normal on, and the hint says the same; easy may overlook it."""
    where = {"others": ("Kh 2d",), "opened": NOBODY, "flush_jokers": "half"}
    seen = seen_by(after(turn(FOUR_JOKERS, stock="Kd", **where), "1 draw"), 1)
    chosen = [choose(seen, Random(1), level) for level in (Level.NORMAL, Level.STRONG)]
    assert {*chosen, advise(seen)} == {Close(parse_card("Kd"))}


@pytest.mark.parametrize("jokers", ["no", "half"])
def test_at_most_half_of_a_flush_are_jokers(jokers: str) -> None:
    """Six of the twelve may be jokers, seven not; no pack of the game has so many."""
    state = after(turn(SPADES, stock="Kd", opened=NOBODY, flush_jokers=jokers), "1 draw")
    for count, possible in ((6, jokers == "half"), (7, False), (12, False)):
        naturals = " ".join(SPADES.split()[: 12 - count])
        held = parse_cards(f"{naturals} {'* ' * count} Kd")
        moved = replace(state, hands=(held, *state.hands[1:]))
        if possible:
            assert after(moved, "1 close Kd").melds[0].cards.count(JOKER) == count
        else:
            assert refused(moved, "1 close Kd") == "cannot_close"


def test_jokers_of_a_flush_stand_for_no_card_in_particular() -> None:
    """They lie last, count what jokers count, and cannot be had for any card."""
    state = turn(FOUR_JOKERS, stock="9d", opened=NOBODY, flush_jokers="half")
    done = after(state, "1 draw", "1 close 9d")
    points = {"1": 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 4 * 15}
    assert final(done)["melds"] == [{"id": 1, "cards": FOUR_JOKERS.split(), "points": points}]
    assert swapped(done.melds[0], parse_card("9s"), 2) is None
    assert swapped(done.melds[0], parse_card("Ah"), 2) is None


def test_close_comes_before_any_meld() -> None:
    """Who has laid something, in this turn too, cannot close from the hand; nor before drawing."""
    state = turn(SPADES, stock="9d", opened=NOBODY, initial_meld="0")
    assert refused(state, "1 close Qs") == "wrong_phase"
    laid = after(state, "1 draw", "1 meld As 2s 3s")
    assert refused(laid, "1 close 9d") == "cannot_close"
