"""What the joker of a new meld can stand for, as its player may choose."""

import pytest

from bot.table.jokers import joker_places
from engine.arranged import TILES
from engine.cards import JOKER, Card, parse_card
from engine.moves import Laid


def tile(name: str) -> Card:
    """A tile by its name, a joker as `*`."""
    return JOKER if name == "*" else parse_card(name, tiles=True)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        pytest.param("r5 b5 *", ["", "g5", "y5"], id="either missing color of a group of three"),
        pytest.param("r5 b5 g5 *", [""], id="the only one of a group of four is not named"),
        pytest.param("r5 r6 *", ["", "r4"], id="either end of a run"),
        pytest.param("r5 * *", [""], id="two in a group are not named"),
        pytest.param("r5 b9 *", [""], id="what is no meld"),
        pytest.param("r5 b5 g5", [""], id="no joker"),
    ],
)
def test_what_a_joker_can_stand_for(names: str, found: list[str]) -> None:
    """First as the rules read it, then named otherwise."""
    ways = joker_places([Laid(tile(name)) for name in names.split()], TILES)
    named = [[meant for card, meant in way if card == JOKER and meant] for way in ways]
    assert sorted(named) == sorted([tile(one)] if one else [] for one in found)
