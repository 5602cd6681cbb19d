"""What a seat may see, and nothing more."""

from dataclasses import replace

import pytest

from engine.cards import HIDDEN, Card, parse_cards
from engine.game import play, start
from engine.moves import DEALER, Deal, Discard, Knock, Move, Resign
from engine.state import Phase, State
from engine.variants import VARIANTS
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


def knocked(move: Move, stock: str) -> State:
    """Seat 1 of a game of gin has just made *move*."""
    hands = ("4h 5h 6h 7s 7d 7c 9d 10d Jd 2c Kh", "2s 3d 5c 6s 8d 9c 10s Jh Kc Ks")
    held = tuple(tuple(sorted(parse_cards(text))) for text in hands)
    game = start(VARIANTS["gin"], VARIANTS["gin"].presets["classic"], 2, 2)
    at = replace(game, phase=Phase.PLAY, round=1, to_act=1, hands=held, stock=parse_cards(stock))
    return play(at, 1, move)


def test_a_knock_lays_both_hands_open() -> None:
    """When somebody has knocked everybody sees both hands; the stock stays hidden."""
    state = knocked(Knock(Card(1, 13)), "2d 4s 8c")
    assert state.results[-1].reason == "knock"
    for seat in (None, 1, 2):
        assert seen_by(state, seat).hands == state.hands
        assert set(seen_by(state, seat).stock) == {HIDDEN}


def test_no_other_end_shows_a_hand() -> None:
    """A hand that is dead, or a game given up, shows the others nothing."""
    for move in (Discard(Card(1, 13)), Resign()):
        state = knocked(move, "2d 4s")
        assert state.to_act is None
        assert set(seen_by(state, 2).hands[0]) == {HIDDEN}
        assert set(seen_by(state, None).hands[1]) == {HIDDEN}


def test_hands_laid_open_are_hidden_in_the_next_round() -> None:
    """What a knock has shown is over with the next deal."""
    state = knocked(Knock(Card(1, 13)), "2d 4s 8c")
    assert seen_by(state, 2).hands == state.hands
    dealt = play(state, DEALER, Deal(state.variant.pack))
    for seat in (1, 2):
        assert seen_by(dealt, seat).hand_of(seat) == dealt.hand_of(seat)
        assert set(seen_by(dealt, seat).hand_of(3 - seat)) == {HIDDEN}
    assert {card for hand in seen_by(dealt, None).hands for card in hand} == {HIDDEN}
