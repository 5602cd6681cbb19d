"""Each promise to an arena can be broken: one thing is spoilt of a calm one."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from data.tournaments import TableRow, Tournament
from tests.simulation import promises_of_arenas
from tests.simulation.looks.remains import After
from tests.simulation.spoiling import broken, left_by, promised_in

pytestmark = pytest.mark.slow

ONCE = "nobody plays two games of an arena at once, nor any after they missed two or near its end"
BROUGHT = "each game of an arena brings what it came to, and double to who is on fire"


@pytest.fixture(scope="module")
def contest(tmp_path_factory: pytest.TempPathFactory) -> After:
    """What is left of an arena."""
    return left_by("arena", 5, tmp_path_factory.mktemp("arena"))


def stored(contest: After) -> Tournament:
    """The arena."""
    [one] = contest.tournaments.values()
    return one


def with_tables(contest: After, tables: Sequence[TableRow], **values: object) -> After:
    """The same, with other tables stored of the arena."""
    one = stored(contest)
    spoilt = replace(one, tables=tuple(tables), **values)  # type: ignore[arg-type]
    return replace(contest, tournaments={one.channel_id: spoilt})


def test_people_play_several_games(contest: After) -> None:
    """Else it would show nothing."""
    assert sum(table.how == "played" for table in stored(contest).tables) > 2


def test_who_plays_twice_at_once(contest: After) -> None:
    """A game of somebody's that had begun when the one before was not over."""
    first, *others = stored(contest).tables
    again = replace(first, place=first.place + 1)
    assert ONCE in broken(with_tables(contest, [first, again, *others]))


def test_a_game_that_begins_too_late(contest: After) -> None:
    """When the arena was about to end."""
    one = stored(contest)
    began_ms = contest.pasts[one.tables[0].game_id or 0].row.started_ms
    rounds = (replace(one.played[0], ends_ms=began_ms + 60_000),)
    spoilt = with_tables(contest, one.tables, played=rounds, cut_ms=None)
    assert ONCE in broken(spoilt)


@pytest.mark.parametrize("points", [(200, 200), (400, 0), (0, 0), (100, 0)], ids=str)
def test_a_game_that_brings_something_else(contest: After, points: tuple[int, int]) -> None:
    """Than a win that nobody had won two games in a row before."""
    first, *others = stored(contest).tables
    assert (first.how, first.first_points in (0, 200)) == ("played", True)
    spoilt = replace(first, first_points=points[0], second_points=points[1])
    assert BROUGHT in broken(with_tables(contest, [spoilt, *others]))


def test_a_late_game_that_counts(contest: After) -> None:
    """What is not over in time brings nothing."""
    *others, last = stored(contest).tables
    spoilt = replace(last, how="late", first_points=200, second_points=0)
    assert BROUGHT in broken(with_tables(contest, [*others, spoilt]))


def test_every_promise_is_tried() -> None:
    """Each one to arenas."""
    assert promised_in(promises_of_arenas) == {ONCE, BROUGHT}
