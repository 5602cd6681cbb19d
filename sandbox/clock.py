"""The present, in one place, so that it can be another day where one is simulated."""

import time
from datetime import UTC, datetime, timedelta

EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
"""Discord's."""


def now() -> datetime:
    """The wall clock."""
    return datetime.now(UTC)


def milliseconds() -> int:
    """The wall clock in milliseconds since Discord's epoch, as its ids have it."""
    return (now() - EPOCH) // timedelta(milliseconds=1)


def seconds() -> float:
    """A clock that is never put forward or back."""
    return time.monotonic()
