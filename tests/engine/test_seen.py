"""What a seat may see, and nothing more."""

import pytest

from engine.cards import HIDDEN
from engine.view import seen_by
from tests.engine.situations import after, card, situation


def test_own_hand_is_seen_and_no_other() -> None:
    """Other hands and the stock are backs of cards; the rest lies open."""
    state = situation("2s 9d", pile="Kc", melds="4h 5h 6h", other="As 7c 8c")
    seen = seen_by(state, 1)
    assert seen.hands == (state.hand_of(1), (HIDDEN,) * 3)
    assert seen.stock == (HIDDEN,) * len(state.stock)
    assert (seen.pile, seen.melds, seen.totals) == (state.pile, state.melds, state.totals)


def test_onlooker_sees_no_hand() -> None:
    """Who has no seat sees what lies on the table."""
    seen = seen_by(situation("2s 9d", other="As"), None)
    assert seen.hands == ((HIDDEN, HIDDEN), (HIDDEN,))


@pytest.mark.parametrize(("seat", "drawn"), [(1, card("Kc")), (2, HIDDEN), (None, HIDDEN)])
def test_card_just_drawn_is_a_secret(seat: int | None, drawn: object) -> None:
    """Only who has drawn a card knows it."""
    assert seen_by(after(situation("2s", stock="Kc 4c"), "1 draw"), seat).turn.drawn == drawn


@pytest.mark.parametrize("seat", [1, 2, None])
def test_card_taken_from_the_pile_is_known(seat: int | None) -> None:
    """Everybody has seen what was taken, and what has to be laid."""
    state = after(situation("5h 6h", pile="7h 2c"), "1 take 7h")
    assert seen_by(state, seat).turn == state.turn
