"""Storms: `make storms` runs seeds until stopped, `make storm SEED=17` repeats one."""

import argparse
import os
import sys
import time

from tests.simulation.plans import planned
from tests.simulation.seeds import Outcome, run_apart, warm_up
from tests.simulation.troubles import TROUBLES

HASHES = "PYTHONHASHSEED"


def main() -> int:
    """Do what the command line says."""
    if os.environ.get(HASHES) != "0":
        os.environ[HASHES] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]])
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--seed", type=int, help="repeat this one, and print what happened")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--count", type=int, default=1 << 40)
    parser.add_argument("--kind", default="")
    parser.add_argument("--without", type=int, nargs="*", default=[])
    asked = parser.parse_args()
    warm_up()
    if asked.seed is not None:
        plan = planned(asked.seed, TROUBLES, asked.kind).without(asked.without)
        outcome = run_apart(plan, traced=True)
        print("\n".join(outcome.trace))
        tell(asked.seed, str(plan), outcome)
        return bool(outcome.broken)
    begun, failed, cpu = time.monotonic(), 0, 0.0
    for number, seed in enumerate(range(asked.first, asked.first + asked.count), 1):
        plan = planned(seed, TROUBLES, asked.kind)
        outcome = run_apart(plan)
        cpu += outcome.cpu_seconds
        if outcome.broken:
            failed += 1
            tell(seed, str(plan), outcome)
        if number % 1000 == 0 or number == asked.count:
            spent = time.monotonic() - begun
            print(
                f"{number} seeds, {failed} broke a promise, {cpu / number:.2f} s CPU each, {spent:.0f} s"
            )
    return bool(failed)


def tell(seed: int, plan: str, outcome: Outcome) -> None:
    """Say how a scene went."""
    print(
        f"seed {seed}: {plan}; {outcome.cpu_seconds:.2f} s CPU, {outcome.steps} steps, {outcome.mark}"
    )
    for fault in outcome.broken:
        print(f"    {fault}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
