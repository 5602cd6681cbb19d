"""The rounds that gin is tuned with are those of the engine."""

from random import Random

import pytest

from bench.tuning.gin import LIMITS, one_round
from bench.tuning.gin_rounds import Learner, Notes, Player, Table, round_of
from bench.yardsticks import player
from engine.arrange.deadwood import cards_of
from engine.cards import Card
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.state import State
from engine.variants import VARIANTS
from engine.variants.gin import GinRules
from engine.view import seen_by

ROUNDS = 12
LIMIT = 10


def deal(number: int) -> Deal:
    """The pack in the order in which the engine deals the same hands."""
    table = Table.dealt(Random(number), LIMIT)
    one, other = (cards_of(side.hand) for side in table.sides)
    rest = [card for face in (*table.pile, *table.stock) for card in cards_of(face)]
    in_turn: list[Card] = [card for both in zip(one, other, strict=True) for card in both]
    return Deal((*in_turn, *rest))


def in_engine(number: int, names: tuple[str, str]) -> State:
    """The same round between players of the engine."""
    players = [player(name) for name in names]
    state = start(VARIANTS["gin"], GinRules(big_gin=False), 2, 2)
    state = play(state, DEALER, deal(number))
    while not state.results:
        seen = seen_by(state, state.acting)
        state = play(state, state.acting, players[state.acting - 1](seen, Random(0)))
    return state


@pytest.mark.parametrize("names", [("strong@2", "simple"), ("strong@2", "strong@2")])
def test_a_round_is_the_engines(names: tuple[str, str]) -> None:
    """The same cards and players end with the same score."""
    for number in range(ROUNDS):
        one, other = (Learner() if name == "strong@2" else Player() for name in names)
        ahead = round_of((one, other), Random(number), LIMIT, Notes())
        scores = in_engine(number, names).results[-1].scores
        assert ahead == scores[0] - scores[1], number


def test_notes_of_a_round() -> None:
    """The hands of every turn are kept, and now and then what was held, which is no guess."""
    held = 0
    for number in range(9):
        notes = Notes()
        _, limit = one_round(number, 0.1, notes)
        assert limit in LIMITS
        assert all(own & other == 0 for _, own, other, _, _ in notes.hands)
        assert {each[0] for each in notes.held} <= {0, 1}
        held += len(notes.held)
    assert held
