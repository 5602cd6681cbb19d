"""How the house stands: rooms in an order, no circle of imports, and one door to a table."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.club.wings import join_all
from bot.commands.subjects import controls
from bot.controls.control import TableControl

ROOT = Path(__file__).parent.parent
CLUB = ROOT / "bot" / "club"
PACKAGES = ("engine", "data", "bot", "sandbox")
ROOMS = (
    *("runtime", "people", "table", "render", "typed", "messages", "minding", "consent"),
    *("lobby", "controls", "learning", "commands", "web", "club", "hosting"),
)
"""The folders of bot/, each of which may import itself and those before it."""
READERS = {
    *("WatchButton", "DetailsButton", "HeldButton", "PastButton", "ReplayControl"),
    *("ReviewButton", "ReviewControl", "MistakeControl"),
}
"""Controls that name a game which their presser only looks at."""


@cache
def modules() -> dict[str, Path]:
    """Every module of ours by its name."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path
    return found


def named(path: Path) -> Iterator[str]:
    """What *path* imports, also within functions and for types alone."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
            yield node.module or ""


@cache
def imports() -> dict[str, set[str]]:
    """Which modules of ours each one imports."""
    known = modules()
    return {name: known.keys() & set(named(path)) - {name} for name, path in known.items()}


def room(module: str) -> int:
    """The place of a module of bot/ among the rooms; those at the top stand above all."""
    _, _, rest = module.partition(".")
    first = rest.partition(".")[0]
    return ROOMS.index(first) if first in ROOMS else len(ROOMS)


def test_rooms_of_the_bot() -> None:
    """Every folder has its place, and imports only what is below it."""
    folders = {path.name for path in (ROOT / "bot").iterdir() if (path / "__init__.py").exists()}
    assert folders == set(ROOMS)
    assert {path.name for path in (ROOT / "bot").glob("*.py")} == {
        "__init__.py",
        "__main__.py",
        "app.py",
    }
    upward = [
        f"{name} -> {other}"
        for name, others in imports().items()
        for other in others - {"bot"}
        if name.startswith("bot.") and other.startswith("bot.") and room(other) > room(name)
    ]
    assert not upward


def wing(module: str) -> str:
    """The feature of the club that a module belongs to, by its folder; empty for all others."""
    _, _, rest = module.partition("bot.club.")
    return rest.partition(".")[0] if "." in rest or (CLUB / rest / "wing.py").exists() else ""


def test_features_of_the_club_are_found_by_nobody() -> None:
    """Nothing outside the club imports it but the roof, and no feature imports another one."""
    every = [(name, other) for name, others in imports().items() for other in others]
    into = {f"{name} -> {other}" for name, other in every if other.startswith("bot.club")}
    inside = {f"{name} -> {other}" for name, other in every if name.startswith("bot.club")}
    assert into - inside == {"bot.app -> bot.club", "bot.app -> bot.club.wings"}
    assert not [
        f"{name} -> {other}"
        for name, other in every
        if wing(other) and name != "bot.app" and wing(name) != wing(other)
    ]


def test_nothing_imports_the_roof() -> None:
    """The parts are joined in one place, which only the command line knows."""
    assert [name for name, others in imports().items() if "bot.app" in others] == ["bot.__main__"]


def test_no_circle() -> None:
    """Whatever imports a module, however far away, is imported by none of what that one needs."""
    left = {name: set(others) for name, others in imports().items()}
    while free := [name for name, others in left.items() if not others]:
        for name in free:
            del left[name]
        for others in left.values():
            others.difference_update(free)
    assert not left


def test_every_control_of_a_table_enters() -> None:
    """Whoever presses what names a game comes in by the one way, unless they only look."""
    join_all()
    at_a_game = [one for one in controls() if "game" in one.template.groupindex]
    others = {one.__name__ for one in at_a_game if not issubclass(one, TableControl)}
    # Where a feature was taken away, so are its controls.
    there = READERS & {one.__name__ for one in at_a_game}
    assert others - {"LessonControl", "LearnButton", "GuideButton"} == there


def test_tables_tell_by_themselves() -> None:
    """Nobody but a table, and what looks after all of them, says that one has changed."""
    telling = {
        name
        for name, path in modules().items()
        if name.startswith("bot.") and "changed.publish(" in path.read_text("utf-8")
    }
    assert telling == {"bot.table.table", "bot.table.tables"}
