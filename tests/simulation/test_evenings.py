"""Some storms in clubs, and now and then one that lasts a whole evening."""

import subprocess
import sys

import pytest

STORMS = (*(("club", seed) for seed in range(1, 10)), ("evening", 1))
"""Ten, of which one is drawn: an evening takes longer than all others together."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seed"), [pytest.param(*each, marks=pytest.mark.soak) for each in STORMS]
)
def test_nothing_is_broken(kind: str, seed: int) -> None:
    """In a process of its own, as others may have the order of their sets otherwise."""
    command = (sys.executable, "-m", "tests.simulation", "--seed", str(seed), "--kind", kind)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "the storm is over" in done.stdout
    assert done.returncode == 0, done.stdout[-2000:]
