"""Some storms that the commit draws: each change is tried in others."""

import os
import subprocess
import sys
from random import Random

import pytest

SEEDS, AT_ONCE = 50, 10
HIGHEST = 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize("group", range(SEEDS // AT_ONCE))
def test_every_promise_is_kept(group: int, pytestconfig: pytest.Config) -> None:
    """What is broken is told as `make storms` tells it; `make storm SEED=…` repeats it."""
    commit = pytestconfig.option.soak_seed
    first = Random(f"storms {commit}").randrange(1, HIGHEST) + group * AT_ONCE
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", f"--first={first}", f"--count={AT_ONCE}"],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    assert f"{AT_ONCE} seeds" in done.stdout, done.stderr
    assert done.returncode == 0, done.stdout
