"""What a round of a tournament is made of, and when something is due in one."""

from dataclasses import replace
from typing import Any

import pytest

from bot.club.tournament.pairing import Pair
from bot.club.tournament.results import players
from bot.club.tournament.rounds import new_game, pairs_of, rounds_of, sat_out, unsettled, with_those
from bot.club.tournament.tournaments import next_look, notice_ms
from data.tournaments import RoundRow
from tests.bot.club.tournament.bare_tournaments import MINUTE_MS, NOW, bare_tournament, entrant, met

SEED = bytes(32)


def running(**values: Any) -> Any:
    """A tournament in a round that ends in so many minutes."""
    minutes = values.pop("minutes", 20)
    present = RoundRow(1, 1, NOW, NOW + minutes * MINUTE_MS, NOW, None, "")
    return bare_tournament(1, 2, state="running", round=1, played=(present,), **values)


@pytest.mark.parametrize(
    ("minutes", "notice"),
    [
        pytest.param(12, 2, id="a sixth of the round"),
        pytest.param(3, 1, id="a minute at least"),
        pytest.param(60, 3, id="three minutes at most"),
    ],
)
def test_when_who_has_not_come_is_told(minutes: int, notice: int) -> None:
    """Soon enough that the other does not wait in vain."""
    assert notice_ms(bare_tournament(round_ms=minutes * MINUTE_MS)) == notice * MINUTE_MS


@pytest.mark.parametrize(
    ("one", "after_ms"),
    [
        pytest.param(bare_tournament(begins_ms=NOW + 5000), 5000, id="when it begins"),
        pytest.param(bare_tournament(begins_ms=NOW - 5000), 1000, id="at once, if not too often"),
        pytest.param(running(), 15_000, id="who has not come"),
        pytest.param(running(minutes=0), 2000, id="the end of a round, and what is on its way"),
        pytest.param(running(minutes=-1), 1000, id="what is late"),
        pytest.param(bare_tournament(state="running"), None, id="no round"),
        pytest.param(bare_tournament(state="over"), None, id="over"),
        pytest.param(bare_tournament(state="cancelled"), None, id="called off"),
    ],
)
def test_when_something_is_due(one: Any, after_ms: int | None) -> None:
    """By itself: nothing where it is over."""
    assert next_look(one, NOW) == (after_ms and NOW + after_ms)


def test_what_sitting_out_brings() -> None:
    """A win; where the same cards are compared a little more than the average. Half of it where
    one's own blocks brought it."""
    bye, by_blocks = Pair(1, None), Pair(1, None, avoiding=(1,))
    usual, same = bare_tournament(), bare_tournament(duplicate=True)
    assert [sat_out(usual), sat_out(usual, bye), sat_out(usual, by_blocks)] == [100, 100, 50]
    assert [sat_out(same), sat_out(same, bye), sat_out(same, by_blocks)] == [60, 60, 30]


def test_what_is_still_played() -> None:
    """Of the present round alone."""
    tables = [met(1, 1, 2), met(2, 1, 2, (100, 0)), met(2, 3, 4)]
    one = bare_tournament(1, 2, 3, 4, round=2, tables=tables)
    assert unsettled(one) == [tables[2]]


def test_how_many_rounds_are_enough() -> None:
    """What was asked for, or what decides it; no more than without meeting anybody again."""
    assert rounds_of(bare_tournament(rounds=2), 8) == 2
    assert rounds_of(bare_tournament(rounds=0), 8) == 3
    assert rounds_of(bare_tournament(rounds=9), 4) == 3
    assert rounds_of(bare_tournament(rounds=2, kind="round-robin"), 5) == 5


@pytest.mark.parametrize(
    ("here", "found"),
    [
        pytest.param({1, 2}, Pair(1, 2), id="both"),
        pytest.param({1, 3}, Pair(1, None), id="the other sits out"),
        pytest.param({2}, Pair(2, None), id="so does the first"),
        pytest.param({3}, None, id="nobody"),
    ],
)
def test_a_table_without_those_who_left(here: set[int], found: Pair | None) -> None:
    """In a circle everybody keeps whom they were to meet."""
    assert with_those(Pair(1, 2), here) == found


def test_the_circle_stays_as_it_began() -> None:
    """Of those who were there in the first round, without who has left; the next round's tables."""
    entrants = (
        *(entrant(number, number) for number in range(1, 5)),
        entrant(5, 5, since_round=2),
    )
    one = bare_tournament(entrants=entrants, kind="round-robin", round=1)
    met_ = [{pair.first, pair.second} for pair in pairs_of(one, players(one, {}, {}))]
    assert sorted(map(sorted, met_)) == [[1, 3], [2, 4]]
    gone = replace(one, entrants=(*entrants[:3], entrant(4, 4, state="left"), entrants[4]))
    pairs = pairs_of(gone, players(gone, {}, {}))
    assert Pair(2, None) in pairs
    assert {1, 3} in [{pair.first, pair.second} for pair in pairs]


def test_a_swiss_pairs_who_is_there() -> None:
    """All of them, whenever they came."""
    one = bare_tournament(entrants=(entrant(1, 1), entrant(2, 2, since_round=2)))
    (pair,) = pairs_of(one, players(one, {}, {}))
    assert {pair.first, pair.second} == {1, 2}


@pytest.mark.parametrize(
    ("values", "rated", "audience", "level"),
    [
        pytest.param({}, True, None, None, id="two people"),
        pytest.param({"rated": False}, False, None, None, id="not rated"),
        pytest.param({"duplicate": True}, False, "sealed", None, id="the same cards"),
        pytest.param({"computer": True}, False, None, "normal", id="with the computer"),
    ],
)
def test_the_game_of_a_table(
    values: dict[str, Any], rated: bool, audience: str | None, level: str | None
) -> None:
    """Rated as the tournament is, but never against the computer, nor where cards are compared."""
    users = (11, None) if values.get("computer") else (11, 22)
    one = bare_tournament(*users, rules={"target": 100}, **values)
    new = new_game(one, Pair(2, 1), 70, SEED, NOW)
    assert [player.user_id for player in new.players] == [*reversed(users)]
    assert (new.rated, new.audience, new.computer) == (rated, audience, level)
    assert (new.guild_id, new.channel_id, new.occasion, new.dealer) == (7, 70, "tournament", 1)
