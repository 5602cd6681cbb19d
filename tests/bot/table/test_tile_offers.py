"""What is offered of a rack at once: whole melds, and tiles that a row takes."""

import pytest

from bot.table.draft import Draft, new_draft, problem
from bot.table.tile_offers import (
    MOST,
    additions,
    freeings,
    layable,
    opened,
    whole_melds,
    with_addition,
    with_freed,
    with_meld,
)
from engine.cards import write_card, write_cards
from tests.engine.tables import position, tiles

RACK = "r1 r2 r3 r4 b10 g10 y10 b2"


def begin(rack: str, table: str = "", **more: object) -> Draft:
    """A working table on which nothing has been done."""
    return new_draft(position(rack, table, **more))  # type: ignore[arg-type]


def melds(draft: Draft) -> list[str]:
    """The melds that are offered, tiles by name."""
    return [write_cards(found, tiles=True) for found in whole_melds(draft)]


def laid_off(draft: Draft) -> list[tuple[str, int]]:
    """The tiles that are offered to be laid off, and at which rows."""
    return [(write_card(one.tile, tiles=True), one.row) for one in additions(draft)]


@pytest.mark.parametrize(
    ("options", "offered"),
    [
        pytest.param({}, ["b10 g10 y10", "r1 r2 r3 r4"], id="no part of another, worth most first"),
        pytest.param({"opened": ()}, ["b10 g10 y10"], id="only what is enough to open with"),
        pytest.param(
            {"opened": (), "opening_points": "31"}, [], id="nothing that is a point short of it"
        ),
    ],
)
def test_whole_melds(options: dict[str, object], offered: list[str]) -> None:
    assert melds(begin(RACK, **options)) == offered


def test_melds_that_are_laid_are_no_longer_offered() -> None:
    """Each is offered as it lies in the rack, and the rest of the rack stays."""
    draft = with_meld(begin(RACK), tiles("b10 g10 y10"))
    assert melds(draft) == ["r1 r2 r3 r4"]
    assert write_cards(draft.layout.rack, tiles=True) == "b2 r1 r2 r3 r4"


def test_at_most_so_many_melds() -> None:
    """The rest would be a wall of buttons."""
    rack = " ".join(f"{colour}{n}" for n in range(1, 13) for colour in "rgb")
    assert len(whole_melds(begin(rack))) == MOST


def test_additions() -> None:
    """The highest tile first, never a joker, and only to rows that stay melds."""
    draft = begin("r6 b9 * g8 r2", "r3 r4 r5 | b8 r8 y8 | y1 y2 y3")
    assert laid_off(draft) == [("g8", 2), ("r6", 1), ("r2", 1)]
    after = with_addition(draft, additions(draft)[1])
    assert laid_off(after) == [("g8", 2), ("r2", 1)]
    assert laid_off(begin("b9 y9", "r3 r4 r5")) == []


def freed(draft: Draft) -> list[str]:
    """The jokers that can be freed: of which row, with which tile, and out of which row."""
    return [
        " ".join(
            [str(row), write_card(tile, tiles=True), *(str(source[0]) for source in [of] if of)]
        )
        for row, tile, of in freeings(draft)
    ]


@pytest.mark.parametrize(
    ("rack", "table", "found"),
    [
        pytest.param("r4 b9", "r3 * r5", ["1 r4"], id="with a tile of the rack"),
        pytest.param("y9 g9", "r9 b9 *", ["1 g9"], id="in a group with either colour, once"),
        pytest.param("r4 g5 b1", "g4 * g6 | r3 * r5", ["1 g5", "2 r4"], id="each of several"),
        pytest.param(
            "r4 g5 g6 b1", "g4 * g6 | r3 * r5", ["2 r4", "1 g5"], id="first what lets most be laid"
        ),
        pytest.param(
            "b10 b11", "r3 * r5 | r4 b4 g4 y4", ["1 r4 2"], id="with a tile that a meld can spare"
        ),
        pytest.param("b10 b11", "r3 * r5 | r4 b4 g4", [], id="not with one that it needs"),
        pytest.param(
            "b10 g1", "r3 * r5 | r4 b4 g4 y4", [], id="not where the rack has nothing for the joker"
        ),
        pytest.param(
            "g13 r1", "b13 r13 y13 *", [], id="not where the joker could be laid nowhere then"
        ),
        pytest.param("r4 b9", "r3 r4 r5", [], id="none where none lies"),
    ],
)
def test_jokers_that_can_be_freed(rack: str, table: str, found: list[str]) -> None:
    """Those of the table, each once."""
    assert freed(begin(rack, table)) == found


