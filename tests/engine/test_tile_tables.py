"""Turns of Tile Rummy that lay the most: against trying everything, and an integer program.

Small positions are compared with every way to lay the tiles out in rows, their jokers judged by the
game itself; over a thousand large ones with an integer program (SciPy's HiGHS) whose columns are
runs of three to five and groups, and in which each joker that is bound is a constraint.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.arrange import tile_turns as tables
from engine.arrange.calm import calm
from engine.arrange.pieces import Piece
from engine.arrange.tile_turns import Most, Table, completing, most, opening
from engine.arranged import TILES, failed_duties
from engine.cards import JOKER, Card, pack, parse_cards, write_cards
from engine.game import play, start
from engine.melds import Meld, Reading, card_points, new_meld, read
from engine.moves import Arrange, Laid
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS

TILE = VARIANTS["tile"]


def lying(text: str) -> tuple[Meld, ...]:
    """A table of melds separated by bars; jokers may be named as in a record."""
    return tuple(
        meld
        for number, row in enumerate(filter(None, text.split("|")), 1)
        if (meld := new_meld(number, 0, map(named, row.split()), TILES))
    )


def named(token: str) -> Laid:
    """`b5`, `*`, or `*b5`."""
    if token[0] != "*" or token == "*":
        return Laid(*tiles(token))
    return Laid(JOKER, *tiles(token[1:]))


def tiles(text: str) -> tuple[Card, ...]:
    return parse_cards(text, tiles=True)


def before(
    table: Sequence[Meld], rack: Sequence[Card], *, opened: bool = True, **options: str
) -> State:
    """Seat 1 is to play with *rack*; the rest of the tiles is in the stock."""
    left = Counter(TILE.pack) - Counter(rack) - Counter(c for meld in table for c in meld.cards)
    stock = tuple(left.elements())
    return replace(
        start(TILE, rules_from(TILE, options), 2, 1),
        round=1,
        phase=Phase.PLAY,
        to_act=1,
        hands=(tuple(sorted(rack)), stock[:5]),
        stock=stock[5:],
        melds=tuple(replace(meld, owner=None) for meld in table),
        opened=frozenset([1, 2] if opened else [2]),
    )


def played(table: Sequence[Meld], rack: Sequence[Card], turn: Table, **how: Any) -> State:
    """The game after *turn*; it has to accept it and to lay what it says."""
    state = play(before(table, rack, **how), 1, Arrange(turn.rows))
    assert Counter(rack) - Counter(state.hands[0]) == Counter(turn.laid)
    return state


# Trying everything

NEAR = [card for card in pack() if card.suit < 3 and card.rank < 6]
TABLES = [
    "",
    "b1 b2 b3",
    "b1 b2 *b3",
    "b2 g2 *",
    "b2 g2 *r2",
    "b2 * *",
    "*b2 b3 b4 b5",
    "b1 *b2 b3|g1 g2 g3",
    "b3 g3 *|b1 *b2 b3",
    "b4 g4 r4|b3 g3 *",
    "b1 b2 b3 b4|g4 g5 *g3",
    "*b3 b4 *b5",
]


def rows_within(some: Sequence[Card]) -> list[Reading]:
    """Every meld that is just these tiles, jokers named in every way or not at all."""
    naturals = [Laid(card) for card in some if card != JOKER]
    names = [[Laid(JOKER), *(Laid(JOKER, card) for card in pack() if card.rank < 14)]]
    found = set()
    for jokers in product(*names * (len(some) - len(naturals))):
        found.add(read([*naturals, *jokers], TILES))
    return [reading for reading in found if reading]


class Layouts:
    """Every way to lay tiles out in rows; what some tiles can be as one row is remembered."""

    def __init__(self) -> None:
        self.known: dict[tuple[Card, ...], list[Reading]] = {}

    def of(self, left: tuple[Card, ...]) -> Iterator[tuple[Reading, ...]]:
        if not left:
            yield ()
        for size in range(2, len(left)):
            for chosen in combinations(range(1, len(left)), size):
                some = (left[0], *(left[n] for n in chosen))
                rows = self.rows(some)
                if rows:
                    rest = tuple(c for n, c in enumerate(left) if n and n not in chosen)
                    for others in self.of(rest):
                        yield from ((row, *others) for row in rows)

    def rows(self, some: tuple[Card, ...]) -> list[Reading]:
        if some not in self.known:
            naturals = [card for card in some if card != JOKER]
            near = 1 in (len({c.suit for c in naturals}), len({c.rank for c in naturals}))
            self.known[some] = rows_within(some) if near else []
        return self.known[some]


LAYOUTS = Layouts()


def melds_of(rows: Sequence[Reading]) -> tuple[Meld, ...]:
    """The table of these rows."""
    entries = enumerate(rows, 1)
    return tuple(Meld(n, row.kind, None, *row[1:], (0,) * len(row.cards)) for n, row in entries)


def parts(rack: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every part of *rack*, the largest first."""
    sizes = range(len(rack), 0, -1)
    return sorted({p for n in sizes for p in combinations(sorted(rack), n)}, key=len)[::-1]


