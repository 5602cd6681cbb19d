"""Points, ties and comparisons of tournaments, by tables."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.club.tournament.deciding import DECIDED, first_turn_ms, margin_now, margin_of
from bot.club.tournament.results import (
    Met,
    buchholz,
    compared,
    counted,
    plain,
    players,
    standings,
    standings_of_all,
    ways,
)
from bot.club.tournament.rounds import rounds_of
from bot.club.tournament.view import points_text
from data.games import MoveRow
from data.tournaments import NEVER, TableRow
from engine.cards import parse_cards
from engine.game import start
from engine.melds import Kind, Meld
from engine.variants import VARIANTS
from tests.bot.club.tournament.bare_tournaments import bare_tournament, entrant, met


def table(place: int, margin: int) -> TableRow:
    return met(1, place, place + 10, game_id=place, how="played", margin=margin)


@pytest.mark.parametrize(
    ("margins", "points"),
    [
        ([5], [100]),
        ([0], [50]),
        ([30, -10], [100, 0]),
        ([30, 10, 10, -5], [100, 50, 50, 0]),
        ([7, 7, 7], [50, 50, 50]),
    ],
)
def test_the_same_seat_elsewhere(margins: list[int], points: list[int]) -> None:
    """Better than all others is a whole point; what two at a table have together is one."""
    found = compared([table(place, margin) for place, margin in enumerate(margins, 1)])
    assert [found[place][0] for place in range(1, len(margins) + 1)] == points
    assert all(sum(both) == 100 for both in found.values())


@pytest.mark.parametrize(("margin", "points"), [(3, (100, 0)), (-1, (0, 100)), (0, (50, 50))])
def test_a_table_by_itself(margin: int, points: tuple[int, int]) -> None:
    """A win, a loss, a draw."""
    assert plain(margin) == points


@pytest.mark.parametrize(
    ("seats", "margin"),
    [
        ([(120, 1, "points"), (80, 2, "points")], 40),
        ([(20, 2, "penalties"), (10, 1, "penalties")], -10),
        ([(20, 2, "winning"), (30, 1, "winning")], -DECIDED),
        ([(20, 1, "winning"), (30, 2, "winning")], DECIDED),
        ([(50, 1, "lasting"), (20, 2, "lasting")], 1),
        ([(20, 2, "lasting"), (50, 1, "lasting")], -1),
        ([(20, 1, "penalties"), (None, 2, "penalties")], 1),
        ([(None, 2, "points"), (30, 1, "points")], -30),
        ([(30, 1, "points"), (None, 2, "points")], 30),
    ],
)
def test_by_how_much(seats: list[tuple[int, int, str]], margin: int) -> None:
    """As the game measures it, and never against who has won."""
    assert margin_of(seats) == margin


@pytest.mark.parametrize(
    ("game", "hands", "margin"),
    [
        pytest.param("five-hundred", ("2s 3s 4s", "Ks"), 7 - 9 + 10, id="all that is held"),
        pytest.param("gin", ("2s 3s 4s 9d", "Ks Qh"), 7 - 9 + 20, id="what is in no meld"),
    ],
)
def test_a_table_that_is_broken_off(game: str, hands: tuple[str, str], margin: int) -> None:
    """The points, less what each still holds; between two rounds nobody holds anything."""
    variant = VARIANTS[game]
    state = replace(
        start(variant, variant.rules(), 2, 1),
        to_act=1,
        totals=(27, 20),
        hands=tuple(tuple(sorted(parse_cards(hand))) for hand in hands),
    )
    assert margin_now(state) == margin
    assert margin_now(replace(state, to_act=None)) == 7


def test_a_table_of_penalties_that_is_broken_off() -> None:
    """Fewer points are better, and what each still holds counts as more."""
    variant = VARIANTS["rummy-51"]
    begun = start(variant, variant.rules(), 2, 1)
    assert margin_now(replace(begun, to_act=None, totals=(20, 50))) == 30
    hands = tuple(tuple(sorted(parse_cards(hand))) for hand in ("2s", "5h"))
    held = replace(begun, to_act=1, totals=(20, 50), hands=hands)
    assert margin_now(held) > margin_now(replace(held, hands=hands[::-1]))


def test_what_was_laid_counts_where_it_scores() -> None:
    """Each seat's own cards on the table are its own."""
    variant = VARIANTS["five-hundred"]
    begun = replace(start(variant, variant.rules(), 2, 1), to_act=1, hands=((), ()))
    run = tuple(parse_cards("5s 6s 7s"))
    alone = (Meld(1, Kind.RUN, seat, run, run, (seat,) * 3) for seat in (1, 2))
    assert [margin_now(replace(begun, melds=(one,))) for one in alone] == [18, -18]


