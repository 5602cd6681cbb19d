"""Which process this is among all that ever run, and what can be known of another one.

A host's name and a process's number are not enough: every container may have number 1, and those
with the host's network have one name. What tells is the boot of the kernel, the namespace in which
the number counts, and when the process began, as numbers are given out again.
"""

import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
"""Where Linux tells of processes; elsewhere nothing can be known."""
STARTED = 19
"""Of what follows a process's name in its `stat`: when it began, in ticks since the boot."""


def name_of_this_process() -> str:
    """What tells this process from all others: `host:number:` and what only `is_dead` reads."""
    number = os.getpid()
    known = (secrets.token_hex(4), world(), started(number))
    return f"{socket.gethostname()}:{number}:{'.'.join(known)}"


def host_and_number(name: str) -> tuple[str, int]:
    """What a host knows the process of that name by."""
    host, number, _ = name.rsplit(":", 2)
    return host, int(number)


def sign_of(name: str) -> str:
    """The random part of that name, for a sign of life beside the database."""
    return name.rpartition(":")[2].partition(".")[0]


def is_dead(name: str) -> bool:
    """Whether the process of that name is known to have ended; False where nobody can know."""
    _, its_world, began = [*name.rpartition(":")[2].split("."), "", ""][:3]
    if not its_world or not began or its_world != world():
        return False
    _, number = host_and_number(name)
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return started(number) not in ("", began)


def world() -> str:
    """Where a number is one process's alone, until that ends; empty where that cannot be told.

    The number of a namespace is given out again only once all in it have ended.
    """
    with suppress(OSError):
        if (PROC / "self").readlink() == Path(str(os.getpid())):
            boot = (PROC / "sys/kernel/random/boot_id").read_text().strip()
            return f"{boot}/{(PROC / 'self/ns/pid').stat().st_ino}"
    return ""


def started(number: int) -> str:
    """When a process began; empty where that cannot be told."""
    with suppress(OSError, IndexError):
        # Its name, in brackets, may have blanks and brackets of its own.
        return (PROC / str(number) / "stat").read_text().rpartition(")")[2].split()[STARTED]
    return ""
