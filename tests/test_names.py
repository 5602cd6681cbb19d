"""One word, one thing: what classes, variables and docstrings may not be called, or begin with."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOPS = ("engine", "data", "bot", "sandbox")
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
RENAMED = ("whisper", "aside", "asides", "fronts", "undress", "evenings", "settle")
"""Words that have given way to others: reply_privately, side_messages, focus, take_roles …"""
VERBS = (
    "Add|Answer|Ask|Begin|Bring|Call|Change|Delete|Draw|Drop|Edit|End|Find|Give|Hold|Join|Keep|"
    "Leave|Let|Make|Open|Post|Propose|Put|Read|Remove|Say|Send|Show|Start|Stop|Store|Take|Tell|"
    "Undo|Write"
)
LEANING = re.compile(
    rf"(?:The same|Likewise|As such|As above|That of|Theirs|Do (?:so|it|that|the same)|"
    rf"(?:{VERBS}) (?:it|them|so)|It|Its|They|Their)\b"
)
"""How a sentence begins that cannot be read without the one before it."""


@cache
def trees(top: str) -> dict[str, ast.Module]:
    """Every file below a folder, parsed."""
    return {
        str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / top).rglob("*.py"))
    }


def words_of(name: str) -> list[str]:
    """The words of an identifier: `SideMessages` and `_side_messages` are of two each."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).strip("_").lower().split("_")


def identifiers(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Whatever a file gives a name to, or asks an object for, and in which line."""
    for node in ast.walk(tree):
        if isinstance(node, Definition):
            yield node.name, node.lineno
        elif isinstance(node, ast.Name):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno


def long_lived(node: ast.AST) -> Iterator[tuple[str, int]]:
    """The names that live longer than a comprehension or a lambda, and in which line."""
    if isinstance(node, ast.Lambda):
        yield from long_lived(node.body)
        return
    if isinstance(node, Definition | ast.arg):
        yield getattr(node, "name", None) or getattr(node, "arg", ""), node.lineno
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id, node.lineno
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.comprehension):
            yield from long_lived(child.iter)
            for condition in child.ifs:
                yield from long_lived(condition)
        else:
            yield from long_lived(child)


def documented(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The docstrings of a file, and in which lines they are."""
    for node in ast.walk(tree):
        if isinstance(node, Definition | ast.Module):
            yield getattr(node, "lineno", 1), ast.get_docstring(node) or ""


def classes_of(top: str) -> Iterator[str]:
    """The names of the public classes below a folder."""
    for tree in trees(top).values():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def aliases_of(top: str) -> Iterator[tuple[str, str]]:
    """The types below a folder that are given a name, each with what that stands for."""
    for tree in trees(top).values():
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name, value = node.targets[0].id, ast.unparse(node.value)
                if re.match(r"[A-Z]\w*[a-z]", name) and not value.startswith("TypeVar"):
                    yield name, value


def test_no_class_is_called_like_another() -> None:
    """Each public class of the bot has a name of its own, which none in data/ has either."""
    classes = Counter(name for top in ("bot", "data") for name in classes_of(top))
    assert [name for name, count in classes.items() if count > 1] == []


def test_no_type_is_called_like_another() -> None:
    """Nor is a type of values called like a class, or like another type."""
    aliases = {pair for top in ("bot", "data") for pair in aliases_of(top)}
    names = Counter([*(name for name, _ in aliases), *classes_of("bot"), *classes_of("data")])
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("top", TOPS)
def test_one_is_short_lived(top: str) -> None:
    """Nothing is called `one` for longer than a comprehension or a lambda."""
    found = [
        f"{path}:{line}"
        for path, tree in trees(top).items()
        for name, line in long_lived(tree)
        if name == "one"
    ]
    assert found == []


@pytest.mark.parametrize("top", TOPS)
def test_docstrings_stand_alone(top: str) -> None:
    """No docstring begins with words that lean on what stands before it."""
    found = [
        f"{path}:{line} {text.splitlines()[0]}"
        for path, tree in trees(top).items()
        for line, text in documented(tree)
        if LEANING.match(text)
    ]
    assert found == []


@pytest.mark.parametrize("top", ["engine", "data", "bot"])
def test_what_was_renamed_does_not_come_back(top: str) -> None:
    """No name has a word in it that has given way to others."""
    found = [
        f"{path}:{line} {name}"
        for path, tree in trees(top).items()
        for name, line in identifiers(tree)
        if set(words_of(name)).intersection(RENAMED)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        pytest.param("for one in rows: pass", ["one"], id="a loop"),
        pytest.param("with held() as (tx, one): pass", ["tx", "one"], id="a with"),
        pytest.param("def act(one): pass", ["act", "one"], id="a parameter"),
        pytest.param("if one := found(): pass", ["one"], id="an assignment in passing"),
        pytest.param("[one for one in rows]", [], id="a comprehension"),
        pytest.param("sorted(rows, key=lambda one: one.id)", [], id="a lambda"),
        pytest.param(
            "[a for a in rows if (one := of(a))]", ["one"], id="one out of a comprehension"
        ),
    ],
)
def test_what_lives_long(text: str, names: list[str]) -> None:
    """The variables of statements and the parameters of functions do."""
    assert [name for name, _ in long_lived(ast.parse(text))] == names


def test_what_leans() -> None:
    """A sentence about "it" or "the same" does; one that says what is shown does not."""
    assert LEANING.match("The same, out of which those are who may not play")
    assert LEANING.match("Show it.")
    assert not LEANING.match("Show the panel of blocked people in a message of its own.")
    assert not LEANING.match("Items of a list.")
