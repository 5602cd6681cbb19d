"""Moments of any game, for tests of what is told when a move is refused."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.render.refusals import refusal_text
from engine.cards import Card, parse_cards
from engine.errors import Refusal
from engine.game import play, start
from engine.melds import Meld, new_meld
from engine.moves import DEALER, Deal, LayMeld, Move
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS
from tests.bot.scenes import frame


def scene(game: str, hand: str, *, phase: Phase = Phase.PLAY, **changes: Any) -> State:
    """Seat 1 of two is to act with this hand; *options* are the game's, the rest the state's."""
    variant = VARIANTS[game]
    rules = rules_from(variant, changes.pop("options", {}))
    state = play(start(variant, rules, 2, 2), DEALER, Deal(variant.pack))
    hands = (tuple(sorted(read(hand, game))), state.hands[1])
    return replace(state, phase=phase, to_act=1, hands=hands, **changes)


def read(tokens: str, game: str) -> tuple[Card, ...]:
    return parse_cards(tokens, tiles=game == "tile")


def meld(game: str, number: int, tokens: str, owner: int = 2) -> Meld:
    """A meld on the table, its jokers standing for what fits."""
    variant = VARIANTS[game]
    melding = variant.melding(next(iter(variant.presets.values())))
    found = new_meld(number, owner, read(tokens, game), melding)
    assert found is not None
    return found


def card(token: str) -> Card:
    return read(token, "")[0]


def laid(tokens: str) -> LayMeld:
    return LayMeld.of(read(tokens, ""))


def told(state: State, move: Move) -> str:
    """What seat 1 is told when *move* is refused."""
    with pytest.raises(Refusal) as caught:
        play(state, 1, move)
    return refusal_text(caught.value, frame(state, 1))


def check(text: str, words: Sequence[str]) -> None:
    assert [word for word in words if word not in text] == [], text
