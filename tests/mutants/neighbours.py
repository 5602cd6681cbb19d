"""Which tests are next to a module, and which of them run a line of it.

Each file of tests is measured once, by coverage, and again only when it or the module has changed.
"""

import ast
import hashlib
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

from tests.mutants.mutations import ROOT as ROOT
from tests.mutants.mutations import Mutant, source_of

SEEN = ROOT / ".mutants"
"""Where it is kept what was measured."""
OURS = ("engine", "data", "sandbox", "bot", "tests")
"""Our packages: each may import those before it."""
ASIDE = "wire or crash or browser or reference or postgresql or soak"
"""Tests that run other processes, or for very long."""
Lines = dict[str, list[int]]
"""By the path of a module, which lines of it were run."""
Seen = dict[str, Any]
"""What was measured of a file of tests: `tests`, of which each has `seconds` and `lines`; `texts`,
a digest of each file that it depends on."""


def files_beside(module: str, also: Sequence[str] = ()) -> list[str]:
    """The files of tests next to a module: in the folder of the same name, or importing it.

    Those in the folders or files *also* are taken as if they were.
    """
    folder = Path(module).parent
    beside = folder if folder.parts[0] == "tests" else "tests" / folder
    dotted = ".".join(Path(module).with_suffix("").parts)
    return [
        path
        for path in every_test_file()
        if Path(path).parent == Path(beside)
        or dotted in imported(path)
        or {path, *map(str, Path(path).parents)} & {*also}
    ]


@cache
def every_test_file() -> list[str]:
    """All files of tests."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py"))


@cache
def imported(path: str) -> set[str]:
    """All that *path* imports, by whole names."""
    found = set()
    for node in ast.walk(ast.parse(source_of(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def digest(path: str) -> str:
    """What a file says, in short."""
    return hashlib.sha256((ROOT / path).read_bytes()).hexdigest()[:16]


def kept(path: str) -> Seen | None:
    """What was measured of a file of tests, if that is as it was."""
    try:
        seen: Seen = json.loads(place(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return seen if seen["texts"][path] == digest(path) else None


def place(path: str) -> Path:
    """Where it is kept what was measured of a file of tests."""
    return SEEN / f"{path.replace('/', '.')}.json"


def is_known(path: str, module: str) -> bool:
    """Whether it need not be measured which lines of *module* the tests in *path* run."""
    seen = kept(path)
    return seen is not None and seen["texts"].get(module, digest(module)) == digest(module)


def measure(path: str) -> None:
    """Run the tests in *path*, and keep which lines each runs and how long it takes.

    One that fails without any mutant is none to go by.
    """
    coverage = Coverage(
        data_file=None,
        config_file=False,
        include=[f"{ROOT}/{ours}/*" for ours in (*OURS[:-1], "tests/mutants/sample")],
    )
    watch = Watch(coverage)
    coverage.start()
    pytest.main([*QUIETLY, "-m", f"not ({ASIDE})", path], plugins=[watch])
    coverage.stop()
    lines = lines_of_tests(coverage)
    tests = {
        name: {"seconds": seconds, "lines": lines.get(name, {})}
        for name, seconds in watch.seconds.items()
        if name not in watch.failed
    }
    modules = {module for test in tests.values() for module in test["lines"]}
    texts = {module: digest(module) for module in (path, *modules)}
    SEEN.mkdir(exist_ok=True)
    place(path).write_text(json.dumps({"tests": tests, "texts": texts}), encoding="utf-8")


QUIETLY = (
    *("-q", "--rootdir", str(ROOT), "-p", "no:cacheprovider"),
    # Plugins are loaded before pytest can look at what they assert.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
"""How pytest is called in a fork."""


def lines_of_tests(coverage: Coverage) -> dict[str, Lines]:
    """Which lines of which module each test ran."""
    found: dict[str, Lines] = {}
    data = coverage.get_data()
    for file in data.measured_files():
        module = str(Path(file).relative_to(ROOT))
        for line, tests in data.contexts_by_lineno(file).items():
            for test in filter(None, tests):
                found.setdefault(test, {}).setdefault(module, []).append(line)
    return found


class Watch:
    """Tells coverage which test runs, and notes how long it takes and whether it fails."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Around a test with all that is set up for it."""
        self.coverage.switch_context(item.nodeid)
        begun = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - begun
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """After each of its phases."""
        if not report.passed:
            self.failed.add(report.nodeid)


def best_tests(mutant: Mutant, also: tuple[str, ...]) -> list[tuple[str, float]]:
    """The tests that run what is changed, with their seconds: the likeliest and quickest first.

    What is done when a module is imported belongs to no test: then it is those that run where its
    name stands in the module, and at last all that run anything of it.
    """
    seen = seen_beside(mutant.path, also)
    found = next((tests for lines in lines_to_run(mutant) if (tests := running(seen, lines))), {})
    stem = Path(mutant.path).stem
    alike = Counter[str]()
    ranked = list[tuple[int, bool, float, str]]()
    for name, test in sorted(found.items(), key=lambda one: one[1]["seconds"]):
        # One of each that differ in their values alone, before the second of any.
        function = name.partition("[")[0]
        ranked.append((alike[function], stem not in function, test["seconds"], name))
        alike[function] += 1
    return [(name, seconds) for _, _, seconds, name in sorted(ranked)]


@cache
def seen_beside(module: str, also: tuple[str, ...]) -> dict[str, Any]:
    """The tests next to *module*, and which of its lines each runs."""
    return {
        name: {"seconds": test["seconds"], "lines": set(test["lines"].get(module, ()))}
        for path in files_beside(module, also)
        for name, test in (kept(path) or {"tests": {}})["tests"].items()
    }


def running(seen: dict[str, Any], lines: set[int]) -> dict[str, Any]:
    """Those of some tests that run any of *lines*."""
    return {name: test for name, test in seen.items() if lines & test["lines"]}


def lines_to_run(mutant: Mutant) -> Iterator[set[int]]:
    """Which lines a test should run, in the order in which it says the most."""
    first, last = mutant.statement
    yield {*range(mutant.line, mutant.last_line + 1)}
    yield {*range(first, last + 1)}
    tree = ast.parse(source_of(mutant.path))
    if not is_in_function(tree, first):
        yield lines_with_names(tree, first, last)
        yield {*range(1, tree.body[-1].end_lineno or 1)}


def is_in_function(tree: ast.Module, line: int) -> bool:
    """Whether what stands in *line* is run by a call, and not by an import."""
    return any(
        node.lineno < line <= (node.end_lineno or 0)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def lines_with_names(tree: ast.Module, first: int, last: int) -> set[int]:
    """Where the names stand that the statement from *first* to *last* gives a value."""
    given = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name)
        and isinstance(node.ctx, ast.Store)
        and first <= node.lineno <= last
    }
    return {
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Name) and node.id in given)
        or (isinstance(node, ast.Attribute) and node.attr in given)
    }
