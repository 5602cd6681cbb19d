"""Lengths of time as people type them: `5m`, `5 min`, `24 h`, `3 days`, `90`, `none`."""

import re

from bot.people.refused import Refused

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
"""Seconds in a unit, by the first letter of its name."""
SPAN = re.compile(
    r"(\d{1,7})\s*(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?)?", re.ASCII
)
NONE = {"none", "no", "off", "unlimited"}


def read_span(text: str, *, least: int = 0) -> str:
    """The value of an option, in seconds or `none`.

    A bare number is seconds, but minutes where so few seconds would be under the *least* possible:
    a clock of 5 is five minutes. Raises Refused where it is no length of time.
    """
    wish = text.strip().lower()
    if wish in NONE:
        return "none"
    match = SPAN.fullmatch(wish)
    if match is None:
        raise Refused("span-not-understood")
    number, unit = match.groups()
    if unit is None:
        unit = "m" if 0 < int(number) < least else "s"
    return str(int(number) * UNITS[unit[0]])


def write_span(seconds: int | None) -> str:
    """The shortest text that `read_span` reads as *seconds*: `5m`."""
    if seconds is None:
        return "none"
    if seconds == 0:
        return "0s"
    unit = next(unit for unit in "dhms" if seconds % UNITS[unit] == 0 and seconds >= UNITS[unit])
    return f"{seconds // UNITS[unit]}{unit}"
