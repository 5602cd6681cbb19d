"""One mutant at a time: put into a fork of this process, in which its tests are run.

Most are one function put in place of another, and forked from a process that has loaded all. For
the others nothing of ours is loaded yet.
"""

import gc
import importlib
import io
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.forks import Died, Failed, TookTooLong, in_forks
from tests.mutants.mutations import ROOT, Mutant, mutated, source_of
from tests.mutants.neighbours import OURS, QUIETLY, best_tests
from tests.mutants.swapping import Called, Calls, loaded, put, swap_of

START_SECONDS = 20.0
"""In which our packages and tests are loaded, on a machine that does other things beside."""
LOADED_WITHIN_SECONDS = 300.0
PATIENCE = 5.0
"""A test may take so many times as long as it did, and more only if a mutant holds it up."""


@dataclass(frozen=True)
class Trial:
    """A mutant, and what is run on it."""

    mutant: Mutant
    tests: list[str]
    left_out: int
    """How many tests that run it as well were not, as all together take too long."""
    seconds: float


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: *by* whom it was killed, or why it could not be tried."""

    trial: Trial
    by: str | None
    untried: str | None = None

    def __str__(self) -> str:
        mutant, trial = self.trial.mutant, self.trial
        if self.by:
            fate = f"by {self.by}"
        elif self.untried:
            fate = f"not tried: {self.untried}"
        elif not trial.tests:
            fate = "run by no test"
        else:
            fate = f"after {len(trial.tests)} of {len(trial.tests) + trial.left_out} tests"
        return (
            f"{'killed' if self.by else 'ALIVE '} {mutant.name}  "
            f"{mutant.before}  ->  {mutant.after}  {fate}"
        )


def trial_of(mutant: Mutant, longest: float, also: tuple[str, ...] = ()) -> Trial:
    """What to run: the tests that run it until they take *longest*, in seconds; one at least."""
    found = best_tests(mutant, also)
    chosen: list[str] = []
    seconds = 0.0
    for name, takes in found:
        if not chosen or seconds + takes <= longest:
            chosen.append(name)
            seconds += takes
    return Trial(mutant, chosen, len(found) - len(chosen), seconds)


def verdicts(trials: Sequence[Trial], called: Called, at_once: int) -> Iterable[Verdict]:
    """Try each; in the order in which they are done.

    *called* are functions that are called while all is loaded, which this does in between.
    """
    swapped = [trial for trial in trials if is_swapped(trial, called)]
    whole = [trial for trial in trials if trial not in swapped]
    for trials_, work in ((whole, run), (swapped, run_swapped)):
        if trials_ and work is run_swapped:
            load_all(trials_)
        jobs = ((trial, START_SECONDS + PATIENCE * trial.seconds) for trial in trials_)
        for trial, found in in_forks(jobs, work, at_once):
            yield verdict(trial, found)


def verdict(trial: Trial, found: Any) -> Verdict:
    """What became of a mutant of whose trial that was found."""
    match found:
        case TookTooLong():
            return Verdict(trial, "taking too long")
        case Died():
            return Verdict(trial, "the end of its process")
        case Failed(error):
            return Verdict(trial, None, error)
        case _:
            return Verdict(trial, found)


def run(trial: Trial) -> str | None:
    """By what it is killed, in a process that has loaded nothing of ours; None if it lives."""
    if not trial.tests:
        return None
    mutant = trial.mutant
    path, code = ROOT / mutant.path, mutated(mutant, source_of(mutant.path))
    module = module_at(mutant.path)
    assert module not in sys.modules
    sys.meta_path.insert(0, Instead(module, path, code))
    try:
        importlib.import_module(module)
    except Exception as error:
        return f"its import ({type(error).__name__})"
    return failed_of(trial.tests)


def run_swapped(trial: Trial) -> str | None:
    """The same in a process that has loaded all, where that shows what the mutant does."""
    swap = swap_of(trial.mutant)
    if trial.tests and (swap is None or not put(swap, ROOT / trial.mutant.path)):
        raise LookupError(trial.mutant.name)
    return failed_of(trial.tests)


def is_swapped(trial: Trial, called: Called) -> bool:
    """Whether a mutant can be put in where all is loaded, and these functions were called then."""
    swap = swap_of(trial.mutant)
    path = str(ROOT / trial.mutant.path)
    return swap is not None and (path, swap[0].co_firstlineno) not in called


def failed_of(tests: list[str]) -> str | None:
    """The first of *tests* that fails, or what else of theirs does."""
    if not tests:
        return None
    only = Only(tests)
    files = {name.partition("::")[0]: None for name in tests}
    status = pytest.main([*QUIETLY, "-x", *files], plugins=[only])
    if status in (pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR):
        return "what its tests load"
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(status)
    return only.failed


def module_at(path: str) -> str:
    """The name of the module at *path*."""
    return ".".join(Path(path).with_suffix("").parts).removesuffix(".__init__")


class Instead(MetaPathFinder):
    """Finds other code for one module."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        self.module, self.path, self.code = module, path, code

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:
        """How that module is loaded; None for all others."""
        if name != self.module:
            return None
        loader = Loader(name, str(self.path), self.code)
        return spec_from_file_location(name, self.path, loader=loader)


class Loader(SourceFileLoader):
    """Loads a module from code that is not what its file says."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        """The other code."""
        return self.code


class Only:
    """Runs some tests alone, in their order, and notes which of them fails first.

    One whose name says a value that is another now is not among them.
    """

    def __init__(self, names: list[str]) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.failed: str | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Once all in their files are found."""
        items[:] = [item for item in items if item.nodeid in self.places]
        items.sort(key=lambda item: self.places[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """After each phase of a test."""
        if report.failed:
            self.failed = self.failed or report.nodeid


def load_all(trials: Sequence[Trial]) -> None:
    """Load all tests that are to be run, and what they test."""
    load(sorted({name.partition("::")[0] for trial in trials for name in trial.tests}))
    for path in {trial.mutant.path for trial in trials}:
        importlib.import_module(module_at(path))
        loaded(str(ROOT / path))
    gc.freeze()


def load(files: list[str]) -> None:
    """Load the tests in *files*."""
    with redirect_stdout(io.StringIO()):
        pytest.main([*QUIETLY, "--collect-only", *files])


def loaded_by(files: list[str], modules: set[str]) -> tuple[list[str], Called]:
    """All that the tests in *files* load, and the functions of *modules* that are called then."""
    with Calls({str(ROOT / module) for module in modules}) as called:
        load(files)
    return [*sys.modules], called


def warm_up(files: list[str], modules: set[str]) -> Called:
    """Load what forks of this process need: libraries, and ours that import none of *modules*.

    Tells which functions of these are called while they and the tests are loaded.
    """
    places = {OURS.index(module.partition("/")[0]) for module in modules}
    cold = (*OURS[min(places, default=0) :], "__main__")
    jobs = [(files, LOADED_WITHIN_SECONDS)]
    ((_, (names, called)),) = in_forks(jobs, lambda found: loaded_by(found, modules), 1)
    for name in names:
        if name.partition(".")[0] not in cold:
            with suppress(ImportError):  # made by another module, or for nobody
                importlib.import_module(name)
    return called
