"""Who of those who are free in an arena plays whom: as many as can be, as fairly as can be."""

from dataclasses import replace
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.club.tournament.arena_pairing import REMATCH_MS, FreePlayer, arena_pairs
from bot.club.tournament.pairing import Pair
from tests.bot.club.tournament.bare_tournaments import NOW

SECOND_MS = 1000


def free(number: int, points: int = 0, last: int | None = None, waited: int = 0) -> FreePlayer:
    """Somebody who has waited so many seconds."""
    return FreePlayer(number, NOW - waited * SECOND_MS, points, last)


@st.composite
def crowds(draw: st.DrawFn) -> list[FreePlayer]:
    """Some who are free, and what they have behind them."""
    numbers = range(1, draw(st.integers(0, 9)) + 1)
    others = st.integers(1, 9)
    return [
        FreePlayer(
            number,
            NOW - draw(st.integers(0, 200)) * SECOND_MS,
            draw(st.sampled_from([0, 200, 400, 1000])),
            draw(st.none() | others.filter(lambda other, own=number: other != own)),
            draw(st.lists(others, max_size=2)),
            draw(st.integers(-2, 2)),
        )
        for number in numbers
    ]


def could_meet(waiting: list[FreePlayer], now_ms: int, *, others_play: bool) -> nx.Graph:
    """Who could meet whom."""
    graph = nx.Graph()
    for a, b in combinations(waiting, 2):
        is_early = now_ms - max(a.since_ms, b.since_ms) < REMATCH_MS
        again = b.number == a.last or a.number == b.last
        blocked = b.number in a.avoids or a.number in b.avoids
        if not blocked and not (others_play and again and is_early):
            graph.add_edge(a.number, b.number)
    return graph


@given(crowds(), st.booleans())
@settings(deadline=None)
def test_whoever_can_play_does(waiting: list[FreePlayer], others_play: bool) -> None:
    """Nobody is at two tables or meets whom they block, and no pairing has more tables."""
    pairs = arena_pairs(waiting, NOW, others_play=others_play)
    seated = [who for pair in pairs for who in (pair.first, pair.second)]
    assert len(set(seated)) == len(seated)
    graph = could_meet(waiting, NOW, others_play=others_play)
    assert all(graph.has_edge(pair.first, pair.second) for pair in pairs)
    assert len(pairs) == len(nx.max_weight_matching(graph, maxcardinality=True))


@given(crowds(), st.booleans(), st.randoms())
@settings(deadline=None)
def test_the_order_of_the_free_is_no_matter(
    waiting: list[FreePlayer], others_play: bool, chance: object
) -> None:
    """Whoever looks finds the same tables."""
    mixed = list(waiting)
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    assert arena_pairs(mixed, NOW, others_play=others_play) == arena_pairs(
        waiting, NOW, others_play=others_play
    )


@given(st.lists(st.sampled_from([0, 200, 400, 1000]), min_size=3, max_size=3))
def test_who_met_last_do_not_meet_where_a_third_is_free(points: list[int]) -> None:
    """However near they are in points."""
    waiting = [free(1, points[0], 2, 90), free(2, points[1], 1, 90), free(3, points[2])]
    (pair,) = arena_pairs(waiting, NOW, others_play=False)
    assert {pair.first, pair.second} != {1, 2}


@pytest.mark.parametrize(
    ("waited", "others_play", "count"),
    [
        pytest.param(0, False, 1, id="at once where nobody else is there"),
        pytest.param(29, True, 0, id="not yet where somebody may become free"),
        pytest.param(30, True, 1, id="after a moment all the same"),
    ],
)
def test_two_who_met_last(waited: int, others_play: bool, count: int) -> None:
    """They play each other again rather than never."""
    waiting = [free(1, last=2, waited=waited), free(2, last=1, waited=waited + 60)]
    assert len(arena_pairs(waiting, NOW, others_play=others_play)) == count


@pytest.mark.parametrize(
    ("waiting", "pairs"),
    [
        pytest.param([], [], id="nobody"),
        pytest.param([free(1)], [], id="one alone"),
        pytest.param(
            [free(1, 0), free(2, 400), free(3, 0), free(4, 400)],
            [Pair(2, 4), Pair(1, 3)],
            id="near in points, the best first",
        ),
        pytest.param(
            [free(1, 400, waited=3), free(2, 400, waited=2), free(3, 0, waited=60)],
            [Pair(1, 3)],
            id="who waited longest plays",
        ),
        pytest.param([replace(free(1), first=1), free(2)], [Pair(2, 1)], id="first seats go round"),
    ],
)
def test_who_meets(waiting: list[FreePlayer], pairs: list[Pair]) -> None:
    """By what matters most."""
    assert arena_pairs(waiting, NOW, others_play=False) == pairs


def test_first_seats_go_round_among_equals() -> None:
    """Who had the first seat more often meets somebody who had it less."""
    seats = {1: 1, 2: 1, 3: -1, 4: -1}
    waiting = [replace(free(number), first=first) for number, first in seats.items()]
    pairs = arena_pairs(waiting, NOW, others_play=False)
    assert [(seats[pair.first], seats[pair.second or 0]) for pair in pairs] == [(-1, 1)] * 2
