"""Turns of Tile Rummy that touch few melds."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.arrange import calm as calming
from engine.arrange.calm import calm
from engine.arrange.tails import Tails
from engine.arrange.tile_turns import Table, completing, most, position_of, real_tiles, row_of
from engine.cards import Card
from engine.melds import Meld
from tests.engine.hostile import hostile
from tests.engine.test_tile_tables import lying, played, shown, tiles

HARD = range(60)


def turns() -> Iterator[tuple[tuple[Meld, ...], tuple[Card, ...], Table]]:
    """Hard positions, and the most that can be laid there."""
    for seed in HARD:
        state = hostile("tile", Random(seed))
        table, rack = state.melds, state.hands[0]
        if found := most(table, rack):
            yield table, rack, found


def touched(table: tuple[Meld, ...], turn: Table) -> int:
    """How many melds of *table* lie in *turn* no more."""
    return (Counter(map(row_of, table)) - Counter(turn.rows)).total()


@pytest.mark.uncounted
def test_hard_turns_lay_the_same_and_touch_less() -> None:
    """The game accepts them, and about half of the melds that the first table touched are left."""
    before = after = 0
    for table, rack, found in turns():
        quiet = calm(table, found)
        assert quiet.laid == found.laid
        played(table, rack, quiet)
        before, after = before + touched(table, found), after + touched(table, quiet)
    assert after < 0.6 * before


@pytest.fixture
def without_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """No turn is searched for one that touches less."""
    monkeypatch.setattr(calming, "ENOUGH", -1)
    monkeypatch.setattr(Tails, "way", None)


@pytest.mark.uncounted
@pytest.mark.usefixtures("without_effort")
def test_no_more_is_searched_than_enough() -> None:
    """Without any effort a hard turn is still legal."""
    for table, rack, found in turns():
        played(table, rack, calm(table, found))


@pytest.mark.usefixtures("without_effort")
def test_melds_that_lie_there_anyway_are_left() -> None:
    """That costs no effort."""
    table, rack = lying("g1 g2 g3|r3 r4 r5"), tiles("r6")
    rows = tuple(tuple(row_of(meld)) for meld in lying("r3 r4 r5 r6|g1 g2 g3"))
    quiet = calm(table, Table(rows, rack))
    assert [" ".join(map(shown, row)) for row in quiet.rows] == ["g1 g2 g3", "r3 r4 r5 r6"]


def test_a_long_meld_is_touched_rather_than_a_short_one() -> None:
    """The run and the group could both give their 5."""
    table, rack = lying("b1 b2 b3 b4 b5|b5 g5 r5 y5"), tiles("b6 b7")
    picked = completing(table, rack)
    assert picked is not None
    assert row_of(table[1]) in calm(table, replace(picked, rows=())).rows
    assert touched(table, calm(table, picked)) == 1


def test_what_is_found_of_later_numbers_is_kept() -> None:
    """The same question takes one more look, where no way was found."""
    ways = Tails()
    table = lying("b1 b2 b3 b4|g1 g2 g3")
    asked = position_of(table, Counter(tiles("r9 r10")), Counter(), real_tiles(table))
    assert ways.way(asked) is None
    effort = ways.effort
    assert ways.way(asked) is None
    assert ways.effort == effort + 1
