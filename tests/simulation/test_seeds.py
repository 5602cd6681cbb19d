"""A seed is a report: whoever repeats it sees the same, to the byte."""

import subprocess
import sys

import pytest

SEEDS = 10


def played(first: int, hashes: str) -> str:
    """The traces of some seeds, played by a process of its own."""
    program = f"""
from tests.simulation.plans import Plan, Trouble, planned
from tests.simulation.seeds import run_apart, warm_up
from tests.simulation.troubles import TROUBLES
warm_up()
plans = [planned(seed, TROUBLES) for seed in range({first}, {first + SEEDS})]
# And one in which a process logs who has taken over from it.
for plan in (*plans, Plan(7, "two", 2, (Trouble(1, "take_over", 5.0),))):
    outcome = run_apart(plan, traced=True)
    print(plan, outcome.steps, outcome.virtual_seconds, *outcome.trace, sep="\\n")
"""
    return subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONHASHSEED": hashes, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.slow
def test_two_runs_are_the_same() -> None:
    """Ten seeds, played twice by processes that share nothing."""
    first, second = played(1, "0"), played(1, "0")
    assert first.count("weather") >= SEEDS
    assert "plays on this database" in first
    assert first == second
