"""What everybody may remember of a round."""

from collections.abc import Iterable
from random import Random

import pytest

from engine.cards import Card
from engine.game import due, play, start
from engine.legal import legal_moves
from engine.moves import DEALER, Deal, Discard, DrawStock, LayMeld, TakePile
from engine.players.memory import Thrown, memory_of
from engine.state import Phase, State
from engine.variants import VARIANTS
from tests.engine.situations import card, cards, situation

GAMES = sorted(VARIANTS)


def dealt(key: str, order: Iterable[Card] | None = None) -> State:
    """A round of two, the pack in this order or in its own."""
    variant = VARIANTS[key]
    state = start(variant, next(iter(variant.presets.values())), 2, 2)
    return play(state, DEALER, Deal(tuple(order or variant.pack)))


def test_a_card_taken_is_known() -> None:
    """It lies in the hand of who took it, and at its throw it is noted who that was."""
    state = dealt("straight")
    state = play(state, 1, DrawStock())
    thrown = state.hand_of(1)[0]
    state = play(state, 1, Discard(thrown))
    state = play(state, 2, TakePile())

    memory = memory_of(state)

    assert memory.known_of(2) == (thrown,)
    assert memory.known_of(1) == ()
    assert memory.thrown == (Thrown(1, thrown, 0, taken_by=2),)


def test_a_card_thrown_or_laid_is_known_no_longer() -> None:
    """What lies on the table or on the pile again is in no hand."""
    state = play(situation("5h 6h 9c Kd", pile="7h"), 1, TakePile(card("7h")))
    assert memory_of(state).known_of(1) == (card("7h"),)

    after = play(state, 1, LayMeld.of(cards("5h 6h 7h")))

    assert memory_of(after).known_of(1) == ()


def test_turns_are_counted_by_seat() -> None:
    """Each throw has the number of its seat's turn."""
    state = dealt("straight")
    for _ in range(4):
        state = play(state, state.acting, DrawStock())
        state = play(state, state.acting, Discard(state.hand[0]))

    thrown = memory_of(state).thrown

    assert [(each.seat, each.turn) for each in thrown] == [(1, 0), (2, 0), (1, 1), (2, 1)]


def test_a_new_round_is_remembered_from_its_deal() -> None:
    """Nothing of the round before is left."""
    state, random = dealt("gin"), Random(1)
    while not state.results:
        dealers = due(state, bytes(32))
        move = dealers or random.choice(legal_moves(state))
        state = play(state, DEALER if dealers else state.acting, move)
    state = play(state, DEALER, Deal(VARIANTS["gin"].pack))

    assert state.course == ()


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_what_is_known_is_true(key: str) -> None:
    """In random rounds of every game each card that is known to be in a hand lies there."""
    checked = 0
    for number in range(6):
        random = Random(number)
        state = start(VARIANTS[key], next(iter(VARIANTS[key].presets.values())), 2, 1)
        state = play(
            state, DEALER, Deal(tuple(random.sample(VARIANTS[key].pack, len(VARIANTS[key].pack))))
        )
        for _ in range(60):
            if state.phase is Phase.DEAL or state.phase is Phase.FINISHED:
                break
            memory = memory_of(state)
            for seat in state.playing:
                known = memory.known_of(seat)
                checked += len(known)
                assert all(state.hand_of(seat).count(card) >= known.count(card) for card in known)
            dealers = due(state, bytes(32))
            moves = legal_moves(state) if dealers is None else ()
            takes = [move for move in moves if isinstance(move, TakePile)]
            move = dealers or random.choice(takes if takes and random.random() < 0.5 else moves)
            state = play(state, DEALER if dealers else state.acting, move)
    assert checked or VARIANTS[key].tiles
