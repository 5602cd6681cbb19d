"""Quiet hours: DMs that make no sound at night, wherever that is."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.messages.dms import Dms
from bot.people.quiet_hours import is_quiet, read_hours
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from data import privacy, settings
from data.settings import UserSettings
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.evening import begin
from tests.bot.presses import told

HOUR = 3600


def person(hours: str, zone: str) -> UserSettings:
    start, end = read_hours(hours)
    return UserSettings(quiet_from=start, quiet_to=end, zone=zone)


def quiet(hours: str, zone: str, moment: str) -> bool:
    """Whether it is quiet at a *moment* of UTC."""
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    return is_quiet(person(hours, zone), round(at.timestamp() * 1000))


@pytest.mark.parametrize(
    ("hours", "zone", "moment", "expected"),
    [
        pytest.param("13:00-14:30", "UTC", "2026-06-01 13:00", True, id="from the first minute"),
        pytest.param("13:00-14:30", "UTC", "2026-06-01 14:30", False, id="until the last"),
        pytest.param("22-7", "UTC", "2026-06-01 23:00", True, id="before midnight"),
        pytest.param("22-7", "UTC", "2026-06-01 06:59", True, id="after midnight"),
        pytest.param("22-7", "UTC", "2026-06-01 12:00", False, id="at noon"),
        pytest.param("0:00-24:00", "UTC", "2026-06-01 12:00", True, id="all day"),
        pytest.param("22-7", "Europe/Riga", "2026-06-01 19:30", True, id="where the person is"),
        pytest.param("22-7", "Europe/Riga", "2026-12-01 19:30", False, id="winter: an hour later"),
        pytest.param("22-7", "Europe/Riga", "2026-03-29 04:00", False, id="the clock went forward"),
        pytest.param("22-7", "Europe/Riga", "2026-10-25 04:59", True, id="the clock went back"),
        pytest.param("22-7", "Asia/Kolkata", "2026-06-01 16:31", True, id="half an hour off"),
        pytest.param("22-7", "Mars/Olympus", "2026-06-01 23:00", True, id="a zone that is gone"),
    ],
)
def test_is_quiet(hours: str, zone: str, moment: str, expected: bool) -> None:
    assert quiet(hours, zone, moment) is expected


@pytest.mark.parametrize("typed", ["", "22", "22-25", "22:60-7", "night", "22:00-", "1:2-3:4"])
def test_what_is_no_hours(typed: str) -> None:
    """What cannot be read is refused."""
    with pytest.raises(Refused, match="quiet-not-understood"):
        read_hours(typed)


def test_ways_to_write_hours() -> None:
    """Blanks, points, a dash and single digits are understood."""
    expected = (22 * 60, 7 * 60)
    for typed in ("22:00-07:00", "22 – 7", "22.00 - 7.00", "22:00—7"):
        assert read_hours(typed) == expected
    assert read_hours("OFF") == (None, None)


async def prefer(room: Room, someone: Any, **options: Any) -> str:
    return told(await someone.slash(room.channel, "preferences", **options))


def dms(room: Room, someone: Any) -> list[Any]:
    return room.messages(dm_of(someone))


def hours_around_now() -> str:
    """Hours of UTC that have begun, and last for two more."""
    now = datetime.fromtimestamp(now_ms() / 1000, UTC)
    return f"{now - timedelta(hours=1):%H:%M}-{now + timedelta(hours=2):%H:%M}"


async def test_dms_at_night_make_no_sound(room: Room) -> None:
    """The hand comes at once, silently; after the quiet hours DMs make a sound again."""
    await prefer(room, room.bob, quiet=hours_around_now(), zone="UTC")
    await begin(room)
    assert "Your hand" in text_of(dms(room, room.bob)[-1])
    assert dms(room, room.bob)[-1].flags.silent
    assert not dms(room, room.alice)[-1].flags.silent

    await room.wait(3 * HOUR)
    await room.app.part(Dms).tell(room.bob.id, "good morning")
    await room.wait()
    # If it is Bob's turn, his hand stands below.
    (greeting,) = (one for one in dms(room, room.bob) if one.content == "good morning")
    assert not greeting.flags.silent


async def test_preferences_of_quiet_hours(room: Room) -> None:
    """Hours need a zone; both are shown, exported, and can be changed alone or ended."""
    assert "Choose your time zone first" in await prefer(room, room.alice, quiet="22-7")
    both = await prefer(room, room.alice, quiet="22-7", zone="europe/riga")
    assert "**Quiet hours:** 22:00–07:00 (Europe/Riga)" in both
    assert "22:00–07:00 (Asia/Tokyo)" in await prefer(room, room.alice, zone="Asia/Tokyo")
    assert "23:00–06:30 (Asia/Tokyo)" in await prefer(room, room.alice, quiet="23:00-6:30")
    async with room.db.reading() as tx:
        stored = (await privacy.export(tx, room.alice.id))["settings"]
    assert (stored["zone"], stored["quiet_from"]) == ("Asia/Tokyo", 23 * 60)
    assert "**Quiet hours:** off" in await prefer(room, room.alice, quiet="off")
    async with room.db.reading() as tx:
        kept = await settings.user_settings(tx, room.alice.id)
    assert (kept.quiet_from, kept.quiet_to) == (None, None)
    assert "know the time zone" in await prefer(room, room.alice, zone="Europe/Atlantis")


async def test_zones_are_proposed(room: Room) -> None:
    """A city is enough; each proposal says what time it is there."""
    proposed = await room.alice.autocomplete(room.channel, "preferences", "zone", "new y")
    assert [one["value"] for one in proposed] == ["America/New_York"]
    assert proposed[0]["name"].startswith("America/New_York · ")
    first = await room.alice.autocomplete(room.channel, "preferences", "zone", "")
    assert "Europe/Riga" in [one["value"] for one in first]
    many = await room.alice.autocomplete(room.channel, "preferences", "zone", "america")
    assert len(many) == 25
