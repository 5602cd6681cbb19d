"""Faults that are planted can be planted: each still fits the program, and is what is imported."""

import subprocess
import sys

import pytest

from tests.simulation.planted import calls, clocks, club, pages, people, storing
from tests.simulation.planted.fault import ROOT, Fault
from tests.simulation.planted.faults import ALL


def in_a_process(program: str) -> str:
    """What *program* prints."""
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def test_no_two_have_one_name() -> None:
    """Each of the forty-two can be asked for alone."""
    parts = (calls, storing, clocks, club, people, pages)
    assert sum(len(part.FAULTS) for part in parts) == len(ALL) == 42


@pytest.mark.parametrize("fault", ALL.values(), ids=ALL.keys())
def test_it_fits_the_program(fault: Fault) -> None:
    """What it changes stands in its file, once, and the file compiles with it."""
    assert fault.code() != compile((ROOT / fault.file).read_text("utf-8"), fault.file, "exec")


@pytest.mark.slow
def test_it_is_what_is_imported() -> None:
    """A process in which it was planted runs the program with it, and no other one does."""
    look = "from bot.club.tournament.results import SAT_OUT; print(SAT_OUT)"
    planted = f"""
from tests.simulation.planted.fault import plant
from tests.simulation.planted.faults import ALL
plant(ALL["half-a-bye"])
{look}
"""
    assert (in_a_process(look), in_a_process(planted)) == ("100\n", "50\n")
