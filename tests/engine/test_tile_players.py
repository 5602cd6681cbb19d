"""The computer at Tile Rummy."""

from random import Random

import pytest

from engine.arrange import tile_turns as solver
from engine.game import due, play, start
from engine.moves import DEALER, Arrange, DrawStock, Pass
from engine.options import rules_from
from engine.players import choose
from engine.players.advice import advise
from engine.players.reasons import reason
from engine.players.whys import Why
from engine.state import Phase, State
from engine.variants.tile import VARIANT
from engine.view import seen_by
from tests.engine.tables import position, tiles


def game(levels: list[str], seed: int, **options: str) -> State:
    """A game of computers, one of each of *levels*, at its end."""
    random = Random(seed)
    key = random.randbytes(32)
    rules = rules_from(VARIANT, {name.replace("_", "-"): text for name, text in options.items()})
    state = start(VARIANT, rules, len(levels), 1)
    while state.phase is not Phase.FINISHED:
        deal = due(state, key)
        seat = DEALER if deal else state.acting
        move = deal or choose(seen_by(state, seat), random, levels[seat - 1])
        state = play(state, seat, move)
    return state


@pytest.mark.parametrize("opening", ["single", "total"])
def test_plays_to_the_end(opening: str) -> None:
    """All levels find moves that are allowed until somebody has won."""
    state = game(["easy", "normal", "strong"], 1, opening=opening)
    assert state.winner is not None


def test_arranging_beats_laying_from_the_rack_alone() -> None:
    """The others win most rounds against a beginner."""
    winners = [game(["easy", "normal"], seed).winner for seed in range(3)]
    assert winners == [2, 2, 2]


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_takes_a_table_apart(level: str) -> None:
    """Only by splitting the run can the 5 be laid; the beginner draws instead."""
    state = position("b5 b12", "b3 b4 b5 b6 b7")
    move = choose(seen_by(state, 1), Random(1), level)
    assert isinstance(move, Arrange)
    assert play(state, 1, move).hands[0] == position("b12").hands[0]
    assert choose(seen_by(state, 1), Random(1), "easy") == DrawStock()


@pytest.mark.parametrize(
    ("level", "other", "left"),
    [
        pytest.param("strong", "b9", "r1 y1 y2 r11", id="strong, with the end near"),
        pytest.param("strong", "b9 b10 b11 b12", "y2 g3 r11", id="strong, before that"),
        pytest.param("normal", "b9", "y2 g3 r11", id="normal"),
    ],
)
def test_rids_itself_of_points_when_the_end_is_near(level: str, other: str, left: str) -> None:
    """Three ones can be laid, or else a 1 and a 3, which count for more."""
    table = "g2 g3 g4 g5 | b6 g6 r6 y6"
    state = position("r1 y2 g3 r11 y1 g1", table, others=(other,))
    move = choose(seen_by(state, 1), Random(1), level)
    after = play(state, 1, move)
    assert after.hands[0] == tuple(sorted(tiles(left)))


def test_passes_without_a_stock() -> None:
    """Nothing to lay and nothing to draw."""
    state = position("b5 g12", stock="")
    assert choose(seen_by(state, 1), Random(1), "strong") == Pass()


@pytest.mark.parametrize(
    ("opened", "why"),
    [
        pytest.param((1, 2), Why.NO_TILES, id="opened"),
        pytest.param((2,), Why.NO_OPENING, id="not opened"),
    ],
)
def test_a_hint_searches_once(
    monkeypatch: pytest.MonkeyPatch, opened: tuple[int, ...], why: Why
) -> None:
    """The reason for a draw follows from the advice."""
    seen = seen_by(position("b5 g12", opened=opened), 1)
    move = advise(seen)
    assert move == DrawStock()
    monkeypatch.setattr(solver, "best", None)
    assert reason(seen, move).why is why
