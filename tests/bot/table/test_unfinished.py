"""What a working table comes to when its player's time is over."""

from collections import Counter
from random import Random

import pytest

from bot.table.draft import changed, new_draft
from bot.table.tile_rows import cards_of, is_meld
from bot.table.unfinished import as_it_lies
from engine.cards import Card
from engine.moves import Arrange, Laid
from tests.engine.tables import position, rows

TABLE = "r3 r4 r5 r6 r7 | b7 g7 y7 | y1 * y3"


def rack_less(rack: tuple[Card, ...], move: Arrange, table: Arrange) -> tuple[Card, ...]:
    """What is left of a rack after *move*, of which *table* lay there before."""
    left = [*rack, *(laid.card for row in table.melds for laid in row)]
    for laid in (laid for row in move.melds for laid in row):
        left.remove(laid.card)
    return tuple(sorted(left))


@pytest.mark.parametrize(
    ("rack", "working", "left"),
    [
        pytest.param("b1 g1 r1 r13", f"{TABLE} | b1 g1 r1", f"{TABLE} | b1 g1 r1", id="valid"),
        pytest.param("b1 g1 r1 r13", f"{TABLE} | b1 g1", TABLE, id="two of a group go back"),
        pytest.param(
            "b1 g1 r1 r12 r13",
            f"{TABLE} | b1 g1 r1 | r12 r13",
            f"{TABLE} | b1 g1 r1",
            id="short ones go back, the rest stands",
        ),
        pytest.param(
            "b1 g1 r1 r13",
            f"{TABLE} | b1 g1 r1 r13",
            f"{TABLE} | b1 g1 r1",
            id="one too many in a meld of the rack",
        ),
        pytest.param(
            "r8 b13",
            "r3 r4 r5 r6 r7 r8 b13 | b7 g7 y7 | y1 * y3",
            "r3 r4 r5 r6 r7 r8 | b7 g7 y7 | y1 * y3",
            id="one too many on a meld of the table",
        ),
        pytest.param(
            "r3 b6 g6",
            "r3 r4 r5 | r6 r7 | b6 g6 | b7 g7 y7 r3 | y1 * y3",
            "r3 r4 r5 | r6 r7 | b7 g7 y7 | y1 * y3",
            id="tiles of the table stay where they lie",
        ),
        pytest.param(
            "r7 b6 g6",
            "r3 r4 r5 | r6 b6 | r7 r7 | g7 b7 y7 | y1 * y3",
            "r3 r4 r5 | r6 | r7 | g7 b7 y7 | y1 * y3",
            id="of two equal tiles one goes back",
        ),
        pytest.param(
            "* b2 b3 b4", f"{TABLE} | * b2 b4", f"{TABLE} | * b2 b4", id="a joker fills a run"
        ),
        pytest.param("* b2 b4", f"{TABLE} | * b2 | b4", TABLE, id="a joker of the rack goes back"),
        pytest.param(
            "b10 b11 b12 g10 r10",
            f"{TABLE} | b10 b11 b12 g10 r10",
            f"{TABLE} | b10 b11 b12",
            id="of two melds in a row the one with more points",
        ),
        pytest.param(
            "b1 b2 b3 g1 r1 y1",
            f"{TABLE} | b1 b2 b3 g1 r1 y1",
            f"{TABLE} | b1 g1 r1 y1",
            id="of two melds in a row the longer one",
        ),
    ],
)
def test_tiles_that_are_short_of_a_meld_go_back(rack: str, working: str, left: str) -> None:
    """Of each row as few go back as leave a meld, and of the table's tiles none."""
    draft = new_draft(position(rack, TABLE))  # type: ignore[arg-type]
    lying = rows(working)
    draft = changed(draft, lying.melds, rack_less(draft.start.hand, lying, rows(TABLE)))
    found = as_it_lies(draft).melds
    bare = [sorted(laid.card for laid in row) for row in found]
    assert bare == [sorted(laid.card for laid in row) for row in rows(left).melds]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_whatever_lies_there(seed: int) -> None:
    """All tiles of the table stay, and in a row that is no meld no tile of the rack does."""
    random = Random(seed)
    start = position("r8 r5 b6 g6 y4 b13 * g7 b1 y5", TABLE)
    draft = new_draft(start)  # type: ignore[arg-type]
    lay = [tile for meld in start.melds for tile in meld.cards]
    tiles = [*lay, *random.sample(start.hands[0], random.randint(1, 10))]
    random.shuffle(tiles)
    places = sorted(random.sample(range(1, len(tiles)), random.randint(1, 8)))
    cuts = zip([0, *places], [*places, len(tiles)], strict=True)
    rows_ = [tuple(map(Laid, tiles[first:last])) for first, last in cuts]
    rack = tuple((Counter(start.hands[0]) + Counter(lay) - Counter(tiles)).elements())
    found = as_it_lies(changed(draft, rows_, rack)).melds
    lie = Counter(tile for row in found for tile in cards_of(row))
    assert Counter(lay) <= lie <= Counter(tiles)
    loose = Counter(tile for row in found if not is_meld(row) for tile in cards_of(row))
    assert loose <= Counter(lay)
