"""Storms: `make storms` runs seeds until stopped, `make storm SEED=17` repeats one."""

import argparse
import os
import sys
import time

from tests.simulation.plans import Plan, planned
from tests.simulation.seeds import Outcome, run_all, run_apart, smaller, warm_up
from tests.simulation.troubles import TROUBLES

HASHES = "PYTHONHASHSEED"
"""What has to be 0, so that sets of words have the same order in each run."""
FOR_EVER = 1 << 40
A_LINE_FOR = 1000


def main() -> int:
    """Do what the command line says."""
    if os.environ.get(HASHES) != "0":
        os.environ[HASHES] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]])
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--seed", type=int, help="repeat this one, and print what happens")
    parser.add_argument("--without", type=int, nargs="*", default=[], help="its parts to leave out")
    parser.add_argument("--first", type=int, default=1, help="the first of many")
    parser.add_argument("--count", type=int, default=FOR_EVER, help="how many")
    parser.add_argument("--kind", default="", help="of which kind all scenes are to be")
    parser.add_argument("--each", action="store_true", help="tell of those that went well, too")
    asked = parser.parse_args()
    warm_up()
    if asked.seed is not None:
        return one(planned(asked.seed, TROUBLES, asked.kind).without(asked.without))
    return many(asked.first, asked.count, asked.kind, each=asked.each)


def one(plan: Plan) -> int:
    """Play one, and print its trace."""
    outcome = run_apart(plan, traced=True)
    print("\n".join(outcome.trace))
    tell(plan, outcome)
    return bool(outcome.broken)


def many(first: int, count: int, kind: str, *, each: bool) -> int:
    """Play one after the other; those that break a promise are made smaller, and told."""
    begun, failed, cpu = time.monotonic(), 0, 0.0
    plans = (planned(seed, TROUBLES, kind) for seed in range(first, first + count))
    for number, (plan, outcome) in enumerate(run_all(plans, os.cpu_count() or 1), 1):
        cpu += outcome.cpu_seconds
        if outcome.broken:
            failed += 1
            tell(*smaller(plan, outcome))
        elif each:
            tell(plan, outcome)
        if number % A_LINE_FOR == 0 or number == count:
            spent = time.monotonic() - begun
            print(
                f"{number} seeds up to {first + number - 1}: {failed} broke a promise; "
                f"{cpu / number:.2f} s of processor time each, {spent:.0f} s in all",
                flush=True,
            )
    return bool(failed)


def tell(plan: Plan, outcome: Outcome) -> None:
    """Say how a scene went."""
    print(f"seed {plan.seed}: {plan}; {outcome.steps} steps, trace {outcome.mark}")
    for fault in outcome.broken:
        print(f"    {fault}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
