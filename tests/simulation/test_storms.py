"""Some storms of every kind, drawn by the commit; `make storms` looks for others."""

import os
import subprocess
import sys
from random import Random

import pytest

HIGHEST = 1_000_000
SEEDS, AGAIN = 50, 10


@pytest.mark.slow
def test_every_promise_is_kept_and_a_seed_is_a_report(pytestconfig: pytest.Config) -> None:
    """What is broken is told as `make storms` tells it; `make storm SEED=…` repeats it.

    Some are played by another process, too, which shares nothing with the first: what happens in
    them is the same to the byte, as the marks of their traces are.
    """
    first = Random(f"storms {pytestconfig.option.soak_seed}").randrange(1, HIGHEST)
    once, again = played(first, SEEDS), played(first, AGAIN)
    assert (len(once), len(again)) == (SEEDS, AGAIN)
    assert again <= once


def played(first: int, count: int) -> set[str]:
    """What is told of so many seeds from *first* on: each has a line, with its trace's mark."""
    asked = (f"--first={first}", f"--count={count}", "--each")
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", *asked],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    assert f"{count} seeds" in done.stdout, done.stderr
    assert done.returncode == 0, done.stdout
    return {line for line in done.stdout.splitlines() if line.startswith("seed ")}