def line(step: int, seat: int, at_ms: int | None) -> MoveRow:
    return MoveRow(seat, "", at_ms, "player", game_id=1, step=step, created_ms=0)


def test_when_a_seat_came_to_its_first_turn() -> None:
    """From the other's last move before it on; not at all while it has not been its turn."""
    lines = [line(0, 0, None), line(1, 2, 4000), line(2, 2, 9000)]
    assert first_turn_ms(lines[:1], 2, 2) == 0
    assert first_turn_ms(lines[:2], 1, 2) is None
    assert first_turn_ms(lines, 1, 1) == 9000
    assert first_turn_ms([*lines, line(3, 1, 12000)], 1, 2) == 9000


@pytest.mark.parametrize(
    ("hundredths", "text"), [(0, "0"), (50, "½"), (250, "2½"), (300, "3"), (137, "1.37")]
)
def test_points_as_they_are_written(hundredths: int, text: str) -> None:
    assert points_text(hundredths) == text


@pytest.mark.parametrize(
    ("kind", "asked", "count", "rounds"),
    [
        pytest.param("round-robin", 2, 6, 5, id="everybody once, whatever was asked for"),
        pytest.param("swiss", 2, 6, 2, id="as many as were asked for"),
        pytest.param("swiss", 0, 6, 3, id="as many as decide it"),
        pytest.param("swiss", 7, 4, 3, id="no more than without meeting again"),
    ],
)
def test_how_many_rounds(kind: str, asked: int, count: int, rounds: int) -> None:
    """By kind, by what was asked for, and by how many have come."""
    one: Any = SimpleNamespace(kind=kind, rounds=asked)
    assert rounds_of(one, count) == rounds


# how it stands


def test_an_evening_in_numbers() -> None:
    """Points first, then what one's opponents have together; who is level there shares a place.

    Of five over two rounds: 1 beat 2 and 3; 4 beat 3 and sat out; 5 sat out and lost to 2.
    """
    one = bare_tournament(
        *range(1, 6),
        round=2,
        tables=[
            met(1, 1, 2, (100, 0)),
            met(1, 3, 4, (0, 100)),
            met(1, 5, None, (100, None)),
            met(2, 3, 1, (0, 100)),
            met(2, 2, 5, (100, 0)),
            met(2, 4, None, (100, None)),
        ],
    )
    found = [
        (line.place, line.entrant.number, line.points, line.buchholz) for line in standings(one)
    ]
    assert found == [
        (1, 1, 200, 100),
        (2, 4, 200, 0),
        (3, 2, 100, 300),
        (4, 5, 100, 100),
        (5, 3, 0, 400),
    ]


def test_who_is_level_shares_a_place() -> None:
    """The next one's is as if each had one of their own."""
    draws = [met(1, 1, 2, (50, 50)), met(1, 3, 4, (0, 100))]
    lines = standings(bare_tournament(1, 2, 3, 4, round=1, tables=draws))
    assert [(line.place, line.entrant.number) for line in lines] == [(1, 4), (2, 1), (2, 2), (4, 3)]


def test_the_way_of_each() -> None:
    """By rounds: against whom, what it brought, in which game; nobody where one sat out."""
    tables = [met(1, 1, 2, (100, 0)), met(2, 1, None, (100, None)), met(3, 2, 1)]
    one = bare_tournament(1, 2, round=3, tables=tables)
    assert [*ways(one, 1)] == [
        Met(1, 2, 100, 101, "played"),
        Met(2, None, 100, None, "bye"),
        Met(3, 2, None, 302, None),
    ]
    assert [*ways(one, 2)] == [Met(1, 1, 0, 101, "played"), Met(3, 1, None, 302, None)]


