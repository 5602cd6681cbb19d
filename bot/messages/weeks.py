"""Weeks as calendars count them, from Monday, in UTC."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.render.titles import date_at
from bot.runtime.clock import HOUR_MS, MS
from data.ids import Ms

POSTED_MS = 9 * HOUR_MS
"""When on Monday the week before it is told: 9:00."""
WEEK_MS = 7 * 24 * HOUR_MS
NOON_MS = 12 * HOUR_MS
"""A moment of a day that is that day nearly everywhere."""


class Week(NamedTuple):
    """A week that is over: its *name*, `2026-W47`, and when it began and ended."""

    name: str
    begin_ms: Ms
    end_ms: Ms

    @property
    def told_ms(self) -> Ms:
        """When the standings of the week are to be posted."""
        return self.end_ms + POSTED_MS

    @property
    def next_told_ms(self) -> Ms:
        """When the standings of the next week are to be posted."""
        return self.told_ms + WEEK_MS

    @property
    def days(self) -> tuple[str, str]:
        """The first and the last day of the week, as Discord's timestamps."""
        first, last = self.begin_ms + NOON_MS, self.end_ms - NOON_MS
        return date_at(Ms(first)), date_at(Ms(last))


def last_told(now_ms: Ms) -> Week:
    """The last week whose standings are to be posted by now."""
    now = datetime.fromtimestamp((now_ms - POSTED_MS) / MS, UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    end = midnight - timedelta(days=now.weekday())
    begin = end - timedelta(weeks=1)
    year, week, _ = begin.isocalendar()
    return Week(f"{year}-W{week:02}", round(begin.timestamp()) * MS, round(end.timestamp()) * MS)
