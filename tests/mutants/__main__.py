"""Change code in one place at a time, and see whether a test notices: `make mutants`.

    python -m tests.mutants bot/club data/privacy.py --draw 50 --seed 1
    python -m tests.mutants --name bot/consent/rests.py:42:18:1

Each mutant is one operator, number or branch of the folders or files that are named. The tests
next to it that run the changed line are run on it, the quickest first, until one fails.
"""

import argparse
import gc
import os
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

from tests.mutants.forks import in_forks
from tests.mutants.mutations import ROOT, Mutant, mutants, source_of
from tests.mutants.neighbours import files_beside, is_known, measure
from tests.mutants.swapping import Called
from tests.mutants.trials import Verdict, trial_of, verdicts, warm_up

MEASURED_WITHIN_SECONDS = 1800.0


def chosen(options: argparse.Namespace) -> list[Mutant]:
    """Those that are named, or drawn from all of the folders."""
    if options.name:
        paths = {name.partition(":")[0] for name in options.name}
        return [one for one in all_in(paths) if one.name in options.name]
    found = all_in(options.places)
    return Random(options.seed).sample(found, min(options.draw, len(found)))


def all_in(places: Iterable[str]) -> list[Mutant]:
    """All mutants of the modules in folders or files, in their order."""
    paths = set[Path]()
    for place in places:
        path = ROOT / place
        paths |= {path} if path.is_file() else set(path.rglob("*.py"))
    return [
        mutant
        for name in sorted(str(path.relative_to(ROOT)) for path in paths)
        for mutant in mutants(name, source_of(name))
    ]


def prepare(drawn: list[Mutant], also: tuple[str, ...], at_once: int) -> Called:
    """Load the libraries, and measure which tests run which lines where that is not known.

    Tells which functions are called while all is loaded.
    """
    modules = {mutant.path for mutant in drawn}
    pairs = [(path, module) for module in sorted(modules) for path in files_beside(module, also)]
    unknown = {path for path, module in pairs if not is_known(path, module)}
    called = warm_up(sorted({path for path, _ in pairs}), modules)
    gc.freeze()
    jobs = [(path, MEASURED_WITHIN_SECONDS) for path in sorted(unknown)]
    for done, (path, found) in enumerate(in_forks(jobs, measure, at_once), 1):
        if found is not None:
            raise SystemExit(f"{path} could not be measured: {found}")
        print(f"measured {done} of {len(jobs)}: {path}", flush=True)
    return called


def main() -> None:
    """Try them, tell of each, and sum up."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("places", nargs="*", help="folders or files of ours")
    parser.add_argument("--draw", type=int, default=50, help="how many of their mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--name", action="append", help="try this one")
    parser.add_argument(
        "--also", nargs="*", default=(), help="tests to run beside those next to it"
    )
    parser.add_argument("--longest", type=float, default=60, help="seconds of tests for each")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if not (options.places or options.name):
        parser.error("name folders or files, or a mutant")
    begun = time.monotonic()
    drawn, also = chosen(options), tuple(options.also)
    called = prepare(drawn, also, options.at_once)
    found = []
    trials = [trial_of(one, options.longest, also) for one in drawn]
    for verdict in verdicts(trials, called, options.at_once):
        print(verdict, flush=True)
        found.append(verdict)
    print(summary(found), f"in {time.monotonic() - begun:.0f} s")


def summary(found: list[Verdict]) -> str:
    """How many of them died."""
    alive = [one for one in found if one.by is None]
    killed = len(found) - len(alive)
    untested = sum(not one.trial.tests for one in alive)
    share = killed / max(len(found), 1)
    return (
        f"{len(found)} mutants: {killed} killed ({share:.0%}), {len(alive)} alive, "
        f"{untested} of these run by no test"
    )


if __name__ == "__main__":
    main()
