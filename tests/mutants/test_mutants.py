"""The search itself, on a module of which its tests hold something and leave something out."""

import os
import subprocess
import sys
import time
from typing import Any

import pytest

from tests.mutants.__main__ import all_in, chosen
from tests.mutants.forks import Died, Failed, TookTooLong, in_forks
from tests.mutants.neighbours import ROOT, files_beside, place

SAMPLE = "tests/mutants/sample"
TESTS = f"{SAMPLE}/test_ages.py"
STANDINGS = "tests/bot/render/test_standings_picture.py"
FATES = {
    ("18", "36"): f"by {TESTS}::test_vote",
    ("age >= OF_AGE", "age > OF_AGE"): f"by {TESTS}::test_vote",
    ("age > 64", "age >= 64"): "after 1 of 1 tests",
    ("age > 64", "False"): f"by {TESTS}::test_discount",
    ("age == 33", "age != 33"): "run by no test",
}
"""What becomes of some of its mutants."""


@pytest.mark.slow
def test_what_the_tests_notice() -> None:
    """Tests are measured, and each mutant is tried on those that run it; also what is imported."""
    place(TESTS).unlink(missing_ok=True)
    wanted = [one for one in all_in([SAMPLE]) if (one.before, one.after) in FATES]
    names = [part for mutant in wanted for part in ("--name", mutant.name)]
    asked = [sys.executable, "-m", "tests.mutants", *names]
    ended = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    first, *lines, last = ended.stdout.splitlines()
    assert first == f"measured 1 of 1: {TESTS}"
    assert {line[:6].strip() + line[6:] for line in lines} == {
        f"{'killed' if fate.startswith('by') else 'ALIVE'} {mutant.name}  "
        f"{mutant.before}  ->  {mutant.after}  {fate}"
        for mutant in wanted
        for fate in (FATES[mutant.before, mutant.after],)
    }
    assert last.startswith("5 mutants: 3 killed (60%), 2 alive, 1 of these run by no test")


def test_a_seed_draws_the_same() -> None:
    """So that a sample can be tried again, and another seed tries others."""
    first, again, other = ([one.name for one in chosen(drawing(seed))] for seed in (1, 1, 2))
    assert len(set(first)) == 20
    assert first == again != other


def drawing(seed: int) -> Any:
    """What asks for twenty mutants of a folder."""

    class Options:
        name = None
        places = ("bot/consent",)
        draw = 20

    Options.seed = seed  # type: ignore[attr-defined]
    return Options


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "some"),
    [
        (
            "bot/club/puzzle/wing.py",
            {"tests/bot/club/puzzle/test_away.py", "tests/bot/club/puzzle/test_puzzle.py"},
        ),
        ("data/standings.py", {"tests/data/test_ranking.py", STANDINGS}),
        (f"{SAMPLE}/ages.py", {TESTS}),
    ],
)
def test_what_is_next_to_a_module(module: str, some: set[str]) -> None:
    """The tests of its folder, and those that import it, but not all of them."""
    assert some <= set(files_beside(module))
    assert "tests/engine/test_gin.py" not in files_beside(module)


def test_a_fork_ends() -> None:
    """By what it found, an error, no word, or when it takes too long; with all it has started."""

    def work(job: str) -> int:
        if job == "dies":
            os._exit(3)
        if job == "fails":
            raise ValueError(job)
        child = os.fork()
        if job == "waits" or not child:
            time.sleep(600)
        return child

    jobs = [("finds", 100.0), ("dies", 100.0), ("fails", 100.0), ("waits", 0.5)]
    found = dict(in_forks(jobs, work, 2))
    assert isinstance(found["dies"], Died)
    assert found["fails"] == Failed("ValueError('fails')")
    assert isinstance(found["waits"], TookTooLong)
    assert is_gone(found["finds"])


def is_gone(process: int) -> bool:
    """Whether a process has ended or is about to: nobody may have asked for its last word yet."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            with open(f"/proc/{process}/stat") as status:
                if status.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except FileNotFoundError:
            return True
        time.sleep(0.01)
    return False