def fits(table: Sequence[Meld], part: Sequence[Card]) -> bool:
    """Whether a table with *part* on it exists on which all jokers do their duty."""
    cards = sorted([*(card for meld in table for card in meld.cards), *part])
    ways = map(melds_of, LAYOUTS.of(tuple(cards)))
    return any(not failed_duties(table, melds) for melds in ways)


def worth(part: Sequence[Card], aim: Most) -> int:
    return len(part) if aim is Most.TILES else TILE.values.of(part)


racks = st.lists(st.sampled_from([*NEAR, *NEAR, JOKER, JOKER]), max_size=4)


def possible(table: Sequence[Meld], rack: Sequence[Card]) -> bool:
    """Whether there are so many tiles of each kind."""
    cards = Counter([*rack, *(card for meld in table for card in meld.cards)])
    return not cards - Counter(TILE.pack)


@pytest.mark.uncounted
@settings(max_examples=80)
@given(st.sampled_from(TABLES), racks, st.sampled_from(Most))
def test_most_is_the_most_of_all_ways(text: str, rack: list[Card], aim: Most) -> None:
    """Nothing that trying every way finds is better, and the game accepts what is found."""
    table = lying(text)
    if not possible(table, rack):
        return
    found = most(table, rack, aim)
    expected = max((worth(part, aim) for part in parts(rack) if fits(table, part)), default=0)
    assert (worth(found.laid, aim) if found else 0) == expected
    if found:
        played(table, rack, found)


@settings(max_examples=80)
@given(st.sampled_from(TABLES), racks.filter(bool))
def test_picked_tiles_are_completed_where_a_way_exists(text: str, rack: list[Card]) -> None:
    """Exactly the picked tiles are laid, or nothing is found and there is no way."""
    table = lying(text)
    if not possible(table, rack):
        return
    found = completing(table, rack)
    assert (found is not None) == fits(table, rack)
    if found:
        assert found.laid == tuple(sorted(rack))
        assert not played(table, rack, found).hands[0]
        assert not played(table, rack, calm(table, found)).hands[0]


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from([*NEAR, *NEAR, JOKER, JOKER]), max_size=7),
    st.integers(0, 20),
    st.booleans(),
    st.booleans(),
)
@example([Card(0, 1), Card(0, 5), JOKER, JOKER], 16, True, False)
def test_opening_is_the_most_of_all_ways(
    rack: list[Card], least: int, total: bool, whole: bool
) -> None:
    """New melds alone, worth enough together or one of them; a whole rack needs no points."""
    if not possible((), rack):
        return
    allowed = [
        len(part)
        for part in ([tuple(rack)] if whole else parts(rack))
        for rows in LAYOUTS.of(tuple(sorted(part)))
        if part and (len(part) == len(rack) or enough(rows, least, total))
    ]
    picked = rack if whole else None
    found = opening((), rack, least=least, total=total, picked=picked)
    assert (len(found.laid) if found else 0) == max(allowed, default=0)


def enough(rows: Sequence[Reading], least: int, total: bool) -> bool:
    points = [sum(card_points(meld, TILE.values)) for meld in melds_of(rows)]
    return (sum(points) if total else max(points)) >= least


# Written out

LOW = "b1 b2 b3|g1 g2 g3"


@pytest.mark.parametrize(
    ("table", "rack", "laid"),
    [
        pytest.param("b1 b2 b3", "b4 r9", "b4", id="a run goes on"),
        pytest.param("b1 b2 b3 b4 b5", "b3", "b3", id="a run is split"),
        pytest.param("b4 g4 r4 y4", "b5 b6", "b5 b6", id="the fourth of a group begins a run"),
        pytest.param("b1 b2 b3", "r9 g9", "", id="nothing fits"),
        pytest.param("b2 b3 *b4", "g9 r9", "", id="a joker keeps its tile"),
        pytest.param("b2 b3 *b4", "b4 g9 r9", "b4 g9 r9", id="a joker is swapped and laid again"),
        pytest.param("b1 b2 b3 *b4|b4 g4 r4", "g9 r9", "g9 r9", id="its tile lies there already"),
        pytest.param(f"b4 g4 *|{LOW}", "r5 r6", "r5 r6", id="an ambiguous joker becomes definite"),
        pytest.param(f"b4 g4 *|{LOW}", "r7 r8", "", id="but nothing else than it stood for"),
        pytest.param(f"b4 g4 *r4|{LOW}", "y5 y6", "", id="a definite one becomes no other"),
        pytest.param("b4 *b5 *b6|b5 b6 b7|b5 b6 b7", "b8", "b8", id="three runs side by side"),
        pytest.param(
            "b5 g5 r5 y5|b5 g5 r5 *y5", "y5", "y5", id="nine of a number are three groups"
        ),
        pytest.param("", "* * y13", "y13 * *", id="a tile and two jokers are a group"),
        pytest.param("b11 b12 b13|g1 g2 g3", "*", "*", id="a joker begins a run up to the 13"),
    ],
)
def test_what_is_laid(table: str, rack: str, laid: str) -> None:
    """The tiles that are laid, and that the game accepts the table."""
    melds = lying(table)
    assert len(melds) == len([*filter(None, table.split("|"))])
    found = most(melds, tiles(rack))
    assert write_cards(found.laid if found else (), tiles=True) == laid
    if found:
        played(melds, tiles(rack), found)


