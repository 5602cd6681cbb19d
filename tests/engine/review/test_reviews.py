"""A review as a whole: what it is made of, that it can be kept, and that it can be repeated."""

from functools import cache
from random import Random

import pytest
from pydantic import TypeAdapter

from engine.moves import DEALER
from engine.players import Level
from engine.record.lines import read_move
from engine.review.reviewing import review
from engine.review.told import Review
from tests.engine.review.games import Game, game

FEW = 60
"""Samples: enough for a blunder."""


@cache
def played() -> Game:
    return game("five-hundred", None, Level.NORMAL, number=2)


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
def test_result_is_the_sum_of_three() -> None:
    """Of each round and of all."""
    for each in (*reviewed().rounds, reviewed()):
        assert each.result == pytest.approx(each.cards + each.you + each.others)
    assert len(reviewed().rounds) == len(played().end.results)


def test_what_is_told_are_moves_of_the_game() -> None:
    """Own moves, each with another one: at most three that surely cost points, then as many likely
    ones, the costliest first."""
    whole = reviewed()
    sure, likely = whole.sure, whole.judged[len(whole.sure) :]

    assert whole.judged
    assert len(sure) <= 3
    assert len(likely) <= 3
    for some in (sure, likely):
        assert [each.loss for each in some] == sorted((each.loss for each in some), reverse=True)
    for each in whole.judged:
        seat, move, _ = read_move(each.played)
        assert (seat, move) == played().moves[each.step]
        assert seat == 1 != DEALER
        assert each.better != each.played
        assert (each.loss > max(1, 2 * each.error)) is each.is_sure
