"""What is offered of a rack at once: whole melds, and tiles that a row takes."""

import pytest

from bot.table.draft import Draft, new_draft
from bot.table.tile_offers import MOST, additions, whole_melds, with_addition, with_meld
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
