"""A game's key decides nothing outside the game's own file."""

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.variants import VARIANTS

ROOT = Path(__file__).parent.parent
OWN = {ROOT / "engine" / "variants" / f"{key.replace('-', '_')}.py": key for key in VARIANTS}
PLAYERS = ROOT / "engine" / "players"
"""Where each game has a folder of its own: how the computer plays it."""

FILES = [
    path
    for package in ("engine", "data", "bot", "sandbox")
    for path in sorted((ROOT / package).rglob("*.py"))
    if path not in OWN and path != ROOT / "engine" / "variants" / "__init__.py"
]

ALLOWED = {
    ("engine/cards.py", "tile"): "what a tile is called instead of a card",
    ("engine/moves.py", "gin"): "the word of a move",
    ("engine/players/whys.py", "gin"): "the name of a reason",
    ("bot/render/pictures/colours.py", "tile"): "the name of a colour",
    ("bot/render/pictures/faces.py", "tile"): "the name of a ground",
    ("bot/render/story.py", "gin"): "why a round has ended",
    ("data/settings.py", "five-hundred"): "the usual game of a server that has chosen none",
    ("data/migrations/versions/r0003_what_results_are_measured_by.py", "*"): "stored games of then",
}
"""Words that are a key too, by the file that means something else by them; `*` is any of them."""


def words(tree: ast.AST) -> Iterator[str]:
    """Every string constant; those in f-strings too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def compared(tree: ast.AST) -> Iterator[int]:
    """The lines in which the key of a variant is compared, or looked up in a table of some."""
    for node in ast.walk(tree):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            parts = [node.slice]
        elif isinstance(node, ast.Match):
            parts = [node.subject]
        for part in parts:
            if isinstance(part, ast.Attribute) and part.attr == "key":
                owner = part.value
                name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
                if name == "variant":
                    yield part.lineno


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that are imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def offences(path: Path) -> Iterator[str]:
    """What *path* knows of single games, a line each."""
    tree, place = ast.parse(path.read_text(encoding="utf-8")), str(path.relative_to(ROOT))
    for word in {word for word in words(tree) if word in VARIANTS}:
        if ALLOWED.keys().isdisjoint({(place, word), (place, "*")}):
            yield f"{place} names {word}"
    yield from (f"{place}:{line} compares a key" for line in compared(tree))
    for name in imported(tree):
        if name.startswith("engine.variants.") and path.parent != PLAYERS / name.split(".")[2]:
            yield f"{place} imports {name}"


def test_no_game_is_singled_out() -> None:
    """No key is written or compared outside its game's file, and nothing imports that file."""
    assert [offence for path in FILES for offence in offences(path)] == []


def test_every_exception_is_needed() -> None:
    """What is allowed stands there still."""
    for place, word in ALLOWED:
        found = set(words(ast.parse((ROOT / place).read_text(encoding="utf-8"))))
        assert found & (VARIANTS.keys() if word == "*" else {word}), place


def test_every_game_has_its_file() -> None:
    """A game's file is called after its key."""
    assert [str(path) for path in OWN if not path.exists()] == []
