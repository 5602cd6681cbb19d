"""Tile Rummy: a joker keeps standing for its tile until a real one lies there."""

import pytest

from engine.errors import JokerNotReplaceable
from tests.engine.situations import after
from tests.engine.tables import position, refusal, refused, shown


@pytest.mark.parametrize(
    ("before", "line", "table"),
    [
        pytest.param("r3 * r5", "r3 * r5 | ", "r3 *r4 r5", id="where it lay"),
        pytest.param("r3 * r5", "r3 *r4 r5 r6 | ", None, id="in a longer run"),
        pytest.param("r3 * r5 r6 r7", "r5 r6 r7 | r3 *r4 r5 | ", None, id="in half of a run"),
        pytest.param("r3 * r5", "b4 g4 *r4 | r3 r4 r5 | ", None, id="moved, its tile played"),
        pytest.param("b5 g5 *", "b5 g5 * | ", "b5 g5 *", id="either colour"),
        pytest.param("b5 g5 *", "b5 g5 * y5 | ", "b5 g5 *r5 y5", id="the colour that is left"),
        pytest.param("b5 g5 *", "b5 g5 *r5 | ", "b5 g5 *r5", id="one of the colours named"),
    ],
)
def test_joker_keeps_standing_for_its_tile(before: str, line: str, table: str | None) -> None:
    """A joker lies wherever its tile could lie."""
    rack = "r3 r4 r5 r6 b4 g4 y5 b9 g9 r9 y1"
    wanted = table or line.rstrip("| ")
    state = after(position(rack, before), f"1 table {line}b9 g9 r9")
    assert shown(state) == f"{wanted} | b9 g9 r9"


@pytest.mark.parametrize(
    ("before", "line", "number"),
    [
        pytest.param("r3 * r5", "r3 r5 r6 *r4 | b9 g9 r9", None, id="still r4"),
        pytest.param("r3 r4 *", "*r2 r3 r4 | b9 g9 r9", 1, id="the other end"),
        pytest.param(
            "b6 g6 r6 y6 | r4 r5 *", "b6 g6 y6 | r4 r5 r6 | b9 g9 *", None, id="a tile of the table"
        ),
        pytest.param("b5 g5 *", "b5 g5 y5 | r9 r8 *", None, id="one of the two colours"),
        pytest.param("b5 g5 *", "b5 b4 b3 | g5 g4 g3 | b9 g9 *", 1, id="none of the two"),
        pytest.param(
            "b5 g5 *", "b5 b4 b3 | g5 g4 g3 | r4 *r5 r6", None, id="one of them, in a run"
        ),
        pytest.param("b5 g5 *r5", "b5 g5 y5 | r9 r8 *", 1, id="a named colour only"),
        pytest.param("b5 g5 *r5", "b5 g5 *y5 | b9 g9 r9", 1, id="not the other colour"),
        pytest.param(
            "b9 g9 y9 | b5 g5 y5 *", "b9 g9 y9 * | b5 g5 y5 | r6 r7 r8", 2, id="a group of four"
        ),
    ],
)
def test_joker_may_stand_for_something_else(before: str, line: str, number: int | None) -> None:
    """Only where a tile equal to what it stood for lies on the table after the turn."""
    state = position("r6 r7 r8 r9 r4 b3 b4 b9 g3 g4 g9 y5 y1", before)
    if number is None:
        assert after(state, f"1 table {line}").to_act == 2
    else:
        found = refusal(state, f"1 table {line}")
        assert isinstance(found, JokerNotReplaceable)
        assert found.meld == number


