"""Plays seeds with one fault in the program, in a process of its own, and tells how each went.

`python -m tests.simulation.planted.apart NAME FIRST COUNT KIND`; without a name nothing is planted.
"""

import json
import os
import sys
from importlib import import_module

from tests.simulation.planted.fault import plant
from tests.simulation.planted.faults import ALL


def main() -> None:
    """Print a line for each seed: its number, and the promises that were broken."""
    name, first, count, kind = sys.argv[1:]
    if name:
        plant(ALL[name])
    # Only now: they load the program, which is to have the fault in it.
    plans, seeds, troubles = (
        import_module(f"tests.simulation.{part}") for part in ("plans", "seeds", "troubles")
    )
    seeds.warm_up()
    numbers = range(int(first), int(first) + int(count))
    drawn = (plans.planned(number, troubles.TROUBLES, kind) for number in numbers)
    for plan, outcome in seeds.run_all(drawn, os.cpu_count() or 1):
        print(json.dumps([plan.seed, outcome.broken]), flush=True)


if __name__ == "__main__":
    main()