def test_most_points_are_not_most_tiles() -> None:
    """One joker is laid with four low tiles or with two high ones."""
    rack = tiles("r1 r2 r4 r5 b13 g13 *")
    found = [most((), rack, aim) for aim in (Most.TILES, Most.POINTS)]
    laid = [write_cards(turn.laid, tiles=True) for turn in found if turn]
    assert laid == ["r1 r2 r4 r5 *", "b13 g13 *"]


def test_calm_leaves_melds_as_they_are() -> None:
    """Only the meld that is lengthened is touched, and named jokers keep their names."""
    table, rack = lying("g1 g2 g3|r3 r4 r5|b7 g7 *|*y1 y2 y3"), tiles("r6")
    found = completing(table, rack)
    assert found is not None
    quiet = calm(table, found)
    assert played(table, rack, quiet).hands[0] == ()
    assert [" ".join(map(shown, row)) for row in quiet.rows] == [
        "g1 g2 g3",
        "b7 g7 *",
        "*y1 y2 y3",
        "r3 r4 r5 r6",
    ]


def shown(laid: Laid) -> str:
    """A tile, as it stands in a record."""
    cards = [laid.card, *([laid.stands_for] if laid.stands_for else [])]
    return "".join(write_cards((card,), tiles=True) for card in cards)


@pytest.mark.parametrize(
    ("rack", "total", "laid"),
    [
        pytest.param("r10 r11 r12 b1", False, "r10 r11 r12", id="one meld worth 30"),
        pytest.param("r8 r9 r10 b1 g1 y1 b5", False, "", id="none worth 30"),
        pytest.param("r8 r9 r10 b1 g1 y1 b5", True, "b1 g1 r8 r9 r10 y1", id="together worth 30"),
        pytest.param("r1 r2 r3 b9", True, "", id="not worth 30 together"),
        pytest.param("r9 b1 * *", True, "r9 * *", id="a run upwards is worth more than a group"),
        pytest.param("r1 r2 r3", False, "r1 r2 r3", id="a whole rack needs no points"),
        pytest.param("r9 r10 * b13", False, "r9 r10 *", id="a joker counts as its tile"),
        pytest.param("r1 r2 r4 r5 * b12 r12 b13", False, "b12 r12 *", id="the only way to 30"),
        pytest.param("b11 b12 b1", False, "", id="old melds cannot be used"),
    ],
)
def test_opening_turn(rack: str, total: bool, laid: str) -> None:
    """An opening lays new melds beside those that lie there."""
    table = lying("b1 *b2 b3|b13 g13 *")
    found = opening(table, tiles(rack), least=30, total=total)
    assert write_cards(found.laid if found else (), tiles=True) == laid
    if found:
        played(table, tiles(rack), found, opened=False, opening="total" if total else "single")


@pytest.mark.parametrize(
    ("picked", "whole"),
    [
        pytest.param("r10 r11 r12", True, id="a meld"),
        pytest.param("r10 r11 r12 b1", False, id="a meld and a tile too many"),
        pytest.param("r1 r2 r3", False, id="too few points"),
    ],
)
def test_picked_tiles_for_an_opening(picked: str, whole: bool) -> None:
    """Exactly the picked tiles, or none."""
    rack = tiles("r10 r11 r12 b1 r1 r2 r3 y7")
    found = opening((), rack, least=30, total=False, picked=tiles(picked))
    assert (found is not None) == whole
    assert found is None or found.laid == tuple(sorted(tiles(picked)))


def test_a_long_run_opens_by_a_part_of_it() -> None:
    """Where that is worth enough, the first three tiles can be a run of their own."""
    found = opening((), tiles("r8 r9 r11 r12 r13 b6 * *"), least=40, total=False)
    assert found is not None
    assert Counter(found.laid) == Counter(tiles("r8 r9 r11 r12 r13 * *"))


@pytest.mark.slow
def test_pieces_that_are_left_out_are_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one meld has to be worth enough, as much is laid as with every meld that is."""
    numbered = [tile for tile in TILE.pack if tile != JOKER]
    cases = [
        ([*Random(seed).sample(numbered, 24), *[JOKER] * (seed % 3)], least)
        for seed in range(60)
        for least in (30, 40, 50)
    ]
    found = [_laid(*case) for case in cases]
    judged = set()
    usual = tables._is_of_use

    def every(piece: Piece, *rest: Any) -> bool:
        judged.add((len(piece.cards) >= 6, JOKER in dict(piece.cards), usual(piece, *rest)))
        return True

    monkeypatch.setattr(tables, "_is_of_use", every)
    assert [_laid(*case) for case in cases] == found
    assert {(True, True, False), (False, True, False), (False, True, True)} <= judged


def _laid(rack: Sequence[Card], least: int) -> int:
    """How many tiles an opening lays in which one meld is worth *least*."""
    found = opening((), rack, least=least, total=False)
    return len(found.laid) if found else 0
