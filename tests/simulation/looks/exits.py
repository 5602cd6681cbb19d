"""Processes that ended by themselves."""

from collections.abc import Iterator

from tests.simulation.looks.service import Service

ENDING = frozenset(
    {
        *("take_over", "freeze", "clock", "disk", "slow_disk", "old_release"),
        *("refused", "lost_requests", "lost_answers", "slow"),
    }
)
"""Troubles by which a process loses its shards, or cannot start."""
LEASE_SECONDS = 60.0
"""So long after them at most it finds that out."""


def unexplained(service: Service) -> Iterator[str]:
    """What ended without having been asked to, and without a trouble that would explain it."""
    for life in service.lives:
        asked = False
        for event in life.events:
            if event.what in ("start", "asked"):
                asked = event.what == "asked"
            ended = event.what == "over" and not asked
            if ended and not service.troubled(event.at, LEASE_SECONDS, ENDING):
                yield f"{life.name} has ended at {event.at:.3f}: {event.told}"
