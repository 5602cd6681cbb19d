"""Tile Rummy: how rounds and games end, and what time does."""

from dataclasses import replace

import pytest

from engine.cards import write_cards
from engine.game import due, play
from engine.moves import DEALER
from engine.state import Phase
from tests.engine.situations import after
from tests.engine.tables import position, refused

# The end of a round


def test_out() -> None:
    """With the last tile the round ends; the others lose their racks, a joker counting 25."""
    state = position("r6", "r3 r4 r5", others=("b13 g1", "* y2", "r1"))
    done = after(state, "1 table r3 r4 r5 r6")
    result = done.results[0]
    assert (result.scores, result.reason, result.ended_by) == ((42, -14, -27, -1), "out", 1)


def test_hand_rummy() -> None:
    """All tiles in one turn, nothing laid before: no minimum, and everything counts double."""
    state = position("r1 r2 r3 y1 y2 y3", "b5 g5 r5", others=("b13 g1", "* y2"), opened=(2,))
    done = after(state, "1 table r1 r2 r3 | y1 y2 y3 | b5 g5 r5")
    result = done.results[0]
    assert (result.scores, result.reason, result.ended_by) == ((82, -28, -54), "hand_rummy", 1)


def test_hand_rummy_with_rack_tiles_only() -> None:
    """Whoever has not opened lays nothing onto old melds, not even to go out."""
    state = position("r1 r2 r3 r6", "r3 r4 r5", opened=(2,))
    assert refused(state, "1 table r1 r2 r3 | r3 r4 r5 r6") == "not_opened"


def test_no_hand_rummy_after_the_opening() -> None:
    """Whoever has opened goes out in the common way, be it with the whole rack at once."""
    state = position("r1 r2 r3", others=("b13 g1",))
    result = after(state, "1 table r1 r2 r3").results[0]
    assert (result.scores, result.reason) == ((14, -14), "out")


@pytest.mark.parametrize(
    ("racks", "scores"),
    [
        pytest.param(("r5 r6", "b2 g2", "y13"), (-7, 16, -9), id="the lowest rack wins"),
        pytest.param(("r2 b2", "b1 g3", "y13"), (0, 0, -9), id="equal lowest win nothing"),
        pytest.param(("*", "b12 g12", "y13 g12"), (-1, 1 + 1, -1), id="a joker counts 25"),
        pytest.param(("r9", "b9", "y9"), (0, 0, 0), id="all equal"),
    ],
)
def test_blocked(racks: tuple[str, str, str], scores: tuple[int, ...]) -> None:
    """With no stock and three passes the racks are compared; nobody has ended the round."""
    state = position(racks[0], others=racks[1:], stock="", opened=())
    done = after(state, "1 pass", "2 pass")
    assert not done.results
    result = after(done, "3 pass").results[0]
    assert (result.scores, result.reason, result.ended_by) == (scores, "blocked", None)


def test_passes_are_counted_in_a_row() -> None:
    """A play in between begins the count anew."""
    state = position("r5 r6", "b2 b3 b4", others=("b5 g2", "y13"), stock="")
    later = after(state, "1 pass", "2 table b2 b3 b4 b5", "3 pass", "1 pass")
    assert not later.results
    assert after(later, "2 pass").results[0].reason == "blocked"


def test_giving_up_ends_the_passes() -> None:
    """The rack goes under the empty stock, from which the next player draws."""
    state = position("r5 r6", others=("b5 g2", "y13"), stock="")
    later = after(state, "1 pass", "2 resign")
    assert (later.to_act, write_cards(later.stock, tiles=True)) == (3, "b5 g2")
    assert refused(later, "3 pass") == "wrong_phase"
    later = after(later, "3 draw", "1 draw", "3 pass")
    assert not later.results
    assert after(later, "1 pass").results[0].scores == (7 - 7 + 5, 0, -5)


# The end of the game


@pytest.mark.parametrize(
    ("totals", "number", "winner"),
    [
        pytest.param((0, 0), 1, None, id="rounds are left"),
        pytest.param((0, 0), 2, 1, id="the last round"),
        pytest.param((0, 40), 2, 2, id="the highest total"),
        pytest.param((0, 28), 2, None, id="equal: one more"),
        pytest.param((0, 27), 3, 1, id="after that it is as before"),
        pytest.param((0, 28), 3, None, id="and still equal"),
    ],
)
def test_winner(totals: tuple[int, int], number: int, winner: int | None) -> None:
    """The highest total after the last round wins; here the round is 14 to -14."""
    state = position("r1 r2 r3", others=("b13 g1",), rounds="2")
    done = after(replace(state, totals=totals, round=number), "1 table r1 r2 r3")
    assert done.winner == winner
    assert done.phase is (Phase.DEAL if winner is None else Phase.FINISHED)


def test_next_round_begins_with_the_next_seat() -> None:
    """Who begins goes round, whoever has won."""
    state = position("r1 r2 r3", others=("b13 g1", "y1"), rounds="3")
    done = after(state, "1 table r1 r2 r3")
    deal = due(done, b"any key")
    assert deal is not None
    assert play(done, DEALER, deal).to_act == 2


# Out of time


def test_missed_turn() -> None:
    """Nothing is drawn, nothing changes, the turn passes."""
    state = position("r6 y1", "r3 r4 r5")
    later = after(state, "1 timeout")
    assert (later.to_act, later.missed, later.passes) == (2, (1, 0), 0)
    assert (later.hands, later.stock, later.melds) == (state.hands, state.stock, state.melds)


def test_missed_turns_without_stock_are_passes() -> None:
    """With an empty stock a missed turn counts as a pass."""
    state = position("r6 y1", others=("b1 b2", "y7"), stock="")
    later = after(state, "1 timeout", "2 pass", "3 timeout")
    assert (later.results[0].reason, later.missed) == ("blocked", (1, 0, 1))


def test_timeout_takes_a_limit() -> None:
    """Without a turn limit nobody's runs out."""
    assert refused(position("r6", turn_limit="none"), "1 timeout") == "wrong_phase"


def test_third_missed_turn_is_a_resignation() -> None:
    """Three in a row; a turn in person begins the count anew."""
    state = position("r6 y1", others=("b1 b2", "y7 y8"))
    twice = after(state, "1 timeout", "2 draw", "3 draw", "1 timeout", "2 draw", "3 draw")
    assert after(twice, "1 draw").missed == (0, 0, 0)
    gone = after(twice, "1 timeout")
    assert (set(gone.out), gone.to_act, gone.hand_of(1)) == ({1}, 2, ())
    assert write_cards(gone.stock[-2:], tiles=True) == "r6 y1"


def test_clock_runs_and_gets_its_increment() -> None:
    """A turn's end, in person or not, brings the increment."""
    state = position("r6 y1", turn_limit="60", increment="5", clock="60")
    state = replace(state, clocks=(60.0, 60.0))
    later = after(state, "1 draw @10", "2 timeout @70")
    assert later.clocks == (55.0, 5.0)
