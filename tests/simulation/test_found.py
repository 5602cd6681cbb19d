"""Scenes in which storms have found faults, by what was wrong: they break no promise any more."""

from pathlib import Path

import pytest

from tests.simulation.plans import Plan, Trouble
from tests.simulation.scene import Scene

FOUND = {
    "a process that ends answers those whom it has heard": Plan(
        206, "two", 2, (Trouble(1, "slow_disk", 12.0), Trouble(2, "end", 14.5))
    ),
    "what is proposed too late is no fault": Plan(
        210, "two", 2, (Trouble(1, "slow_disk", 12.0), Trouble(2, "end", 14.5))
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("plan", FOUND.values(), ids=FOUND)
def test_found(plan: Plan, tmp_path: Path) -> None:
    """Each is played once more."""
    assert Scene(plan, tmp_path).play() == []
