"""Time zones, as a person or a server names theirs: by a big city."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.people.refused import Refused
from bot.people.texts import plain_name
from bot.runtime.clock import MS
from data.ids import Ms

ZONES = sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC")
NEAR = (
    *("Europe/Berlin", "Europe/London", "Europe/Moscow", "Europe/Prague", "Europe/Riga"),
    *("Europe/Tallinn", "Europe/Vilnius", "Europe/Warsaw", "America/New_York", "UTC"),
)
"""Proposed before anything is typed: where those live whose languages we speak."""


def zone_called(name: str | None) -> tzinfo:
    """The time zone of that name; UTC for none, and where this machine does not know it."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def day_of(wall_ms: Ms, zone: tzinfo) -> date:
    """The day at a moment in a time zone."""
    return datetime.fromtimestamp(wall_ms / MS, zone).date()


def midnight_ms(day: date, zone: tzinfo) -> Ms:
    """The first moment of *day*, which may have no midnight, or two, as clocks are put then."""
    # Where the clock jumps over midnight, the offset of before makes it the moment of the jump.
    moment = datetime(day.year, day.month, day.day, tzinfo=zone)
    return round(moment.astimezone(UTC).timestamp()) * MS


def read_zone(typed: str) -> str:
    """The zone that is meant, by its name or that of its city; raises Refused."""
    wish = as_zone(typed)
    found = [zone for zone in ZONES if wish in (zone.lower(), zone.lower().split("/")[-1])]
    if not found:
        raise Refused("quiet-zone-unknown", zone=plain_name(typed))
    return min(found, key=len)


def as_zone(typed: str) -> str:
    """*typed* as names of zones are written, in small letters."""
    return "_".join(typed.lower().split())


def zones_named(typed: str) -> Iterator[str]:
    """The zones in whose name *typed* stands, a place that begins with it first."""
    wish = as_zone(typed)
    if not wish:
        yield from zones_near(None)
        return
    found = [zone for zone in ZONES if wish in zone.lower()]
    yield from sorted(found, key=lambda zone: not zone.lower().split("/")[-1].startswith(wish))


def zones_near(present: str | None) -> list[str]:
    """The zones to choose from in a menu: the nearest, and before them the *present* one."""
    found = [zone for zone in NEAR if zone in ZONES]
    if present is not None and present in ZONES and present not in found:
        found.insert(0, present)
    return found


def zone_label(zone: str, now_ms: Ms) -> str:
    """A time zone with the time that it is there now."""
    return f"{zone} · {datetime.fromtimestamp(now_ms / MS, ZoneInfo(zone)):%H:%M}"
