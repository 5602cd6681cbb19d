"""What is refused with tiles, as it is read: the rule, and which meld or tile is meant."""

from typing import Any

import pytest

from bot.people.texts import say
from bot.render.not_melds import why_no_meld
from engine.cards import JOKER
from engine.moves import (
    Arrange,
    Discard,
    DrawStock,
    Laid,
    Move,
    Pass,
)
from engine.state import State
from tests.bot.refusal_scenes import check, meld, read, scene, told


def rows(text: str) -> Arrange:
    """A whole table, its rows between bars; a joker may be named, as in `*b5`."""
    return Arrange(tuple(tuple(map(tile, row.split())) for row in text.split("|")))


def tile(token: str) -> Laid:
    if token.startswith("*"):
        return Laid(JOKER, read(token[1:], "tile")[0] if token[1:] else None)
    return Laid(read(token, "tile")[0])


TABLE = (meld("tile", 1, "r5 * r7"), meld("tile", 2, "b9 g9 y9"))
RACK = "r8 r6 b10 b11 b12 r1 r2 r3 y5"


def tiles(**changes: Any) -> State:
    """Seat 1 has opened and has to play on the table above."""
    return scene("tile", RACK, **{"melds": TABLE, "opened": frozenset({1}), **changes})


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            tiles(),
            rows("r5 * r7 r8 | b9 g9"),
            ["Missing from your table: 🟡9."],
            id="tiles_missing",
        ),
        pytest.param(
            tiles(),
            rows("r5 * r7 | b9 g9 y9"),
            ["haven’t played a tile from your rack"],
            id="no_tile_played",
        ),
        pytest.param(
            tiles(),
            rows("r5 * r7 | b9 g9 y9 r9"),
            ["don’t have 🔴9 on your rack"],
            id="not_in_hand",
        ),
        pytest.param(
            tiles(),
            rows("r5 * r7 | b9 g9 | y9 r8"),
            ["Meld 2 on your table isn’t valid: 🔵9 🟢9", "fewer than three"],
            id="table_invalid",
        ),
        pytest.param(
            tiles(opened=frozenset()),
            rows("r5 * r7 r8 | b9 g9 y9"),
            ["haven’t opened yet", "new melds from your rack alone"],
            id="not_opened",
        ),
        pytest.param(
            tiles(opened=frozenset()),
            rows("r5 * r7 | b9 g9 y9 | r1 r2 r3"),
            ["one of your new melds", "30 points or more; your best is worth 6"],
            id="initial_meld_too_low for one meld",
        ),
        pytest.param(
            tiles(opened=frozenset(), options={"opening": "total"}),
            rows("r5 * r7 | b9 g9 y9 | r1 r2 r3"),
            ["30 points or more together; yours are worth 6"],
            id="initial_meld_too_low for all together",
        ),
        pytest.param(
            tiles(),
            rows("r5 r7 *r3 | b9 g9 y9 | r8"),
            ["Meld 1 on your table isn’t valid", "Missing in between: 🔴6"],
            id="table_invalid with a gap",
        ),
        pytest.param(
            tiles(),
            rows("r7 r8 *r9 | r5 y5 *b5 | b9 g9 y9"),
            ["don’t have 🃏 on your rack"],
            id="not_in_hand of a joker",
        ),
        pytest.param(
            tiles(melds=(meld("tile", 1, "r5 * r7"), meld("tile", 2, "b8 g8 y8"))),
            rows("r5 y5 *b5 | b8 g8 y8 | r7"),
            ["fewer than three"],
            id="table_invalid by what is left over",
        ),
        pytest.param(
            tiles(melds=(meld("tile", 1, "r5 * r7 r8"), meld("tile", 2, "b5 g5 y5"))),
            rows("r7 r8 *r9 | b5 g5 y5 r5 | r1 r2 r3"),
            [
                "joker that was in meld 1",
                "would stand for something else",
                "The joker stands for 🔴6.",
            ],
            id="joker_not_replaceable",
        ),
        pytest.param(
            tiles(),
            Pass(),
            ["can’t pass while there are tiles"],
            id="wrong_phase passing",
        ),
        pytest.param(
            tiles(),
            Discard(read("r8", "tile")[0]),
            ["or draw one from the stock"],
            id="wrong_phase discarding",
        ),
        pytest.param(
            tiles(stock=()),
            DrawStock(),
            ["stock is empty", "or pass"],
            id="stock_empty",
        ),
    ],
)
def test_what_is_said_of_a_table_of_tiles(state: State, move: Move, words: list[str]) -> None:
    """What is wrong with a whole table is said of the meld and the tiles that are concerned."""
    check(told(state, move), words)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("r5 r6", "fewer than three"),
        ("* * *", "all jokers"),
        ("r5 b5 r5", "each colour only once"),
        ("r5 b5 y5 g5 *", "at most four"),
        ("r5 r6 r6", "each number only once"),
        ("r5 r6 r8", "aren’t in a row"),
        ("r12 r13 r1", "nothing follows the 13"),
        ("r5 r6 b7", "share neither a number nor a colour"),
    ],
)
def test_why_a_row_is_no_meld(row: str, why: str) -> None:
    """A row of tiles that is no meld is told what it lacks."""
    assert why in say("en", why_no_meld(read(row, "tile")))
