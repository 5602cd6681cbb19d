"""A DM in the evening where a streak would end: by wish, once, and not in quiet hours."""

from typing import Any

import pytest

from bot.club.scorecard.reminders import Reminders, is_due
from bot.runtime.clock import HOUR_MS, now_ms
from data import settings, streaks
from data.days import DAY_MS, day_of
from data.settings import UserSettings
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.presses import told

pytestmark = pytest.mark.usefixtures("seldom_beats")
NIGHT = {"quiet_from": 22 * 60, "quiet_to": 7 * 60}


@pytest.mark.parametrize(
    ("person", "hour"),
    [
        pytest.param({}, 21, id="three hours before the day ends"),
        pytest.param(NIGHT | {"zone": "UTC"}, 21, id="quiet only later"),
        pytest.param(NIGHT | {"zone": "Europe/Riga"}, 18, id="at 21:00 in Riga"),
        pytest.param(NIGHT | {"zone": "Asia/Tokyo"}, None, id="night from 13:00 to 22:00 UTC"),
        pytest.param(NIGHT | {"zone": "America/New_York"}, 21, id="afternoon in New York"),
        pytest.param({"quiet_from": 0, "quiet_to": 0, "zone": "UTC"}, None, id="always quiet"),
    ],
)
def test_when_it_comes(person: dict[str, Any], hour: int | None) -> None:
    """At the last hour that is not quiet, or as soon as we are there after it."""
    begun = 20_000 * DAY_MS
    wishes = UserSettings(**person)
    due = [each for each in range(24) if is_due(wishes, begun + each * HOUR_MS)]
    assert (due[0] if due else None) == hour


async def streak(room: Room, person: Any, days: int, **wishes: Any) -> None:
    """A streak until yesterday of somebody who wants to be told."""
    today = day_of(now_ms())
    async with room.db.transaction() as tx:
        for day in range(today - days, today):
            await streaks.go_on(tx, person.id, day)
        await settings.change_user(tx, person.id, **{"streaks": True} | wishes)
    room.app.preferences.changed(person.id)


async def evening(room: Room, *, hour: float = 21) -> None:
    """Let the bot look after reminders from a quarter of an hour before that hour of today."""
    at_ms = day_of(now_ms()) * DAY_MS + hour * HOUR_MS
    if at_ms < now_ms() + HOUR_MS // 4:
        at_ms += DAY_MS
    await room.wait((at_ms - now_ms()) / 1000 - 900)


async def until_told(room: Room) -> None:
    """Begin as at every start, and let half an hour pass."""
    room.app.part(Reminders).begin()
    await room.wait(1800)


def reminders(room: Room, person: Any) -> list[Any]:
    place = dm_of(person)
    found = room.messages(place) if place else []
    return [one for one in found if "Your streak" in text_of(one)]


async def test_told_once(room: Room) -> None:
    """Who has a streak and did nothing, with the ways to go on; also after a restart."""
    await evening(room)
    await streak(room, room.alice, 4)
    await streak(room, room.bob, 2)
    await until_told(room)
    (message,) = reminders(room, room.alice)
    assert "Your streak of 4 days ends" in text_of(message)
    assert not reminders(room, room.bob)
    await until_told(room)
    assert len(reminders(room, room.alice)) == 1
    said = await room.press(room.alice, message, "Today’s puzzles")
    assert "Puzzles ·" in told(said)


async def test_not_before(room: Room) -> None:
    """A start in the afternoon tells nobody."""
    await evening(room, hour=20)
    await streak(room, room.alice, 4)
    await until_told(room)
    assert not reminders(room, room.alice)


async def test_no_more_of_them(room: Room) -> None:
    """The button below it turns them off."""
    await evening(room)
    await streak(room, room.alice, 4)
    await until_told(room)
    (message,) = reminders(room, room.alice)
    assert "Reminders are off" in told(await room.press(room.alice, message, "No reminders"))
    await room.wait(DAY_MS / 1000)
    assert len(reminders(room, room.alice)) == 1
    async with room.db.reading() as tx:
        assert not (await settings.user_settings(tx, room.alice.id)).streaks


async def test_nobody_who_has_not_asked(room: Room) -> None:
    """Nor who has done something today; one whose DMs are closed is no fault."""
    await evening(room)
    await streak(room, room.alice, 4, streaks=False)
    await streak(room, room.bob, 4)
    await streak(room, room.carol, 4)
    place = f"/channels/{dm_of(room.carol).id}/messages"
    room.env.inject_error("POST", place, status=403, code=50007, times=None)
    async with room.db.transaction() as tx:
        await streaks.go_on(tx, room.bob.id, day_of(now_ms()))
    await until_told(room)
    assert not reminders(room, room.alice)
    assert not reminders(room, room.bob)


async def test_by_preference(room: Room) -> None:
    """The command and its panel."""
    said = await room.alice.slash(room.channel, "preferences", streaks=True)
    assert "Streak reminders: by DM" in str(said.response.message.components)
    assert button(said.response.message, "Display")
