"""Decisions that cost points as puzzles: with choices that are surely worse, and no others."""

import pytest

from engine.legal import legal_moves
from engine.players.whys import Why
from engine.puzzles.mistakes import MOST, puzzle_of, surely_worse
from engine.puzzles.puzzle import Choice, Puzzle
from engine.puzzles.shipped import kept_of, puzzle_in
from engine.review.told import LEAST, SURE
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

GAMES = [key for key, variant in VARIANTS.items() if kept_of(key) and not variant.tiles]


def decided(game: str) -> tuple[Seen, Puzzle]:
    """A decision, among many, in which the first move of a puzzle's best choice was not made."""
    kept = (puzzle_in(each.text, tiles=False) for each in kept_of(game))
    seen, better = next(
        (seen, each.way[0])
        for each in kept
        if len(legal_moves(seen := seen_by(each.state(), each.seat))) > MOST
    )
    played = next(move for move in legal_moves(seen) if move != better)
    return seen, puzzle_of(seen, better, Choice((played,), 9.0, 1.0), Why.WEIGHED, "a seed")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_choices_of_a_mistake(game: str) -> None:
    """The better move, what was played, then what is surely worse, each once and legal."""
    seen, puzzle = decided(game)
    best, played, *others = puzzle.choices
    assert best.moves == puzzle.way
    assert played.loss == 9.0
    assert len(others) <= MOST
    assert [choice.loss for choice in others] == sorted(choice.loss for choice in others)
    assert all(choice.loss >= LEAST for choice in others)
    assert all(choice.loss > SURE * choice.error for choice in others)
    every = [move for choice in puzzle.choices for move in choice.moves]
    assert len(set(every)) == len(every)
    assert set(every) <= set(legal_moves(seen))


def test_what_is_as_good_is_no_choice() -> None:
    """The very same move loses nothing, so nobody is told that it was wrong."""
    seen, puzzle = decided("straight")
    assert surely_worse(seen, puzzle.way[0], [puzzle.way[0]], "a seed") == []


def test_the_same_seed_gives_the_same_choices() -> None:
    """So that a control names the same choice after a restart."""
    assert decided("straight") == decided("straight")