def test_freeing_is_a_change() -> None:
    """The tile lies on the table then, and the joker in the rack; not before one has opened."""
    table = "y3 * y5 | r3 * r5"
    draft = begin("y4 b10 b11 b12 r4", table)
    assert freed(draft) == ["2 r4", "1 y4"]
    after = with_freed(draft, freeings(draft)[0])
    assert (after.freed, after.played) == (1, 1)
    assert write_cards(after.layout.rack, tiles=True) == "b10 b11 b12 y4 *"
    assert freed(begin("y4 r4", table, opened=())) == []


def test_a_joker_of_ones_own_is_not_freed() -> None:
    """What was laid in this turn is taken back by Undo."""
    draft = with_meld(begin("r3 r5 * r4 b1"), tiles("r3 * r5"))
    assert freed(draft) == []


def test_a_freed_joker_goes_first() -> None:
    """With the tiles of the rack that lay most, then on a meld; what else there is comes later."""
    draft = begin("r4 b10 b11 y1 y2 g1 g2 g3 r6", "r3 * r5")
    draft = with_freed(draft, freeings(draft)[0])
    assert melds(draft) == ["g1 g2 g3 *", "b10 b11 *", "g1 g2 g3"]
    assert laid_off(draft) == [("*", 1), ("r6", 1)]
    laid = with_meld(draft, tiles("b10 b11 *"))
    assert (laid.freed, problem(laid)) == (0, None)
    assert melds(laid) == ["g1 g2 g3"]


@pytest.mark.parametrize(
    ("rack", "options", "laid"),
    [
        pytest.param("r10 r11 r12 b1 b2 b3 y5", {}, "b1 b2 b3 | r10 r11 r12", id="all that fits"),
        pytest.param("r10 r11 r12 b9 *", {}, "r10 r11 r12", id="no joker where none is needed"),
        pytest.param("r10 r11 * b9", {}, "* r10 r11", id="a joker where one is"),
        pytest.param("r1 r2 r3 b9", {}, "", id="nothing that is worth too little"),
        pytest.param(
            "r1 r2 r3 b8 g8 r8 y1", {"opening": "total"}, "r1 r2 r3 | b8 g8 r8", id="all together"
        ),
        pytest.param("r1 r2 * ", {}, "r1 r2 *", id="a whole rack needs no points"),
    ],
)
def test_an_opening(rack: str, options: dict[str, str], laid: str) -> None:
    """The most that opens."""
    draft = begin(rack, "y1 y2 y3", opened=(), **options)
    after = opened(draft)
    rows = after.layout.rows[1:] if after else ()
    shown = [write_cards((one.card for one in row), tiles=True) for row in rows]
    assert sorted(shown) == sorted(filter(None, laid.split(" | ")))
    assert bool(layable(draft.start)) == bool(laid)


def test_nobody_opens_twice() -> None:
    """Neither who has opened, nor who is about to."""
    rack = "r10 r11 r12 b9"
    assert opened(begin(rack)) is None
    draft = begin(rack, opened=())
    assert opened(with_meld(draft, tiles("r10 r11 r12"))) is None


@pytest.mark.parametrize(
    ("rack", "table", "stuck"),
    [
        pytest.param("b9", "r3 r4 r5", True, id="nothing fits"),
        pytest.param("r6", "r3 r4 r5", False, id="laid off"),
        pytest.param("b3 g3", "r3 r4 r5 r6", False, id="after a rearrangement"),
    ],
)
def test_stuck(rack: str, table: str, stuck: bool) -> None:
    """Only where nothing can be laid by any means."""
    assert (not layable(begin(rack, table).start)) == stuck
