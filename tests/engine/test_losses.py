"""What is lost of a rack of tiles in any case."""

from collections import Counter
from random import Random

import pytest

from engine.arrange.sweep import losses
from engine.arrange.tile_turns import Most, most, position_of, real_tiles
from engine.cards import JOKER
from tests.engine.hostile import hostile
from tests.engine.tables import tiles


@pytest.mark.parametrize(
    ("rack", "lost"),
    [
        pytest.param("b1 b5 g9", 3, id="alone"),
        pytest.param("b1 b3 g9", 3, id="two of a run"),
        pytest.param("b1 b3 g9 *", 1, id="two of a run and a joker"),
        pytest.param("b12 b13 g13 r13", 1, id="a group at the end"),
        pytest.param("b1 * *", 0, id="two jokers go with everything"),
    ],
)
def test_what_is_lost(rack: str, lost: int) -> None:
    """Tiles that no meld can have, however the jokers are used."""
    asked = position_of((), Counter(), Counter(tiles(rack)), set())
    assert losses(asked, [1] * 14)[0][rack.count("*")] == lost


@pytest.mark.parametrize("aim", Most)
def test_no_more_is_lost_than_stays_on_the_rack(aim: Most) -> None:
    """What the best turn leaves is never worth less than what was said to be lost."""
    for seed in range(60):
        state = hostile("tile", Random(seed))
        table, rack = state.melds, state.hands[0]
        found = most(table, rack, aim)
        left = Counter(rack) - Counter(found.laid if found else ())
        worth = sum(aim.value.tile[tile.rank] for tile in left.elements() if tile != JOKER)
        asked = position_of(table, Counter(), Counter(rack), real_tiles(table))
        assert losses(asked, aim.value.tile)[0][-1] <= worth
