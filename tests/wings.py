"""Which tests go with a feature of the club: without its folder they are left out.

A file of tests goes with those that it imports, itself or by what it imports from `tests`; a test
that only plays with one says so by the marker `wing`.
"""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
IMPORTED = re.compile(r"^\s*(?:from|import) ((?:bot\.club|tests)\.[\w.]+)(?: import (.*))?", re.M)
FEATURE = re.compile(r"(?:tests\.)?bot\.club\.(\w+)")


def wings_of(path: Path) -> set[str]:
    """The features that a file of tests imports, with what it imports from `tests`."""
    files, found = [path], set[str]()
    for file in files:
        own, others = imports(file)
        found |= own
        files += [other for other in others if other not in files]
    return found


@cache
def imports(file: Path) -> tuple[set[str], list[Path]]:
    """The features that a file imports itself, and the files of `tests`."""
    named = IMPORTED.findall(file.read_text(encoding="utf-8"))
    found = [FEATURE.match(module) for module, _ in named]
    wings = {one[1] for one in found if one and not one[1].startswith("test_")}
    tests = [
        one
        for module, names in named
        if module.startswith("tests")
        for one in modules(module, names)
    ]
    return wings, tests


def modules(module: str, names: str) -> list[Path]:
    """The files of a module of `tests`, and of those that are imported from it."""
    inside = ROOT.joinpath(*module.split("."))
    named = [inside / name.strip() for name in names.strip("()").split(",") if name.strip()]
    files = [one.with_suffix(".py") for one in (inside, *named)]
    return [one for one in files if one.exists()]


def is_there(wing: str) -> bool:
    """Whether that feature, or file of the club, is part of this copy of the program."""
    inside = ROOT / "bot" / "club" / wing
    return (inside / "wing.py").exists() or inside.with_suffix(".py").exists()


def is_orphan(path: Path) -> bool:
    """Whether a file of tests goes with a feature that is not there."""
    return path.suffix == ".py" and not all(map(is_there, wings_of(path)))


def leave_out_orphans(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take tests out of *items* that play with a feature that is not there."""
    orphans = [
        item
        for item in items
        if not all(is_there(wing) for mark in item.iter_markers("wing") for wing in mark.args)
    ]
    if orphans:
        config.hook.pytest_deselected(items=orphans)
        items[:] = [item for item in items if item not in orphans]
