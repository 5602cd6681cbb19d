"""Where melds of tiles lie: each keeps its place for as long as it stays as it is."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.render.pictures.places import PlacedThing, tiles_in
from bot.render.pictures.sizes import LARGE, USUAL, Sizes
from bot.render.pictures.spread import Room, lain, tile_spread
from bot.render.pictures.things import lying
from engine.game import due, play, start
from engine.melds import Meld
from engine.moves import DEALER
from engine.options import rules_from
from engine.players.mind import Level
from engine.players.tile import choose
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import seen_by

CORNER = Room(100, 82)
GAMES = 6
LEVELS = list(Level)


def tables(number: int) -> Iterator[tuple[Meld, ...]]:
    """The tables of a game of two computers, each as a turn left it."""
    variant, random, key = VARIANTS["tile"], Random(number), number.to_bytes(32, "big")
    state = start(variant, rules_from(variant, {}), 2, 1)
    while state.phase is not Phase.FINISHED:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
            continue
        level = LEVELS[(number + state.acting) % len(LEVELS)]
        before, move = state, choose(seen_by(state, state.acting), random, level, 0)
        state = play(state, state.acting, move)
        if state.melds != before.melds:
            yield state.melds


def places(placed: Sequence[PlacedThing]) -> Counter[object]:
    """Each meld with its place."""
    return Counter((tiles_in(lies.thing), lies.row, lies.column) for lies in placed)


def melds(placed: Sequence[PlacedThing]) -> Counter[object]:
    """Each meld."""
    return Counter(tiles_in(lies.thing) for lies in placed)


@pytest.mark.parametrize("sizes", [USUAL, LARGE], ids=["usual", "large"])
def test_melds_keep_their_places(sizes: Sizes) -> None:
    """Of those that a turn leaves as they are hardly any move, no two overlap, all are there."""
    same = moved = 0
    for number in range(GAMES):
        before: tuple[PlacedThing, ...] = ()
        every = tuple(tables(number))
        for turn in range(1, len(every) + 1):
            now = lain(every[:turn], CORNER, is_large=sizes is LARGE)
            taken = [(lies.row, lies.column + n) for lies in now for n in range(lies.columns)]
            assert len(taken) == len(set(taken))
            assert max(column for _, column in taken) < sizes.tiles.columns
            assert melds(now) == Counter(tuple(sorted(meld.cards)) for meld in every[turn - 1])
            stayed = (melds(before) & melds(now)).total()
            same += stayed
            moved += stayed - (places(before) & places(now)).total()
            before = now
    assert same > 100
    assert moved < same / 20


def test_a_table_grows_by_a_row_at_most() -> None:
    """For their places melds take no more than one row beyond what they have to."""
    for number in range(GAMES):
        every = tuple(tables(number))
        for turn in range(1, len(every) + 1):
            now = lain(every[:turn], CORNER, is_large=False)
            least = tile_spread(lying(every[turn - 1]), USUAL, CORNER)
            assert now[-1].row <= least.placed[-1].row + 1


def test_without_a_past_colours_are_in_order() -> None:
    """A table of which nothing is known lies by colour and number."""
    last = list(tables(1))[-1]
    placed = tile_spread(lying(last), USUAL, CORNER).placed
    order = [(lies.thing.section, lies.thing.rank) for lies in placed]
    assert order == sorted(order)
