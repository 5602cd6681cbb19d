"""Scenes in which storms have found faults, by what was wrong: they break no promise any more."""

from pathlib import Path

import pytest

from tests.simulation.plans import Plan, Trouble
from tests.simulation.scene import Scene

FOUND = {
    "who stood still and was replaced answers no presses": Plan(
        7, "two", 2, (Trouble(1, "take_over", 13.0),)
    ),
    "who was replaced calls nobody to play": Plan(
        4, "computer", 1, (Trouble(1, "clock", 8.2), Trouble(3, "take_over", 35.9))
    ),
    "nothing is shown by a process that has ended": Plan(
        54,
        "two",
        2,
        (Trouble(1, "cut", 17.0), Trouble(2, "take_over", 30.4)),
        (Trouble(3, "throw_out", 2.1), Trouble(5, "forbid", 24.9)),
    ),
    "a process that ends answers those whom it has heard": Plan(
        206, "two", 2, (Trouble(1, "slow_disk", 12.0), Trouble(2, "end", 14.5))
    ),
    "what is proposed too late is no fault": Plan(
        210, "two", 2, (Trouble(1, "slow_disk", 12.0), Trouble(2, "end", 14.5))
    ),
    "a channel is looked at again once the database answers": Plan(
        31, "two", 2, (Trouble(1, "disk", 4.5),), (Trouble(4, "forbid", 4.8),)
    ),
    "who can show no life sees that another plays": Plan(
        2048, "two", 2, (Trouble(1, "no_heartbeats", 5.9), Trouble(2, "take_over", 12.9))
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("plan", FOUND.values(), ids=FOUND)
def test_found(plan: Plan, tmp_path: Path) -> None:
    """Each is played once more."""
    assert Scene(plan, tmp_path).play() == []
