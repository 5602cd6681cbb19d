"""Some storms of every kind, each change anew; `make storms` looks for others."""

import os
import subprocess
import sys

import pytest

FIRST, SEEDS, AT_ONCE = 9001, 50, 10


@pytest.mark.slow
@pytest.mark.parametrize("first", range(FIRST, FIRST + SEEDS, AT_ONCE))
def test_every_promise_is_kept(first: int) -> None:
    """What is broken is told as `make storms` tells it; `make storm SEED=…` repeats it."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", f"--first={first}", f"--count={AT_ONCE}"],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    assert f"{AT_ONCE} seeds" in done.stdout, done.stderr
    assert done.returncode == 0, done.stdout
