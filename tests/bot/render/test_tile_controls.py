"""Which button of a rack stands out: the one that goes with what is advised, or the last one."""

from dataclasses import replace
from typing import Any

import pytest

from bot.people.look import Look
from bot.render.buttons import PRIMARY
from bot.render.hand_page import HandPage, Panel
from bot.render.picture import Picture
from bot.render.tile_controls import controls
from bot.render.tiles import rack_view
from bot.table.draft import Draft, meld, new_draft, picked_by_name
from bot.table.tile_offers import (
    Addition,
    additions,
    laid_off,
    ways,
    with_addition,
    with_freed,
    with_meld,
)
from engine.moves import DrawStock, Laid, SeatMove
from engine.view import Seen, seen_by
from tests.bot.render.test_render_tiles import frame_of
from tests.engine.tables import position, rows, tiles

TABLE = "r3 r4 r5 r6 | b8 g8 y8"
RACK = "r2 b3 g3 b10 b11 b12 y5"
ROOM = 400
(YELLOW_5,) = tiles("y5")


def standing_out(draft: Draft, advised: SeatMove | None) -> list[str]:
    """The labels of the coloured buttons below a rack."""
    page = HandPage(order=draft.start.hand, advised=advised)
    shown: list[Any] = [*controls(frame_of(draft.start, 1), page, draft)(ROOM)]
    every = [one for row in shown if not isinstance(row, str) for one in row["components"]]
    return [one["label"] for one in every if one.get("style") == PRIMARY]


def seen(rack: str = RACK) -> Seen:
    """The table as its player sees it."""
    return seen_by(position(rack, TABLE), 1)


@pytest.mark.parametrize(
    ("advised", "labels"),
    [
        pytest.param(f"{TABLE} | b10 b11 b12", ["Meld 🔵10 🔵11 🔵12"], id="the meld"),
        pytest.param("r2 r3 r4 r5 r6 | b8 g8 y8", ["Lay off 🔴2 → 1"], id="the tile"),
        pytest.param(
            "r2 r3 r4 r5 r6 | b8 g8 y8 | b10 b11 b12",
            ["Meld 🔵10 🔵11 🔵12"],
            id="one after another",
        ),
        pytest.param("r4 r5 r6 | b8 g8 y8 | r3 b3 g3", ["Suggest"], id="none leads there"),
    ],
)
def test_what_is_advised(advised: str, labels: list[str]) -> None:
    """The first button all of whose rows are on the table that is advised, else what finds it."""
    assert standing_out(new_draft(seen()), rows(advised)) == labels


def test_to_draw_is_advised() -> None:
    """Though something could be laid."""
    assert standing_out(new_draft(seen()), DrawStock()) == ["Draw"]
    assert standing_out(new_draft(seen()), None) == []


def test_done_stands_out_where_all_is_done() -> None:
    """With what is advised on the table, or without advice where nothing more is offered."""
    draft = with_meld(new_draft(seen()), tiles("b10 b11 b12"))
    assert standing_out(draft, rows(f"{TABLE} | b10 b11 b12")) == ["Done"]
    assert standing_out(draft, rows("r2 r3 r4 r5 r6 | b8 g8 y8 | b10 b11 b12")) == [
        "Lay off 🔴2 → 1"
    ]
    assert standing_out(draft, None) == []
    assert standing_out(with_addition(draft, additions(draft)[0]), None) == ["Done"]
    assert standing_out(replace(draft, held=tiles("y5")), None) == []


def labels(page: HandPage, draft: Draft, room: int = ROOM) -> list[str]:
    """The labels of all buttons below a rack."""
    shown: list[Any] = [*controls(frame_of(draft.start, 1), page, draft)(room)]
    every = [each for row in shown if not isinstance(row, str) for each in row["components"]]
    return [each["label"] for each in every if "label" in each]


def test_a_tile_that_frees_a_joker_is_not_laid_off_as_well() -> None:
    """What is offered at once, and what Lay off leads to, is the same."""
    draft = new_draft(seen_by(position("y5 b5 b6", "b5 g5 * | y6 y7 y8"), 1))
    assert Addition(YELLOW_5, 1) in additions(draft)
    page = HandPage(order=draft.start.hand, panel=Panel.LAY_OFF)
    offered = labels(page, draft)
    assert [label for label in offered if "🟡5" in label] == [
        "Free meld 1’s joker with 🟡5",
        "Lay off 🟡5 → 2",
    ]
    assert len(laid_off(draft)) == len(offered) - len(["Back"])


def test_no_joker_has_to_be_freed() -> None:
    """What is no duty gives way where there is no room; a joker that is free has to be laid."""
    draft = new_draft(seen_by(position("y5 b5 b6", "b5 g5 * | y6 y7 y8"), 1))
    page = HandPage(order=draft.start.hand)
    assert "Free meld 1’s joker with 🟡5" in labels(page, draft)
    assert "Free meld 1’s joker with 🟡5" not in labels(page, draft, room=0)
    freed = with_freed(draft, ways(draft).freeings[0])
    assert labels(page, freed, room=0)[0] != "Suggest"


def test_help_that_is_free_goes_before_drawing() -> None:
    """Where something can be laid, and the reader may be told how much."""
    draft = new_draft(seen())
    before = labels(HandPage(order=draft.start.hand, layable=9), draft)
    assert before.index("Suggest · 9 tiles") < before.index("Draw")
    untold = labels(HandPage(order=draft.start.hand), draft)
    assert untold.index("Draw") < untold.index("Suggest")


def test_a_row_says_once_why_it_is_no_meld() -> None:
    """In words where the table is, which are below it where that is drawn."""
    draft = meld(picked_by_name(new_draft(seen()), [Laid(YELLOW_5)]))
    frame = replace(frame_of(draft.start, 1), look=Look(cards="image"))
    page = HandPage(order=draft.start.hand)
    drawn = Picture("table.png", bytes(16) + 2 * (900).to_bytes(4), "")
    for pictures in ((), (drawn,)):
        texts = "\n".join(rack_view(frame, page, draft, pictures).texts)
        assert texts.count("It has fewer than three tiles.") == 1
