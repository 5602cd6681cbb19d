"""When seasons begin and end: at the first moment of a day where the server is."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.club.season import calendar
from bot.club.season.settings import last_day_end
from bot.people.zones import day_of, midnight_ms, zone_called
from data.settings import ServerSettings


def ms(moment: str) -> int:
    """A moment in UTC."""
    return round(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


def utc(wall_ms: int) -> str:
    """The same back."""
    return f"{datetime.fromtimestamp(wall_ms / 1000, UTC):%Y-%m-%d %H:%M}"


def server(zone: str = "UTC", season: str = "month") -> ServerSettings:
    return ServerSettings.model_validate({"zone": zone, "season": season})


@pytest.mark.parametrize(
    ("zone", "day", "moment"),
    [
        pytest.param("Pacific/Auckland", "2026-12-01", "2026-11-30 11:00", id="Auckland, summer"),
        pytest.param("Pacific/Auckland", "2026-07-01", "2026-06-30 12:00", id="Auckland, winter"),
        pytest.param("Europe/Riga", "2026-11-01", "2026-10-31 22:00", id="Riga, winter"),
        pytest.param("Europe/Riga", "2026-10-01", "2026-09-30 21:00", id="Riga, summer"),
        pytest.param("America/New_York", "2026-03-01", "2026-03-01 05:00", id="New York, winter"),
        pytest.param("America/New_York", "2026-04-01", "2026-04-01 04:00", id="New York, summer"),
        pytest.param("America/Havana", "2026-03-08", "2026-03-08 05:00", id="no midnight, Havana"),
        pytest.param("Africa/Cairo", "2026-04-24", "2026-04-23 22:00", id="no midnight, Cairo"),
        pytest.param("America/Havana", "2026-11-01", "2026-11-01 04:00", id="two midnights"),
    ],
)
def test_midnight(zone: str, day: str, moment: str) -> None:
    """The first moment of a day, whatever clocks do then."""
    found = midnight_ms(date.fromisoformat(day), zone_called(zone))
    assert utc(found) == moment
    assert day_of(found, zone_called(zone)) == date.fromisoformat(day)
    assert day_of(found - 1, zone_called(zone)) == date.fromisoformat(day) - timedelta(days=1)


@pytest.mark.parametrize(
    ("season", "zone", "now", "begin", "end"),
    [
        ("month", "UTC", "2026-11-24 12:00", "2026-11-01 00:00", "2026-12-01 00:00"),
        ("month", "UTC", "2026-12-31 23:59", "2026-12-01 00:00", "2027-01-01 00:00"),
        ("month", "Europe/Riga", "2026-10-31 22:00", "2026-10-31 22:00", "2026-11-30 22:00"),
        ("month", "Europe/Riga", "2026-10-31 21:59", "2026-09-30 21:00", "2026-10-31 22:00"),
        ("quarter", "UTC", "2026-11-24 12:00", "2026-10-01 00:00", "2027-01-01 00:00"),
        ("weeks-2", "UTC", "2026-11-24 12:00", "2026-11-23 00:00", "2026-12-07 00:00"),
        ("weeks-4", "UTC", "2026-11-29 12:00", "2026-11-23 00:00", "2026-12-21 00:00"),
    ],
)
def test_the_season_of_a_moment(season: str, zone: str, now: str, begin: str, end: str) -> None:
    """The first season of a server is the one that its calendar has."""
    found = calendar.season_around(ms(now), server(zone, season))
    assert tuple(map(utc, found)) == (begin, end)


@pytest.mark.parametrize(
    ("season", "begin", "end"),
    [
        pytest.param("month", "2026-12-01 00:00", "2027-01-01 00:00", id="month after month"),
        pytest.param("month", "2026-12-10 09:30", "2027-01-01 00:00", id="more than a half"),
        pytest.param("month", "2026-12-25 00:00", "2027-02-01 00:00", id="a short one is joined"),
        pytest.param("quarter", "2026-12-01 00:00", "2027-04-01 00:00", id="a short quarter too"),
        pytest.param("month", "2026-12-17 00:00", "2027-01-01 00:00", id="just half a month"),
        pytest.param("month", "2026-12-18 00:00", "2027-02-01 00:00", id="a day less"),
        pytest.param("quarter", "2027-02-15 00:00", "2027-04-01 00:00", id="just half a quarter"),
        pytest.param("quarter", "2027-02-16 00:00", "2027-07-01 00:00", id="a day less of that"),
        pytest.param("weeks-4", "2026-12-09 00:00", "2027-01-04 00:00", id="four weeks"),
        pytest.param("weeks-2", "2026-12-07 00:00", "2026-12-21 00:00", id="weeks after weeks"),
        pytest.param("weeks-2", "2026-12-09 00:00", "2026-12-21 00:00", id="from a Wednesday"),
        pytest.param("weeks-2", "2026-12-20 00:00", "2026-12-28 00:00", id="to a Monday"),
    ],
)
def test_the_next_season(season: str, begin: str, end: str) -> None:
    """It lasts at least half of what a season lasts usually."""
    assert utc(calendar.next_end_ms(ms(begin), server(season=season))) == end


@pytest.mark.parametrize(
    ("zone", "now", "end"),
    [
        pytest.param("Europe/Riga", "2026-11-24 12:00", "2026-11-30 22:00", id="the same day"),
        pytest.param("America/New_York", "2026-11-30 23:00", "2026-12-01 05:00", id="westwards"),
        pytest.param("Pacific/Auckland", "2026-11-30 23:00", "2026-12-01 11:00", id="passed"),
    ],
)
def test_the_zone_is_changed(zone: str, now: str, end: str) -> None:
    """The season that goes on ends on the same day there, or at the next midnight."""
    found = calendar.end_in_zone_ms(
        ms("2026-12-01 00:00"), zone_called("UTC"), ms(now), server(zone)
    )
    assert utc(found) == end


@pytest.mark.parametrize(
    ("season", "begin", "end"),
    [
        pytest.param("month", "2026-10-01 00:00", "2026-12-01 00:00", id="from a quarter"),
        pytest.param("quarter", "2026-11-01 00:00", "2027-01-01 00:00", id="to a quarter"),
        pytest.param("weeks-2", "2026-11-01 00:00", "2026-12-07 00:00", id="to weeks"),
    ],
)
def test_the_length_is_changed(season: str, begin: str, end: str) -> None:
    """The season that goes on ends as the new calendar has it, and never at once."""
    found = calendar.end_with_length_ms(ms(begin), ms("2026-11-24 12:00"), server(season=season))
    assert utc(found) == end


def test_a_last_day_that_a_host_sets() -> None:
    """Belongs to the season, to its end there."""
    now = ms("2026-11-24 12:00")
    found = last_day_end(" 2026-11-30", "Europe/Riga", now)
    assert utc(found) == "2026-11-30 22:00"
