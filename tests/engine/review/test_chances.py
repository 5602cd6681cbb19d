"""The line of the chances to win: from what the seat could know, and to the end as it was."""

from dataclasses import replace
from random import Random

import pytest

from engine.review.chances import MANY, MOST, chance, chances_of, rounds_left
from engine.review.told import Chance
from engine.state import State
from engine.variants import VARIANTS
from tests.engine.review.games import recorded, short_game, with_others_shuffled


def line(key: str, seat: int) -> list[Chance]:
    whole = short_game(key)
    return list(chances_of(whole.steps()[:80], seat, Random(1), lambda _: None))


def beginning(key: str) -> State:
    """The first turn of a game."""
    return short_game(key).steps()[0].after


@pytest.mark.slow
@pytest.mark.parametrize("key", VARIANTS)
def test_begins_undecided(key: str) -> None:
    """After the deal either may win; a point is a turn of the seat's, in order."""
    found = line(key, beginning(key).acting)

    assert 0.1 < found[0].chance < 0.9
    assert all(0 <= each.chance <= 1 for each in found)
    steps = [each.step for each in found]
    assert steps == sorted(set(steps))


def test_ends_with_the_winner() -> None:
    """The last point is the end: 1 for the winner, and 0 for the other."""
    whole = short_game("five-hundred")
    ends = [list(chances_of(whole.steps(), seat, Random(1), lambda _: None))[-1] for seat in (1, 2)]

    assert {end.step for end in ends} == {len(whole.moves)}
    assert [end.chance for end in ends] == [float(whole.end.winner == seat) for seat in (1, 2)]


def test_nothing_played_is_no_line() -> None:
    """A game that was given up before the first deal has none."""
    assert list(chances_of((), 1, Random(1), lambda _: None)) == []


def test_long_game_has_as_many_points_as_a_line_shows() -> None:
    """Of many turns some are left out; the progress is told all the same."""
    steps = [replace(step, number=n) for n, step in enumerate(short_game("gin").steps() * 50)]
    heard: list[float] = []
    found = list(chances_of(steps, 1, Random(1), heard.append))

    assert len(found) == MOST
    assert heard == sorted(heard)
    assert heard[-1] == 1


@pytest.mark.parametrize("key", VARIANTS)
def test_hidden_cards_make_no_difference(key: str) -> None:
    """Other cards in the other hand and the stock, the same chance."""
    state = beginning(key)
    seat = state.acting
    for number in range(3):
        other = with_others_shuffled(state, seat, Random(number))
        assert chance(other, seat, Random(1)) == chance(state, seat, Random(1))


@pytest.mark.parametrize(
    ("key", "better", "worse"),
    [
        ("gin", (90, 0), (0, 90)),
        ("five-hundred", (80, -200), (-200, 80)),
        ("straight", (90, 10), (10, 90)),
        ("rummy-51", (100, 450), (450, 100)),
        ("zolik", (-10, -90), (-90, -10)),
        ("tile", (400, -400), (-400, 400)),
    ],
)
def test_points_count(key: str, better: tuple[int, ...], worse: tuple[int, ...]) -> None:
    """Who is ahead by the game's own measure is likelier to win."""
    state = beginning(key)
    seat = state.acting
    high, low = (better, worse) if seat == 1 else (worse, better)
    ahead, behind = (
        chance(replace(state, totals=totals), seat, Random(1)) for totals in (high, low)
    )

    assert behind < 0.4 < 0.6 < ahead


def test_nobody_is_hopeless_beyond_measure() -> None:
    """However far behind, there is an answer."""
    state = replace(beginning("five-hundred"), totals=(-(10**6), 10**6))

    assert chance(replace(state, to_act=1), 1, Random(1)) == pytest.approx(0)


def test_rounds_that_are_left() -> None:
    """Fewer as the game goes on; as many as were agreed on; never without end."""
    gin = beginning("gin")
    assert rounds_left(replace(gin, totals=(0, 24))) < rounds_left(gin) + 1
    assert rounds_left(replace(gin, stock=gin.stock[:5])) < rounds_left(gin)
    tile = beginning("tile")
    long = replace(tile, rules=VARIANTS["tile"].presets["three-rounds"])
    assert rounds_left(long) == rounds_left(tile) + 2
    endless = VARIANTS["rummy-51"].presets["standard"].model_copy(update={"target": 10**6})
    assert rounds_left(replace(beginning("rummy-51"), rules=endless)) > MANY - 2


def test_players_who_are_out_do_not_count() -> None:
    """The chances of those who are left."""
    whole = recorded("zolik-last-one-left")
    step = next(step for step in whole.steps() if step.before.out and step.before.to_act)

    assert 0 < chance(step.before, step.before.acting, Random(1)) < 1
