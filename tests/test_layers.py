"""Imports go one way and never back; the engine knows neither time nor chance."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAYERS = {
    "engine": set(),
    "data": {"engine"},
    "sandbox": set(),
    "bot": {"engine", "data", "sandbox"},
}
"""What of this project each package may import, besides itself."""

ENGINE_LIBRARIES = {"pydantic"}
IMPURE = {"asyncio", "time", "datetime", "random", "secrets", "uuid", "threading", "socket", "os"}
"""What would let time, chance or the outside into the rules."""

CHANCY = {"players", "review", "puzzles"}
"""What of the engine plays, and so draws by chance from a generator that it is given."""

NOT_NAMES = {"utils", "helpers", "common", "manager", "service", "core"}


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module that *path* imports, by its first name; those for type checking too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield (node.module or "").partition(".")[0]


ALL = [(package, path) for package in LAYERS for path in modules(package)]


def none_of(offenders: Iterator[str]) -> None:
    """Fail with all *offenders*, a line each."""
    found = list(offenders)
    assert not found, "\n" + "\n".join(found)


def test_imports_go_one_way() -> None:
    """No package imports one that stands on it."""
    none_of(
        f"{path} imports {name}"
        for package, path in ALL
        for name in set(imported(path)) & set(LAYERS) - LAYERS[package] - {package}
    )


def test_the_bot_runs_without_the_sandbox() -> None:
    """One module of it runs the bot there: all else goes without what the sandbox needs."""
    assert [path for package, path in ALL if package == "bot" and "sandbox" in imported(path)] == [
        ROOT / "bot" / "hosting" / "sandbox.py"
    ]


def test_engine_is_pure() -> None:
    """The engine needs the standard library and pydantic, and neither clock nor chance."""
    known = {"engine"} | ENGINE_LIBRARIES | sys.stdlib_module_names - IMPURE
    none_of(
        f"{path} imports {name}"
        for path in modules("engine")
        for name in set(imported(path)) - known - ({"random"} if CHANCY & {*path.parts} else set())
    )


def test_only_the_bot_knows_discord() -> None:
    """Discord's library stays in the package that is there for it."""
    assert not any("discord" in imported(path) for package, path in ALL if package != "bot")


def test_only_data_knows_sql() -> None:
    """The database's library stays in the package that is there for it."""
    assert not any("sqlalchemy" in imported(path) for package, path in ALL if package != "data")


def test_names_say_something() -> None:
    """Nothing is called after what could be anything."""
    none_of(
        str(path)
        for _, path in ALL
        if NOT_NAMES & {part.removesuffix(".py") for part in path.relative_to(ROOT).parts}
    )


SECRETS = {"seen_by", "State", "Table", "Event", "seed"}
"""What knows more than one reader may: a renderer is handed what was made from it."""


def names_in(path: Path) -> set[str]:
    """Every name that *path* imports, and every attribute that it reads."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    imports = {
        alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    return imports | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def test_renderers_know_no_secret() -> None:
    """What is shown is made from what its reader sees: no table, no whole state, no seed."""
    none_of(
        f"{path} knows {name}"
        for path in modules("bot/render")
        for name in SECRETS & names_in(path)
    )
