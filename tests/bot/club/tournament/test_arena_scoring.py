"""What a game of an arena brings, and who is ahead."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.club.tournament.arena_pairing import FreePlayer
from bot.club.tournament.arena_scoring import arena_points, arena_standings, streak, waiting_in
from data.tournaments import TableRow, Tournament
from tests.bot.club.tournament.bare_tournaments import bare_tournament, entrant, met

POINTS = {"win": (200, 0), "double": (400, 0), "draw": (100, 100), "loss": (0, 200)}


def tables_of(*results: str, others: int = 2) -> list[TableRow]:
    """What the first player did, game after game: a result, or how a table ended."""
    found = []
    for place, result in enumerate(results, 1):
        plain = POINTS.get(result, (200, 0) if result == "came alone" else (0, 0))
        how = {"came alone": "absent", "missed": "absent"}.get(result, result)
        own = {"how": "played"} if result in POINTS else {"how": how}
        found.append(met(1, 1, others, plain, place=place, game_id=place, **own))
    return found


def arena(*results: str, **columns: Any) -> Tournament:
    """A running arena of two, in which the first had these results."""
    values = {"kind": "arena", "state": "running", "round": 1, "tables": tables_of(*results)}
    return bare_tournament(11, 12, **{**values, **columns})


@pytest.mark.parametrize(
    ("before", "margin", "first"),
    [
        pytest.param([], 5, 200, id="a win"),
        pytest.param(["win"], 5, 200, id="the second in a row"),
        pytest.param(["win", "win"], 5, 400, id="the third in a row"),
        pytest.param(["win", "win", "double"], 5, 400, id="and all that follow"),
        pytest.param(["win", "win", "double"], 0, 100, id="a draw is never doubled"),
        pytest.param(["win", "win", "draw"], 5, 200, id="a draw ends it"),
        pytest.param(["win", "win", "loss"], 5, 200, id="a loss ends it"),
        pytest.param(["win", "win", "missed"], 5, 200, id="not coming ends it"),
        pytest.param(["win", "came alone"], 5, 200, id="who did not come gives no fire"),
        pytest.param(["win", "win", "came alone"], 5, 400, id="nor takes it"),
        pytest.param(["win", "win", "void"], 5, 400, id="nor does a game without a result"),
        pytest.param(["win", "win"], -5, 0, id="a loss"),
    ],
)
def test_what_a_win_brings(before: list[str], margin: int, first: int) -> None:
    """Double as long as one is on fire."""
    one, table = arena(*before), met(1, 1, 2, place=9)
    assert arena_points(one, table, "played", margin, ())["first_points"] == first


@pytest.mark.parametrize(
    ("how", "absent", "points"),
    [
        pytest.param("played", [1], (0, 200), id="one did not come"),
        pytest.param("decided", [1, 2], (0, 0), id="neither came"),
        pytest.param("void", [], (0, 0), id="no result"),
        pytest.param("moderated", [2], (0, 0), id="ended by a moderator"),
    ],
)
def test_what_is_not_played_brings(how: str, absent: list[int], points: tuple[int, int]) -> None:
    """Never more than a plain win, however long one's streak is, and nothing to who stayed away."""
    found = arena_points(arena("win", "win"), met(1, 1, 2, place=9), how, -3, absent)
    assert (found["first_points"], found["second_points"]) == points


@given(st.lists(st.sampled_from([*POINTS, "void", "late", "missed", "came alone"])))
def test_a_streak_is_of_wins(results: list[str]) -> None:
    """Counted from the last one back, over what neither adds nor ends it."""
    told = [one for one in results if one not in ("void", "late", "came alone")]
    expected = 0
    for one in reversed(told):
        if one not in ("win", "double"):
            break
        expected += 1
    assert streak(tables_of(*results), 1) == expected


def test_how_it_stands() -> None:
    """By points, then who needed fewer games, then who won more; who is equal shares a place."""
    people = [entrant(number, 10 + number) for number in range(1, 7)]
    tables = [
        met(1, 1, 2, (200, 0), place=1),
        met(1, 3, 4, (200, 0), place=2),
        met(1, 3, 5, (0, 200), place=3),
        met(1, 2, 4, (0, 0), place=4, how="late"),
    ]
    one = bare_tournament(kind="arena", round=1, entrants=tuple(people), tables=tables)
    found = arena_standings(one)
    assert [(line.place, line.entrant.number, line.points) for line in found] == [
        (1, 1, 200),
        (1, 5, 200),
        (3, 3, 200),
        (4, 2, 0),
        (4, 4, 0),
        (6, 6, 0),
    ]
    assert [line.sheet for line in found[:3]] == [(200,), (200,), (200, 0)]


def test_who_ended_it_is_last() -> None:
    """Though they have the most points."""
    found = arena_standings(arena("win", "win", "double", cut_by=1))
    assert [line.entrant.number for line in found] == [2, 1]


def test_who_is_on_fire_and_who_plays() -> None:
    """Two wins in a row, and a table that is not over."""
    one = arena("win", "win", "late")
    assert [line.on_fire for line in arena_standings(one)] == [True, False]
    assert not any(line.plays for line in arena_standings(one))
    now = bare_tournament(11, 12, 13, kind="arena", round=1, tables=[met(1, 1, 2)])
    assert [line.plays for line in arena_standings(now)] == [True, True, False]


def test_who_waits() -> None:
    """Nobody who plays, pauses or is out; with whom they met last and which seat they had."""
    people = (entrant(1, 11), entrant(2, 12), entrant(3, 13, state="left"), entrant(4, 14))
    tables = [met(1, 2, 4, (200, 0), place=1), met(1, 4, 5, place=2)]
    one = bare_tournament(
        kind="arena", round=1, tables=tables, entrants=(*people, entrant(5, 15, state="out"))
    )
    assert waiting_in(one, {1: [2]}) == [
        FreePlayer(2, 0, 200, 4, (), 1),
        FreePlayer(1, 0, 0, None, (2,), 0),
    ]
