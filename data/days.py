"""Days as puzzles and deals count them: since 1970, in UTC."""

from datetime import date, timedelta

from data.ids import Ms

DAY_MS = Ms(24 * 60 * 60 * 1000)
EPOCH = date(1970, 1, 1)


def day_of(wall_ms: Ms) -> int:
    """The day of a moment, both since 1970."""
    return wall_ms // DAY_MS


def date_of(day: int) -> date:
    """The date of a day."""
    return EPOCH + timedelta(days=day)
