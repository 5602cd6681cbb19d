"""Tile Rummy: what the first meld of a player has to be, and what it may not touch."""

import pytest

from engine.errors import Refusal
from engine.game import due, play
from engine.moves import DEALER
from engine.options import rules_from
from engine.variants.tile import VARIANT
from tests.engine.situations import after
from tests.engine.tables import position, refusal, refused, shown


@pytest.mark.parametrize(
    ("table", "points"),
    [
        pytest.param("b10 g10 r10", None, id="30 with one meld"),
        pytest.param("b9 b10 b11", None, id="30 with a run"),
        pytest.param("b9 g9 r9", 27, id="27 is too low"),
        pytest.param("b9 g9 *", 27, id="a joker counts as its number"),
        pytest.param("b10 g10 *", None, id="so it does here"),
        pytest.param("b9 b10 *", None, id="9 10 11 is 30"),
        pytest.param("*b8 b9 b10", 27, id="8 9 10 is not"),
        pytest.param("b9 g9 r9 | y1 y2 y3 y4", 27, id="two melds do not add up"),
        pytest.param("b10 g10 r10 | y1 y2 y3", None, id="other melds may come with it"),
        pytest.param("y1 y2 y3 | b10 g10 r10", None, id="in any order"),
    ],
)
def test_single_opening(table: str, points: int | None) -> None:
    """One of the new melds has to be worth 30."""
    state = position("b9 b10 b11 g9 g10 r9 r10 y1 y2 y3 y4 *", opened=())
    if points is None:
        assert after(state, f"1 table {table}").opened == {1}
    else:
        found = refusal(state, f"1 table {table}")
        assert (found.code, vars(found)) == (
            "initial_meld_too_low",
            {"points": points, "needed": 30},
        )


@pytest.mark.parametrize(
    ("table", "points"),
    [
        pytest.param("b9 g9 r9 | y1 y2 y3", None, id="33 together"),
        pytest.param("b9 g9 r9", 27, id="27"),
        pytest.param("b10 g10 r10", None, id="one alone may do"),
        pytest.param("b5 g5 r5 | y1 y2 y3", 21, id="21 together"),
    ],
)
def test_total_opening(table: str, points: int | None) -> None:
    """With `total` the new melds of the turn add up."""
    state = position("b9 b10 g9 g10 r9 r10 b5 g5 r5 y1 y2 y3", opened=(), opening="total")
    if points is None:
        assert after(state, f"1 table {table}").opened == {1}
    else:
        found = refusal(state, f"1 table {table}")
        assert (found.code, vars(found)["points"]) == ("initial_meld_too_low", points)


@pytest.mark.parametrize(
    ("minimum", "code"),
    [("0", None), ("27", None), ("28", "initial_meld_too_low"), ("200", "initial_meld_too_low")],
)
def test_opening_points(minimum: str, code: str | None) -> None:
    """What the opening has to reach can be chosen, and be nothing."""
    state = position("b9 g9 r9 y1", opened=(), opening_points=minimum)
    if code is None:
        assert after(state, "1 table b9 g9 r9").to_act == 2
    else:
        assert refused(state, "1 table b9 g9 r9") == code


@pytest.mark.parametrize(
    ("name", "value"),
    [("opening-points", "201"), ("opening", "double"), ("rounds", "0"), ("rounds", "11")],
)
def test_option_values(name: str, value: str) -> None:
    """What is no value of an option is none."""
    with pytest.raises(Refusal) as caught:
        rules_from(VARIANT, {name: value})
    assert caught.value.code == "bad_option_value"


TABLE = "r3 r4 r5 | b7 g7 r7 | y4 y5 *y6"


@pytest.mark.parametrize(
    "table",
    [
        pytest.param("r3 r4 r5 r6 | b7 g7 r7 | y4 y5 *y6", id="extending"),
        pytest.param(f"{TABLE} y7 | b10 g10 r10", id="extending while opening"),
        pytest.param("r3 r4 r5 | b7 g7 r7 | y4 y5 y6 | r6 * r8 | b10 g10 r10", id="swapping"),
        pytest.param("r3 r4 r5 r6 r7 | b7 g7 y7 | y4 y5 *y6", id="rearranging"),
        pytest.param("b7 g7 r7 y7 | r3 r4 r5 | y4 y5 *y6 | b10 g10 r10", id="a fourth colour"),
        pytest.param(
            "r3 r4 r5 | b7 g7 r7 | *y3 y4 y5 | b10 g10 r10 | y6 r6 g6", id="a joker's place"
        ),
    ],
)
def test_not_opened(table: str) -> None:
    """Before and in the opening turn the old melds stay as they are, jokers' meanings included."""
    state = position("r6 r8 y6 y7 g6 b10 g10 r10", TABLE, opened=(2,))
    assert refused(state, f"1 table {table}") == "not_opened"


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(f"{TABLE} | b10 g10 r10", id="as it lay"),
        pytest.param("b10 g10 r10 | g7 r7 b7 | y5 * y4 | r4 r3 r5", id="in another order"),
        pytest.param("r3 r4 r5 | r3 r4 r5 | b7 g7 r7 | y4 y5 * | b10 g10 r10", id="an equal meld"),
    ],
)
def test_opening_beside_old_melds(table: str) -> None:
    """New melds of the own rack are what an opening is made of."""
    state = position("r3 r4 r5 b10 g10 r10 y1", TABLE, opened=(2,))
    assert after(state, f"1 table {table}").opened == {1, 2}


def test_ambiguous_joker_stays_so_in_an_opening() -> None:
    """To say which colour an old joker stands for would change what it means."""
    state = position("b10 g10 r10 y1", "b5 g5 *", opened=(2,))
    assert refused(state, "1 table b5 g5 *r5 | b10 g10 r10") == "not_opened"
    assert shown(after(state, "1 table b5 g5 * | b10 g10 r10")) == "b5 g5 * | b10 g10 r10"


def test_rearranging_begins_the_turn_after_the_opening() -> None:
    """Whoever has opened may extend; the others still have to open."""
    state = position(
        "b10 g10 r10 r6 y1", "r3 r4 r5", opened=(2,), others=("r2 y2 y3",), stock="y9 y10"
    )
    assert refused(state, "1 table r3 r4 r5 r6 | b10 g10 r10") == "not_opened"
    later = after(state, "1 table r3 r4 r5 | b10 g10 r10", "2 table r2 r3 r4 r5 | b10 g10 r10")
    assert (
        shown(after(later, "1 table r2 r3 r4 r5 r6 | b10 g10 r10"))
        == "r2 r3 r4 r5 r6 | b10 g10 r10"
    )


def test_opening_is_each_players_own() -> None:
    """That one has opened opens nothing for the next."""
    state = position("b10 g10 r10 y1", opened=(), others=("y10 b2 b3",))
    later = after(state, "1 table b10 g10 r10")
    assert refused(later, "2 table b10 g10 r10 y10") == "not_opened"


def test_opening_lasts_one_round() -> None:
    """In the next round everybody opens anew."""
    state = position("b10 g10 r10", opened=(1, 2), rounds="2")
    done = after(state, "1 table b10 g10 r10")
    deal = due(done, b"any key")
    assert deal is not None
    assert play(done, DEALER, deal).opened == frozenset()
