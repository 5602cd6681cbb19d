"""One mutant at a time: put into a fork in which nothing of ours is loaded yet, and tests run."""

import importlib
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.forks import Died, Failed, TookTooLong, in_forks
from tests.mutants.mutations import Mutant, mutated
from tests.mutants.neighbours import OURS, QUIETLY, ROOT, best_tests

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


def verdicts(trials: Iterable[Trial], at_once: int) -> Iterable[Verdict]:
    """Try each; in the order in which they are done."""
    jobs = ((trial, START_SECONDS + PATIENCE * trial.seconds) for trial in trials)
    for trial, found in in_forks(jobs, run, at_once):
        match found:
            case TookTooLong():
                yield Verdict(trial, "taking too long")
            case Died():
                yield Verdict(trial, "the end of its process")
            case Failed(error):
                yield Verdict(trial, None, error)
            case _:
                yield Verdict(trial, found)


def run(trial: Trial) -> str | None:
    """By what it is killed, in a process that has loaded nothing of ours; None if it lives."""
    if not trial.tests:
        return None
    path = ROOT / trial.mutant.path
    code = mutated(trial.mutant, path.read_text(encoding="utf-8"))
    module = ".".join(Path(trial.mutant.path).with_suffix("").parts).removesuffix(".__init__")
    assert module not in sys.modules
    sys.meta_path.insert(0, Instead(module, path, code))
    try:
        importlib.import_module(module)
    except Exception as error:
        return f"its import ({type(error).__name__})"
    only = Only(trial.tests)
    files = {name.partition("::")[0]: None for name in trial.tests}
    status = pytest.main([*QUIETLY, "-x", *files], plugins=[only])
    if status == pytest.ExitCode.INTERRUPTED:
        return "what its tests prepare"
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(status)
    return only.failed


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


def loaded_by(files: list[str]) -> list[str]:
    """All that the tests in *files* load."""
    pytest.main([*QUIETLY, "--collect-only", *files])
    return [*sys.modules]


def warm_up(files: list[str], modules: set[str]) -> None:
    """Load what forks of this process need: libraries, and ours that import none of *modules*."""
    places = {OURS.index(module.partition("/")[0]) for module in modules}
    cold = (*OURS[min(places, default=0) :], "__main__")
    for _, names in in_forks([(files, LOADED_WITHIN_SECONDS)], loaded_by, 1):
        for name in names:
            if name.partition(".")[0] not in cold:
                with suppress(ImportError):  # made by another module, or for nobody
                    importlib.import_module(name)
