"""A review as a whole: what it is made of, that it can be kept, and that it can be repeated."""

from functools import cache
from random import Random

import pytest
from pydantic import TypeAdapter

from engine.moves import DEALER
from engine.players import Level
from engine.record.lines import read_move
from engine.review.reviewing import review
from engine.review.told import Review, RoundLuck
from tests.engine.review.games import Game, game

FEW = 60
"""Samples: enough for a blunder."""


@cache
def played() -> Game:
    return game("five-hundred", None, Level.NORMAL, number=9)


@cache
def reviewed() -> Review:
    return review(played().begin, played().moves, 1, Random(1), FEW)


@pytest.mark.slow
def test_is_kept_as_json() -> None:
    """What is written and read back is the same."""
    kept = TypeAdapter(Review)

    assert kept.validate_json(kept.dump_json(reviewed())) == reviewed()


@pytest.mark.slow
def test_counts_the_decisions_of_the_seat() -> None:
    """All own moves."""
    assert reviewed().decisions == sum(seat == 1 for seat, _ in played().moves)


@pytest.mark.slow
def test_the_same_chance_gives_the_same_review() -> None:
    """Nothing depends on time."""
    again = review(played().begin, played().moves, 1, Random(1), FEW)

    assert again == reviewed()


@pytest.mark.slow
def test_progress_goes_from_nothing_to_all() -> None:
    """Each report is as far as the one before or further; the last is all."""
    heard: list[float] = []
    review(played().begin, played().moves, 2, Random(1), FEW, heard.append)

    assert heard == sorted(heard)
    assert heard[0] > 0
    assert heard[-1] == 1


@pytest.mark.slow
def test_result_is_luck_and_play() -> None:
    """Of each round and of all."""
    for each in (*reviewed().rounds, reviewed()):
        assert each.result == pytest.approx(each.luck + each.play)
    assert len(reviewed().rounds) == len(played().end.results)


def test_a_game_is_the_sum_of_its_rounds() -> None:
    rounds = (RoundLuck(1, 30.0, 10.0, 20.0), RoundLuck(2, -5.0, -9.0, 4.0))
    whole = Review((), 0, (), rounds)
    assert (whole.result, whole.luck, whole.play) == (25.0, 1.0, 24.0)


def test_what_is_told_are_moves_of_the_game() -> None:
    """At most three of the seat's own moves, the costliest first, each with another one."""
    judged = reviewed().judged

    assert 1 <= len(judged) <= 3
    assert [each.loss for each in judged] == sorted((each.loss for each in judged), reverse=True)
    for each in judged:
        seat, move, _ = read_move(each.played)
        assert (seat, move) == played().moves[each.step]
        assert seat == 1 != DEALER
        assert each.better != each.played
        assert each.loss > max(1, 2 * each.error)
