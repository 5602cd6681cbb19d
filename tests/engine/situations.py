"""Positions to test from, written as cards; moves as lines of a record."""

from dataclasses import replace

import pytest

from engine.cards import Card, parse_card, parse_cards
from engine.errors import Refusal
from engine.game import play, start
from engine.melds import Meld, new_meld
from engine.options import rules_from
from engine.record.lines import read_move
from engine.state import Phase, State
from engine.variants import VARIANTS

FIVE_HUNDRED = VARIANTS["five-hundred"]

card = parse_card
cards = parse_cards


def meld(text: str, seat: int = 2, number: int = 1) -> Meld:
    """A meld on the table, laid by *seat*."""
    laid = new_meld(number, seat, cards(text))
    assert laid is not None, text
    return laid


def situation(
    hand: str,
    *,
    melds: str = "",
    pile: str = "",
    other: str | None = None,
    stock: str | None = None,
    **options: str,
) -> State:
    """Seat 1 is about to begin its turn with *hand*; the rest of the pack is in its places.

    *melds*, separated by bars, were laid by seat 2. Unless named, the other hand is the first
    five cards not yet placed, and the stock is all that is left.
    """
    lying = tuple(meld(text, 2, n) for n, text in enumerate(filter(None, melds.split("|")), 1))
    named = f"{hand} {pile} {other or ''} {stock or ''} {melds.replace('|', ' ')}"
    used = cards(named)
    assert len(set(used)) == len(used), "a card in two places"
    free = [c for c in FIVE_HUNDRED.pack if c not in used]
    other_hand = cards(other) if other is not None else tuple(free[:5])
    rest = tuple(c for c in free if c not in other_hand)
    rules = rules_from(FIVE_HUNDRED, {k.replace("_", "-"): v for k, v in options.items()})
    return replace(
        start(FIVE_HUNDRED, rules, 2, 2),
        round=1,
        phase=Phase.DRAW,
        to_act=1,
        hands=(tuple(sorted(cards(hand))), tuple(sorted(other_hand))),
        pile=cards(pile),
        stock=cards(stock) if stock is not None else rest,
        melds=lying,
    )


def after(state: State, *lines: str) -> State:
    """*state* after the moves of these lines of a record."""
    for line in lines:
        seat, move, at = read_move(line, tiles=state.variant.tiles)
        state = play(state, seat, move, at)
    return state


def refused(state: State, line: str) -> str:
    """The code with which the move of *line* is refused; the state has to stay as it is."""
    seat, move, at = read_move(line)
    with pytest.raises(Refusal) as caught:
        play(state, seat, move, at)
    return caught.value.code


def all_cards(state: State) -> list[Card]:
    """Every card of the game, wherever it is, sorted."""
    melded = (c for laid in state.melds for c in laid.cards)
    held = (c for hand in state.hands for c in hand)
    return sorted([*held, *state.stock, *state.pile, *melded])
