"""The yardstick `simple` beside OpenSpiel's `SimpleGinRummyBot`: every decision of whole hands.

The rules differ as tests/engine/test_against_open_spiel.py says; where that concerns a decision it
is named here by the same word.
"""

from random import Random
from typing import Any

import pytest

from bench.yardsticks.simple import choose
from engine.cards import pack
from engine.game import play, start
from engine.moves import DEALER, Deal, Gin, Knock, Move
from engine.state import Phase
from engine.variants import VARIANTS
from engine.variants.gin import GinRules
from engine.view import seen_by

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel cannot be installed here")
pytestmark = pytest.mark.reference

HANDS = 300


def test_decides_as_the_original() -> None:
    """Both players of a hand are asked in both programs at each of their turns."""
    from tests.engine.test_against_open_spiel import GAMES, apply, dealt

    looked_at = 0
    for number in range(HANDS):
        random = Random(number)
        rules = GinRules(knock=random.choice([10, "oklahoma"]))
        order = random.sample(pack(), 52)
        ours = play(start(VARIANTS["gin"], rules, 2, 2), DEALER, Deal(tuple(order)))
        theirs = dealt(order, rules)
        parameters = GAMES[rules.knock].get_parameters()
        bots = [pyspiel.make_simple_gin_rummy_bot(parameters, seat) for seat in range(2)]
        while ours.phase is not Phase.DEAL:
            move = choose(seen_by(ours, ours.acting), random)
            looked_at += 1
            if is_taken_back(ours.turn.taken, bots[ours.acting - 1], theirs):
                break
            assert same(move, bots[ours.acting - 1], theirs), (number, move)
            if isinstance(move, Knock | Gin):
                break
            apply(theirs, move, ours)
            ours = play(ours, ours.acting, move)
    assert looked_at > 15 * HANDS


def same(move: Move, bot: Any, theirs: Any) -> bool:
    """Whether the original does *move*: a knock there is declared first, then discards."""  # STEPS
    from tests.engine.test_against_open_spiel import KNOCK, NUMBER, numbered

    action = bot.step(theirs)
    if not isinstance(move, Knock | Gin):
        return bool(action == numbered(move))
    assert action == KNOCK, action
    after = theirs.clone()
    after.apply_action(action)
    return bool(bot.step(after) == NUMBER[move.card])


def is_taken_back(taken: tuple[Any, ...], bot: Any, theirs: Any) -> bool:
    """Whether the original throws what it has just taken, at a knock or without."""  # TAKEN
    from tests.engine.test_against_open_spiel import KNOCK, NUMBER

    if not taken:
        return False
    fresh, after = theirs.clone(), theirs.clone()
    other = pyspiel.make_simple_gin_rummy_bot(
        theirs.get_game().get_parameters(), theirs.current_player()
    )
    action = other.step(fresh)
    if action == KNOCK:
        after.apply_action(action)
        action = other.step(after)
    return bool(action == NUMBER[taken[0]])
