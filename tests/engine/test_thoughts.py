"""A move of the computer's follows from what can be found out again."""

from dataclasses import replace
from random import Random

import pytest

from engine.legal import legal_moves
from engine.players import MINDS, Level, strongest
from engine.players.thoughts import (
    CROWDS,
    HINT_SEED,
    Thought,
    advised,
    budget,
    nearest,
    read_thought,
    seed_of,
    think,
    thought_for,
)
from engine.variants import VARIANTS
from tests.engine.test_advice import positions


def test_written_and_read() -> None:
    """As it is kept with the move."""
    thought = Thought(Level.STRONG, 200, 3)

    assert str(thought) == "strong 200 3"
    assert read_thought("strong 200 3") == thought


@pytest.mark.parametrize(
    ("full", "crowd", "samples"),
    [
        (0, 0, 0),
        (0, 1000, 0),
        (1, 1000, 1),
        (200, 0, 200),
        (200, CROWDS[0], 200),
        (200, CROWDS[0] + 0.5, 100),
        (200, CROWDS[1] + 1, 50),
        (200, CROWDS[2] + 1, 25),
        (5, 10**6, 1),
    ],
)
def test_fewer_samples_where_many_wait(full: int, crowd: float, samples: int) -> None:
    """In steps, and never none of some."""
    assert budget(full, crowd) == samples


def test_chance_follows_from_the_game_and_the_move() -> None:
    """Every move has its own, and nobody chooses it."""
    assert seed_of(b"key", 7) == seed_of(b"key", 7)
    assert len({seed_of(key, step) for key in (b"key", b"other") for step in range(9)}) == 18


def test_a_level_that_a_game_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best one below, or the weakest that there is."""
    gin, mind = VARIANTS["gin"], MINDS["gin"]
    assert nearest(gin, Level.STRONG) == Level.STRONG
    monkeypatch.setitem(MINDS, "gin", replace(mind, levels={Level.NORMAL: 1500}))
    assert nearest(gin, Level.STRONG) == Level.NORMAL
    assert nearest(gin, Level.EASY) == Level.NORMAL
    assert strongest(gin) == Level.NORMAL


def test_what_is_thought_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level's own samples, and the version that plays."""
    gin = VARIANTS["gin"]
    mind = replace(MINDS["gin"], version=9, samples={Level.STRONG: 64})
    monkeypatch.setitem(MINDS, "gin", mind)

    assert thought_for(gin, "strong") == Thought(Level.STRONG, 64, 9)
    assert thought_for(gin, "strong", crowd=20) == Thought(Level.STRONG, 16, 9)
    assert thought_for(gin, "easy") == Thought(Level.EASY, 0, 9)


@pytest.mark.parametrize("game", list(VARIANTS))
def test_the_same_again(game: str) -> None:
    """The same sight, seed and thought give the same move."""
    for seed, seen in enumerate(positions(game, 5)):
        thought = thought_for(seen.variant, "strong")
        assert think(seen, seed, thought) == think(seen, seed, thought)


def test_a_former_version_plays_as_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored move is found again by the version that made it; one that is gone is refused."""
    (seen,) = positions("gin", 1)
    mind, first = MINDS["gin"], legal_moves(seen)[0]
    earlier = {1: lambda *_: first}
    monkeypatch.setitem(MINDS, "gin", replace(mind, version=9, earlier=earlier))

    assert think(seen, 1, Thought(Level.STRONG, 0, 1)) == first
    assert think(seen, 1, Thought(Level.STRONG, 0, 9)) == mind.choose(
        seen, Random(1), Level.STRONG, 0
    )
    with pytest.raises(ValueError, match="version 8"):
        think(seen, 1, Thought(Level.STRONG, 0, 8))


@pytest.mark.parametrize("game", sorted(MINDS))
def test_a_hint_is_the_strongest_level(game: str) -> None:
    """Its reason is that of the move it names."""
    for seen in positions(game, 2):
        move, why = advised(seen)
        assert move == think(seen, HINT_SEED, thought_for(seen.variant, strongest(seen.variant)))
        assert why == MINDS[game].reason(seen, move)
