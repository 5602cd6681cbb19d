"""Some storms of every kind, each change anew; `make storms` looks for others."""

import os
import subprocess
import sys

import pytest

FIRST, SEEDS, AGAIN = 9001, 50, 10


@pytest.mark.slow
def test_every_promise_is_kept_and_a_seed_is_a_report() -> None:
    """What is broken is told as `make storms` tells it; `make storm SEED=…` repeats it.

    Some are played by another process, too, which shares nothing with the first: what happens in
    them is the same to the byte, as the marks of their traces are.
    """
    once, again = played(SEEDS), played(AGAIN)
    assert (len(once), len(again)) == (SEEDS, AGAIN)
    assert again <= once


def played(count: int) -> set[str]:
    """What is told of the first so many seeds: each has a line, with its trace's mark."""
    asked = (f"--first={FIRST}", f"--count={count}", "--each")
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", *asked],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    assert f"{count} seeds" in done.stdout, done.stderr
    assert done.returncode == 0, done.stdout
    return {line for line in done.stdout.splitlines() if line.startswith("seed ")}
