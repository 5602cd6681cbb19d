"""How the computer plays is found for every game."""

import gc
from collections import deque
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import players
from engine.game import play, start
from engine.legal import legal_moves
from engine.moves import DEALER, Deal
from engine.players import MINDS, NORMAL_PLACE, Level, choose, mind_of
from engine.puzzles.positions import positions
from engine.variants import VARIANTS
from engine.view import seen_by


def test_minds_are_found() -> None:
    """A folder called after a game is how it is played, by being there."""
    folders = {path.parent.name for path in Path(players.__file__).parent.glob("*/__init__.py")}
    assert set(MINDS) == {key for key in VARIANTS if key.replace("-", "_") in folders}


@pytest.mark.parametrize("key", sorted(MINDS))
def test_levels_are_a_scale(key: str) -> None:
    """Each level has a higher place than the one before, and normal has the fixed one."""
    levels = MINDS[key].levels
    assert list(levels) == [level for level in Level if level in levels]
    assert levels[Level.NORMAL] == NORMAL_PLACE
    assert sorted(set(levels.values())) == list(levels.values())


def test_a_game_from_elsewhere_is_played() -> None:
    """Without a mind of its own it has one level, which plays as a beginner would."""
    other = replace(VARIANTS["straight"], key="other")
    state = play(start(other, next(iter(other.presets.values())), 2, 2), DEALER, Deal(other.pack))

    assert mind_of(other).levels == {Level.NORMAL: NORMAL_PLACE}
    assert choose(seen_by(state, 1), Random(1)) in legal_moves(state)


def test_no_such_level() -> None:
    """A level that there is not is nobody's fault but the caller's."""
    state = play(
        start(VARIANTS["gin"], VARIANTS["gin"].presets["classic"], 2, 2),
        DEALER,
        Deal(VARIANTS["gin"].pack),
    )
    with pytest.raises(ValueError, match="godlike"):
        choose(seen_by(state, 1), Random(1), "godlike")


@pytest.mark.parametrize("key", sorted(MINDS))
def test_thoughts_leave_nothing_behind(key: str) -> None:
    """What a search has kept goes with it: a worker looks for garbage only after many jobs."""
    gc.collect()
    gc.disable()
    try:
        deque(positions(VARIANTS[key], 12, [(Level.NORMAL, Level.STRONG)]), maxlen=0)
        assert not gc.collect()
    finally:
        gc.enable()
