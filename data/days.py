"""Days as puzzles and deals count them: since 1970, in UTC."""

from data.ids import Ms

DAY_MS = Ms(24 * 60 * 60 * 1000)


def day_of(wall_ms: Ms) -> int:
    """The day of a moment, both since 1970."""
    return wall_ms // DAY_MS