@pytest.mark.parametrize(
    ("before", "line", "table"),
    [
        pytest.param("*r4 r5 r6", "r5 r6 *", "*r4 r5 r6", id="the low end, as it was named"),
        pytest.param("*r4 r5 r6", "r5 r6 * r7", "*r4 r5 r6 r7", id="still so in a longer run"),
        pytest.param("*r4 r5 r6", "r4 r5 r6 *", "r4 r5 r6 *r7", id="swapped: the high end"),
        pytest.param("b5 *b6 *b7", "b5 * *", "b5 *b6 *b7", id="no group of what was a run"),
        pytest.param(
            "r4 * r6",
            "b4 g4 r4 | b6 g6 r6 | b5 g5 *",
            "b4 g4 r4 | b6 g6 r6 | b5 g5 *r5",
            id="in a group: never ambiguous again",
        ),
        pytest.param(
            "b5 g5 *",
            "b5 b6 b7 | g4 g5 g6 | r6 r7 *",
            "b5 b6 b7 | g4 g5 g6 | *r5 r6 r7",
            id="out of a group: what it may be",
        ),
    ],
)
def test_joker_not_named_in_a_table(before: str, line: str, table: str) -> None:
    """It goes on standing for its tile where the row allows it; else it is read as just laid."""
    rack = "r4 r6 r7 b4 g4 b5 g5 b6 g6 b7 b9 g9 r9 y1"
    state = after(position(rack, before), f"1 table {line} | b9 g9 r9")
    assert shown(state) == f"{table} | b9 g9 r9"


def test_old_meld_stays_as_it_is_beside_new_jokers() -> None:
    """Of two jokers not named the one in the row as it was keeps its colour."""
    state = position("* r4 r6 y1", "b5 g5 *r5")
    assert shown(after(state, "1 table b5 g5 * | r4 * r6")) == "b5 g5 *r5 | r4 *r5 r6"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("r3 * r5 | b7 * b9 | y1 y2 y3", None, id="both as they were"),
        pytest.param("r3 *r4 r5 r6 | b7 *b8 b9 | y1 y2 y3", "not_in_hand", id="not in the rack"),
        pytest.param("r3 r4 r5 | b7 * b9 * | y1 y2 y3", None, id="one swapped, laid elsewhere"),
        pytest.param("r3 r4 r5 | b7 b8 b9 | y1 * *", None, id="both swapped"),
        pytest.param("r3 b3 g3 | r5 b5 g5 | b7 * b9 *", "joker_not_replaceable", id="one lost"),
    ],
)
def test_two_jokers(line: str, code: str | None) -> None:
    """Each joker has its own duty, and one of them cannot do the other's."""
    state = position("r4 b8 y1 y2 y3 b3 g3 b5 g5", "r3 * r5 | b7 * b9")
    if code is None:
        assert after(state, f"1 table {line}").to_act == 2
    else:
        assert refused(state, f"1 table {line}") == code


def test_joker_of_the_rack_takes_the_others_place() -> None:
    """A joker is a joker: one from the rack may stand for the tile and the old one move on."""
    state = position("* r6 r7 y1", "b5 g5 *r5")
    later = after(state, "1 table b5 g5 *r5 | r6 r7 *r8")
    assert shown(later) == "b5 g5 *r5 | r6 r7 *r8"


def test_one_tile_frees_every_joker_that_stands_for_it() -> None:
    """The rule asks whether such a tile lies there, and no more."""
    state = position("g5 r9 r8 y1", "b5 * *")
    assert shown(after(state, "1 table b5 g5 * | r8 r9 *r10")) == "b5 g5 * | r8 r9 *r10"
    line = "1 table b5 b6 b7 | g5 g6 g7 | *g8 * g10"
    state = position("g5 b6 b7 g6 g7 g10 y1", "b5 * *")
    assert shown(after(state, line)) == "b5 b6 b7 | g5 g6 g7 | *g8 *g9 g10"


def test_swapped_joker_never_goes_to_a_rack() -> None:
    """It has to lie on the table again in the same turn."""
    state = position("r4 y1", "r3 * r5")
    assert refused(state, "1 table r3 r4 r5") == "tiles_missing"
    assert shown(after(state, "1 table r3 r4 r5 *")) == "r3 r4 r5 *r6"
