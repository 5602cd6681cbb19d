"""Points, ties and comparisons of tournaments, by tables."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.club.deciding import DECIDED, first_turn_ms, margin_now, margin_of
from bot.club.results import compared, plain
from bot.club.tournament_rounds import rounds_of
from bot.render.tournament import points_text
from data.games import MoveRow
from data.tournaments import TableRow
from engine.cards import parse_cards
from engine.game import start
from engine.variants import VARIANTS


def table(place: int, margin: int) -> TableRow:
    return TableRow(1, 1, place, place, place + 10, place, "played", margin, None, None, None)


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
        ([(50, 1, "lasting"), (20, 2, "lasting")], 1),
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


def line(step: int, seat: int, at_ms: int | None) -> MoveRow:
    return MoveRow(1, step, seat, "", at_ms, "player", 0)


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
