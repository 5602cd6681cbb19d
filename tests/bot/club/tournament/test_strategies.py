"""Nobody gains by playing a tournament in another way than as well as they can.

Each evening is played again with the same luck. Its seeds are fixed: whether a mean is a gain is
the same in each run. A mean counts as a gain where it is above nought by more than two standard
errors, so that it is not by the choice of the seeds.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from statistics import mean, stdev

import pytest

from bot.club.tournament.pairing import POINT
from bot.club.tournament.results import HALF, EntrantResult
from tests.bot.club.tournament.strategic import (
    BLOCKING,
    ENDING,
    LEAVING,
    MISSING,
    TRIED,
    Evening,
    Honest,
    evening,
    line_of,
    played,
)

SEEDS, FEW = range(500), range(15)
PARTS = 2
"""In so many parts the seeds are tried; one part, with one way, is drawn by the commit."""
ERRORS = 2
COMING = {name: way for name, way in TRIED.items() if name not in ENDING}


@cache
def honest(seed: int) -> tuple[int, int, int]:
    """My points, my place and my friend's points when I play as well as I can."""
    return outcome(evening(seed), Honest())


def outcome(one: Evening, way: Honest) -> tuple[int, int, int]:
    """The same when I play some other way."""
    found = played(one, way)
    mine = line_of(found, one.me)
    return mine.points, mine.place, line_of(found, one.friend).points


def gains(name: str, seeds: Sequence[int]) -> tuple[list[float], list[float], list[float]]:
    """By how much more points, better places and more points of a friend a way brings."""
    both = [(honest(seed), outcome(evening(seed), TRIED[name])) for seed in seeds]
    points = [(new[0] - old[0]) / POINT for old, new in both]
    places = [float(old[1] - new[1]) for old, new in both]
    return points, places, [(new[2] - old[2]) / POINT for old, new in both]


def error(found: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(found) / len(found) ** 0.5


def is_gain(found: Sequence[float]) -> bool:
    """Whether their mean is above nought by more than chance explains."""
    return mean(found) > ERRORS * error(found)


@pytest.mark.soak(one_of=PARTS * len(TRIED))
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", TRIED)
def test_none_gains(name: str, part: int) -> None:
    """Over all evenings of a part it brings neither more points nor a better place.

    What is lost in favour of a friend brings the friend no more than it costs.
    """
    points, places, friends = gains(name, SEEDS[part::PARTS])
    assert not is_gain(points), mean(points)
    assert not is_gain(places), mean(places)
    if name == "let a friend win":
        assert not is_gain([a + b for a, b in zip(points, friends, strict=True)])


@pytest.mark.parametrize("name", COMING)
def test_everybody_against_everybody(name: str) -> None:
    """There nobody's way changes whom they meet: no evening brings a point more."""
    for seed in (seed for seed in FEW if evening(seed).kind == "round-robin"):
        points, place, _ = outcome(evening(seed), TRIED[name])
        assert points <= honest(seed)[0]
        if name in BLOCKING:
            assert (points, place) == honest(seed)[:2]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*LEAVING, *ENDING])
def test_less_is_never_more_points(name: str) -> None:
    """Who stops, or has all stop, has what they had; the rounds to come could only add to it."""
    for seed in FEW:
        points, _, _ = outcome(evening(seed), TRIED[name])
        assert points <= honest(seed)[0]


@pytest.mark.parametrize("name", MISSING)
def test_who_does_not_come_gets_nothing(name: str) -> None:
    """Not at that table; the other gets the point if they come; after two tables one is out."""
    for seed in FEW:
        one = evening(seed)
        met = line_of(played(one, TRIED[name]), one.me).met
        away = [way for way in met if way.other and TRIED[name].misses(one, way.round)]
        assert all(way.points == 0 for way in away)
        assert len(away) <= 2
        if len(away) == 2:
            assert met[-1] == away[-1]


@pytest.mark.parametrize("name", BLOCKING)
def test_blocks_bring_nobody_one_bye_after_another(name: str) -> None:
    """Nobody sits out again before everybody has."""
    for seed in FEW:
        one = evening(seed)
        if one.kind == "swiss" and not one.absent:
            found = played(one, TRIED[name])
            byes = [out(line_of(found, who), len(one.ratings)) for who in one.ratings]
            assert max(byes) - min(byes) <= 1


def out(line: EntrantResult, people: int) -> int:
    """How often somebody sat out, or played the computer instead."""
    return sum(way.other is None or way.other > people for way in line.met)


def test_who_blocks_everybody_gets_half() -> None:
    """They sit out at once, which they would not have done; it is no whole point."""
    everybody, halves = BLOCKING["block everybody"], 0
    for one in (evening(seed) for seed in FEW):
        usual, chosen = (
            line_of(played(replace(one, rounds=1), way), one.me).met[:1]
            for way in (Honest(), everybody)
        )
        if one.kind == "swiss" and [way.how for way in (*usual, *chosen)] == ["played", "bye"]:
            assert chosen[0].points == HALF
            halves += 1
    assert halves
