"""Hidden cards dealt anew: always a pack, and always what the seat has seen."""

from collections import Counter
from random import Random

import pytest

from engine.cards import HIDDEN, Card
from engine.players.memory import memory_of
from engine.review.redealing import redeal
from engine.state import State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.engine.review.games import recorded, short_game

EVERY = 7
"""Moves from one position to the next."""


def all_cards(state: State) -> Counter[Card]:
    """Wherever they lie."""
    laid = (card for meld in state.melds for card in meld.cards)
    return Counter([*laid, *state.stock, *state.pile, *(card for h in state.hands for card in h)])


def check(state: State, random: Random) -> None:
    """What each seat could think of *state*."""
    known = memory_of(state).known
    for seat in (*range(1, state.seats + 1), None):
        seen = seen_by(state, seat)
        dealt = redeal(seen, random)

        assert all_cards(dealt) == Counter(state.variant.pack)
        assert seen.turn.drawn != HIDDEN or dealt.turn.drawn in dealt.hand
        if seat is not None:
            assert seen_by(dealt, seat) == seen
        for held, hand in zip(known, dealt.hands, strict=True):
            assert not Counter(held) - Counter(hand)


@pytest.mark.parametrize("key", VARIANTS)
def test_is_what_the_seat_has_seen(key: str) -> None:
    """In every game: all cards once, the sight the same, cards known to be held still held."""
    random = Random(1)
    for step in short_game(key).steps()[::EVERY]:
        if step.after.to_act:
            check(step.after, random)


@pytest.mark.parametrize(
    "name",
    ["straight-resign-three", "straight-turn-over", "zolik-stock-turned-over", "tile-resign-three"],
)
def test_of_unusual_games(name: str) -> None:
    """With players who have left, stocks made anew and games of tiles."""
    for step in recorded(name).steps():
        if step.after.to_act:
            check(step.after, Random(1))


def test_hands_on_the_table_stay() -> None:
    """Where everybody has seen all hands only the stock is dealt anew."""
    end = short_game("gin").end
    seen = seen_by(end, 1)

    assert HIDDEN not in seen.hands[1]
    assert redeal(seen, Random(1)).hands == end.hands


def test_deals_differ() -> None:
    """Every unseen card is in the other hand sooner or later, and no two deals are alike."""
    state = short_game("five-hundred").steps()[0].after
    seen, random = seen_by(state, 1), Random(1)
    dealt = [redeal(seen, random) for _ in range(60)]

    assert len({each.hands[1] for each in dealt}) == len({each.stock for each in dealt}) == 60
    unseen = {*state.hands[1], *state.stock}
    assert {card for each in dealt for card in each.hands[1]} == unseen
