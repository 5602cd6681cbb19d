"""Which button of a rack stands out: the one that goes with what is advised, or the last one."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render.buttons import PRIMARY
from bot.render.hand_page import HandPage
from bot.render.tile_controls import controls
from bot.table.draft import Draft, new_draft
from bot.table.tile_offers import additions, with_addition, with_meld
from engine.moves import DrawStock, SeatMove
from engine.view import Seen, seen_by
from tests.bot.render.test_render_tiles import frame_of
from tests.engine.tables import position, rows, tiles

TABLE = "r3 r4 r5 r6 | b8 g8 y8"
RACK = "r2 b3 g3 b10 b11 b12 y5"
ROOM = 400


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
