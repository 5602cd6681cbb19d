"""Quiet hours: when a person's DMs make no sound, by the clock where they are.

Nothing waits for their end: a message comes as ever, and its reader finds it in the morning.
"""

import re
from datetime import datetime
from typing import Any

from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.people.zones import read_zone, zone_called
from bot.runtime.clock import MS
from data.ids import Ms
from data.settings import UserSettings

OFF = ("off", "none")
HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?[-–—](\d{1,2})(?:[:.](\d{2}))?")
"""`22-7`, `22:00-07:00`."""
DAY = 24 * 60
"""Minutes."""


def is_quiet(person: UserSettings, now_ms: Ms) -> bool:
    """Whether DMs to *person* are to make no sound now."""
    start, end = person.quiet_from, person.quiet_to
    if start is None or end is None:
        return False
    local = datetime.fromtimestamp(now_ms / MS, zone_called(person.zone))
    minute = 60 * local.hour + local.minute
    if start < end:
        return start <= minute < end
    return minute >= start or minute < end


def changes(present: UserSettings, hours: str | None, zone: str | None) -> dict[str, Any]:
    """What to store for the *hours* and the *zone* that were typed; raises Refused.

    Hours without a zone would be quiet somewhere else.
    """
    found: dict[str, Any] = {}
    if zone is not None:
        found["zone"] = read_zone(zone)
    if hours is not None:
        found["quiet_from"], found["quiet_to"] = read_hours(hours)
        if found["quiet_from"] is not None and not (zone or present.zone):
            raise Refused("quiet-needs-zone", hours=plain_name(hours))
    return found


def read_hours(typed: str) -> tuple[int | None, int | None]:
    """From when to when, in minutes since midnight; None for `off`. Raises Refused.

    From a time until the same time is all day.
    """
    wish = "".join(typed.lower().split())
    if wish in OFF:
        return None, None
    match = HOURS.fullmatch(wish)
    if match is None:
        raise Refused("quiet-not-understood", hours=plain_name(typed))
    hour, minute, until, past = (int(part or 0) for part in match.groups())
    if hour > 24 or until > 24 or minute > 59 or past > 59:
        raise Refused("quiet-not-understood", hours=plain_name(typed))
    return (60 * hour + minute) % DAY, (60 * until + past) % DAY


def quiet_line(present: UserSettings, language: str) -> str:
    """When DMs make no sound, and where that is."""
    start, end = present.quiet_from, present.quiet_to
    if start is None or end is None:
        return say(language, "preferences-quiet-off")
    hours = f"{clock(start)}–{clock(end)}"
    return say(language, "preferences-quiet", hours=hours, zone=present.zone or "UTC")


def clock(minutes: int) -> str:
    """Minutes since midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
