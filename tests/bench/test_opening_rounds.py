"""What is learned from rounds of Rummy 51 and Žolíky: the same each time, of the right shape."""

import pytest

from bench.tuning.opening_rounds import courses
from engine.players.opening.strong import AFTER, STAGES, fitted

GAMES = {"rummy-51": "engine.players.rummy_51", "zolik": "engine.players.zolik"}


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_learned_from(game: str) -> None:
    """Every seat that learns sees its turns, and each function gets what it is a function of."""
    by = fitted(GAMES[game])
    found = list(courses(game, by, 1_000_001))

    assert found == list(courses(game, by, 1_000_001))
    assert sum(course.ahead for course in found) == 0
    for course in found:
        assert {kind for (kind, _), _ in course.samples} >= {AFTER}
        for (kind, stage), aspects in course.samples:
            net = (by.after if kind == AFTER else by.before)[STAGES.index(stage)]
            assert len(aspects) == len(net.line)
