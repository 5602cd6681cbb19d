"""Some storms of every kind, drawn by the commit; `make storms` looks for others."""

import os
import subprocess
import sys
from random import Random

import pytest

from tests.simulation.mended import PARTS

HIGHEST = 1_000_000
SEEDS, AGAIN = 50, 10


@pytest.mark.slow
@pytest.mark.soak(one_of=PARTS)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_promise_is_kept_and_a_seed_is_a_report(
    part: int, pytestconfig: pytest.Config
) -> None:
    """What is broken is told as `make storms` tells it; `make storm SEED=…` repeats it.

    Some are played by another process, too, which shares nothing with the first: what happens in
    them is the same to the byte, as the marks of their traces are. As it takes seconds to warm up,
    that one first plays a part of the storms whose faults are mended, drawn by the commit.
    """
    first = Random(f"storms {pytestconfig.option.soak_seed}").randrange(1, HIGHEST)
    once, again = told(many(first, SEEDS)), told(f"mended.play({part})", many(first, AGAIN))
    assert (len(once), len(again)) == (SEEDS, AGAIN)
    assert again <= once


def many(first: int, count: int) -> str:
    """What plays so many seeds from *first* on."""
    return f"assert many({first}, {count}, '', each=True) == 0"


def told(*steps: str) -> set[str]:
    """What is told by a process that plays: each seed has a line, with its trace's mark."""
    begin = (
        "from tests.simulation import mended",
        "from tests.simulation.__main__ import many, warm_up",
        "warm_up()",
    )
    done = subprocess.run(
        [sys.executable, "-c", "\n".join((*begin, *steps))],
        env=os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {line for line in done.stdout.splitlines() if line.startswith("seed ")}
