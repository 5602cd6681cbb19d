"""What gin is trained with, compiled, tells the same numbers as the player and the engine."""

from random import Random

import pytest

pytest.importorskip("numba", reason="only who trains gin needs it")

import numpy as np

from bench.tuning import gin_games as games
from bench.tuning import gin_knocks as knocks
from bench.tuning import gin_looks as fast
from engine.arrange.deadwood import cards_of, each_face
from engine.arrange.knocking import knocking
from engine.players.gin.beliefs import HELD
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import Sight, sight_of
from engine.players.gin.winning import KNOTS, priced, solved
from engine.view import seen_by
from tests.engine.test_gin_player import waiting

pytestmark = pytest.mark.reference


def test_the_same_inputs() -> None:
    """Of the other hand and of every hand that may be kept, in positions of played rounds."""
    for state in waiting()[::5]:
        sight = sight_of(seen_by(state, state.acting))
        look, filled = Outlook(sight), look_of(sight)
        assert filled.held == pytest.approx(look.held)
        assert filled.danger == pytest.approx(look.danger)
        assert filled.others == pytest.approx(floats(look.others), abs=1e-6)
        whole = sight.hand
        kept = [whole] if whole.bit_count() == 10 else [whole ^ face for face in each_face(whole)]
        for hand in kept:
            thrown = (whole ^ hand).bit_length() - 1
            fast.fill_own(filled, hand, thrown)
            own = look.own(hand, thrown if thrown >= 0 else None)
            assert filled.own == pytest.approx(floats(own), abs=1e-6)


def look_of(sight: Sight) -> fast.Look:
    """The same, filled by what is compiled."""
    look = fast.new_look()
    look.sight[:] = (
        *(sight.unseen, sight.known, sight.thrown, sight.left),
        *(sight.turns, sight.takes, sight.last, sight.stock, sight.limit),
    )
    fast.fill(look, np.array(HELD))
    return look


def floats(numbers: tuple[float, ...]) -> list[float]:
    """Numbers without truth values among them, which would be compared as such."""
    return list(map(float, numbers))


def test_the_same_knocks() -> None:
    """Hands with many melds, and others to lay off on them."""
    random = Random(1)
    for number in range(300):
        some = random.sample(range(52), 26 if number % 2 else 52)
        hand, other = (sum(1 << face for face in some[at : at + 10]) for at in (0, 10))
        found = knocking(cards_of(hand), cards_of(other), 100)
        assert found is not None
        ahead = found.reply.deadwood - found.deadwood
        wanted = 25 + ahead if not found.deadwood else ahead if ahead > 0 else ahead - 25
        assert knocks.knocked(hand, other, 100) == wanted


def test_the_same_prices() -> None:
    """At scores near the end and far from it."""
    for by_turns in (False, True):
        grid, into = np.array(solved(by_turns)), np.zeros(len(KNOTS))
        for missing, others, begins, times in ((100, 100, True, 1), (7, 93, False, 2)):
            games.fill_prices(grid, missing, others, begins, by_turns, times, into)
            wanted = priced(missing, others, begins=begins, by_turns=by_turns, times=times)
            assert into == pytest.approx(wanted)


def test_points_are_shared_out() -> None:
    """Between neighbouring knots, so that their mean is what was scored."""
    into = np.zeros(len(KNOTS))
    for points in (*range(-70, -4), 0, *range(5, 71)):
        games.spread(points, into)
        assert into.sum() == pytest.approx(1)
        assert into @ np.array(KNOTS) == pytest.approx(points)
