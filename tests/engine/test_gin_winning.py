"""The chance to win at gin by both scores, and what each result of a round is worth by it."""

import pytest

from engine.changing import replace
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.players.gin.inputs import Circumstances, Own
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import sight_of
from engine.players.gin.strong import Foretellers, taught
from engine.players.gin.third import THIRD
from engine.players.gin.winning import KNOTS, MOST, RESULTS, STEP, priced, prices, solved, won
from engine.variants.gin import VARIANT as GIN
from engine.view import Seen, seen_by

DEAD = KNOTS.index(0)


def seen(*totals: int, dealer: int = 2, **options: str) -> Seen:
    """What the first to act sees, after a deal at these totals."""
    rules = rules_from(GIN, {name.replace("_", "-"): text for name, text in options.items()})
    state = play(start(GIN, rules, 2, dealer), DEALER, Deal(GIN.pack))
    return seen_by(replace(state, totals=totals), state.acting)


def test_results_are_chances() -> None:
    """They sum to one, and few rounds are dead hands."""
    assert sum(RESULTS) == pytest.approx(1, abs=1e-3)
    assert min(RESULTS) >= 0
    assert 0 < RESULTS[DEAD] < 0.1


@pytest.mark.parametrize("by_turns", [False, True])
@pytest.mark.parametrize(("missing", "others"), [(5, 5), (100, 100), (30, 95), (250, 10)])
def test_the_chance_is_the_mean_of_what_follows(missing: int, others: int, by_turns: bool) -> None:
    """Over all results of a round, a dead hand included, after which it may be as before."""
    grid = solved(by_turns)
    after = priced(missing, others, begins=True, by_turns=by_turns, times=1)
    mean = sum(chance * price for chance, price in zip(RESULTS, after, strict=True))

    assert won(grid, missing, others) == pytest.approx(mean, abs=1e-3)


def test_nearer_is_better() -> None:
    """Who misses less, or whose opponent misses more, wins more often."""
    for grid in (solved(False), solved(True)):
        for missing in range(STEP, MOST, STEP):
            for others in range(STEP, MOST, 35):
                here = won(grid, missing, others)
                assert 0 < won(grid, missing + STEP, others) <= here < 1
                assert won(grid, missing, others + STEP) >= here


def test_level_is_about_even() -> None:
    """What is left is the worth of beginning; by turns it is less than where the winner begins."""
    assert 0.5 < won(solved(True), 100, 100) < 0.53


def test_prices_by_score() -> None:
    """With five points missing every win wins; the worst loss leaves what it leaves."""
    near = prices(seen(95, 0))
    assert near[DEAD + 1 :] == (1.0,) * (len(KNOTS) - DEAD - 1)
    assert near[0] == 1 - won(solved(False), 30, 5)
    assert prices(seen(0, 95))[:DEAD] == (0.0,) * DEAD


def test_prices_of_one_round() -> None:
    """Whatever the target and however much: won or lost."""
    found = prices(seen(0, 0, one_round="yes", target="250"))
    assert set(found[:DEAD]) == {0.0}
    assert set(found[DEAD + 1 :]) == {1.0}
    assert 0.4 < found[DEAD] < 0.6


def test_prices_of_doubled_points() -> None:
    """A spade as upcard brings the end nearer."""
    options = {"begins": True, "by_turns": False}
    once = priced(100, 100, times=1, **options)
    twice = priced(100, 100, times=2, **options)
    assert twice[-1] == 1.0 > once[-1]
    assert twice[KNOTS.index(25)] == once[KNOTS.index(50)]


def test_who_begins_next() -> None:
    """By turns it is not who has just begun; else who won, after a dead hand who began."""
    for points in (30, -30):
        at = KNOTS.index(points)
        first = priced(100, 100, begins=True, by_turns=False, times=1)
        second = priced(100, 100, begins=False, by_turns=False, times=1)
        assert first[at] == second[at]
    turns, stays = (
        [priced(50, 50, begins=begins, by_turns=turn, times=1)[DEAD] for begins in (True, False)]
        for turn in (True, False)
    )
    assert turns[0] < 0.5 < turns[1]
    assert stays[0] > 0.5 > stays[1]


@pytest.mark.parametrize("policy", [taught(), THIRD])
def test_worth_is_linear_in_prices(policy: Foretellers) -> None:
    """What a hand is worth by points and by chances comes from the same chances of results."""
    now = seen(0, 0)
    look = Outlook(sight_of(now))
    own, one, two = Own.of(look, look.sight.hand), prices(now), tuple(map(float, KNOTS))
    both = tuple(a + b for a, b in zip(one, two, strict=True))
    known = Circumstances(look, one)
    worth = [policy.drawing.priced(each, known).of(own) for each in (one, two, both)]
    assert worth[2] == pytest.approx(worth[0] + worth[1], abs=1e-4)
