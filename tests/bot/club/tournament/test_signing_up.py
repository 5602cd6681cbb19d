"""Who may open a tournament and come to it, and what they may ask for."""

from datetime import datetime
from functools import partial
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.club.tournament.signing_up import (
    check_host,
    check_open,
    hosts,
    new_tournament,
    read_when,
    timed,
)
from bot.people.refused import Refused
from data.tournaments import Tournament
from engine.variants import VARIANTS
from tests.bot.club.tournament.bare_tournaments import bare_tournament

BERLIN = ZoneInfo("Europe/Berlin")
NOW = round(datetime(2025, 6, 15, 20, 30, 40, tzinfo=BERLIN).timestamp()) * 1000
HOST, OTHER = 1, 2


def at(day: int, hour: int, minute: int) -> int:
    """A moment of that month where the reader is."""
    return round(datetime(2025, 6, day, hour, minute, tzinfo=BERLIN).timestamp()) * 1000


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        pytest.param("20", 20, id="minutes from now"),
        pytest.param(" 20 M ", 20, id="whatever the case"),
        pytest.param("20min", 20, id="by their name"),
        pytest.param("2h", 120, id="hours"),
        pytest.param("1", 1, id="a minute at least"),
        pytest.param("168h", 7 * 24 * 60, id="a week at most"),
    ],
)
def test_a_time_from_now(typed: str, minutes: int) -> None:
    """By minutes, or by hours where that is said."""
    assert read_when(typed, BERLIN, NOW) == NOW + minutes * 60_000


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        pytest.param("20:31", at(15, 20, 31), id="today"),
        pytest.param("20.31", at(15, 20, 31), id="with a dot"),
        pytest.param("20:30", at(16, 20, 30), id="a minute that has begun is tomorrow's"),
        pytest.param("0:00", at(16, 0, 0), id="midnight"),
        pytest.param("23:59", at(15, 23, 59), id="the last minute of the day"),
        pytest.param("7:05", at(16, 7, 5), id="tomorrow"),
    ],
)
def test_a_time_of_the_day(typed: str, moment: int) -> None:
    """The next one where the reader is."""
    assert read_when(typed, BERLIN, NOW) == moment


def test_this_very_moment() -> None:
    """Is over: who types it means the next one."""
    assert read_when("20:30", BERLIN, at(15, 20, 30)) == at(16, 20, 30)


@pytest.mark.parametrize("typed", ["soon", "", "24:00", "20:60", "0", "169h", "1x", "20:3", "-5"])
def test_no_time(typed: str) -> None:
    """What is none, none that there is, or too far ahead."""
    with pytest.raises(Refused, match="tournament-when"):
        read_when(typed, BERLIN, NOW)


@pytest.mark.parametrize(
    ("minutes", "clock", "limit"),
    [
        pytest.param(20, 600, 120, id="half of the round, and a tenth of it"),
        pytest.param(3, 90, 30, id="no turn is shorter than half a minute"),
        pytest.param(180, 5400, 180, id="none is longer than three"),
        pytest.param(1, 60, 30, id="a clock has a minute at least"),
        pytest.param(5000, 86400, 180, id="and a day at most"),
    ],
)
def test_times_of_a_round(minutes: int, clock: int, limit: int) -> None:
    """Both clocks together are as long as the round."""
    rules = timed(VARIANTS["gin"].rules(increment=5), minutes)
    assert (rules.clock, rules.increment, rules.turn_limit) == (clock, 0, limit)


def click(user: int = HOST, *, guild: bool = False, events: bool = False) -> Any:
    """A click of somebody who manages the server or its events, or neither."""
    permissions = SimpleNamespace(manage_guild=guild, manage_events=events)
    return SimpleNamespace(
        user=SimpleNamespace(id=user), permissions=permissions, guild_id=7, channel_id=70
    )


def test_who_hosts() -> None:
    """Who manages the server, or its events; and in one tournament who opened it."""
    assert hosts(click(guild=True))
    assert hosts(click(events=True))
    assert not hosts(click())
    one = bare_tournament()
    check_host(click(HOST), one)
    check_host(click(OTHER, events=True), one)
    with pytest.raises(Refused, match="tournament-not-host"):
        check_host(click(OTHER), one)


@pytest.mark.parametrize(
    ("one", "refusal"),
    [
        pytest.param(bare_tournament(), None, id="before it begins"),
        pytest.param(bare_tournament(kind="round-robin"), None, id="everybody, before it begins"),
        pytest.param(bare_tournament(state="over"), "tournament-over", id="over"),
        pytest.param(bare_tournament(state="cancelled"), "tournament-over", id="called off"),
        pytest.param(
            bare_tournament(state="running", round=1, rounds=3), None, id="in the first round"
        ),
        pytest.param(
            bare_tournament(state="running", round=1, rounds=2), None, id="one round is left"
        ),
        pytest.param(
            bare_tournament(state="running", round=1, rounds=1), "tournament-late", id="none is"
        ),
        pytest.param(
            bare_tournament(state="running", round=2, rounds=3), "tournament-late", id="later"
        ),
        pytest.param(
            bare_tournament(state="running", round=1, rounds=3, kind="round-robin"),
            "tournament-late",
            id="everybody meets everybody",
        ),
    ],
)
def test_until_when_one_can_come(one: Tournament, refusal: str | None) -> None:
    """In the first round of a Swiss that has more: who comes later would have missed too much."""
    if refusal is None:
        check_open(one)
        return
    with pytest.raises(Refused, match=refusal):
        check_open(one)


GIN = VARIANTS["gin"]
WISH = partial(
    new_tournament,
    variant=GIN,
    rules=GIN.rules(),
    name=" Friday\nnight ",
    kind="swiss",
    rounds=5,
    begins_ms=NOW,
    minutes=20,
    duplicate=False,
    computer=False,
    rated=True,
)


@pytest.mark.parametrize(
    ("kind", "manages", "most"),
    [
        pytest.param("swiss", True, 64, id="a host"),
        pytest.param("swiss", False, 16, id="anybody"),
        pytest.param("round-robin", True, 12, id="a host, everybody once"),
        pytest.param("round-robin", False, 12, id="anybody, everybody once"),
    ],
)
def test_how_many_may_come(kind: Any, manages: bool, most: int) -> None:
    """Fewer where anybody opens it, and where everybody meets everybody."""
    assert WISH(click(guild=manages), kind=kind).most == most


def test_what_is_opened() -> None:
    """What was wished for, with times that fit, and no more rounds than an evening has."""
    new = WISH(click())
    assert (new.guild_id, new.channel_id, new.host_id) == (7, 70, HOST)
    assert (new.rounds, new.round_ms, new.begins_ms) == (5, 20 * 60_000, NOW)
    assert (new.rules["clock"], new.rules["turn_limit"]) == (600, 120)
    assert "\n" not in new.name
    assert WISH(click(), rounds=99).rounds == 15
