"""The computer's advice and its reasons: always legal, always true, whatever the position."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.game import play, start
from engine.legal import is_legal
from engine.moves import Arrange, TakePile
from engine.opening import finishing
from engine.players import mind_of
from engine.players.thoughts import advise
from engine.players.whys import Why
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.engine.claims import CHECKS
from tests.engine.random_games import Table
from tests.engine.two_packs import at_turn

GAMES = pytest.mark.parametrize("game", list(VARIANTS))
POSITIONS = {"tile": 25}
"""How many are looked at, where it is not the usual number."""
USUAL = 80


def positions(game: str, count: int) -> Iterator[Seen]:
    """What seats to act see, in games at random."""
    seed = 0
    while count > 0:
        random = Random(f"{game} {seed}")
        table, seed = Table(VARIANTS[game], random), seed + 1
        table.weary = table.flagged = table.slow = 0
        state = start(table.variant, table.rules, len(table.names), table.dealer)
        for _ in range(60):
            if state.phase is Phase.FINISHED or count <= 0:
                break
            if state.to_act is not None and not state.refills.due and random.random() < 0.3:
                count -= 1
                yield seen_by(state, state.to_act)
            state, _, _ = table.step(state)


@pytest.mark.slow
@GAMES
def test_advice_is_legal_and_its_reason_true(game: str) -> None:
    """In random positions of every game the reason's claim holds, counted in another way."""
    told = Counter[Why]()
    for seen in positions(game, POSITIONS.get(game, USUAL)):
        move = advise(seen)
        assert isinstance(move, Arrange) or is_legal(seen, move), move
        if isinstance(move, Arrange):
            play(seen, seen.acting, move)
        assert move == advise(seen)
        why = mind_of(seen.variant).reason(seen, move)
        told[why.why] += 1
        assert CHECKS[why.why](seen, move, why), (move, why, seen.hand, seen.pile, seen.melds)

    assert told[Why.WEIGHED] <= sum(told.values()) / 4, told


def test_every_claim_is_checked() -> None:
    """No reason is told whose truth nobody looks at."""
    assert set(CHECKS) == set(Why)


def test_a_hint_judges_few_melds() -> None:
    """Whether a card is of use is known when one meld with it is found."""
    hand = "5c 6c 7c 8c 9c 10c Jc Qc Kc 4s * * *"
    table = "9s * Js|2h 3h 4h"
    state = at_turn("rummy-51", hand, melds=table, pile="4c", stock="3h", opened=(2,))
    finishing._can_end.cache_clear()
    assert isinstance(advise(seen_by(state, 1)), TakePile)
    assert finishing._can_end.cache_info().misses < 10
