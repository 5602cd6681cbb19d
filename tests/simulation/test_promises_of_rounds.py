"""Each promise to the rounds of a tournament can be broken: one thing is spoilt of a calm one."""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

import pytest

from data.tournaments import TableRow, Tournament
from tests.simulation import promises_of_rounds
from tests.simulation.looks.past import Past
from tests.simulation.looks.remains import After
from tests.simulation.promises_of_rounds import MOST_MISSED, margin_of
from tests.simulation.spoiling import broken, left_by, promised_in
from tests.simulation.tournaments import Glimpse

pytestmark = pytest.mark.slow

PAIRED = "nobody sits out twice in a tournament before everybody has, nor plays who missed two"
BROKEN_OFF = "a table that is broken off goes by its points, with what is laid and held"
LASTING = "a round lasts as long as was said, and the time in which nobody could play in it"
CLOSED = "nobody who may still play the same cards sees them at another table"
MINUTE_MS = 60_000


@pytest.fixture(scope="module")
def contest(tmp_path_factory: pytest.TempPathFactory) -> After:
    """What is left of a tournament of five."""
    return left_by("tournament", 5, tmp_path_factory.mktemp("contest"))


def stored(contest: After) -> Tournament:
    """The tournament."""
    [one] = contest.tournaments.values()
    return one


def played(contest: After) -> TableRow:
    """A table of it at which a game was played."""
    return next(each for each in stored(contest).tables if each.how == "played")


def changed(contest: After, **values: object) -> After:
    """The same, with other values stored of the tournament."""
    one = stored(contest)
    return replace(contest, tournaments={one.channel_id: replace(one, **values)})  # type: ignore[arg-type]


@pytest.mark.parametrize(("again", "is_kept"), [(1, False), (2, True)], ids=str)
def test_who_sits_out_twice(contest: After, again: int, is_kept: bool) -> None:
    """While there is somebody who has not yet; then it is their turn."""
    table, tables = played(contest), list[TableRow]()
    for number, out in ((1, 1), (2, again)):
        others = {1, 2, 3} - {out}
        bye = replace(table, round=number, first=out, second=None, game_id=None, how="bye")
        tables += [bye, replace(table, round=number, first=min(others), second=max(others))]
    spoilt = changed(contest, kind="swiss", computer=False, rounds=2, tables=tables)
    assert (PAIRED not in broken(spoilt)) == is_kept


def left_to_the_clock(past: Past, seat: int) -> Past:
    """The same game, in which every turn of a seat was."""
    other = copy(past)
    lines = [line for line in past.lines if line.seat != seat]
    theirs = replace(past.lines[-1], seat=seat, source="clock", line=f"{seat} draw")
    other.lines = [*lines, theirs]
    return other


@pytest.mark.parametrize(("times", "is_kept"), [(MOST_MISSED - 1, True), (MOST_MISSED, False)])
def test_who_is_paired_again(contest: After, times: int, is_kept: bool) -> None:
    """After a table that they did not come to they may be, after two not."""
    table = played(contest)
    past = left_to_the_clock(contest.pasts[table.game_id or 0], 1)
    missed = [
        replace(table, round=each, how="absent", first_points=0) for each in range(1, times + 1)
    ]
    tables: Sequence[TableRow] = [*missed, replace(table, round=times + 1)]
    spoilt = changed(contest, rounds=times + 1, tables=tables)
    spoilt = replace(spoilt, pasts={**contest.pasts, past.row.id: past})
    assert (PAIRED not in broken(spoilt)) == is_kept


@pytest.mark.parametrize("more", [0, 1], ids=str)
def test_a_table_that_was_broken_off_otherwise(contest: After, more: int) -> None:
    """Its margin is not what lay on the table and was held."""
    table = played(contest)
    margin = margin_of(contest.pasts[table.game_id or 0].states[-1]) + more
    tables = [replace(table, how="decided", margin=margin)]
    assert (BROKEN_OFF in broken(changed(contest, tables=tables))) == bool(more)


def test_hands_count_in_the_middle_of_a_game(contest: After) -> None:
    """Of a game that goes on it makes a difference who holds what."""
    states = contest.pasts[played(contest).game_id or 0].states
    running = next(each for each in states if each.to_act is not None and each.hands[0])
    turned = replace(running, hands=(running.hands[1], running.hands[0]))
    assert margin_of(turned) == -margin_of(running) != 0


@pytest.mark.parametrize("more_ms", [-MINUTE_MS, MINUTE_MS], ids=str)
def test_a_round_that_lasts_too_long_or_too_short(contest: After, more_ms: int) -> None:
    """Nothing has kept anybody from playing; a host who does not play may end it."""
    one = stored(contest)
    *before, last = one.played
    rounds = (*before, replace(last, ends_ms=last.ends_ms + more_ms))
    assert LASTING in broken(changed(contest, played=rounds, cut_ms=None))
    ended = changed(contest, played=rounds, rounds=last.round, cut_ms=last.began_ms, cut_by=None)
    assert LASTING not in broken(ended)
    playing = changed(contest, played=rounds, rounds=last.round, cut_ms=last.began_ms, cut_by=1)
    assert LASTING in broken(playing)


@pytest.mark.parametrize("duplicate", [True, False], ids=str)
def test_a_table_with_the_same_cards_that_is_seen(contest: After, duplicate: bool) -> None:
    """By somebody who plays them; where cards differ everybody may."""
    table, [held] = played(contest), contest.contests
    game = table.game_id or 0
    other = copy(held)
    other.glimpses = [Glimpse(held.people[0], game, game, f"#{game} · Gin Rummy")]
    spoilt = replace(changed(contest, duplicate=duplicate), contests=[other])
    assert (CLOSED in broken(spoilt)) == duplicate
    other.glimpses = [Glimpse(held.people[0], game, game, f"#{game} is sealed for now")]
    assert CLOSED not in broken(spoilt)


def test_every_promise_is_tried() -> None:
    """Each one to rounds."""
    assert promised_in(promises_of_rounds) == {PAIRED, BROKEN_OFF, LASTING, CLOSED}
