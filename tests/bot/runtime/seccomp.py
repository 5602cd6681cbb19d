"""The filter of system calls of a systemd unit, put over a process of a test.

As systemd does it: the first line says what the list is for, and the following ones add to it or
take away from it; groups are those that `systemd-analyze syscall-filter` prints.
"""

import ctypes
import errno
import re
import shutil
import subprocess
from ctypes.util import find_library
from functools import cache
from pathlib import Path

LIBRARY = find_library("seccomp")
TOOL = shutil.which("systemd-analyze")
MISSING = "needs libseccomp and systemd-analyze"
ALLOW, KILL, FAIL = 0x7FFF0000, 0x80000000, 0x00050000
"""What libseccomp does with a call (seccomp.h); a number is added to the last."""


def settings(unit: str, name: str) -> list[str]:
    """The values of setting *name* of the text of a unit, in their order."""
    return re.findall(rf"^{name}=(.*)$", unit, re.MULTILINE)


@cache
def groups() -> dict[str, list[str]]:
    """What each group of system calls has, groups among it."""
    assert TOOL is not None
    printed = subprocess.run([TOOL, "syscall-filter"], capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = {}
    for line in re.sub(r"\x1b\[[0-9;]*m", "", printed.stdout).splitlines():
        if line.startswith("@"):
            calls = found.setdefault(line.strip(), [])
        elif line.startswith("    ") and not line.strip().startswith("#"):
            calls.append(line.strip())
        elif line.startswith("#"):  # what follows is in none
            calls = []
    return found


def members(name: str) -> set[str]:
    """The calls that *name* stands for: its own, or those of a group."""
    if not name.startswith("@"):
        return {name}
    return set().union(*map(members, groups()[name]))


def allowed(unit: str) -> set[str]:
    """The calls that *unit* allows; its list begins with what is allowed."""
    first, *rest = settings(unit, "SystemCallFilter")
    assert not first.startswith("~")
    calls = members("@default")
    for line in (first, *rest):
        named = set().union(*map(members, line.removeprefix("~").split()))
        calls = calls - named if line.startswith("~") else calls | named
    return calls


def confine(calls: set[str], refusal: int) -> None:
    """Keep this process and all that it starts to these *calls*; others end in *refusal*."""
    library = ctypes.CDLL(LIBRARY)
    library.seccomp_init.restype = ctypes.c_void_p
    made = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(refusal)))
    for call in calls:
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number >= 0:  # others are none of this machine's
            assert not library.seccomp_rule_add(made, ctypes.c_uint32(ALLOW), number, 0)
    # libseccomp itself gives up new privileges first, without which nobody but root may filter.
    assert library.seccomp_load(made) == 0


def confine_like(unit: str) -> None:
    """Keep this process and all that it starts to what *unit* allows."""
    numbers = settings(unit, "SystemCallErrorNumber")
    confine(allowed(unit), FAIL | getattr(errno, numbers[-1]) if numbers else KILL)


UNIT = (Path(__file__).parents[3] / "deploy" / "jolly.service").read_text()
"""The unit that a host may copy."""
