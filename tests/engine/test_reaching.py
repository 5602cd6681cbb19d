"""Which points can be laid out of a hand, against its best split; which new melds will do."""

from random import Random

import pytest

from engine.arrange.hands import best_split
from engine.arrange.pieces import Pieces
from engine.arrange.reaching import Reaching
from engine.cards import JOKER, parse_cards
from engine.game import play
from engine.legal import is_legal, legal_melds, possible_melds
from engine.moves import DrawStock, LayMeld
from engine.opening import finishing
from engine.opening.finishing import NewMelds, discards
from engine.state import Phase, State
from tests.engine.hostile import hostile
from tests.engine.rummy_51 import drawn
from tests.engine.two_packs import at_turn


def most(state: State, due: int) -> tuple[int | None, Reaching, Pieces]:
    """The most points of a hand with a card that is due, and what is asked about it."""
    cards = [card for card in sorted(set(state.hand)) if card != JOKER][due : due + 1]
    values, allowed = state.variant.values, discards(state)
    best = best_split(
        state.hand, state.melding, values, melds=state.melds, owed=cards, discards=allowed
    )
    pieces = Pieces(state.hand, state.melding, values, state.melds)
    return best and best.points, Reaching(pieces, pieces.jokers, allowed), pieces


@pytest.mark.uncounted
@pytest.mark.parametrize("seed", range(40))
def test_what_can_be_reached(seed: int) -> None:
    """As many points as the best split has, and no more; nothing where a card cannot be laid."""
    state = hostile("rummy-51", Random(seed))
    if state.phase is Phase.PLAY:
        for number, card in enumerate(card for card in sorted(set(state.hand)) if card != JOKER):
            points, search, pieces = most(state, number)
            for wanted in (0, points or 0, (points or 0) + 1):
                reached = search.can_reach(wanted, pieces.hand, pieces.bit[card], False)
                assert reached == (points is not None and wanted <= points), (card, wanted)


def test_new_melds_that_will_do() -> None:
    """They are legal; of those that will not do some are, since lay-offs or swaps can follow."""
    answers = set()
    for seed in range(60):
        state = hostile("rummy-51", Random(seed))
        if state.phase is Phase.PLAY:
            new = NewMelds(state)
            for move, points in possible_melds(state)[::5]:
                answers.add((new.will_do(move, points), is_legal(state, move)))
    assert answers == {(True, True), (False, True), (False, False)}


def test_a_swapped_joker_is_laid_with_new_melds() -> None:
    """A meld without it will do where it can lie in another one, and else not."""
    move = LayMeld.of(parse_cards("4s 5s 6s"))
    for hand, will_do in [("4s 5s 6s Kc Kd", True), ("4s 5s 6s Kc 2d", False)]:
        state = drawn(f"{hand} 9c", "swap 9c 1", melds="9s 9h *")
        assert NewMelds(state).will_do(move, 15) is will_do


def test_hundreds_of_melds_are_judged_in_one_search() -> None:
    """Four jokers go with everything: the turn is looked at as a whole for no single meld."""
    hand = "2h 5c 6c 7c 8c 9c 10c Jc Qc Kc * * * *"
    state = play(at_turn("rummy-51", hand, stock="3h", opened=()), 1, DrawStock())
    finishing._can_end.cache_clear()
    assert len(legal_melds(state)) > 1000
    assert finishing._can_end.cache_info().misses == 0
