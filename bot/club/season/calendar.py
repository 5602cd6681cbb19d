"""When seasons end: at the first moment of a day where the server is."""

from datetime import date, timedelta, tzinfo

from bot.people.zones import day_of, midnight_ms, zone_called
from data.ids import Ms
from data.settings import ServerSettings

HALF = {"month": 15, "quarter": 45, "weeks-4": 14, "weeks-2": 7}
"""Days: what would last less is one with what comes after it."""
DAYS = {"weeks-4": 28, "weeks-2": 14}
MONTHS = {"month": 1, "quarter": 3}
LONGEST_DAYS = 366
"""So far ahead a host may set the last day of a season."""


def season_around(now_ms: Ms, server: ServerSettings) -> tuple[Ms, Ms]:
    """When the season that a calendar has now began, and when it ends."""
    zone = zone_called(server.zone)
    today = day_of(now_ms, zone)
    first = first_day(today, server.season)
    return midnight_ms(first, zone), midnight_ms(after(first, server.season), zone)


def next_end_ms(begin_ms: Ms, server: ServerSettings) -> Ms:
    """When a season ends that begins then, whatever moment of the calendar that is."""
    zone = zone_called(server.zone)
    begun = day_of(begin_ms, zone)
    end = after(first_day(begun, server.season), server.season)
    if (end - begun).days < HALF[server.season]:
        end = after(end, server.season)
    return midnight_ms(end, zone)


def first_day(day: date, length: str) -> date:
    """The first day of the month, quarter or week in which *day* is."""
    if length in DAYS:
        return day - timedelta(days=day.weekday())
    months = MONTHS[length]
    return day.replace(month=day.month - (day.month - 1) % months, day=1)


def after(first: date, length: str) -> date:
    """The first day of the season that follows the one that begins on *first*."""
    if length in DAYS:
        return first + timedelta(days=DAYS[length])
    months = first.month - 1 + MONTHS[length]
    return date(first.year + months // 12, months % 12 + 1, 1)


def end_with_length_ms(begin_ms: Ms, now_ms: Ms, server: ServerSettings) -> Ms:
    """When the running season ends after its length was changed: not before tomorrow."""
    end_ms = next_end_ms(begin_ms, server)
    zone = zone_called(server.zone)
    while end_ms <= now_ms:
        end_ms = midnight_ms(after(day_of(end_ms, zone), server.season), zone)
    return end_ms


def end_in_zone_ms(end_ms: Ms, before: tzinfo, now_ms: Ms, server: ServerSettings) -> Ms:
    """When the running season ends after the zone was changed: on the same day, by that zone.

    Where that has passed already, at the next midnight.
    """
    zone = zone_called(server.zone)
    same = midnight_ms(day_of(end_ms, before), zone)
    return same if same > now_ms else midnight_ms(day_of(now_ms, zone) + timedelta(days=1), zone)
