"""Whether another process is dead: said only where it is known, as two may look alike."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.runtime import identity

pytestmark = pytest.mark.skipif(not identity.world(), reason="the system tells nothing of it")

NAME = """
import time
from bot.runtime.identity import name_of_this_process as name
print(name(), flush=True)
"""


@pytest.fixture
def other() -> Iterator["subprocess.Popen[str]"]:
    """Another process of this machine, which has told its name and lives."""
    with subprocess.Popen(
        [sys.executable, "-c", f"{NAME}\ntime.sleep(600)"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    ) as process:
        yield process
        process.kill()


def name_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    return process.stdout.readline().strip()


def test_who_was_killed_is_dead(other: "subprocess.Popen[str]") -> None:
    """At once, on the same machine; who lives is not."""
    name = name_of(other)
    assert identity.host_and_number(name)[1] == other.pid
    assert not identity.is_dead(name)
    other.kill()
    other.wait()
    assert identity.is_dead(name)


def test_a_number_given_out_again() -> None:
    """Somebody else has the number by now: whoever had it before is dead."""
    earlier, later = identity.name_of_this_process(), identity.started(os.getpid())
    assert not identity.is_dead(earlier)
    assert identity.is_dead(earlier.removesuffix(later) + "1")


@pytest.mark.parametrize("part", [1, 2])
def test_another_machine_or_container(part: int) -> None:
    """With the same host name and the same number: only its silence can tell."""
    host, number, known = identity.name_of_this_process().rsplit(":", 2)
    random, world, began = known.split(".")
    boot, namespace = world.split("/")
    elsewhere = f"{boot[::-1]}/{namespace}" if part == 1 else f"{boot}/{int(namespace) + 1}"
    assert not identity.is_dead(f"{host}:{number}:{random}.{elsewhere}.{began}1")


def test_where_nothing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without /proc, or by the name that a process of version 0.2.0 left: nobody knows."""
    assert not identity.is_dead("host:1:0123abcd")
    (tmp_path / "self").symlink_to("1")
    monkeypatch.setattr(identity, "PROC", tmp_path)
    name = identity.name_of_this_process()
    assert identity.world() == ""
    assert not identity.is_dead(name)
    assert identity.host_and_number(name)[1] == os.getpid()
