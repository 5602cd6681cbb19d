"""Workers under the filter of system calls that our unit for systemd puts over them."""

import subprocess
import sys

import pytest

from tests.bot.runtime import seccomp

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (seccomp.LIBRARY and seccomp.TOOL), reason="needs libseccomp and systemd-analyze"
    ),
]
THINKING = """
import asyncio, sys
from bot.runtime.workers import Workers
from tests.bot.runtime import jobs, seccomp
seccomp.confine_like(sys.stdin.read())
async def both():
    workers = Workers(quick=1)
    print(await workers.ask(jobs.niceness), await workers.work(jobs.niceness))
    await workers.close()
asyncio.run(both())
"""
GRANTED = "SystemCallFilter=setpriority\n"


def priorities(unit: str) -> list[int]:
    """How much a quick and a patient worker of a bot under *unit* give way to others."""
    bot = [sys.executable, "-c", THINKING]
    said = subprocess.run(bot, input=unit, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return [int(number) for number in said.stdout.split()]


def test_the_unit_lets_workers_give_way() -> None:
    """Both kinds do their work, and the patient one lets all others go first."""
    quick, patient = priorities(seccomp.UNIT)
    assert patient > quick


def test_a_worker_bears_a_refusal() -> None:
    """Where priorities are not to be changed, it works as soon as everybody else."""
    assert GRANTED in seccomp.UNIT
    quick, patient = priorities(seccomp.UNIT.replace(GRANTED, ""))
    assert patient == quick


def test_what_is_forbidden_ends_no_process() -> None:
    """The very filter of a host who leaves both out kills: what these tests see is the filter."""
    strict = seccomp.UNIT.replace(GRANTED, "").replace("SystemCallErrorNumber=EPERM\n", "")
    with pytest.raises(AssertionError, match="WorkerDied"):
        priorities(strict)