def test_what_opponents_have() -> None:
    """All of them, and without the best and the worst; sitting out was against nobody."""
    games = [Met(round_, other, 0, 1, None) for round_, other in enumerate((2, None, 3, 4, 5))]
    assert buchholz(games, {2: 300, 3: 0, 4: 120, 5: 150}) == (570, 270)


def test_who_ended_it_comes_last() -> None:
    """Also with the most points."""
    one = bare_tournament(1, 2, 3, round=1, cut_by=1, tables=[met(1, 1, 2, (100, 0))])
    assert [line.entrant.number for line in standings(one)] == [2, 3, 1]


def test_who_is_listed() -> None:
    """Who takes part, has played though they left; not the computer before it has, nor who left
    before it began."""
    entrants = (
        entrant(1, 1),
        entrant(2, 2, state="left"),
        entrant(3, 3, since_round=NEVER, state="left"),
        entrant(4, None),
    )
    one = bare_tournament(entrants=entrants, round=1, tables=[met(1, 1, 2, (0, 100))])
    assert [line.entrant.number for line in standings(one)] == [2, 1]
    with_it = replace(one, tables=(met(1, 1, 4, (0, 100)),))
    assert [line.entrant.number for line in standings(with_it)] == [4, 1, 2]


# who plays the next round


def test_who_plays_the_next_round() -> None:
    """Who has not gone; the computer where it is to fill odd numbers, with no place among them."""
    entrants = (entrant(1, 1), entrant(2, 2, state="left"), entrant(3, 3), entrant(4, None))
    one = bare_tournament(entrants=entrants)
    assert [found.number for found in players(one, {}, {})] == [1, 3]
    found = players(replace(one, computer=True), {}, {})
    assert [(each.number, each.is_computer) for each in found] == [
        (1, False),
        (3, False),
        (4, True),
    ]


def test_the_computer_joins_with_nothing() -> None:
    """Before it has played it stands behind the others."""
    one = bare_tournament(1, None)
    line = standings_of_all(one)[-1]
    assert (line.place, line.entrant.number) == (2, 2)
    assert (line.points, line.buchholz, line.median, line.met) == (0, 0, 0, ())


def test_what_a_player_is_paired_by() -> None:
    """Whom they met, how often they sat out, and had the first seat; a game against the computer
    is as good as none."""
    tables = [
        met(1, 1, 2, (100, 0)),
        met(2, 3, 1, (0, 100)),
        met(3, 1, 4, (100, 0)),
        met(4, 1, None, (100, None)),
        met(5, 1, 5, (0, 100)),
    ]
    one = bare_tournament(11, 12, 13, None, 15, computer=True, round=5, tables=tables)
    found = {each.number: each for each in players(one, {11: 27.5}, {1: [2]})}
    first = found[1]
    assert (first.points, first.rating, first.met, first.avoids) == (400, 27.5, {2, 3, 5}, (2,))
    assert (first.sat_out, first.first, first.is_computer) == (2, 3 - 1, False)
    assert (found[2].rating, found[2].avoids, found[2].met) == (0.0, (), {1})
    assert (found[2].sat_out, found[2].first) == (0, -1)


def test_what_blocks_bring() -> None:
    """Half a point at most to whose own blocks brought them to a table; all to the other."""
    usual = met(1, 1, 2)
    assert counted(usual, 100, 0) == {"first_points": 100, "second_points": 0}
    assert counted(replace(usual, first_avoids=True), 100, 0)["first_points"] == 50
    assert counted(replace(usual, first_avoids=True), 0, 100) == {
        "first_points": 0,
        "second_points": 100,
    }
    assert counted(replace(usual, second_avoids=True), 0, 100)["second_points"] == 50
    assert counted(replace(usual, second_avoids=True), 100, 0) == {
        "first_points": 100,
        "second_points": 0,
    }


def test_a_table_without_a_margin_is_not_compared() -> None:
    """Who did not come has played no cards that others could be compared with."""
    unplayed = replace(table(2, 0), margin=None)
    assert compared([table(1, 5), unplayed, table(3, 9)]) == {1: (0, 100), 3: (100, 0)}
