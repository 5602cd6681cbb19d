"""Looks for each fault until a storm breaks a promise with it that is kept there without it."""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from tests.simulation.planted.fault import ROOT, Fault
from tests.simulation.planted.faults import ALL

APART = "tests.simulation.planted.apart"
MOST_SEEDS = 200
LONGEST_WORDS = 200
"""So much is shown of how a promise was broken."""


def main() -> int:
    """Say of each fault whether it was found; returns 1 where one was not."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.planted")
    parser.add_argument("names", nargs="*", metavar="name", help="of a fault; all of them else")
    parser.add_argument("--seeds", type=int, default=MOST_SEEDS, help="how many for each at most")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--kind", default="", help="of which kind all scenes are to be")
    asked = parser.parse_args()
    if unknown := set(asked.names) - ALL.keys():
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    # Whoever stops this stops what it has begun, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    names = asked.names or list(ALL)
    found = [look_for(ALL[name], asked.first, asked.seeds, asked.kind) for name in names]
    print(f"{sum(found)} of {len(found)} found")
    return not all(found)


def look_for(fault: Fault, first: int, count: int, kind: str) -> bool:
    """Play seeds with *fault* until it is found, and say how that went."""
    begun, tried, fallible = time.monotonic(), 0, list[int]()
    for seed, broken in played(fault.name, first, count, kind):
        tried += 1
        if not broken:
            continue
        if new := broken_newly(broken, seed, kind):
            said = f"found by seed {seed} after {tried}"
            print(f"{fault.name}: {said}, {time.monotonic() - begun:.0f} s: {new}", flush=True)
            return True
        fallible.append(seed)
    also = f"; broken without it too: seeds {fallible}" if fallible else ""
    print(f"{fault.name}: NOT FOUND after {tried}{also}. {fault.promise} {fault.scene}", flush=True)
    return False


def broken_newly(broken: Sequence[str], seed: int, kind: str) -> str:
    """The first of what was *broken* whose promise is kept without the fault; empty: none."""
    [(_, usual)] = played("", seed, 1, kind)
    sentences = {promise_of(one) for one in usual}
    new = (one for one in broken if promise_of(one) not in sentences)
    return next(new, "")[:LONGEST_WORDS].replace("\n", " ")


def promise_of(broken: str) -> str:
    """The sentence of the promise that was broken."""
    return broken.partition(":")[0]


def played(name: str, first: int, count: int, kind: str) -> Iterator[tuple[int, list[str]]]:
    """Play seeds with a fault in the program; each that has ended, with what it broke."""
    child = subprocess.Popen(
        [sys.executable, "-m", APART, name, str(first), str(count), kind],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert child.stdout is not None
    told = 0
    try:
        for line in child.stdout:
            seed, broken = json.loads(line)
            told += 1
            yield seed, broken
        if told < count:
            raise RuntimeError(f"{name}: ended with {child.wait()} after {told} of {count} seeds")
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
        child.stdout.close()
        child.wait()


if __name__ == "__main__":
    sys.exit(main())
